import { type JSX, useId, useMemo } from 'react'
import type { DataColumn, DataTableProps } from './data-table-props.ts'
import { DataTableDetail, DataTableRow } from './data-table-row.tsx'
import { WindowedBody } from './windowed-body.tsx'
import * as styles from './data-table.css.ts'

interface DataTableBodyProps<Row> {
  table: DataTableProps<Row>
  columns: readonly DataColumn<Row>[]
  lines: readonly BodyLine<Row>[]
  span: number
}

/** A row of the table, or the details below an open row. */
export interface BodyLine<Row> {
  key: string
  id: string
  row: Row
  isDetail: boolean
}

/** The rows, each open one followed by its details. */
export function useLines<Row>(
  rows: readonly { id: string; row: Row }[],
  expanded: readonly string[] | undefined,
): BodyLine<Row>[] {
  return useMemo(() => {
    const open = new Set(expanded)
    return rows.flatMap(({ id, row }) => {
      const line = { key: id, id, row, isDetail: false }
      return open.has(id) ? [line, { ...line, key: `${id} detail`, isDetail: true }] : [line]
    })
  }, [rows, expanded])
}

/** The table body; with many rows only the visible ones are drawn. */
export function DataTableBody<Row>({ table, columns, lines, span }: DataTableBodyProps<Row>): JSX.Element {
  const { selection, expansion, labels } = table
  const base = useId()
  const keys = useMemo(() => lines.map(({ key }) => key), [lines])
  const selected = new Set(selection?.selected)
  const expanded = new Set(expansion?.expanded)
  return (
    <WindowedBody
      className={styles.body}
      keys={keys}
      span={span}
      shownRows={labels.shownRows}
      renderRow={(index, attributes) => {
        const line = lines[index]
        if (line === undefined) return null
        const { key, id, row, isDetail } = line
        const shared = { table, row, detailId: `${base}${id}`, attributes }
        return isDetail ? (
          <DataTableDetail key={key} {...shared} span={span} />
        ) : (
          <DataTableRow
            key={key}
            {...shared}
            columns={columns}
            id={id}
            selected={selected.has(id)}
            expanded={expanded.has(id)}
          />
        )
      }}
    />
  )
}
