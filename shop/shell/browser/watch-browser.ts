import type { createStore } from 'jotai'
import { keepSticky, measureStickyHeight } from './sticky.ts'

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
 * Keeps the stack of sticky elements (SHELL-1), and tidies the address. No page needs it for its
 * first paint or click: it is fetched after that. `row` is the header's row that sticks. Answers how to stop.
 */
export function watchBrowser(store: ReturnType<typeof createStore>, row: HTMLElement | null): () => void {
  dropToggles()
  const stops = [measureStickyHeight(store), row === null ? () => {} : keepSticky(store, 'header', row)]
  return () => stops.forEach((stop) => stop())
}
