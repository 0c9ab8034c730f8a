import type { DeliveryStatus, OrderChannel, OrderHistory } from '@tradecounter/api/contract'
import { everyValue, type ListDefinition } from '@tradecounter/shop/list-page'
import { orderExportAddress, orderHistoryAddress, startOrderExportAddress } from '../calls.ts'

export type OrderRow = OrderHistory['orders'][number]

/** Statuses in the order in which an order goes through them. */
export const statuses = everyValue<DeliveryStatus>({
  ORDERED: true,
  PROCESSING: true,
  PICKED: true,
  ON_THE_WAY: true,
  BACKORDER_LISTED: true,
  PARTLY_DELIVERED: true,
  DELIVERED: true,
  CANCELLED: true,
  UNKNOWN: true,
})

/** How an order can have been placed. */
export const channels = everyValue<OrderChannel>({
  web: true,
  branch: true,
  phone: true,
  edi: true,
  punchout: true,
})

/** The list of the customer's orders. */
export const orderList: ListDefinition<OrderRow, OrderHistory> = {
  address: orderHistoryAddress,
  exportAddress: orderExportAddress,
  exportJob: { address: startOrderExportAddress, list: 'order-history' },
  names: {
    sortable: ['orderNumber', 'placedAt', 'sum', 'total'],
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
    hidden: ['goodsMark', 'channel', 'requestedDeliveryDate', 'promisedDate', 'lineCount', 'total'],
  },
  read: ({ orders, ...answer }) => ({ ...answer, rows: orders }),
  rowId: ({ orderNumber }) => orderNumber,
}
