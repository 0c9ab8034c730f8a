import { useEffect, useState } from 'react'

/** How long the show-more button rests unless rows come sooner, in milliseconds (spec §9). */
const showMorePause = 1000

/** A rest that ends after a second, or as soon as `arrival` changes to something that has come. */
export function usePause(arrival: number | null): { running: boolean; start: () => void } {
  const [begunAt, setBegunAt] = useState<number | null | false>(false)
  const running = begunAt !== false
  if (running && arrival !== null && arrival !== begunAt) setBegunAt(false)
  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => setBegunAt(false), showMorePause)
    return () => clearTimeout(timer)
  }, [running])
  return { running, start: () => setBegunAt(arrival) }
}
