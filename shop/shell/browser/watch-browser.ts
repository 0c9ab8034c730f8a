import type { createStore } from 'jotai'
import { browserAtom } from '@tradecounter/shop/core'
import { mobile } from './mobile.ts'
import { settleAhead } from './settle-ahead.ts'
import { keepSticky, keepStickyRoom } from './sticky.ts'

/** Takes the feature toggles out of the address, which the server has heeded already, without a history entry (SHELL-3). */
function dropToggles(): void {
  const { pathname, search, hash } = window.location
  if (!search.includes('featureToggle')) return
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('featureToggle'))
    .join('&')
  window.history.replaceState(window.history.state, '', `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`)
}

/**
 * Keeps the browser group of the shared state (SHELL-1, SHELL-7), and tidies the address. No page needs it for its
 * first paint or click: it is fetched after that. `row` is the header's row that sticks. Answers how to stop.
 */
export function watchBrowser(store: ReturnType<typeof createStore>, row: HTMLElement | null): () => void {
  dropToggles()
  const query = window.matchMedia(mobile)
  const tell = (): void => store.set(browserAtom, (browser) => ({ ...browser, isMobile: query.matches }))
  tell()
  query.addEventListener('change', tell)
  const stops = [
    () => query.removeEventListener('change', tell),
    keepStickyRoom(store),
    row === null ? () => {} : keepSticky(store, 'header', row),
    settleAhead(),
  ]
  return () => stops.forEach((stop) => stop())
}
