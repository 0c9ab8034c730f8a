import type { MiniCart } from '@tradecounter/api/contract'

/** How to fetch the mini cart next (spec §4): not, normally, or with prices. */
export type MiniCartReload = 'none' | 'normal' | 'withPrices'

/** Age in milliseconds after which a cached mini cart is fetched again (spec §9). */
export const miniCartMaxAge = 60_000

/**
 * Whether an opened mini cart must be fetched (CART-4): nothing is cached, the cache is older than 60 s, or a
 * reload was requested. If the clock was set back, the cache counts as old.
 */
export function mustReloadMiniCart(kept: {
  cached: boolean
  reload: MiniCartReload
  /** Milliseconds since the epoch. */
  reloadedAt: number
  now: number
}): boolean {
  const age = kept.now - kept.reloadedAt
  return !kept.cached || kept.reload !== 'none' || age > miniCartMaxAge || age < 0
}

/** The visible amounts of a mini cart (CART-5). Visitors never see an amount, whatever the answer contains. */
export function miniCartPrices(
  cart: MiniCart,
  signedIn: boolean,
): { total: number | null; lines: boolean; fetchOffered: boolean } {
  return {
    total: signedIn && !cart.hideTotalPrice ? cart.miniCartTotalSum : null,
    lines: signedIn,
    fetchOffered: signedIn && cart.showFetchPricesItems,
  }
}
