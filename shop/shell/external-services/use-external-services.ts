import { useEffect } from 'react'
import { useShop } from '@tradecounter/shop/core'

/** Watches the external services of the site (HELP-8). Sites without any load no code for it. */
export function useExternalServices(): void {
  const context = useShop()
  useEffect(() => {
    if (context.settings.externalServices === undefined) return
    let stop: (() => void) | undefined
    let gone = false
    // Without its code nothing loads, as without consent. The page does not need it.
    void import('./watch-services.ts').then(
      ({ watchServices }) => {
        if (!gone) stop = watchServices(context)
      },
      () => {},
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [context])
}
