import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { join } from 'node:path'
import { inject } from 'vitest'
import * as v from 'valibot'

/** What the running shop has written, read beside it and past all of its code. */
function read<Row>(schema: v.GenericSchema<unknown, Row>, query: string, ...values: SQLInputValue[]): Row[] {
  const database = new DatabaseSync(join(inject('shopData'), 'tradecounter.sqlite'), { readOnly: true })
  try {
    return v.parse(v.array(schema), database.prepare(query).all(...values))
  } finally {
    database.close()
  }
}

const orderLineSchema = v.object({
  userName: v.string(),
  reference: v.string(),
  city: v.string(),
  total: v.number(),
  variantCode: v.string(),
  quantity: v.number(),
  decimalPrecision: v.number(),
})

/** An order, a row for each of its lines. */
export const readOrder = (number: string): v.InferOutput<typeof orderLineSchema>[] =>
  read(
    orderLineSchema,
    `select users."userName", orders.reference, orders.city, orders.total,
            "orderLines"."variantCode", "orderLines".quantity, "orderLines"."decimalPrecision"
       from orders
       join users on users.id = orders."userId"
       join "orderLines" on "orderLines"."orderId" = orders.id
      where orders.number = ?
      order by "orderLines".position`,
    number,
  )

/** Numbers of all orders under a reference: one, however often the button was pressed. */
export const orderNumbersOf = (reference: string): string[] =>
  read(v.object({ number: v.string() }), 'select number from orders where reference = ?', reference).map(
    ({ number }) => number,
  )

const packSchema = v.object({ code: v.string(), unitVolume: v.number(), decimalPrecision: v.number() })

/** In what steps an article is sold: 5 for a pipe in lengths of five metres. */
export function readPack(code: string): number {
  const [variant] = read(
    packSchema,
    `select coalesce(variants.code, '') as code, variants."unitVolume", variants."decimalPrecision"
       from variants
       left join products on products.id = variants."productId"
      where variants.code = ? or products.code = ?
      order by variants.code = ? desc, variants.position
      limit 1`,
    code,
    code,
    code,
  )
  if (!variant) throw new Error(`there is no article ${code}`)
  return variant.unitVolume / 10 ** variant.decimalPrecision
}
