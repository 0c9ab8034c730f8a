import { isFreeText, readLockedPrices, type LockedPrice, linesPerAnswer } from '../carts/service.ts'
import {
  articleTextsFor,
  articleUrl,
  pictureUrl,
  searchUrl,
  pictureTextsFor,
  discountOf,
  fromStored,
} from '../catalogue/articles/service.ts'
import { languageFor } from '../catalogue/service.ts'
import { type Order, sites } from '../contract/index.ts'
import {
  readOrderShipments,
  readShippedGoods,
  followsOrder,
  readGoodsNumbers,
  quantitiesOf,
  type ShippedGoods,
} from '../deliveries/service.ts'
import { changeableQuantity } from './change-order.ts'
import { readOrderDocuments } from './documents.ts'
import {
  countryOf,
  findOrder,
  withDeliveryDays,
  type OrderHead,
  type OrderLineRow,
  chosenOptionsOf,
  viewOrderHead,
  readOrderLines,
  readStepsOfLines,
} from '../orders/service.ts'
import type { Queries } from '../platform/database/queries.ts'
import { readOrderTerms } from './order-terms.ts'
import { dayIn } from '../platform/days.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Caller, Services } from '../platform/services.ts'

/** An order with some of its lines. Errors: 404. */
export async function readOrder(
  { store, clock, settings }: Pick<Services, 'store' | 'clock' | 'settings'>,
  caller: Caller,
  { orderNumber: number, from }: { orderNumber: string; from: number },
  hidesPrices: boolean,
  db: Queries = store.db,
): Promise<Order> {
  const found = await findOrder(db, caller, number)
  const now = clock()
  const [order] = found === undefined ? [] : await withDeliveryDays(db, [found], now)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  const lines = await readOrderLines(db, order.id, { from, count: linesPerAnswer })
  const texts = await articleTextsFor(
    db,
    caller,
    lines.map(({ unit }) => ({ unit })),
  )
  const pictureText = await pictureTextsFor(
    db,
    caller,
    lines.map(({ variantId }) => variantId),
  )
  const goods = await readShippedGoods(db, order.id)
  const steps = await readStepsOfLines(db, order.id)
  const numbersOf = await readGoodsNumbers(
    db,
    { orderId: order.id },
    lines.map(({ position }) => position),
  )
  const lockedPriceOf = await readLockedPrices(db, caller, lines, now)
  const today = dayIn(countryOf(order), now)
  const { addressName: name, street, postalCode, city } = order
  return {
    ...viewOrderHead(order, hidesPrices),
    from,
    address: { name, street, postalCode, city },
    deliveryMethod: order.deliveryMethod === 'pickup' ? 'pickup' : 'delivery',
    partDelivery: order.partDelivery === 1,
    project: order.project,
    costCentre: order.costCentre,
    contact: { name: order.contactName, phone: order.contactPhone },
    ...(await readOrderTerms(db, order)),
    freight: hidesPrices ? null : order.freight,
    vat: hidesPrices ? null : order.vat,
    version: order.version,
    followed: await followsOrder(db, order.id, caller.userId),
    ...(from === 0
      ? await readOrderParts(db, caller, order, {
          goods,
          now,
          carriersToAsk: new Set(settings.carrierRequests?.keys()),
        })
      : { changeableLines: 0, shipments: [], comments: [], changes: [], documents: [], documentCount: 0 }),
    lines: lines.map((line) => ({
      position: line.position,
      ...viewQuantities(line, goods.get(line.position) ?? [], steps.get(line.position) ?? 1),
      promisedDate: line.promisedDate,
      late:
        line.promisedDate !== '' &&
        line.promisedDate < today &&
        quantitiesOf(line, goods.get(line.position) ?? []).remaining > 0,
      replacedNumber: line.replacedCode,
      name: line.name,
      ...languageFor(caller.language, line.nameLanguage),
      variantNbr: line.variantCode,
      // An article that has left the catalogue is linked to a search for its number.
      url:
        line.slug === null
          ? isFreeText(line)
            ? searchUrl(caller.site, line.name)
            : sites[caller.site].searchBasePath
          : articleUrl({ slug: line.slug, code: line.variantCode }),
      imageUrl: pictureUrl(line.picture),
      extraImageInformation: pictureText(line),
      isFreeTextLineItem: isFreeText(line),
      ...numbersOf(line.position),
      displayUnitCode: texts.unit(line),
      unitPrice: hidesPrices || isFreeText(line) ? null : line.unitPrice,
      ...viewDiscount(line, hidesPrices),
      priceUnit: texts.priceUnit(line),
      totalPrice: hidesPrices || isFreeText(line) ? null : line.total,
      status: line.status,
      configuration: chosenOptionsOf(line, hidesPrices),
      note: line.note,
      goodsMark: line.goodsMark,
      ...viewLock(lockedPriceOf(line)),
    })),
  }
}

