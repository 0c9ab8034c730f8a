import { useEffect } from 'react'
import { unstable_serialize as serialize, useSWRConfig } from 'swr'

/** Asks once more for every answer that could not be had, when the browser is back online. Draws nothing. */
export function AskAgainOnline(): null {
  const { cache, mutate } = useSWRConfig()
  useEffect(() => {
    const askAgain = (): void => void mutate((key) => cache.get(serialize(key))?.error !== undefined)
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [cache, mutate])
  return null
}
