import type { ChangeRequest, ChangeRequests } from '@tradecounter/api/contract'
import { everyValue, type ListDefinition } from '@tradecounter/shop/list-page'
import { changeRequestsAddress, changeRequestsExportAddress } from '../calls.ts'

export const changeRequestStates = everyValue<ChangeRequest['state']>({
  sent: true,
  inReview: true,
  done: true,
  rejected: true,
})

/** The list of the changes that the company has asked for. They are so few that every export is sent at once. */
export const changeRequestList: ListDefinition<ChangeRequest, ChangeRequests> = {
  address: changeRequestsAddress,
  exportAddress: changeRequestsExportAddress,
  names: {
    sortable: ['createdAt', 'state', 'changedAt'],
    filters: [{ id: 'state', several: true, values: changeRequestStates }],
    prefix: 'requests.',
  },
  ownSort: { columnId: 'createdAt', direction: 'desc' },
  columns: { key: 'columns.change-requests', hidden: ['changedAt'] },
  read: ({ requests, ...answer }) => ({ ...answer, rows: requests }),
  rowId: ({ requestId }) => requestId,
}
