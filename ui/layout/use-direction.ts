import { type RefObject, useLayoutEffect, useState } from 'react'

/** `rtl` where words run from right to left. */
export type Direction = 'ltr' | 'rtl'

/**
 * The direction of what is around an element, for engines that do not look by themselves. It is known once the
 * element stands in the page, and looked at again whenever it is drawn.
 */
export function useDirection(place: RefObject<Element | null>): Direction {
  const [direction, setDirection] = useState<Direction>('ltr')
  useLayoutEffect(() => {
    const around = place.current?.parentElement?.closest('[dir="rtl"], [dir="ltr"]')
    setDirection(around?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr')
  })
  return direction
}
