import type { JSX } from 'react'
import { announce } from '../announcer/index.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import type { DataColumn, DataTableProps } from './data-table-props.ts'
import { rowCountOf } from './row-window.ts'
import { Tick } from './tick.tsx'
import * as styles from './data-table-head.css.ts'

interface HeadProps<Row> {
  table: DataTableProps<Row>
  columns: readonly DataColumn<Row>[]
  /** Ids of the visible rows, for the checkbox that selects all. */
  ids: readonly string[]
}

/** The table head: selects the visible rows and sorts. */
export function DataTableHead<Row>({ table, columns, ids }: HeadProps<Row>): JSX.Element {
  const { selection, expansion, labels } = table
  const selected = new Set(selection?.selected)
  const ticked = selected.size === 0 ? 0 : ids.filter((id) => selected.has(id)).length
  const tickAll = (on: boolean): void => {
    const onPage = new Set(ids)
    const others = (selection?.selected ?? []).filter((id) => !onPage.has(id))
    selection?.onSelectedChange(on ? [...others, ...ids] : others)
  }
  return (
    <thead className={styles.header}>
      <tr aria-rowindex={rowCountOf(ids.length) === undefined ? undefined : 1}>
        {selection !== undefined && (
          <th scope="col" className={styles.head.tool}>
            <Tick
              label={labels.selectAll}
              checked={ids.length > 0 && ticked === ids.length}
              some={ticked > 0 && ticked < ids.length}
              onChange={tickAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} table={table} />
        ))}
        {expansion !== undefined && (
          <th scope="col" className={styles.head.tool}>
            <VisuallyHidden>{labels.expandColumn}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

function ColumnHead<Row>({
  column,
  table,
}: {
  column: DataColumn<Row>
  table: DataTableProps<Row>
}): JSX.Element {
  const { sort = null, onSortChange, labels } = table
  const { id, label, numeric = false, controls = false, sortValue } = column
  if (controls) {
    return (
      <th scope="col" className={styles.head.controls}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </th>
    )
  }
  const className = styles.head[numeric ? 'numeric' : 'text']
  if (sortValue === undefined || onSortChange === undefined) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  }
  const direction = sort?.columnId === id ? sort.direction : null
  const turn = (): void => {
    const next = direction === 'asc' ? 'desc' : 'asc'
    onSortChange({ columnId: id, direction: next })
    announce(labels.sortedBy(label, next), 'polite')
  }
  const arrow = (
    <span className={styles.arrow}>
      <Icon name={direction === 'desc' ? 'chevron-down' : 'chevron-up'} size="s" />
    </span>
  )
  return (
    <th
      scope="col"
      className={className}
      data-numeric={numeric ? '' : undefined}
      aria-sort={direction === null ? undefined : ariaSort[direction]}
    >
      <button type="button" className={styles.sort} onClick={turn}>
        {/* Numeric columns are right-aligned, so the arrow is on the left. */}
        {numeric && arrow}
        {label}
        {!numeric && arrow}
      </button>
    </th>
  )
}
