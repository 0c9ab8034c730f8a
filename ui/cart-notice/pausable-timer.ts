import { useEffect, useRef } from 'react'

/**
 * Calls `onEnd` after `duration` milliseconds of running time. Paused, it keeps what is left (WCAG 2.2.1).
 * A change of `key` starts it anew.
 */
export function usePausableTimer(
  running: boolean,
  paused: boolean,
  duration: number,
  key: string,
  onEnd: () => void,
): void {
  const left = useRef(duration)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    left.current = duration
  }, [running, duration, key])
  useEffect(() => {
    if (!running || paused) return undefined
    const started = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [running, paused, duration, key])
}
