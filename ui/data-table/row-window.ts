import type { Ref } from 'react'

/** Up to so many rows all are drawn; above, those in sight. */
export const windowAbove = 200

/** Rows drawn by the server, and until the engine is there. */
export const firstRows = 60

/** What a windowed row needs on its `<tr>`: its number for those who listen, and how it is measured. */
export interface RowAttributes {
  'aria-rowindex'?: number
  'data-index'?: number
  ref?: Ref<HTMLTableRowElement>
}

/** The part of the rows that the engine wants drawn. Pixels are measured from the first row. */
export interface RowWindow {
  items: readonly { index: number; start: number; end: number }[]
  total: number
  /** Between rows, where they are cards. */
  gap: number
  measure: (row: HTMLTableRowElement | null) => void
}

/** A row to draw, after an empty space in pixels. */
export interface RowPosition {
  index: number
  before: number
}

const places = (count: number): RowPosition[] =>
  Array.from({ length: count }, (_, index) => ({ index, before: 0 }))

/** Which of `count` rows to draw, with the spaces between and after them. A grid's own gap surrounds every space. */
export function rowPositions(
  count: number,
  window: RowWindow | null,
  everyRow: boolean,
): { rows: RowPosition[]; after: number } {
  if (everyRow || count <= windowAbove) return { rows: places(count), after: 0 }
  const items = (window?.items ?? []).filter(({ index }) => index < count)
  if (window === null || items.length === 0) return { rows: places(firstRows), after: 0 }
  let end = 0
  let last = -1
  const rows = items.map(({ index, start, end: itsEnd }) => {
    const isNext = index === last + 1
    const before = isNext ? 0 : Math.max(0, start - end - (last < 0 ? 1 : 2) * window.gap)
    end = itsEnd
    last = index
    return { index, before }
  })
  return { rows, after: last === count - 1 ? 0 : Math.max(0, window.total - end - window.gap) }
}

/** `aria-rowcount` of a table with its head, where not every row is drawn. */
export const rowCountOf = (count: number): number | undefined => (count > windowAbove ? count + 1 : undefined)
