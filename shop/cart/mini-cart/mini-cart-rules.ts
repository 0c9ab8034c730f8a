import type { MiniCart } from '@tradecounter/api/contract'

/** How the mini cart is asked for next (spec §4): not of its own accord, as it is, or with prices. */
export type MiniCartReload = 'none' | 'normal' | 'withPrices'

/** Age in milliseconds above which a kept mini cart is fetched again (spec §9). */
export const miniCartMaxAge = 60_000

/**
 * Whether an opened mini cart is fetched (CART-4): nothing is kept, what is kept is older than 60 s, or a reload
 * was asked for. A clock that was set back makes what is kept untrustworthy and so counts as old.
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

/** What of a mini cart may be shown (CART-5). Visitors never see an amount, whatever the answer holds. */
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
