import { useState } from 'react'
import { forgetSearches, useHydrated, useShop } from '@tradecounter/shop/core'
import { recentSearches, rememberSearch } from './recent-searches.ts'

/** This visitor's recent searches, with functions to add and to remove them. */
export function useRecentSearches() {
  const userId = useShop().user?.userId ?? ''
  const hydrated = useHydrated()
  const [known, setKnown] = useState<readonly string[] | null>(null)
  // Storage sends no events in the same tab: it is read once, and after each own change.
  if (hydrated && known === null) setKnown(recentSearches(userId))
  return {
    recent: known ?? [],
    remember: (phrase: string): void => {
      rememberSearch(phrase, userId)
      setKnown(null)
    },
    forget: (): void => {
      forgetSearches()
      setKnown(null)
    },
  }
}
