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

/** Takes the feature toggles out of the address, which the server has heeded already, without a history entry (SHELL-3). */
export function dropToggles(): void {
  const { pathname, search, hash } = window.location
  if (!search.includes('featureToggle')) return
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('featureToggle'))
    .join('&')
  window.history.replaceState(window.history.state, '', `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`)
}

/** Chromium alone makes pages ahead so far: other browsers' documents have no such mark. */
const isPrerendered = (): boolean => 'prerendering' in document && document.prerendering === true

/**
 * Tells when a page that was made earlier begins to be looked at: one that was rendered ahead is opened (`ahead`), or
 * one comes back from the browser's memory (`memory`). Answers how to stop.
 */
export function onShownLater(tell: (from: 'ahead' | 'memory') => void): () => void {
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

/** Resolves when somebody looks at the page. Nothing may be counted before. */
export const lookedAt = (): Promise<void> =>
  new Promise((resolve) => {
    if (isPrerendered()) document.addEventListener('prerenderingchange', () => resolve(), { once: true })
    else resolve()
  })
