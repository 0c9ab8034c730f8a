import { useSyncExternalStore } from 'react'

/** Mobile is 768 px or less (spec §9). */
const mobile = '(max-width: 768px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(mobile)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Which forms of a list stand in the document: both in the server's markup, where styles hide one of them (it works
 * without script and without knowing the screen), and only the right one as soon as the browser has said which.
 */
export function useShownForms(): { table: boolean; cards: boolean } {
  const isMobile = useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(mobile).matches,
    () => null,
  )
  return { table: isMobile !== true, cards: isMobile !== false }
}
