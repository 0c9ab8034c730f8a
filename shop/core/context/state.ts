import { atom, createStore } from 'jotai'
import type { ShopContext } from './context.ts'

/** Number of lines in the cart, as the header shows it. */
export const cartCountAtom = atom<number | null>(0)

/** One sticky element, as far as it covers the top of the window: in CSS pixels. */
export interface StickyPart {
  name: string
  size: number
}

/** The stack of sticky elements. */
export const stickyAtom = atom<readonly StickyPart[]>([])

/** Direct order list: whether it stands open, and the entry that is being typed. The list itself is the server's. */
export const directOrderListAtom = /* @__PURE__ */ atom<{ open: boolean; article: string; quantity: string }>(
  {
    open: false,
    article: '',
    quantity: '',
  },
)

/** Facet cards by attribute id, as the user has folded them and shown their values. A card that is not in it has its default. */
export const facetCardAtom = /* @__PURE__ */ atom<
  Readonly<Record<string, { expanded?: boolean; showsAll?: boolean }>>
>({})

/** Whether the login panel stands open. */
export const loginPanelExpandedAtom = atom(false)

/** Mega menu: the open item's address. */
export const megaMenuAtom = atom<{ openId: string | null }>({ openId: null })

/** How the mini cart is to be fetched next (spec §4) and when it was last, in milliseconds; 0 is never. */
export const miniCartAtom = atom<{
  open: boolean
  reload: 'none' | 'normal' | 'withPrices'
  reloadedAt: number
}>({
  open: false,
  reload: 'none',
  reloadedAt: 0,
})

/** The atoms of one request, or of one page in the browser, seeded from its context. */
export function createShopStore(context: ShopContext): ReturnType<typeof createStore> {
  const store = createStore()
  store.set(cartCountAtom, context.cartCount)
  return store
}
