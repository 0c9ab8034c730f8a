import { atom, createStore } from 'jotai'
import type { ShopContext } from './context.ts'

/** The request's context, which never changes on a page; null outside a store that `createShopStore` has created. */
export const siteAtom = atom<ShopContext | null>(null)

/** Number of lines in the cart, as shown in the header. */
export const cartCountAtom = atom<number | null>(0)

/** A sticky element and the height that it covers at the top of the window, in CSS pixels. */
export interface StickyPart {
  name: string
  size: number
}

/** All sticky elements. */
export const stickyAtom = atom<readonly StickyPart[]>([])

/**
 * Direct order: whether it is open, and the current input. The list itself is on the server. Here, because a file of
 * its own would be one more request of every page.
 */
export const directOrderListAtom = atom<{ open: boolean; article: string; quantity: string }>({
  open: false,
  article: '',
  quantity: '',
})

/** Whether the login panel is open. */
export const loginPanelExpandedAtom = atom(false)

/** How to fetch the mini cart next (spec §4) and when it was last fetched, in milliseconds; 0 is never. */
export const miniCartAtom = atom<{
  open: boolean
  reload: 'none' | 'normal' | 'withPrices'
  reloadedAt: number
}>({
  open: false,
  reload: 'none',
  reloadedAt: 0,
})

/** The atoms of one request, or of one page in the browser, initialised from its context. */
export function createShopStore(context: ShopContext): ReturnType<typeof createStore> {
  const store = createStore()
  store.set(siteAtom, context)
  store.set(cartCountAtom, context.cartCount)
  return store
}
