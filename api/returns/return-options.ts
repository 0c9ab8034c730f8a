import { articleTextsFor, fromStored } from '../catalogue/articles/service.ts'
import type { SessionCaller } from '../accounts/service.ts'
import { type ReturnKind, type ReturnOptions, sites } from '../contract/index.ts'
import { readDeliveredQuantities, readSentQuantities } from '../deliveries/service.ts'
import { countryOf, findOrder } from '../orders/service.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { Queries } from '../platform/database/queries.ts'
import { addDays, dayIn } from '../platform/days.ts'
import { readHandoverPlaces } from './handover-places.ts'
import { returnFee, type ReturnTerms } from './return-terms.ts'
import { readReturnedQuantities } from './store.ts'

/** A line of an order with what of it can be part of a case. Quantities are stored ones. */
export interface ReturnableLine {
  position: number
  variantId: number
  variantCode: string
  name: string
  unit: string
  decimalPrecision: number
  most: number
  lastDay: string | null
  refusal: ReturnOptions['lines'][number]['refusal']
}

/** Lengths that were cut for the order cannot be sold again. */
const isCut = ({ unit, decimalPrecision }: { unit: string; decimalPrecision: number }): boolean =>
  unit === 'm' && decimalPrecision > 0

/** For which kind of case, on which terms and on which day. */
interface ReturnableQuery extends Pick<ReturnTerms, 'days'> {
  kind: ReturnKind
  today: string
  exceptNumber?: string
}

/**
 * What of an order's lines can be part of a case of a kind; cases other than `exceptNumber` count. Goods can be
 * returned when they have arrived. Something can be wrong with goods as soon as they have left the warehouse: they may
 * be missing.
 */
export async function readReturnable(
  queries: Queries,
  order: { id: string; site: string },
  { kind, days, today, exceptNumber = '' }: ReturnableQuery,
): Promise<ReturnableLine[]> {
  const lines = await queries
    .selectFrom('orderLines')
    .selectAll()
    .where('orderId', '=', order.id)
    .orderBy('position')
    .execute()
  const readHandedOver = kind === 'return' ? readDeliveredQuantities : readSentQuantities
  const handedOver = await readHandedOver(queries, order.id)
  const returned = await readReturnedQuantities(queries, order.id, exceptNumber)
  const lastDay = kind === 'return' ? await lastReturnDay(queries, order, days) : null
  return lines.map((line): ReturnableLine => {
    const delivered = handedOver.get(line.position) ?? 0
    const most = Math.max(0, delivered - (kind === 'price' ? 0 : (returned.get(line.position) ?? 0)))
    const refusal = ((): ReturnableLine['refusal'] => {
      if (delivered === 0) return 'notDelivered'
      if (most === 0) return 'returned'
      if (kind !== 'return') return null
      if (line.configuration !== '[]' && line.configuration !== '') return 'configured'
      if (isCut(line)) return 'cut'
      return lastDay !== null && today > lastDay ? 'tooLate' : null
    })()
    const { position, variantId, variantCode, name, unit, decimalPrecision } = line
    return { position, variantId, variantCode, name, unit, decimalPrecision, most, lastDay, refusal }
  })
}

/** The last day on which an order's goods can be returned, in the country of the order; null if nothing has arrived. */
async function lastReturnDay(
  queries: Queries,
  order: { id: string; site: string },
  days: number,
): Promise<string | null> {
  const { arrivedAt } = await queries
    .selectFrom('shipments')
    .select((eb) => eb.fn.max(eb.fn.coalesce('deliveredAt', 'sentAt')).as('arrivedAt'))
    .where('orderId', '=', order.id)
    .where('status', '=', 'DELIVERED')
    .executeTakeFirstOrThrow()
  return arrivedAt === null ? null : addDays(dayIn(countryOf(order), new Date(arrivedAt)), days)
}

/**
 * On what terms a case of a kind is taken, and which lines of an order, if one is named, can be part of it.
 * Errors: 404.
 */
export async function readReturnOptions(
  queries: Queries,
  caller: SessionCaller,
  { orderNumber, kind }: { orderNumber: string; kind: ReturnKind },
  terms: ReturnTerms,
  now: Date,
): Promise<ReturnOptions> {
  return {
    orderNumber,
    feeThousandths: returnFee(kind, terms),
    days: kind === 'return' ? terms.days : null,
    ...(await readHandoverPlaces(queries, caller, now)),
    lines:
      orderNumber === '' ? [] : await readOptionLines(queries, caller, { orderNumber, kind }, terms, now),
  }
}

async function readOptionLines(
  queries: Queries,
  caller: SessionCaller,
  { orderNumber, kind }: { orderNumber: string; kind: ReturnKind },
  { days }: ReturnTerms,
  now: Date,
): Promise<ReturnOptions['lines']> {
  const order = await findOrder(queries, caller, orderNumber)
  if (order === undefined) throw notFound('There is no such order.', 'orderNumber')
  const today = dayIn(sites[caller.site].country, now)
  const lines = await readReturnable(queries, order, { kind, days, today })
  const texts = await articleTextsFor(
    queries,
    caller,
    lines.map(({ unit }) => ({ unit })),
  )
  return lines.map((line) => ({
    orderPosition: line.position,
    variantNbr: line.variantCode,
    name: line.name,
    displayUnitCode: texts.unit(line),
    decimalPrecision: line.decimalPrecision,
    most: fromStored(line.most, line.decimalPrecision),
    lastDay: line.lastDay,
    refusal: line.refusal,
  }))
}
