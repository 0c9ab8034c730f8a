import { type RefObject, useEffect, useState } from 'react'

/** Whether the element holds more than it shows, kept up to date. False on the server and until it is measured. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const area = element.current
    if (area === null) return undefined
    const observer = new ResizeObserver(() =>
      setOverflows(area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight),
    )
    observer.observe(area)
    if (area.firstElementChild !== null) observer.observe(area.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