/** The document at whose price a line was ordered. */
const viewLock = (lock: LockedPrice | null): Pick<Order['lines'][number], 'lock'> =>
  lock === null ? {} : { lock: { kind: lock.kind, documentId: lock.documentId, number: lock.number } }

/** How much below the ordinary price a line was ordered. */
function viewDiscount(
  line: OrderLineRow,
  hidesPrices: boolean,
): Pick<Order['lines'][number], 'listPrice' | 'discount'> {
  const discount =
    hidesPrices || isFreeText(line) || line.listPrice === 0
      ? null
      : discountOf(line.listPrice, line.unitPrice)
  return { listPrice: discount === null ? null : line.listPrice, discount }
}

/** What has become of a line, in order units. */
function viewQuantities(line: OrderLineRow, goods: readonly ShippedGoods[], step: number) {
  const units = (stored: number): number => fromStored(stored, line.decimalPrecision)
  const { sent, delivered, inShipments, remaining } = quantitiesOf(line, goods)
  return {
    quantity: units(line.quantity),
    cancelled: units(line.cancelledQuantity),
    sent: units(sent),
    delivered: units(delivered),
    remaining: units(remaining),
    changeable: units(changeableQuantity(line, inShipments)),
    step: units(step),
  }
}

/** Changes that are shown at most, the latest. */
const mostChanges = 200

/** Shipments, comments, changes and documents of an order, and how many of its lines can be changed. */
async function readOrderParts(
  db: Queries,
  caller: Caller,
  order: OrderHead,
  {
    goods,
    now,
    carriersToAsk,
  }: { goods: ReadonlyMap<number, ShippedGoods[]>; now: Date; carriersToAsk: ReadonlySet<string> },
): Promise<
  Pick<Order, 'changeableLines' | 'shipments' | 'comments' | 'changes' | 'documents' | 'documentCount'>
> {
  const lines = await db
    .selectFrom('orderLines')
    .select(['position', 'name', 'variantCode', 'decimalPrecision', 'unit'])
    .select(['quantity', 'cancelledQuantity', 'reportedStatus'])
    .where('orderId', '=', order.id)
    .execute()
  const texts = await articleTextsFor(
    db,
    caller,
    lines.map(({ unit }) => ({ unit })),
  )
  const comments = await db
    .selectFrom('orderComments')
    .select(['userName', 'content', 'createdAt'])
    .where('orderId', '=', order.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const changes = await db
    .selectFrom('orderLineChanges')
    .selectAll()
    .where('orderId', '=', order.id)
    .orderBy('changedAt', 'desc')
    .orderBy('position')
    .limit(mostChanges)
    .execute()
  return {
    changeableLines: lines.filter(
      (line) => changeableQuantity(line, quantitiesOf(line, goods.get(line.position) ?? []).inShipments) > 0,
    ).length,
    shipments: await readOrderShipments(db, order.id, now, {
      lines,
      unitText: texts.unit,
      carriersToAsk,
    }),
    comments,
    ...(await readOrderDocuments(db, caller, order.id)),
    changes: changes.map(({ position, userName, kind, before, after, reason, changedAt }) => ({
      position,
      name: lines.find((line) => line.position === position)?.name ?? '',
      userName,
      kind,
      before,
      after,
      reason,
      changedAt,
    })),
  }
}
