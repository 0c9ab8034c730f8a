import type { ComponentType } from 'react'
import type { TranslationGroup } from '../../translations/keys.ts'
import type { PageId, RouteTo } from '../../pages/pages.ts'
import type { AnswerAddress } from '../http/answer-address.ts'
import type { ShopContext } from './context.ts'

/** Content of the document's head, in the reader's language. */
export interface Head {
  title: string
  description?: string
  /** Path of the page without filters and locale prefix; null if the page must not be indexed. */
  canonicalPath: string | null
  noindex?: boolean
  /** schema.org objects, escaped by the host. */
  structuredData?: readonly object[]
}

/** Answers of the page's calls, by address; failed calls are absent. */
export type Answers = Readonly<Record<string, unknown>>

/** The answer of one call, typed by it as `useAnswer` does; undefined if it failed. */
export const answerAt = <Answer>(answers: Answers, address: AnswerAddress<Answer>): Answer | undefined =>
  answers[address] as Answer | undefined // the host stores every answer under its address

/** A POST call for rendering a page: its answer is stored under `key`, the serialised SWR key of its hook. */
export interface PostNeed {
  key: string
  address: string
  body: object
}

/**
 * One page of the shop. The host fetches `needs`, passes the answers to SWR as its fallback (so that the browser
 * fetches nothing twice), and renders `View` inside the shell. Address, layout and rule are in its declaration
 * (`page.ts`).
 */
export interface PageDefinition<P extends PageId = PageId> {
  id: P
  /** Groups of translations (`cart` for `cart.*`) beyond those of the shell. */
  translations: readonly TranslationGroup[]
  /**
   * GET addresses, exactly as the page's SWR hooks use them as keys; asked only for users who may see the page. The
   * first one decides the status: its 404 is the page's 404.
   */
  needs(route: RouteTo<P>, context: ShopContext): string[]
  /** POST calls after the needs, for signed-in users only (VAR-8). If one fails, the browser makes it. */
  postNeeds?(route: RouteTo<P>, answers: Answers, context: ShopContext): readonly PostNeed[]
  /** The page has personal content: if the person is unknown, it fails. Pages for signed-in users do the same. */
  personal?: true
  /** Local path to redirect to, without a locale prefix; null to stay. */
  redirectTo?(route: RouteTo<P>, answers: Answers, context: ShopContext): string | null
  /**
   * Address of the call that answers where an address of an earlier form leads (`{ url }`), asked after the needs and
   * only if the path is not the one that the page has today; null to stay. `path` is without a locale prefix.
   */
  earlierAddress?(route: RouteTo<P>, path: string, answers: Answers): string | null
  head(route: RouteTo<P>, answers: Answers, context: ShopContext): Head
  View: ComponentType<{ route: RouteTo<P> }>
}
