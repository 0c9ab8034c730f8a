import { useEffect, useRef } from 'react'

/**
 * Calls `onEnd` after `duration` milliseconds of running time. A pause keeps the remaining time (WCAG 2.2.1). A
 * change of `key` restarts it.
 */
export function usePausableTimer(
  running: boolean,
  paused: boolean,
  duration: number,
  key: string,
  onEnd: () => void,
): void {
  const left = useRef({ of: key, ms: duration })
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (running) left.current = { of: key, ms: duration }
  }, [running, duration, key])
  useEffect(() => {
    const { of, ms } = left.current
    if (!running || paused || of !== key) return undefined
    const started = performance.now()
    const timer = setTimeout(() => end.current(), ms)
    return () => {
      clearTimeout(timer)
      left.current = { of, ms: ms - (performance.now() - started) }
    }
  }, [running, paused, key])
}
