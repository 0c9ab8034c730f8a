import { atom, createStore } from 'jotai'
import type { SiteSettings } from '@tradecounter/api/contract'
import type { ShopContext } from './context.ts'

/** Site group (spec §3): what the server said of the site. */
export interface SiteState {
  settings: SiteSettings | null
  language: string
  requestLanguage: string
  clientOrigin: string
  environment: string
  /** True outside production. */
  test: boolean
}
export const siteAtom = atom<SiteState>({
  settings: null,
  language: '',
  requestLanguage: '',
  clientOrigin: '',
  environment: '',
  test: false,
})

/** Number of lines in the cart, as the header shows it. */
export const cartCountAtom = atom(0)

/** Browser group (spec §3): mobile or not once it is known (null on the server), and the stack of sticky elements. */
export const browserAtom = atom<{ isMobile: boolean | null; sticky: readonly string[] }>({
  isMobile: null,
  sticky: [],
})

/** Whether the login panel stands open. */
export const loginPanelExpandedAtom = atom(false)

/** Mega menu: the open item's address, and whether its panels are being fetched. */
export const megaMenuAtom = atom<{ openId: string | null; loading: boolean }>({
  openId: null,
  loading: false,
})

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

/** Warranty text of the product that the page shows. */
export const warrantyTextAtom = atom('')

/** Whether the last copy to the clipboard succeeded, and whether its hint shows. */
export const copyStatusAtom = atom<{ success: boolean; showing: boolean }>({ success: false, showing: false })

/** The atoms of one request, or of one page in the browser, seeded from its context. */
export function createShopStore(context: ShopContext): ReturnType<typeof createStore> {
  const store = createStore()
  store.set(siteAtom, {
    settings: context.settings,
    language: context.language,
    requestLanguage: context.locale,
    clientOrigin: context.origin,
    environment: context.environment,
    test: context.environment !== 'prd',
  })
  store.set(cartCountAtom, context.cartCount)
  return store
}
