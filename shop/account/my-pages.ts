import { addressOf, type ShopContext, type WordKey } from '@tradecounter/shop/core'
import { useAllowedPages } from './calls.ts'

/** Pages below /my-pages/ that the shop has (spec §2), by the ids that the server allows. */
const pages = [
  { id: 'order-history', title: 'account.order-history', route: { page: 'order-history', number: 1 } },
  { id: 'order-directly', title: 'shell.direct-order', route: { page: 'order-directly' } },
] as const
const ids = pages.map(({ id }) => id)

/** Links to those pages that the server allows. `word` gives the word of a key. */
export const myPagesLinks = (
  allowed: readonly string[],
  context: ShopContext,
  word: (key: WordKey) => string,
): { title: string; url: string }[] =>
  pages
    .filter(({ id }) => allowed.includes(id))
    .map(({ title, route }) => ({ title: word(title), url: addressOf(route, context) }))

/** The allowed pages as the new menu asks for them (ACC-3); nothing is asked while it is not `wanted`. */
export function useMyPages(wanted: boolean): { allowed: readonly string[]; failed: boolean } {
  const { data = [], error } = useAllowedPages(wanted ? ids : [])
  return { allowed: data, failed: error !== undefined }
}
