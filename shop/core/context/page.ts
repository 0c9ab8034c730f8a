import type { ComponentType } from 'react'
import type { TranslationGroup } from '../../translations/keys.ts'
import type { PageId, Route, ShopContext } from './context.ts'

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

/** A POST call for rendering a page: its answer is stored under `key`, the serialised SWR key of its hook. */
export interface PostNeed {
  key: string
  address: string
  body: object
}

/**
 * One page of the shop. The host fetches `needs`, passes the answers to SWR as its fallback (so that the browser
 * fetches nothing twice), and renders `View` inside the shell.
 */
export interface PageDefinition<P extends PageId = PageId> {
  id: P
  /** Groups of translations (`cart` for `cart.*`) beyond those of the shell. */
  translations: readonly TranslationGroup[]
  /** GET addresses, exactly as the page's SWR hooks use them as keys. */
  needs(route: Extract<Route, { page: P }>, context: ShopContext): string[]
  /** POST calls after the needs, for signed-in users only (VAR-8). If one fails, the browser makes it. */
  posts?(route: Extract<Route, { page: P }>, answers: Answers, context: ShopContext): readonly PostNeed[]
  /** Who may see the page. The first need decides the status: its 404 is the page's 404. */
  access: 'everyone' | 'signed-in'
  /** The page has personal content: if the person is unknown, it fails. Pages with `signed-in` do the same. */
  personal?: true
  /**
   * Whether a signed-in user may see it; absent allows everyone. The page's own view shows the refusal, with status
   * 403.
   */
  permits?(context: ShopContext, route: Extract<Route, { page: P }>): boolean
  /** Whether the site has the page; absent is yes. Without it the answer is the not-found page. */
  exists?(context: ShopContext): boolean
  /** Local path to redirect to, without a locale prefix; null to stay. */
  leadsTo?(route: Extract<Route, { page: P }>, answers: Answers, context: ShopContext): string | null
  /**
   * Address of the call that answers where an address of an earlier form leads (`{ url }`), asked after the needs and only if the
   * path is not the one that the page has today; null to stay. `path` is without a locale prefix.
   */
  earlierAddress?(route: Extract<Route, { page: P }>, path: string, answers: Answers): string | null
  head(route: Extract<Route, { page: P }>, answers: Answers, context: ShopContext): Head
  View: ComponentType<{ route: Extract<Route, { page: P }> }>
}
