import type { Head, Language, PageDefinition, PageId, Route, ShopContext } from '@tradecounter/shop/core'

/** Text in UTF-8. */
export type Bytes = Buffer<ArrayBuffer>

/** An answer of the API. `script` is `json`, escaped for a script element. */
export interface ApiAnswer {
  status: number
  json: unknown
  script: Bytes
}

/** Texts of the interface (SITE-6). */
export interface TranslationSource {
  /** The texts of some groups in one language: the same object until they change. */
  translationsFor(language: Language, groups: readonly string[]): ShopContext['translations']
  /** Reports a missing text. */
  missing(language: Language, key: string): void
}

/** The input of a page: context, route, translations and the API. */
export interface PageRequest {
  route: Route
  context: Omit<ShopContext, 'translations'>
  translations: TranslationSource
  /** Whether markup shared by many pages is cached (`page-fragments.ts`). @default true */
  cacheFragments?: boolean
  /** Path of the request without its locale prefix; absent for a page that is not that of an address. */
  path?: string
  ask(address: string): Promise<ApiAnswer>
  /** Posts on behalf of the signed-in user, with a body. */
  post(address: string, body: object): Promise<ApiAnswer>
}

/** A rendered page. `data` is JSON, escaped for a script element. */
export interface PageAnswer {
  status: number
  context: ShopContext
  head: Head
  /** Markup before the root element. */
  beforeRoot: string
  /** The markup of the page; cached fragments are bytes. */
  body: readonly (string | Bytes)[]
  data: readonly (string | Bytes)[]
  /** False if an answer failed temporarily. Such a page must not be cached. */
  complete: boolean
}

/** `missing`: the not-found page is rendered instead. `redirectTo`: path of another page. */
export type PageResult = PageAnswer | { missing: true } | { redirectTo: string }

/** Any page of the shop. Its `+route` decides which route it is for. */
export type AnyPage = { [P in PageId]: PageDefinition<P> }[PageId]

/** The page of a template: one of the shop, or that of the operator area, which no address of the shop leads to. */
export type TemplateRoute = Route | { page: 'operator-area' }

/** Input of vite-plugin-ssr's page selection. */
export interface TemplateInput {
  urlOriginal: string
  route: TemplateRoute
}

/** Input of the hooks. `Page` is the export of the `+Page` file. */
export interface HostPageContext extends TemplateInput {
  Page: AnyPage
}

/** The data in the document, for the browser. */
export interface PageData {
  route: Route
  context: ShopContext
  answers: Readonly<Record<string, unknown>>
  /** The page's own call failed: `FailedView` is shown. */
  failed?: boolean
}

/** Ids of the root element and of the data. */
export const rootId = 'root'
export const dataId = 'page-data'
