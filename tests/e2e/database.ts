import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { join } from 'node:path'
import * as v from 'valibot'
import { patience } from '../setup/chromium.ts'
import { ownShop } from './own-shop.ts'

/** Reads the running shop's database directly, without its code. */
function read<Row>(schema: v.GenericSchema<unknown, Row>, query: string, ...values: SQLInputValue[]): Row[] {
  // The shop may be writing at the same time.
  const database = new DatabaseSync(join(ownShop.data, 'tradecounter.sqlite'), {
    readOnly: true,
    timeout: patience,
  })
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

/** An order, one row per line. */
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

/** Numbers of all orders with a reference: one, however often the button was clicked. */
export const orderNumbersOf = (reference: string): string[] =>
  read(v.object({ number: v.string() }), 'select number from orders where reference = ?', reference).map(
    ({ number }) => number,
  )

const packSchema = v.object({ code: v.string(), unitVolume: v.number(), decimalPrecision: v.number() })

/** The pack of an article: 5 for a pipe in lengths of five metres. */
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

const articleSchema = v.object({ code: v.string(), ean: v.string() })
const numberSchema = v.object({ number: v.string() })
const onlyCode = v.object({ code: v.string() })

function first<Row>(rows: Row[], what: string): Row {
  const [row] = rows
  if (row === undefined) throw new Error(`The catalogue has no ${what}.`)
  return row
}

/** Articles for the messages of a direct order: sold by the piece, in packs, replaced, and two with one number. */
export function readArticles() {
  const plain =
    'variants.buyable = 1 and variants."replacedBy" is null and not exists (select 1 from "configuredProducts" c where c."productId" = variants."productId")'
  const sold = 'variants.id in (select "variantId" from prices)'
  const { number } = first(
    read(
      numberSchema,
      `select "manufacturerNumber" as number from variants where ${plain} and ${sold} group by 1 having count(*) = 2 limit 1`,
    ),
    'two articles with one number',
  )
  return {
    whole: first(
      read(
        articleSchema,
        `select code, ean from variants where ${plain} and ${sold} and "unitVolume" = 1 and "decimalPrecision" = 0 and "manufacturerNumber" <> ? limit 1`,
        number,
      ),
      'article that is sold one by one',
    ),
    packed: first(
      read(
        onlyCode,
        `select code from variants where ${plain} and ${sold} and "decimalPrecision" = 0 and "unitVolume" > 1 and "manufacturerNumber" <> ? limit 1`,
        number,
      ),
      'article that is sold in packs',
    ),
    replaced: first(
      read(
        onlyCode,
        `select old.code from variants old join variants on variants.code = old."replacedBy" where ${plain} and variants."manufacturerNumber" <> ? limit 1`,
        number,
      ),
      'article that is replaced',
    ),
    /** Configurable articles of different products. */
    configured: read(
      onlyCode,
      `select min(variants.code) as code from variants
         join "configuredProducts" configured on configured."productId" = variants."productId"
         join "configurationSets" sets on sets.id = configured."setId"
        where variants.buyable = 1 and variants."replacedBy" is null and ${sold} and sets.content like '%"required":true%'
        group by variants."productId" limit 2`,
    ).map(({ code }) => code),
    twins: {
      number,
      codes: read(
        onlyCode,
        'select code from variants where "manufacturerNumber" = ? order by code',
        number,
      ).map(({ code }) => code),
    },
  }
}
