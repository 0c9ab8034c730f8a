import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page is being hydrated, true from then on: what only the browser knows may be shown. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
