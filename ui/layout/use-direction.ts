import { type RefCallback, useCallback, useState } from 'react'

/** `rtl` for right-to-left text. */
export type Direction = 'ltr' | 'rtl'

const directionAround = (element: Element): Direction =>
  element.parentElement?.closest('[dir="rtl"], [dir="ltr"]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr'

/**
 * The text direction around the element with the ref, for libraries that do not detect it. Known once the element
 * is mounted, and updated when the direction changes.
 */
export function useDirection(): [direction: Direction, ref: RefCallback<Element>] {
  const [direction, setDirection] = useState<Direction>('ltr')
  const look = useCallback((element: Element | null) => {
    if (element === null) return undefined
    const tell = (): void => setDirection(directionAround(element))
    tell()
    const turns = new MutationObserver(tell)
    turns.observe(document.documentElement, { attributeFilter: ['dir'] })
    return () => turns.disconnect()
  }, [])
  return [direction, look]
}
