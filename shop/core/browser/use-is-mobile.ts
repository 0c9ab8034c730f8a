import { useSyncExternalStore } from 'react'

/** Mobile is 768 px or less (spec §9). */
export const mobile = '(max-width: 768px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(mobile)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the screen is a mobile one; null on the server and during hydration. */
export const useIsMobile = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(mobile).matches,
    () => null,
  )
