import type { createStore } from 'jotai'
import {
  fingerprintId,
  miniCartAtom,
  onLateShow,
  pushEvent,
  whenConsented,
  whenVisible,
  type HttpClient,
} from '@tradecounter/shop/core'
import { trackedUser } from '../calls.ts'
import { megaMenuAtom } from '../menu/state.ts'

type Store = ReturnType<typeof createStore>

/** The path of the last tracked visit. */
let trackedPath: string | null = null

/** Who visits, asked on every change of path (spec §7), by consent only. Out of reach, nobody hears of it. */
function trackVisit(httpClient: Pick<HttpClient, 'get'>, analyticsSiteId: number): void {
  whenVisible(() =>
    whenConsented('C0002', () => {
      const { pathname } = window.location
      if (pathname === trackedPath) return
      trackedPath = pathname
      void trackedUser(httpClient).then(
        ({ isLoggedIn, site, language }) =>
          pushEvent({
            event: 'user_info',
            is_logged_in: isLoggedIn,
            site,
            analytics_site_id: analyticsSiteId,
            language,
            fingerprint_id: fingerprintId(),
          }),
        () => {},
      )
    }),
  )
}

/** Paths change with the page, within it, on the way back, and when a page comes back from the browser's memory. */
function watchPath(httpClient: Pick<HttpClient, 'get'>, analyticsSiteId: number): () => void {
  const track = (): void => trackVisit(httpClient, analyticsSiteId)
  trackedPath = null
  track()
  // The Navigation API reports `pushState` too; without it the path changes only with the page.
  const navigation = 'navigation' in window ? window.navigation : undefined
  navigation?.addEventListener('currententrychange', track)
  window.addEventListener('popstate', track)
  const stop = onLateShow((from) => {
    if (from !== 'memory') return
    trackedPath = null
    track()
  })
  return () => {
    navigation?.removeEventListener('currententrychange', track)
    window.removeEventListener('popstate', track)
    stop()
  }
}

/** Tracks a click on a link of the header's menus. */
function follow({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('header nav a') : null
  if (link !== null)
    pushEvent({ event: 'menu', menu_action: 'follow', menu_url: link.getAttribute('href') ?? '' })
}

/** Tracks opened menu panels and followed links. */
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

/** Tracks the opened mini cart. */
function watchMiniCart(store: Store): () => void {
  let open = store.get(miniCartAtom).open
  return store.sub(miniCartAtom, () => {
    const next = store.get(miniCartAtom).open
    if (next && !open) pushEvent({ event: 'cart', cart_action: 'open' })
    open = next
  })
}

/** Tells statistics of the visit, the menu and the mini cart (HELP-10). Answers how to stop. Browser only. */
export function trackFrame(
  store: Store,
  httpClient: Pick<HttpClient, 'get'>,
  analyticsSiteId: number,
): () => void {
  const stops = [watchPath(httpClient, analyticsSiteId), watchMenu(store), watchMiniCart(store)]
  return () => stops.forEach((stop) => stop())
}
