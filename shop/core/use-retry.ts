import { useEffect, useEffectEvent } from 'react'

/** Milliseconds before the first retry; each pause is twice the one before, up to the longest. */
const [shortest, longest] = [5000, 80_000]

/** Tries again by itself while something has failed: after growing pauses, and at once when the network is back. */
export function useRetry(failed: boolean, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!failed) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (pause: number): void => {
      // Random, so that the browsers of all visitors do not come back together.
      timer = setTimeout(
        () => {
          if (document.visibilityState === 'visible') retry()
          wait(Math.min(pause * 2, longest))
        },
        pause * (0.5 + Math.random()),
      )
    }
    const again = (): void => retry()
    wait(shortest)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [failed])
}
