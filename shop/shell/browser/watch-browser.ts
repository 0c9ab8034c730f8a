import type { createStore } from 'jotai'
import { keepSticky, measureStickyHeight } from './sticky.ts'

/**
 * Removes the feature toggles from the address, which the server has applied already, without a history entry
 * (SHELL-3).
 */
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
 * Measures the sticky elements (SHELL-1), and cleans the address. Loaded after the first paint, because no page
 * needs it earlier. `row` is the header's sticky row. Returns the function that stops it.
 */
export function watchBrowser(store: ReturnType<typeof createStore>, row: HTMLElement | null): () => void {
  dropToggles()
  const stops = [measureStickyHeight(store), row === null ? () => {} : keepSticky(store, 'header', row)]
  return () => stops.forEach((stop) => stop())
}
