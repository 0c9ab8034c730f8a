import type { Sort, User } from '@tradecounter/api/contract'
import { hiddenPrices } from '@tradecounter/shop/core'

export type ListSort = Sort

/** The sorts of a list (spec §2), the standard one first, and those for customers. */
export const sorts = [
  'Relevance',
  'AlphabeticalAsc',
  'AlphabeticalDesc',
  'PriceAsc',
  'PriceDesc',
  'StockDesc',
] as const satisfies readonly Sort[]

const forEverybody: readonly Sort[] = ['Relevance', 'AlphabeticalAsc', 'AlphabeticalDesc']

/** The sorts that a user is offered: by price only while they see prices (spec §6). */
export function offeredSorts(user: User | null): readonly Sort[] {
  if (user === null) return forEverybody
  return hiddenPrices(user) === null ? sorts : [...forEverybody, 'StockDesc']
}
