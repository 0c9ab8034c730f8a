import { sites } from '@tradecounter/api/contract'
import {
  cartOwner,
  type Database,
  insertRows,
  insertSearchNumbers,
  orderSearchText,
  searchNumbersOf,
  sumOf,
  totalsOf,
  type WriteContext,
} from '@tradecounter/api/seed'
import type { Selectable } from 'kysely'
import type { DemoCustomer } from '../people/customers.ts'
import type { OfferLine } from './offer-lines.ts'

type OrderRow = Selectable<Database['orders']>

/** What is known of an order whose lines become those of an offer. */
export const orderFacts = ['id', 'status', 'customerId', 'number', 'reference', 'goodsMark', 'site'] as const

/**
 * Lets the lines of a demo order, of which nothing is with the customer, be those of an offer. Its shipment, if it
 * has one, has them too.
 */
export async function orderLinesOf(
  { trx }: WriteContext,
  {
    id: orderId,
    status,
    customerId,
    number,
    reference,
    goodsMark,
    site,
  }: Pick<OrderRow, (typeof orderFacts)[number]>,
  versionId: string,
  lines: readonly OfferLine[],
): Promise<void> {
  await trx.deleteFrom('orderLines').where('orderId', '=', orderId).execute()
  await insertRows(
    trx,
    'orderLines',
    lines.map((line, index) => ({
      orderId,
      position: index + 1,
      variantId: line.variantId,
      variantCode: line.code,
      name: line.name,
      quantity: line.quantity,
      decimalPrecision: line.decimalPrecision,
      unit: line.unit,
      unitPrice: line.offeredPrice ?? 0,
      pricePer: line.pricePer,
      total: line.total ?? 0,
      status,
      reportedStatus: status,
      lockKind: 'offer' as const,
      lockId: versionId,
      lockPosition: index + 1,
    })),
  )
  const shipments = await trx
    .selectFrom('shipments')
    .select(['id', 'number'])
    .where('orderId', '=', orderId)
    .execute()
  const parcels = await trx
    .selectFrom('parcels')
    .innerJoin('shipments', 'shipments.id', 'parcels.shipmentId')
    .select('parcels.number')
    .where('shipments.orderId', '=', orderId)
    .execute()
  for (const { id: shipmentId } of shipments) {
    await trx.deleteFrom('shipmentLines').where('shipmentId', '=', shipmentId).execute()
    const goods = lines.map(({ quantity }, index) => ({ shipmentId, position: index + 1, quantity }))
    await insertRows(trx, 'shipmentLines', goods)
  }
  const searched = lines.map(({ code: variantCode, name }) => ({ variantCode, name }))
  await trx
    .updateTable('orders')
    .set({
      ...totalsOf(sumOf(lines.map(({ total }) => Number(total))), countryOf(site)),
      searchText: orderSearchText({ number, reference, goodsMark }, searched),
    })
    .where('id', '=', orderId)
    .execute()
  await trx.deleteFrom('orderSearchNumbers').where('orderId', '=', orderId).execute()
  await insertSearchNumbers(trx, customerId, orderId, [
    ...searchNumbersOf({ number, reference, goodsMark }, searched),
    ...[...shipments, ...parcels].map((each) => each.number),
  ])
}

const countryOf = (site: string) => Object.values(sites).find(({ key }) => key === site)?.country ?? 'SE'

/** Lets a user have accepted lines of a version: they are in the cart at the offered prices. */
export async function putIntoCart(
  { trx, now }: WriteContext,
  customer: DemoCustomer,
  userId: string,
  versionId: string,
  lines: readonly OfferLine[],
): Promise<void> {
  const changedAt = now.toISOString()
  const cartId = `${versionId}-cart`
  const owner = cartOwner({ userId, customerId: customer.id, sessionHash: '' })
  await insertRows(trx, 'carts', [
    { id: cartId, owner, site: customer.site, version: 1, state: 'open', changedAt },
  ])
  await insertRows(
    trx,
    'cartLines',
    lines.map(({ variantId, quantity }, index) => ({
      id: `${cartId}-${index}`,
      cartId,
      variantId,
      quantity,
      version: 1,
      listName: '',
      actionType: '',
      searchTerm: '',
      configuration: '{}',
      addedAt: changedAt,
      lockKind: 'offer' as const,
      lockId: versionId,
      lockPosition: index + 1,
    })),
  )
}
