import { useState, useSyncExternalStore } from 'react'
import { useShop } from '@tradecounter/shop/core'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

const never = (): (() => void) => () => {}

/** False while the server's markup is taken over, which knows nothing of this browser. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** What this visitor has searched for last, with what adds to it and what forgets it. */
export function useRecentSearches() {
  const userId = useShop().user?.userId ?? ''
  const inBrowser = useInBrowser()
  const [known, setKnown] = useState<readonly string[] | null>(null)
  // The storage tells nobody of its changes: it is read once, and after each of our own.
  if (inBrowser && known === null) setKnown(recentSearches(userId))
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
