import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { RowWindow } from './row-window.ts'
import { scrollerOf } from './scroller.ts'

interface RowWindowEngineProps {
  body: RefObject<HTMLTableSectionElement | null>
  /** Keys of all rows, in order. */
  keys: readonly string[]
  /** The focused row: it and its neighbours stay drawn, so that Tab continues from it. */
  focused: string | null
  onWindow: (window: RowWindow) => void
}

/** The scroll container, in pixels: null for the page itself. */
interface Surroundings {
  scroller: Element | null
  margin: number
  gap: number
  rowHeight: number
}

function surroundingsOf(body: HTMLTableSectionElement): Surroundings {
  const scroller = scrollerOf(body)
  const { top } = body.getBoundingClientRect()
  const above = scroller === null ? scrollY : scroller.scrollTop - scroller.getBoundingClientRect().top
  const row = body.querySelector('[data-index]')?.getBoundingClientRect().height ?? 0
  const gap = Number.parseFloat(getComputedStyle(body).rowGap)
  return {
    scroller,
    margin: Math.round(top + above),
    gap: Number.isNaN(gap) ? 0 : gap,
    rowHeight: row > 0 ? row : 44,
  }
}

/** Follows the scrolling and reports which rows are visible; draws nothing. Loaded only for many rows. */
export function RowWindowEngine(props: RowWindowEngineProps): React.ReactNode {
  const { body } = props
  const [around, setAround] = useState<Surroundings | null>(null)
  useLayoutEffect(() => {
    const rows = body.current
    if (rows === null) return undefined
    const look = (): void =>
      setAround((before) => {
        const now = surroundingsOf(rows)
        const isSame =
          before?.scroller === now.scroller && before.margin === now.margin && before.gap === now.gap
        return isSame ? before : now
      })
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.documentElement)
    if (rows.parentElement !== null) observer.observe(rows.parentElement)
    return () => observer.disconnect()
  }, [body])
  if (around === null) return null
  return around.scroller === null ? (
    <OnPage {...props} around={around} />
  ) : (
    <InArea {...props} around={around} scroller={around.scroller} />
  )
}

type Placed = RowWindowEngineProps & { around: Surroundings }

function useOptions({ keys, focused, around }: Placed) {
  const at = focused === null ? -1 : keys.indexOf(focused)
  return {
    count: keys.length,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: useCallback(() => around.rowHeight, [around.rowHeight]),
    // Without layout, rows would measure 0 px and all of them would count as visible.
    measureElement: (row: HTMLTableRowElement) => row.getBoundingClientRect().height || around.rowHeight,
    scrollMargin: around.margin,
    gap: around.gap,
    overscan: 12,
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = at < 0 ? [] : [at - 1, at, at + 1].filter((one) => one >= 0 && one < range.count)
        return [...new Set([...kept, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b)
      },
      [at],
    ),
  }
}

function useReport<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, HTMLTableRowElement>,
  { around, onWindow }: Placed,
): void {
  const items = virtualizer.getVirtualItems()
  const total = virtualizer.getTotalSize()
  const { measureElement } = virtualizer
  useLayoutEffect(() => {
    const { margin, gap } = around
    onWindow({
      items: items.map(({ index, start, end }) => ({ index, start: start - margin, end: end - margin })),
      total,
      gap,
      measure: measureElement,
    })
  }, [items, total, around, measureElement, onWindow])
}

function OnPage(props: Placed): null {
  // oxlint-disable-next-line react/incompatible-library -- what it answers is handed on at every change, never kept
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>(useOptions(props))
  useReport(virtualizer, props)
  return null
}

function InArea({ scroller, ...props }: Placed & { scroller: Element }): null {
  // oxlint-disable-next-line react/incompatible-library -- what it answers is handed on at every change, never kept
  const virtualizer = useVirtualizer<Element, HTMLTableRowElement>({
    ...useOptions(props),
    getScrollElement: () => scroller,
    initialOffset: () => scroller.scrollTop,
  })
  useReport(virtualizer, props)
  return null
}
