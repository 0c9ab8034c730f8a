import { type RefObject, useEffect, useState } from 'react'

/** How an element overflows: `unknown` on the server and until it is measured. */
export type Overflow = 'unknown' | 'none' | 'down' | 'across'

const measured = (area: HTMLElement): Overflow => {
  if (area.scrollWidth > area.clientWidth) return 'across'
  return area.scrollHeight > area.clientHeight ? 'down' : 'none'
}

/** The current overflow of an element; `across` also if it overflows both ways. */
export function useOverflow(element: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>('unknown')
  useEffect(() => {
    const area = element.current
    if (area === null) return undefined
    const observer = new ResizeObserver(() => setOverflow(measured(area)))
    observer.observe(area)
    if (area.firstElementChild !== null) observer.observe(area.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return overflow
}
