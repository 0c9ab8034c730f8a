import { canOpen } from '@tradecounter/shop/account'
import type { Route, ShopContext } from '@tradecounter/shop/core'

/** Milliseconds after which a tour starts (spec §9). */
export const startsAfter = 1000

/** The tours of the shop. */
export type TourId = 'search-filters' | 'direct-order' | 'my-pages' | 'order-info'

/** The tour of a page, if its site has tours and the reader may see the page. */
export function tourOf(route: Route, context: ShopContext): TourId | null {
  if (!context.settings.introTour.show) return null
  switch (route.page) {
    case 'search':
    case 'category':
      return 'search-filters'
    case 'order-directly':
      return 'direct-order'
    case 'my-account':
      return context.user !== null && route.section === 'overview' ? 'my-pages' : null
    case 'order':
      return context.user !== null && canOpen('order-info', context) ? 'order-info' : null
    default:
      return null
  }
}
