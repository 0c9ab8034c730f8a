import { type JSX, useId } from 'react'
import { IconButton } from '../icon-button/index.ts'
import type { DataColumn, DataTableProps } from './data-table-props.ts'
import { Tick } from './tick.tsx'
import * as styles from './data-table.css.ts'

interface DataTableRowProps<Row> {
  table: DataTableProps<Row>
  columns: readonly DataColumn<Row>[]
  id: string
  row: Row
  selected: boolean
  expanded: boolean
}

const cellClass = ({
  numeric = false,
  oneLine = false,
}: Pick<DataColumn<unknown>, 'numeric' | 'oneLine'>): string =>
  styles.cell[numeric ? 'numeric' : oneLine ? 'line' : 'text']

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id)

/** A row and, below it, what it opens to. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>): JSX.Element {
  const { table, columns, id, row, selected, expanded } = props
  const { selection, expansion, rowName, labels } = table
  const detailId = useId()
  const span = columns.length + (selection === undefined ? 0 : 1) + 1
  return (
    <>
      <tr className={styles.row} data-selected={selected ? '' : undefined}>
        {selection !== undefined && (
          <td className={styles.tick}>
            <Tick
              label={labels.selectRow(rowName(row))}
              checked={selected}
              onChange={(on) =>
                selection.onSelectedChange(
                  on ? [...without(selection.selected, id), id] : without(selection.selected, id),
                )
              }
            />
          </td>
        )}
        {columns.map((column, place) =>
          place === 0 ? (
            <th key={column.id} scope="row" className={styles.name}>
              {column.cell(row)}
            </th>
          ) : (
            <td key={column.id} className={cellClass(column)}>
              <span className={styles.label}>{column.label} </span>
              <span>{column.cell(row)}</span>
            </td>
          ),
        )}
        {expansion !== undefined && (
          <td className={styles.opener}>
            <IconButton
              icon={expanded ? 'chevron-up' : 'chevron-down'}
              size="s"
              label={labels.expand(rowName(row))}
              aria-expanded={expanded}
              aria-controls={expanded ? detailId : undefined}
              onClick={() =>
                expansion.onExpandedChange(
                  expanded ? without(expansion.expanded, id) : [...expansion.expanded, id],
                )
              }
            />
          </td>
        )}
      </tr>
      {expansion !== undefined && expanded && (
        <tr className={styles.detailRow}>
          <td id={detailId} className={styles.detail} colSpan={span}>
            {expansion.detail(row)}
          </td>
        </tr>
      )}
    </>
  )
}
