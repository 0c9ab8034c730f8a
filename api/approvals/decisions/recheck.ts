import {
  isFreeText,
  lineTextsFor,
  type PricedCart,
  type PricedLine,
  readCart,
  approvalCartOwner,
  lineAwaitedDay,
} from '../../carts/service.ts'
import { type SessionCaller, getCustomer, isPermitted } from '../../accounts/service.ts'
import type { ApprovalFailure } from '../../contract/index.ts'
import { isOrderable, type OrderRequest } from '../../orders/service.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { addDays } from '../../platform/days.ts'
import {
  findDeliveryWindow,
  findPickupBranches,
  canDeliverOn,
  type DeliveryWindow,
} from '../../warehouses/service.ts'
import { buyerOf } from '../buyer.ts'
import { type ApprovalLineRow, type ApprovalRow, orderRequestOf, readApprovalLines } from '../store.ts'

/** A request as it could be ordered now. */
export interface RecheckedRequest {
  buyer: SessionCaller
  cart: PricedCart
  lines: ApprovalLineRow[]
  /** The order as it was sent. */
  sent: OrderRequest
  /** The order, on the first possible day if the requested one has passed. */
  order: OrderRequest
  /** What has changed since it was sent, so that it must not be ordered. */
  failures: ApprovalFailure[]
}

const nothing = { before: null, after: null, day: '', field: '' }

async function windowOf(
  queries: Queries,
  { site, customerId }: SessionCaller,
  { deliveryMethod, branchId }: OrderRequest,
  now: Date,
): Promise<DeliveryWindow> {
  const { warehouseId } = await getCustomer(queries, customerId)
  const branches =
    deliveryMethod === 'pickup' ? await findPickupBranches(queries, site, warehouseId, now) : []
  return (
    branches.find(({ id }) => id === branchId) ?? (await findDeliveryWindow(queries, site, warehouseId, now))
  )
}

/** The requested day, or the first possible one after it. */
function possibleDay(window: DeliveryWindow, wanted: string): string {
  for (let day = wanted; day <= window.lastDeliveryDate; day = addDays(day, 1))
    if (canDeliverOn(window, day)) return day
  return window.firstDeliveryDate
}

/** What is different about a line. A later delivery counts if it is after the day of the order. */
function lineFailures(
  row: ApprovalLineRow,
  line: PricedLine | undefined,
  awaitedDay: string | null,
  requestedDay: string,
): ApprovalFailure[] {
  const { name } = row
  if (line === undefined) return [{ ...nothing, kind: 'missing', name }]
  if (!isOrderable(line)) return [{ ...nothing, kind: 'notOrderable', name }]
  if (isFreeText(line.article)) return []
  const isPriceSame = line.unitPrice === row.unitPrice && line.total === row.total
  const isLater =
    awaitedDay !== null &&
    awaitedDay > requestedDay &&
    (row.awaitedDay === null || awaitedDay > row.awaitedDay)
  return [
    ...(isPriceSame
      ? []
      : line.unitPrice === row.unitPrice
        ? [{ ...nothing, kind: 'price' as const, name, before: row.total, after: line.total }]
        : [{ ...nothing, kind: 'price' as const, name, before: row.unitPrice, after: line.unitPrice }]),
    ...(isLater ? [{ ...nothing, kind: 'stock' as const, name, day: awaitedDay }] : []),
  ]
}

/** Compares an open request with prices, stock and rights of now. */
export async function recheck(queries: Queries, row: ApprovalRow, now: Date): Promise<RecheckedRequest> {
  const buyer = buyerOf(row)
  const wanted = orderRequestOf(row)
  const window = await windowOf(queries, buyer, wanted, now)
  const order = { ...wanted, requestedDeliveryDate: possibleDay(window, wanted.requestedDeliveryDate) }
  const cart = await readCart(queries, buyer, now, { owner: approvalCartOwner(row.id) })
  const lines = await readApprovalLines(queries, row.id)
  const byId = new Map(cart.lines.map((line) => [line.article.lineId, line]))
  const failures = lines
    .filter(({ quantity }) => quantity > 0)
    .flatMap((line) => {
      const found = byId.get(line.lineId)
      return lineFailures(
        line,
        found,
        found === undefined ? null : lineAwaitedDay(found, cart),
        order.requestedDeliveryDate,
      )
    })
  if (!(await isPermitted(queries, row, 'perm:order'))) failures.push({ ...nothing, kind: 'buyer', name: '' })
  return { buyer, cart, lines, sent: wanted, order, failures }
}

/** The texts of a rechecked cart in the language of its buyer. */
export const textsOfCart = (queries: Queries, { buyer, cart }: RecheckedRequest) =>
  lineTextsFor(queries, buyer, cart.lines)
