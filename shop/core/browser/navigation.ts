/**
 * The browser's own navigation in one place: the specification reloads the page after sign-in, a customer switch
 * and a toggle, and tests need to see that it happened.
 */
export const navigation = {
  reload: (): void => window.location.reload(),
  goTo: (address: string): void => window.location.assign(address),
  /** Goes on without a history entry: the way back leads past this page. */
  replace: (address: string): void => window.location.replace(address),
}

/** Whether nobody looks at the page yet. Chromium alone makes pages ahead so far: other browsers' documents have no such mark. */
export const isPrerendered = (): boolean => 'prerendering' in document && document.prerendering === true

/** When the page has been painted: whatever nobody sees must not hold up the first paint of one that is opened. */
export const painted = (): Promise<void> =>
  new Promise((go) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      go()
    }).observe({ type: 'paint', buffered: true })
  })

/** Where a page that was made earlier comes from: it was rendered ahead, or the browser kept it. */
export type ShownFrom = 'ahead' | 'memory'

/**
 * Tells when a page that was made earlier begins to be looked at: one that was rendered ahead is opened (`ahead`), or
 * one comes back from the browser's memory (`memory`). Answers how to stop.
 */
export function onShownLater(tell: (from: ShownFrom) => void): () => void {
  const opened = (): void => tell('ahead')
  const returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) tell('memory')
  }
  if (isPrerendered()) document.addEventListener('prerenderingchange', opened, { once: true })
  window.addEventListener('pageshow', returned)
  return () => {
    document.removeEventListener('prerenderingchange', opened)
    window.removeEventListener('pageshow', returned)
  }
}

/**
 * Acts when somebody looks at the page: at once, but for one that was rendered ahead, whose first paint goes before.
 * Nothing may be counted earlier.
 */
export function whenLookedAt(act: () => void): void {
  if (isPrerendered())
    document.addEventListener('prerenderingchange', () => void painted().then(act), { once: true })
  else act()
}
