import * as v from 'valibot'
import { sumOf } from '../catalogue/articles/service.ts'
import { daySchema, oneLineSchema, zonedTimeSchema } from '../contract/common.ts'

/** Parcels of one file. */
const mostParcels = 2000

const orderNumber = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const number = v.pipe(
  v.string(),
  v.regex(/^[0-9A-Za-z-]{1,40}$/u, 'A number has 1 to 40 letters, digits and hyphens.'),
)
const position = v.pipe(v.number(), v.integer(), v.minValue(1))
const reason = v.optional(v.pipe(oneLineSchema, v.maxLength(200)), '')

const goods = v.pipe(
  v.array(v.object({ position, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  v.maxLength(10_000),
  v.check(
    (lines) => new Set(lines.map((line) => line.position)).size === lines.length,
    'Each line may be named once.',
  ),
)
/** What the warehouse reports of a shipment. */
const status = v.picklist(['CREATED', 'PICKED', 'PACKED', 'HANDED_OVER'])

const shipmentSchema = v.pipe(
  v.strictObject({
    orderNumber,
    /** Number of the delivery note. */
    number,
    /** A carrier as `CARRIER_SECRETS` names it; empty for goods that the customer collects. */
    carrier: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/u))]),
    status,
    /** When the status was reached. */
    at: v.optional(zonedTimeSchema),
    promised: v.optional(
      v.pipe(
        v.object({ from: zonedTimeSchema, to: zonedTimeSchema }),
        v.check(({ from, to }) => Date.parse(from) <= Date.parse(to), 'The window ends before it begins.'),
      ),
    ),
    lines: v.pipe(goods, v.minLength(1)),
    parcels: v.optional(
      v.pipe(v.array(v.strictObject({ number, lines: v.optional(goods, []) })), v.maxLength(1000)),
      [],
    ),
  }),
  v.check(
    ({ carrier, parcels }) => carrier !== '' || parcels.length === 0,
    'Goods that the customer collects have no parcels.',
  ),
)

const goodsNumber = v.pipe(
  v.string(),
  v.regex(
    /^[0-9A-Za-z][\w./+-]{0,39}$/u,
    'A serial or batch number has 1 to 40 letters, digits, and dots, slashes, plus signs, hyphens and underscores between them.',
  ),
)
const goodsNumbersEntrySchema = v.strictObject({
  number,
  position,
  serials: v.optional(v.pipe(v.array(goodsNumber), v.maxLength(10_000)), []),
  batches: v.optional(v.pipe(v.array(goodsNumber), v.maxLength(1000)), []),
})

const line = { orderNumber, position }

/**
 * What the systems of warehouse and seller tell about orders: `npm run operate -- import-deliveries`. Quantities are in
 * the stored form of their order line.
 */
export const deliveryFileSchema = v.strictObject({
  shipments: v.optional(
    v.pipe(
      v.array(shipmentSchema),
      // Each parcel is a lock of PostgreSQL until the file is written.
      v.check(
        (some) => sumOf(some.map(({ parcels }) => parcels.length)) <= mostParcels,
        `A file has at most ${mostParcels} parcels.`,
      ),
    ),
    [],
  ),
  /** How far the warehouse is with shipments that are known. */
  warehouse: v.optional(v.array(v.strictObject({ number, status, at: v.optional(zonedTimeSchema) })), []),
  /**
   * Serial and batch numbers of goods of a shipment, by the number of its delivery note. They are added to those that
   * are known.
   */
  goodsNumbers: v.optional(v.array(goodsNumbersEntrySchema), []),
  /** Numbers of goods that were wrong: `after` replaces `before`; empty removes it. */
  goodsCorrections: v.optional(
    v.array(
      v.strictObject({
        number,
        position,
        kind: v.picklist(['serial', 'batch']),
        before: goodsNumber,
        after: v.optional(v.union([v.literal(''), goodsNumber]), ''),
      }),
    ),
    [],
  ),
  /** What is known of goods that are in no shipment. */
  lineStatuses: v.optional(
    v.array(
      v.strictObject({
        ...line,
        status: v.picklist(['ORDERED', 'PROCESSING', 'BACKORDER_LISTED', 'UNKNOWN']),
      }),
    ),
    [],
  ),
  /** The day on which the rest of a line is promised; empty for none. */
  promisedDates: v.optional(
    v.array(
      v.strictObject({
        ...line,
        date: v.union([v.literal(''), daySchema], 'The date must be a day, or empty.'),
        reason,
      }),
    ),
    [],
  ),
  /** The article that is delivered in place of the ordered one, at the price of the order. */
  replacements: v.optional(v.array(v.strictObject({ ...line, articleNumber: number, reason })), []),
})
export type DeliveryFile = v.InferOutput<typeof deliveryFileSchema>
export type GoodsNumbersEntry = DeliveryFile['goodsNumbers'][number]
export type GoodsCorrection = DeliveryFile['goodsCorrections'][number]
export type ShipmentEntry = DeliveryFile['shipments'][number]
