import { useEffect, useEffectEvent } from 'react'
import { scheduleRetry } from '@tradecounter/ui/later'

/** Tries again by itself for as long as something has failed (`scheduleRetry`). Answers of `useAnswer` need none: they do so anyway. */
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
