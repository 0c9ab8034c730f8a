import { sql, type RawBuilder } from 'kysely'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'

/** A column in the form of `normaliseNumber`. It must equal the expression of the indexes in migration 0010. */
function normalisedColumn(column: string): RawBuilder<string> {
  const bare = ['.', '/', '_', '-'].reduce(
    (inner, sign) => sql<string>`replace(${inner}, ${sql.lit(sign)}, '')`,
    sql<string>`replace(${sql.ref(column)}, ' ', '')`,
  )
  return sql`upper(${bare})`
}

/** A normalised number and a variant that it can mean. */
interface NumberedVariant {
  variantId: number
  number: string
  /** The number as the catalogue has it. */
  spelling: string
}

/** Lengths of a GTIN: EAN-8, UPC-A, EAN-13, GTIN-14. A longer one begins with zeros. */
const gtinLengths = [8, 12, 13, 14] as const
/** Shorter numbers without their zeros are no code of a product. */
const shortestCode = 7

/** The ways to write the code of a number: a UPC-A of 12 digits is an EAN-13 with a zero before it, and a GTIN-14 with two. */
function sameCodes(number: string): string[] {
  if (!/^\d{8,14}$/u.test(number)) return []
  const digits = number.replace(/^0+/u, '')
  if (digits.length < shortestCode) return [number]
  return gtinLengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'))
}

/** The variants of some normalised numbers, of every kind. */
async function readNumbers(
  queries: Queries,
  customerId: string,
  some: readonly string[],
): Promise<NumberedVariant[]> {
  const found: NumberedVariant[] = []
  for (const column of ['code', 'manufacturerNumber'] as const) {
    const normalised = normalisedColumn(column)
    found.push(
      ...(await queries
        .selectFrom('variants')
        .select(['id as variantId', normalised.as('number'), `${column} as spelling`])
        .where(normalised, 'in', some)
        .execute()),
    )
  }
  const eans = new Map<string, string[]>()
  for (const number of some)
    for (const ean of sameCodes(number)) eans.set(ean, [...(eans.get(ean) ?? []), number])
  if (eans.size > 0) {
    const rows = await queries
      .selectFrom('variants')
      .select(['id as variantId', 'ean'])
      .where('ean', 'in', [...eans.keys()])
      .execute()
    for (const { variantId, ean } of rows)
      for (const number of eans.get(ean) ?? []) found.push({ variantId, number, spelling: number })
  }
  if (customerId === '') return found
  const normalised = normalisedColumn('code')
  const own = await queries
    .selectFrom('customerNumbers')
    .select(['variantId', normalised.as('number'), 'code as spelling'])
    .where('customerId', '=', customerId)
    .where(normalised, 'in', some)
    .execute()
  return [...found, ...own]
}

/**
 * The variants that each normalised number can mean: by their own number, the manufacturer's, the EAN or the customer's
 * own, each with its spellings in the catalogue. `customerId` is empty for a visitor, who has no own numbers. Unknown numbers are
 * absent.
 */
export async function findVariantsByNumber(
  queries: Queries,
  customerId: string,
  numbers: readonly string[],
): Promise<Map<string, Map<number, string[]>>> {
  const found = new Map<string, Map<number, string[]>>()
  const wanted = numbers.filter((number) => number !== '')
  for (const { number, variantId, spelling } of await readInChunks(wanted, (some) =>
    readNumbers(queries, customerId, some),
  )) {
    const variants = found.get(number) ?? new Map<number, string[]>()
    found.set(number, variants.set(variantId, [...(variants.get(variantId) ?? []), spelling]))
  }
  return found
}

/** Variants with an EAN in a range of EANs of the same length, both ends included: at most `limit`, in no order. */
export async function findVariantsByEanRange(
  queries: Queries,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<number[]> {
  const rows = await queries
    .selectFrom('variants')
    .select('id')
    .where('ean', '>=', from)
    .where('ean', '<=', to)
    .where(sql<number>`length(ean)`, '=', from.length)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
