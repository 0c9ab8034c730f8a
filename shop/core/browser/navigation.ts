/**
 * The browser's navigation in one place: the specification reloads the page after sign-in, a customer switch and a
 * toggle, and tests need to observe it.
 */
export const navigation = {
  reload: (): void => window.location.reload(),
  goTo: (address: string): void => window.location.assign(address),
  /** Navigates without a history entry: going back skips this page. */
  replace: (address: string): void => window.location.replace(address),
}

/** Whether the page is prerendered and not shown yet. Only Chromium has this property. */
export const isPrerendered = (): boolean => 'prerendering' in document && document.prerendering === true

/** Resolves after the first paint. Invisible work must not delay the first paint. */
export const painted = (): Promise<void> =>
  new Promise((go) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      go()
    }).observe({ type: 'paint', buffered: true })
  })

/** Why a page is shown late: it was prerendered, or restored from the back/forward cache. */
export type ShownFrom = 'ahead' | 'memory'

/**
 * Calls `listener` when a page is shown late: a prerendered page is opened (`ahead`), or a page returns from the
 * back/forward cache (`memory`). Returns the function that stops it.
 */
export function onLateShow(listener: (from: ShownFrom) => void): () => void {
  const opened = (): void => listener('ahead')
  const returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener('memory')
  }
  if (isPrerendered()) document.addEventListener('prerenderingchange', opened, { once: true })
  window.addEventListener('pageshow', returned)
  return () => {
    document.removeEventListener('prerenderingchange', opened)
    window.removeEventListener('pageshow', returned)
  }
}

/**
 * Calls `act` when the page is visible: at once, or for a prerendered page after its first paint. Nothing may be
 * tracked earlier.
 */
export function whenVisible(act: () => void): void {
  if (isPrerendered())
    document.addEventListener('prerenderingchange', () => void painted().then(act), { once: true })
  else act()
}
