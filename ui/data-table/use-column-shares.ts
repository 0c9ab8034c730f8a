import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Column widths in percent, measured with the first rows: they would otherwise change while scrolling. Null while
 * every row is drawn, and in the card layout. `key` identifies the columns.
 */
export function useColumnShares(
  table: RefObject<HTMLTableElement | null>,
  isMany: boolean,
  key: string,
): readonly number[] | null {
  const [measured, setMeasured] = useState<{ key: string; shares: number[] } | null>(null)
  const shares = isMany && measured?.key === key ? measured.shares : null
  useLayoutEffect(() => {
    const area = table.current
    if (!isMany || shares !== null || area === null) return undefined
    const measure = (): void => {
      const widths = [...area.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect().width)
      const sum = widths.reduce((all, width) => all + width, 0)
      if (sum > 0) setMeasured({ key, shares: widths.map((width) => (100 * width) / sum) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(area)
    return () => observer.disconnect()
  }, [table, isMany, key, shares])
  return shares
}
