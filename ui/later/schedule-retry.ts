/** Milliseconds before the first retry; each delay is twice the one before, up to the longest. */
const [shortest, longest] = [3000, 60_000]

/**
 * Delay before a retry, in milliseconds. Random, so that the browsers of all visitors do not retry at the same
 * moment.
 */
const pauseBefore = (attempt: number): number =>
  Math.min(shortest * 2 ** (attempt - 1), longest) * (0.5 + Math.random())

/**
 * Calls `retry` once: after a delay that grows with `attempt` (1, 2, 3 …), or at once when the browser is online
 * again. While the page is hidden it waits until the page is visible. Browser only. Returns the function that
 * cancels it.
 */
export function scheduleRetry(
  attempt: number,
  retry: () => void,
  { pause = pauseBefore(attempt) }: { pause?: number } = {},
): () => void {
  let isDue = false
  const tryNow = (): void => {
    isDue = true
    if (document.visibilityState !== 'visible') return
    cancel()
    retry()
  }
  const tryWhenDue = (): void => {
    if (isDue) tryNow()
  }
  const timer = setTimeout(tryNow, pause)
  window.addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', tryWhenDue)
  const cancel = (): void => {
    clearTimeout(timer)
    window.removeEventListener('online', tryNow)
    document.removeEventListener('visibilitychange', tryWhenDue)
  }
  return cancel
}
