import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The number of items in the first row of a wrapping list; null if all of them are. */
function countShown(list: HTMLElement): number | null {
  const tops = Array.from(list.children, (item) => (item instanceof HTMLElement ? item.offsetTop : 0))
  const below = tops.findIndex((top) => top > (tops[0] ?? 0))
  return below === -1 ? null : below
}

/**
 * Measures how many items of a list are in its first row: `undefined` until the first measurement, null for all of
 * them. It measures again when the list or an item changes its size: a resized window, late fonts, other items.
 * @param names of the items: other names are other elements, and without names there is nothing to measure
 * @param onChange called with the new count before it takes effect, while the focus may still be on an item that
 * disappears
 */
export function useShownItems(
  list: RefObject<HTMLElement | null>,
  names: string,
  onChange: (shown: number | null) => void,
): number | null | undefined {
  const [shown, setShown] = useState<number | null>()
  const latest = useRef({ shown, onChange })
  useEffect(() => {
    latest.current = { shown, onChange }
  })
  useEffect(() => {
    const { current } = list
    if (current === null || names === '') return undefined
    const observer = new ResizeObserver(() => {
      const next = countShown(current)
      if (next === latest.current.shown) return
      // In the same frame as the new sizes, so that the row never shows without "More".
      flushSync(() => {
        latest.current.onChange(next)
        setShown(next)
      })
    })
    observer.observe(current)
    for (const item of current.children) observer.observe(item)
    return () => observer.disconnect()
  }, [list, names])
  return shown
}
