import type {
  ReceivedAttachmentRequest,
  ReceivedRequests,
  receivedRequestStates,
} from '@tradecounter/api/contract'
import { everyValue, type ListDefinition } from '@tradecounter/shop/list-page'
import { receivedRequestsAddress, receivedRequestsExportAddress } from '../../calls.ts'

export const receivedStates = everyValue<(typeof receivedRequestStates)[number]>({
  sent: true,
  approved: true,
  rejected: true,
  expired: true,
})

/** The list of the requests to act for the user's company. They are so few that every export is sent at once. */
export const receivedList: ListDefinition<ReceivedAttachmentRequest, ReceivedRequests> = {
  address: receivedRequestsAddress,
  exportAddress: receivedRequestsExportAddress,
  names: {
    sortable: ['createdAt', 'userName', 'state'],
    filters: [{ id: 'state', several: true, values: receivedStates }],
    prefix: 'received.',
  },
  ownSort: { columnId: '', direction: 'asc' },
  columns: { key: 'columns.received-requests', hidden: [] },
  read: ({ requests, ...answer }) => ({ ...answer, rows: requests }),
  rowId: ({ requestId }) => requestId,
}
