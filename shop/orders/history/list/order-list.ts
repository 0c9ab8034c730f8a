import type { DeliveryStatus, OrderHistory } from '@tradecounter/api/contract'
import type { ListDefinition } from '@tradecounter/shop/list-page'
import { orderExportAddress, orderHistoryAddress, startOrderExportAddress } from '../calls.ts'

export type OrderRow = OrderHistory['orders'][number]

/** Statuses in the order in which an order goes through them. */
export const statuses = [
  'ORDERED',
  'PROCESSING',
  'PICKED',
  'ON_THE_WAY',
  'BACKORDER_LISTED',
  'PARTLY_DELIVERED',
  'DELIVERED',
  'CANCELLED',
  'UNKNOWN',
] as const satisfies readonly DeliveryStatus[]

/** How an order can have been placed. */
export const channels = [
  'web',
  'branch',
  'phone',
  'edi',
  'punchout',
] as const satisfies readonly OrderRow['channel'][]

/** The list of the customer's orders. */
export const orderList: ListDefinition<OrderRow, OrderHistory> = {
  address: orderHistoryAddress,
  exportAddress: orderExportAddress,
  exportJob: { address: startOrderExportAddress, list: 'order-history' },
  names: {
    sortable: ['orderNumber', 'placedAt', 'total'],
    filters: [
      { id: 'status', several: true, values: statuses },
      { id: 'orderedBy', several: false, values: ['me'] },
      { id: 'backorders', several: false, values: ['only'] },
      { id: 'channel', several: true, values: channels },
      { id: 'address', several: false, values: 'text' },
    ],
  },
  ownSort: { columnId: 'placedAt', direction: 'desc' },
  columns: {
    key: 'columns.order-history',
    hidden: ['goodsMark', 'channel', 'requestedDeliveryDate', 'promisedDate', 'lineCount'],
  },
  read: ({ orders, ...answer }) => ({ ...answer, rows: orders }),
  rowId: ({ orderNumber }) => orderNumber,
}
