import type { User } from '@tradecounter/api/contract'
import { hiddenPrices } from '@tradecounter/shop/core'

/**
 * What identifies the reader of a page: the person, and everything of theirs that affects all pages. Empty for a
 * visitor. Two pages with the same value show the same prices and articles.
 */
export const personOf = (user: User | null): string =>
  user === null
    ? ''
    : [
        user.userId,
        user.customerId,
        hiddenPrices(user) === null ? '' : 'prices-hidden',
        user.onlyMyAssortment.onlyMyAssortmentChecked ? 'own-assortment' : '',
      ].join(' ')
