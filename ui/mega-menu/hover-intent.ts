import { useEffect, useRef } from 'react'

/** Opening waits 200 ms, so that crossing the menu opens nothing; leaving has the same grace (spec §9). */
export const hoverDelay = 200

/** One pending change of mind: each new one takes the place of the last. */
export function useHoverIntent(): { later: (change: () => void) => void; never: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    later: (change) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(change, hoverDelay)
    },
    never: () => clearTimeout(timer.current),
  }
}
