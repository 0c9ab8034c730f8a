import type { ComponentType } from 'react'
import type { TranslationGroup } from '../../translations/keys.ts'
import type { PageId, Route, ShopContext } from './context.ts'

/** What the document's head says of a page. Texts are already in the reader's language. */
export interface Head {
  title: string
  description?: string
  /** Path of the page without its filters, without a locale prefix; null for a page that has no place of its own. */
  canonicalPath: string | null
  noindex?: boolean
  /** schema.org objects, escaped by the host. */
  structuredData?: readonly object[]
}

/** Answers of the calls that a page needs, by address, as the host got them; a failed call is absent. */
export type Answers = Readonly<Record<string, unknown>>

/** A call with a body that a page is drawn with: its answer is kept under `key`, as SWR writes the key of its hook. */
export interface PostNeed {
  key: string
  address: string
  body: object
}

/**
 * One page of the shop. The host asks the api for `needs`, gives the answers to SWR as its fallback (so the
 * browser asks for nothing twice), and renders `View` inside the shell.
 */
export interface PageDefinition<P extends PageId = PageId> {
  id: P
  /** Groups of translations (`cart` for `cart.*`) beyond those of the shell. */
  translations: readonly TranslationGroup[]
  /** GET addresses, exactly as the page's SWR hooks use them as keys. */
  needs(route: Extract<Route, { page: P }>, context: ShopContext): string[]
  /**
   * What is posted for once the needs are answered, for a signed-in user alone (VAR-8). What fails is left to the browser,
   * which asks for what it has no answer to.
   */
  posts?(route: Extract<Route, { page: P }>, answers: Answers, context: ShopContext): readonly PostNeed[]
  /** The first need decides the status: its 404 is the page's 404. Who may see the page is said here. */
  access: 'everyone' | 'signed-in'
  /** It shows what belongs to its reader: where that could not be found out, the page has failed. As `signed-in` pages do. */
  personal?: true
  /** Whether a signed-in user may see it; all may when absent. The refusal is the page's own view, with status 403. */
  permits?(context: ShopContext): boolean
  /** Local path that a visitor is led on to instead, without a locale prefix; null for staying. */
  leadsTo?(route: Extract<Route, { page: P }>, answers: Answers, context: ShopContext): string | null
  head(route: Extract<Route, { page: P }>, answers: Answers, context: ShopContext): Head
  View: ComponentType<{ route: Extract<Route, { page: P }> }>
}
