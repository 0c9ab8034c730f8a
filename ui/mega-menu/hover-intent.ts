import { type RefObject, useEffect, useRef } from 'react'

/** Opening waits 200 ms, so that crossing the menu opens nothing; closing waits as long (spec §9). */
const hoverDelay = 200

/** Delays one change; each new change replaces the pending one. */
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

/**
 * Closes on Escape and on a click outside, also if nothing inside has the focus because it was opened by pointer or
 * touch (WCAG 1.4.13).
 */
export function useDismissal(open: boolean, inside: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return undefined
    const key = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed === 'Escape') latest.current()
    }
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !inside.current?.contains(target)) latest.current()
    }
    document.addEventListener('keydown', key)
    document.addEventListener('pointerdown', press)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('pointerdown', press)
    }
  }, [open, inside])
}
