import type { createStore } from 'jotai'
import {
  fingerprintId,
  megaMenuAtom,
  miniCartAtom,
  onShownLater,
  pushEvent,
  whenConsented,
  whenVisible,
  type Caller,
} from '@tradecounter/shop/core'
import { trackedUser } from '../calls.ts'

type Store = ReturnType<typeof createStore>

/** The path of the last visit that was told of. */
let toldPath: string | null = null

/** Who visits, asked on every change of path (spec §7), by consent only. Out of reach, nobody hears of it. */
function tellVisit(caller: Pick<Caller, 'get'>): void {
  whenVisible(() =>
    whenConsented('C0002', () => {
      const { pathname } = window.location
      if (pathname === toldPath) return
      toldPath = pathname
      void trackedUser(caller).then(
        ({ isLoggedIn, site, language }) =>
          pushEvent({
            event: 'user_info',
            is_logged_in: isLoggedIn,
            site,
            language,
            fingerprint_id: fingerprintId(),
          }),
        () => {},
      )
    }),
  )
}

/** Paths change with the page, within it, on the way back, and when a page comes back from the browser's memory. */
function watchPath(caller: Pick<Caller, 'get'>): () => void {
  const tell = (): void => tellVisit(caller)
  toldPath = null
  tell()
  // The Navigation API hears of `pushState` too; a browser without it changes the path only with the page.
  const navigation = 'navigation' in window ? window.navigation : undefined
  navigation?.addEventListener('currententrychange', tell)
  window.addEventListener('popstate', tell)
  const stop = onShownLater((from) => {
    if (from !== 'memory') return
    toldPath = null
    tell()
  })
  return () => {
    navigation?.removeEventListener('currententrychange', tell)
    window.removeEventListener('popstate', tell)
    stop()
  }
}

/** A link of the header's menus that is pressed. */
function follow({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('header nav a') : null
  if (link !== null)
    pushEvent({ event: 'menu', menu_action: 'follow', menu_url: link.getAttribute('href') ?? '' })
}

/** The menu's panels that are opened, and its links that are followed. */
function watchMenu(store: Store): () => void {
  let open = store.get(megaMenuAtom).openId
  const stop = store.sub(megaMenuAtom, () => {
    const { openId } = store.get(megaMenuAtom)
    if (openId !== open && openId !== null)
      pushEvent({ event: 'menu', menu_action: 'open', menu_url: openId })
    open = openId
  })
  document.addEventListener('click', follow)
  return () => {
    stop()
    document.removeEventListener('click', follow)
  }
}

/** The mini cart when it is opened. */
function watchMiniCart(store: Store): () => void {
  let open = store.get(miniCartAtom).open
  return store.sub(miniCartAtom, () => {
    const next = store.get(miniCartAtom).open
    if (next && !open) pushEvent({ event: 'cart', cart_action: 'open' })
    open = next
  })
}

/** Tells statistics of the visit, the menu and the mini cart (HELP-10). Answers how to stop. Browser only. */
export function tellStatistics(store: Store, caller: Pick<Caller, 'get'>): () => void {
  const stops = [watchPath(caller), watchMenu(store), watchMiniCart(store)]
  return () => stops.forEach((stop) => stop())
}
