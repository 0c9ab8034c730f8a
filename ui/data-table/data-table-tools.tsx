import { type JSX, useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Divider } from '../divider/index.ts'
import { Popover } from '../popover/index.ts'
import { SortMenu } from '../sort-menu/index.ts'
import type { DataTableProps } from './data-table-props.ts'
import { onlyCards } from './data-table.css.ts'
import * as styles from './tools.css.ts'

/**
 * Above the table: the caller's tools, the selection with its actions, the sort menu of the cards, and the column
 * chooser.
 */
export function DataTableTools<Row>({ table }: { table: DataTableProps<Row> }): JSX.Element | null {
  const { columns, selection, onSortChange, onHiddenChange, tools, labels } = table
  const sortable = columns.some(({ sortValue }) => sortValue !== undefined)
  const ticked = selection?.selected.length ?? 0
  const sorts = onSortChange !== undefined && sortable
  if (tools === undefined && ticked === 0 && onHiddenChange === undefined && !sorts) return null
  return (
    <div className={styles.bar}>
      {tools}
      {selection !== undefined && ticked > 0 && (
        <div className={styles.selected}>
          <span className={styles.count}>{labels.selectedCount(ticked)}</span>
          {selection.actions}
          <Button tone="quiet" size="s" onClick={() => selection.onSelectedChange([])}>
            {labels.clearSelection}
          </Button>
        </div>
      )}
      {sorts && <CardSort table={table} />}
      {onHiddenChange !== undefined && <ColumnChooser table={table} />}
    </div>
  )
}

/** Cards have no headers to click: the same sorting, in a menu. */
function CardSort<Row>({ table }: { table: DataTableProps<Row> }): JSX.Element {
  const { columns, sort = null, onSortChange, labels } = table
  // A page may have several tables.
  const name = useId()
  const orders = columns
    .filter(({ sortValue }) => sortValue !== undefined)
    .flatMap(({ id, label }) =>
      (['asc', 'desc'] as const).map((direction) => ({
        value: `${direction} ${id}`,
        label: labels.sortChoice(label, direction),
        sort: { columnId: id, direction },
      })),
    )
  return (
    <div className={[onlyCards, styles.onScreen].join(' ')}>
      <SortMenu
        label={labels.sortMenu}
        name={name}
        value={sort === null ? '' : `${sort.direction} ${sort.columnId}`}
        options={[{ value: '', label: labels.unsorted }, ...orders]}
        onValueChange={(value) => onSortChange?.(orders.find((order) => order.value === value)?.sort ?? null)}
      />
    </div>
  )
}

function ColumnChooser<Row>({ table }: { table: DataTableProps<Row> }): JSX.Element {
  const { columns, hidden = [], onHiddenChange, density, onDensityChange, labels } = table
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.toEnd}>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={labels.columns}
        trigger={
          <Button size="s" icon="grid">
            {labels.columns}
          </Button>
        }
      >
        {columns
          .slice(1)
          .flatMap(({ id, label, hideable = true }) =>
            hideable
              ? [
                  <Checkbox
                    key={id}
                    label={label}
                    name={`column-${id}`}
                    checked={!hidden.includes(id)}
                    onCheckedChange={(shown) =>
                      onHiddenChange?.(shown ? hidden.filter((one) => one !== id) : [...hidden, id])
                    }
                  />,
                ]
              : [],
          )}
        {onDensityChange !== undefined && labels.compact !== undefined && (
          <>
            <Divider />
            <Checkbox
              label={labels.compact}
              name="density"
              checked={density === 'compact'}
              onCheckedChange={(compact) => onDensityChange(compact ? 'compact' : 'normal')}
            />
          </>
        )}
      </Popover>
    </div>
  )
}
