import type { AttachedList, Attachment } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { attachedExportAddress, attachedListAddress } from '../../calls.ts'

/** The list of the user's customers, in the user's own order. There are so few that every export is sent at once. */
export const customerList: ListDefinition<Attachment, AttachedList> = {
  address: attachedListAddress,
  exportAddress: attachedExportAddress,
  names: {
    sortable: ['name', 'number', 'city'],
    filters: [{ id: 'status', several: false, values: ['shown', 'hidden'] }],
    undated: true,
  },
  ownSort: { columnId: '', direction: 'asc' },
  columns: { key: 'columns.own-customers', hidden: [] },
  read: ({ customers, ...answer }) => ({ ...answer, rows: customers }),
  rowId: ({ customerId }) => customerId,
}

/** What the user calls a customer. */
export const titleOf = ({ nickname, name }: Pick<Attachment, 'nickname' | 'name'>): string => nickname || name
