import { invoiceShipments } from '../../../api/invoices/service.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import type { TestShop } from '../fixtures/shop.ts'
import { transact, writeOrder } from '../invoices/invoice-shop.ts'

/** An order of some pieces at 100.00, which have been delivered on a day and are invoiced. Returns its number. */
export async function deliverOrder(
  shop: TestShop,
  number: string,
  { quantity = 10, day = '2026-11-12' } = {},
): Promise<string> {
  await writeOrder(shop.store, number, { unitPrices: [100_00] })
  const shipment = {
    id: `shipment-${number}`,
    orderId: `id-${number}`,
    number: `7${number}`,
    carrier: 'PostNord',
    warehouseStatus: 'HANDED_OVER',
    status: 'DELIVERED',
    exception: 0,
    promisedFrom: '',
    promisedTo: '',
    createdAt: '2026-11-10T10:00:00.000Z',
    sentAt: `${day}T08:00:00.000Z`,
    deliveredAt: `${day}T10:00:00.000Z`,
  } as const
  await insertRows(shop.store.db, 'shipments', [shipment])
  await insertRows(shop.store.db, 'shipmentLines', [{ shipmentId: shipment.id, position: 1, quantity }])
  await transact(shop, (context) => invoiceShipments(context, number))
  return number
}
