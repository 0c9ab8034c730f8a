import type { Ref } from 'react'

/** Up to this number all rows are drawn; above it only the visible ones. */
export const windowAbove = 200

/** Rows drawn by the server, and until the virtualizer has loaded. */
export const firstRows = 60

/** Attributes of a virtualized `<tr>`: its index for screen readers, and its measuring ref. */
export interface RowAttributes {
  'aria-rowindex'?: number
  'data-index'?: number
  ref?: Ref<HTMLTableRowElement>
}

/** The rows that the virtualizer wants drawn. Pixels are measured from the first row. */
export interface RowWindow {
  items: readonly { index: number; start: number; end: number }[]
  total: number
  /** Gap between rows in the card layout. */
  gap: number
  measure: (row: HTMLTableRowElement | null) => void
}

/** A row to draw, preceded by an empty space in pixels. */
export interface RowPosition {
  index: number
  before: number
}

const places = (count: number): RowPosition[] =>
  Array.from({ length: count }, (_, index) => ({ index, before: 0 }))

/** The rows of `count` to draw, with the spaces between and after them. A grid's gap surrounds every space. */
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

/** `aria-rowcount` of the table including its head, if not every row is drawn. */
export const rowCountOf = (count: number): number | undefined => (count > windowAbove ? count + 1 : undefined)
