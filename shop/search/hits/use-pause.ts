import { useEffect, useState } from 'react'

/** Maximum milliseconds that the show-more button pauses (spec §9). */
const showMorePause = 1000

/** A pause that ends after a second, or when `arrival` changes to a new answer. */
export function usePause(arrival: number | null): { running: boolean; start: () => void } {
  const [startedAt, setStartedAt] = useState<number | null | false>(false)
  const running = startedAt !== false
  if (running && arrival !== null && arrival !== startedAt) setStartedAt(false)
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => setStartedAt(false), showMorePause)
    return () => clearTimeout(timer)
  }, [running])
  return { running, start: () => setStartedAt(arrival) }
}
