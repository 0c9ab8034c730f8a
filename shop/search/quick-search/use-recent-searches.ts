import { useState } from 'react'
import { forgetSearches, useHydrated, useShop } from '@tradecounter/shop/core'
import { recentSearches, rememberSearch } from './recent-searches.ts'

/** What this visitor has searched for last, with what adds to it and what forgets it. */
export function useRecentSearches() {
  const userId = useShop().user?.userId ?? ''
  const hydrated = useHydrated()
  const [known, setKnown] = useState<readonly string[] | null>(null)
  // The storage sends no events in the same tab: it is read once, and after each of our own changes.
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
