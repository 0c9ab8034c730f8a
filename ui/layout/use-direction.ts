import { type RefCallback, useCallback, useState } from 'react'

/** `rtl` where words run from right to left. */
export type Direction = 'ltr' | 'rtl'

const directionAround = (element: Element): Direction =>
  element.parentElement?.closest('[dir="rtl"], [dir="ltr"]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr'

/**
 * The direction of what is around the element that takes the ref, for engines that do not look by themselves. Known
 * once the element stands in the page, and reported again when the direction changes.
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
