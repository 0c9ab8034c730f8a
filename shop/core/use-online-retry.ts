import { useEffect, useEffectEvent } from 'react'

/** Does something again when the browser is back online, as long as it has failed. */
export function useOnlineRetry(failed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!failed) return undefined
    const tryAgain = (): void => again()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [failed])
}
