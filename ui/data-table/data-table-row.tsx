import type { JSX, ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import type { DataColumn, DataTableProps } from './data-table-props.ts'
import type { RowAttributes } from './row-window.ts'
import { Tick } from './tick.tsx'
import * as details from './data-table-detail.css.ts'
import * as cells from './data-table-cells.css.ts'
import { row as rowClass } from './data-table.css.ts'

interface DataTableRowProps<Row> {
  table: DataTableProps<Row>
  columns: readonly DataColumn<Row>[]
  id: string
  row: Row
  selected: boolean
  expanded: boolean
  /** Id of the detail row, if open. */
  detailId: string
  attributes: RowAttributes
}

const cellClass = ({
  numeric = false,
  oneLine = false,
  controls = false,
}: Pick<DataColumn<unknown>, 'numeric' | 'oneLine' | 'controls'>): string =>
  cells.cell[controls ? 'controls' : numeric ? 'numeric' : oneLine ? 'line' : 'text']

/** What React shows nothing for; `false` comes from `condition && <Button />`. */
const nothing: ReadonlySet<ReactNode> = new Set(['', null, undefined, false])

/** Whether a cell shows nothing, so that a card leaves it out. */
const hasNoValue = (value: ReactNode): boolean => nothing.has(value)

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id)

/** One row: its checkbox, its values and its expand button. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>): JSX.Element {
  const { table, columns, id, row, selected, expanded, detailId, attributes } = props
  const { selection, expansion, rowName, labels } = table
  return (
    <tr className={rowClass} data-selected={selected ? '' : undefined} {...attributes}>
      {selection !== undefined && (
        <td className={cells.tick}>
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
      {columns.map((column, place) => {
        const value = column.cell(row)
        return place === 0 ? (
          <th key={column.id} scope="row" className={column.oneLine === true ? cells.nameInLine : cells.name}>
            {value}
          </th>
        ) : (
          <td key={column.id} className={cellClass(column)} data-empty={hasNoValue(value) ? '' : undefined}>
            <span className={cells.label}>{column.label} </span>
            <div>{value}</div>
          </td>
        )
      })}
      {expansion !== undefined && (
        <td className={cells.opener}>
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
  )
}

interface DataTableDetailProps<Row> {
  table: DataTableProps<Row>
  row: Row
  detailId: string
  span: number
  attributes: RowAttributes
}

/** The details of a row, in a row below it. */
export function DataTableDetail<Row>(props: DataTableDetailProps<Row>): JSX.Element {
  const { table, row, detailId, span, attributes } = props
  return (
    <tr className={details.detailRow} {...attributes}>
      <td id={detailId} className={details.detail} colSpan={span}>
        {table.expansion?.detail(row)}
      </td>
    </tr>
  )
}
