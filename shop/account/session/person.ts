import type { User } from '@tradecounter/api/contract'
import { hiddenPrices } from '@tradecounter/shop/core'

/**
 * What a page was made for: the person, and everything of theirs that changes what all pages show. Empty for a visitor.
 * Two pages with the same text show the same prices and the same articles.
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
