import { useEffect } from 'react'
import { navigation, useCall, useShop } from '@tradecounter/shop/core'
import { currentUser } from './calls.ts'

/**
 * A page that the browser brings back from its memory was made for whoever looked at it then (reliability K2): a
 * customer's is always asked for again, and a visitor's when somebody has signed in since.
 */
export function useSessionOnReturn(): void {
  const { user } = useShop()
  const caller = useCall()
  useEffect(() => {
    const check = async ({ persisted }: PageTransitionEvent): Promise<void> => {
      if (!persisted) return
      // Out of reach, a visitor's page can stay: it shows nothing of anybody.
      if (user !== null || (await currentUser(caller).catch(() => null)) !== null) navigation.reload()
    }
    const listen = (event: PageTransitionEvent) => void check(event)
    window.addEventListener('pageshow', listen)
    return () => window.removeEventListener('pageshow', listen)
  }, [user, caller])
}
