import { useEffect, useEffectEvent } from 'react'
import { scheduleRetry } from '@tradecounter/ui/later'

/** Retries automatically while something has failed (`scheduleRetry`). `useAnswer` does so by itself. */
export function useRetry(failed: boolean, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!failed) return undefined
    let cancel: (() => void) | undefined
    const schedule = (attempt: number): void => {
      cancel = scheduleRetry(attempt, () => {
        schedule(attempt + 1)
        retry()
      })
    }
    schedule(1)
    return () => cancel?.()
  }, [failed])
}
