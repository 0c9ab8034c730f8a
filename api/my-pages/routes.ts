import * as v from 'valibot'
import {
  chosenSchema,
  myPagesMenuRequestSchema,
  orderHistoryQuerySchema,
  orderQuerySchema,
  ordersPerPage,
  sites,
  type Chosen,
  type Order,
  type OrderHistory,
} from '../contract/index.ts'
import { allowedPages } from './rules.ts'
import { fromStored } from '../catalogue/articles/quantity.ts'
import { findOrder, readOrderLines, readOrders, type OrderHead } from '../orders/store.ts'
import { permissionsOf } from '../accounts/permissions/store.ts'
import { articleUrl, pictureUrl, priceUnit, priceVisibilityOf } from '../catalogue/articles/view.ts'
import { linesPerAnswer } from '../carts/read-cart.ts'
import { notFound } from '../platform/http/api-error.ts'
import { readBody, readQuery } from '../platform/http/read-request.ts'
import type { Caller, Services, RouteGroup } from '../platform/services.ts'
import { requireSignedIn } from '../accounts/caller.ts'
import { wordsFor } from '../catalogue/texts.ts'

const chosenListSchema = v.array(chosenSchema)

/** What was chosen about a line, written by the order itself; orders of before options had prices have none. */
const chosenOf = (written: string, hidden: boolean): Chosen[] =>
  v
    .parse(chosenListSchema, JSON.parse(written))
    .map(({ name, value, price }) => ({ name, value, ...(hidden || price === undefined ? {} : { price }) }))

const head = (order: OrderHead, hidden: boolean): OrderHistory['orders'][number] => ({
  orderNumber: order.number,
  placedAt: order.placedAt,
  status: order.status,
  reference: order.reference,
  goodsMark: order.goodsMark,
  orderedBy: order.orderedBy ?? '',
  lineCount: order.lineCount ?? 0,
  currency: order.currency,
  total: hidden ? null : order.total,
})

async function readOrder(
  { store }: Services,
  caller: Caller,
  { orderNumber: number, from }: { orderNumber: string; from: number },
  hidden: boolean,
): Promise<Order> {
  const order = await findOrder(store.db, caller.customerId, number)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  const lines = await readOrderLines(store.db, order.id, { from, count: linesPerAnswer })
  const unitWord = await wordsFor(
    store.db,
    caller.language,
    'name',
    lines.map(({ unit }) => `unit:${unit}`),
  )
  const { addressName: name, street, postalCode, city } = order
  return {
    ...head(order, hidden),
    from,
    address: { name, street, postalCode, city },
    requestedDeliveryDate: order.requestedDeliveryDate,
    deliveryMethod: order.deliveryMethod === 'pickup' ? 'pickup' : 'delivery',
    partDelivery: order.partDelivery === 1,
    project: order.project,
    contact: { name: order.contactName, phone: order.contactPhone },
    sum: hidden ? null : order.sum,
    freight: hidden ? null : order.freight,
    vat: hidden ? null : order.vat,
    lines: lines.map((line) => ({
      name: line.name,
      variantNbr: line.variantCode,
      // An article that has left the catalogue is still found by its number.
      url:
        line.slug === null
          ? sites[caller.site].searchBasePath
          : articleUrl({ slug: line.slug, code: line.variantCode }),
      imageUrl: pictureUrl(line.picture),
      quantity: fromStored(line.quantity, line.decimalPrecision),
      displayUnitCode: unitWord(`unit:${line.unit}`, line.unit),
      unitPrice: hidden ? null : line.unitPrice,
      priceUnit: priceUnit(line, unitWord),
      totalPrice: hidden ? null : line.total,
      status: line.status,
      configuration: chosenOf(line.configuration, hidden),
      note: line.note,
      goodsMark: line.goodsMark,
    })),
  }
}

/** Orders of the customer and the pages that the user may open (spec §2, §6). */
export const myPagesRoutes: RouteGroup = (app, services) => {
  const { db } = services.store
  const hidden = async (caller: Caller): Promise<boolean> => (await priceVisibilityOf(db, caller)).hidesPrices

  app.get('/api/my-pages/order-history', { page: 'order-history' }, async (c) => {
    const { page } = readQuery(c, orderHistoryQuerySchema)
    const caller = requireSignedIn(c.get('caller'))
    const { total, orders } = await readOrders(db, caller.customerId, { page, pageSize: ordersPerPage })
    const noPrices = await hidden(caller)
    const answer: OrderHistory = {
      total,
      page,
      pageSize: ordersPerPage,
      orders: orders.map((order) => head(order, noPrices)),
    }
    return c.json(answer)
  })

  app.get('/api/my-pages/order', { page: 'order-history' }, async (c) => {
    const query = readQuery(c, orderQuerySchema)
    const caller = requireSignedIn(c.get('caller'))
    return c.json(await readOrder(services, caller, query, await hidden(caller)))
  })

  app.post('/api/my-pages/menu', 'signed-in', async (c) => {
    const { pages } = await readBody(c, myPagesMenuRequestSchema)
    const { userId, customerId, site } = requireSignedIn(c.get('caller'))
    return c.json({ pages: allowedPages(pages, site, await permissionsOf(db, userId, customerId)) })
  })
}
