import type { Head, Language, PageDefinition, PageId, Route, ShopContext } from '@tradecounter/shop/core'

/** Text that is encoded already. */
export type Bytes = Buffer<ArrayBuffer>

/** An answer of the api as a page's need got it. `script` is the same as `json`, ready to stand in a script element. */
export interface ApiAnswer {
  status: number
  json: unknown
  script: Bytes
}

/** Where the words of pages come from (SITE-6). */
export interface TranslationSource {
  /** The words of some groups in one language: the same object until the words change. */
  wordsFor(language: Language, groups: readonly string[]): ShopContext['words']
  /** Takes note of a word that a page asked for in vain. */
  missing(language: Language, key: string): void
}

/** What a page is made from: the visitor's context without words, the route, and ways to get words and ask the api. */
export interface PageRequest {
  route: Route
  context: Omit<ShopContext, 'words'>
  words: TranslationSource
  /** Whether markup that many pages share is kept (`fragment-cache.ts`). @default true */
  cacheFragments?: boolean
  ask(address: string): Promise<ApiAnswer>
  /** Posts on behalf of the signed-in user, with a body. */
  post(address: string, body: object): Promise<ApiAnswer>
}

/** One page, rendered. `data` is JSON that is safe inside a script element, in pieces that may be used again. */
export interface PageAnswer {
  status: number
  context: ShopContext
  head: Head
  /** Markup before the root element. */
  beforeRoot: string
  /** The markup of the page, in pieces of which some are used by many pages. */
  body: readonly (string | Bytes)[]
  data: readonly (string | Bytes)[]
  /** False when a need failed that could succeed a moment later: then nobody may keep the page. */
  complete: boolean
}

/** `missing` asks for the not-found page instead, and `redirectTo` is the path of the page to go to. */
export type PageResult = PageAnswer | { missing: true } | { redirectTo: string }

/** Any page of the shop; which route belongs to it is decided by its own `+route`. */
export type AnyPage = { [P in PageId]: PageDefinition<P> }[PageId]

/** What the host gives to vite-plugin-ssr to choose a page. */
export interface TemplateInput {
  urlOriginal: string
  route: Route
}

/** What the hooks get: the page's definition is what its `+Page` file exports. */
export interface HostPageContext extends TemplateInput {
  Page: AnyPage
}

/** What the browser finds in the document. */
export interface PageData {
  route: Route
  context: ShopContext
  answers: Readonly<Record<string, unknown>>
  /** The page's own answer could not be had: the frame stands around an apology. */
  failed?: boolean
}

/** Ids of the two elements that both sides know. */
export const rootId = 'root'
export const dataId = 'page-data'
