import type { Translator } from '@tradecounter/shop/core'
import type { ListColumn } from '@tradecounter/shop/list-page'
import { rowButtons } from '@tradecounter/shop/my-pages'
import { IconButton } from '@tradecounter/ui/icon-button'

interface RowButtonsOptions<Row> {
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
}

/** The column with an administrator's buttons to change and to delete a row of the company's lists. */
export const rowButtonsColumn = <Row extends { name: string }>(
  t: Translator,
  { onEdit, onDelete }: RowButtonsOptions<Row>,
): ListColumn<Row> => ({
  id: 'actions',
  label: t('company.actions'),
  controls: true,
  hideable: false,
  cell: (row) => (
    <div className={rowButtons}>
      <IconButton icon="edit" size="s" label={t('company.edit-name', row.name)} onClick={() => onEdit(row)} />
      <IconButton
        icon="trash"
        size="s"
        label={t('company.delete-name', row.name)}
        onClick={() => onDelete(row)}
      />
    </div>
  ),
})
