import type { DeliveryStatus, OrderChannel } from '../../../api/contract/index.ts'
import { insertRows, type Store } from '../../../api/platform/database/index.ts'
import { insertSearchNumbers, searchNumbersOf } from '../../../api/orders/search-numbers.ts'
import { addressKeyOf } from '../../../api/orders/store.ts'
import { orderSearchText } from '../../../api/orders/insert-order.ts'

/** What a test says about an order; the rest is the same for all. */
export interface TestOrder {
  number: string
  customerId?: string
  userId?: string
  status?: DeliveryStatus
  placedAt?: string
  reference?: string
  goodsMark?: string
  project?: string
  costCentre?: string
  sum?: number
  total?: number
  channel?: OrderChannel
  backordered?: number
  street?: string
  /** Number and name of one article. */
  line?: [code: string, name: string]
}

/** Writes orders with at most one line each. */
export async function writeTestOrders(
  { db }: Pick<Store, 'db'>,
  orders: readonly TestOrder[],
): Promise<void> {
  const lineOf = ({ line: [variantCode, name] = ['', ''] }: TestOrder) => ({
    variantCode,
    name,
    goodsMark: '',
  })
  await insertRows(
    db,
    'orders',
    orders.map((order) => {
      const { line: _line, ...head } = order
      const row = {
        customerId: 'a',
        userId: 'buyer',
        status: 'ORDERED',
        placedAt: '2026-05-10T10:00:00.000Z',
        reference: '',
        goodsMark: '',
        project: '',
        costCentre: '',
        sum: 10_000,
        total: 12_500,
        street: 'Byggvägen 2',
        channel: 'web',
        backordered: 0,
        ...head,
      } as const
      return {
        ...row,
        id: `id-${order.number}`,
        cartId: `cart-${order.number}`,
        cartVersion: 1,
        site: 'se',
        requestedDeliveryDate: '2026-05-12',
        addressName: 'Bygget',
        postalCode: '123 46',
        addressKey: addressKeyOf({ postalCode: '123 46', street: row.street }),
        city: 'Solna',
        currency: 'SEK',
        freight: 0,
        vat: 2500,
        searchText: orderSearchText(row, order.line === undefined ? [] : [lineOf(order)]),
      }
    }),
  )
  for (const order of orders) {
    const { number, customerId = 'a', reference = '', goodsMark = '', project, costCentre } = order
    const lines = order.line === undefined ? [] : [lineOf(order)]
    const numbers = searchNumbersOf({ number, reference, goodsMark, project, costCentre }, lines)
    await insertSearchNumbers(db, customerId, `id-${number}`, numbers)
  }
}
