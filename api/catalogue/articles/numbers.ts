import { sql, type RawBuilder } from 'kysely'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { codeLengths, sameCheckedCodes, sameCodes } from './gtin.ts'

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
  /**
   * The number of the catalogue is the same code of a product in another length. It counts if no variant has the number
   * itself.
   */
  isOtherLength?: boolean
}

/** The numbers that are looked for, by each way to write them. */
function wantedBy(
  numbers: readonly string[],
  spellings: (number: string) => readonly string[],
): Map<string, string[]> {
  const wanted = new Map<string, string[]>()
  for (const number of numbers)
    for (const spelling of new Set(spellings(number)))
      wanted.set(spelling, [...(wanted.get(spelling) ?? []), number])
  return wanted
}

/** Found rows under the numbers that were looked for. */
const forWanted = (
  rows: readonly NumberedVariant[],
  wanted: ReadonlyMap<string, string[]>,
): NumberedVariant[] =>
  rows.flatMap((row) =>
    (wanted.get(row.number) ?? []).map((number) =>
      number === row.number ? row : { ...row, number, isOtherLength: true },
    ),
  )

/** The variants of some normalised numbers, of every kind. */
async function readNumbers(
  queries: Queries,
  customerId: string,
  some: readonly string[],
): Promise<NumberedVariant[]> {
  const found: NumberedVariant[] = []
  // Numbers of every kind may be the code of the product, and then have several lengths.
  const spelled = wantedBy(some, (number) => [number, ...sameCheckedCodes(number)])
  for (const column of ['code', 'manufacturerNumber'] as const) {
    const normalised = normalisedColumn(column)
    const rows = await queries
      .selectFrom('variants')
      .select(['id as variantId', normalised.as('number'), `${column} as spelling`])
      .where(normalised, 'in', [...spelled.keys()])
      .execute()
    found.push(...forWanted(rows, spelled))
  }
  const eans = wantedBy(some, sameCodes)
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
    .where(normalised, 'in', [...spelled.keys()])
    .execute()
  return [...found, ...forWanted(own, spelled)]
}

/**
 * The variants that each normalised number can mean: by their own number, the manufacturer's, the EAN or the customer's
 * own, each with its spellings in the catalogue. `customerId` is empty for a visitor, who has no own numbers. Unknown
 * numbers are absent.
 */
export async function findVariantsByNumber(
  queries: Queries,
  customerId: string,
  numbers: readonly string[],
): Promise<Map<string, Map<number, string[]>>> {
  const found = new Map<string, Map<number, string[]>>()
  const wanted = numbers.filter((number) => number !== '')
  const rows = await readInChunks(wanted, (some) => readNumbers(queries, customerId, some))
  const itself = new Set(rows.flatMap(({ number, isOtherLength }) => (isOtherLength ? [] : [number])))
  for (const { number, variantId, spelling, isOtherLength } of rows) {
    if (isOtherLength && itself.has(number)) continue
    const variants = found.get(number) ?? new Map<number, string[]>()
    found.set(number, variants.set(variantId, [...(variants.get(variantId) ?? []), spelling]))
  }
  return found
}

/**
 * Variants with an EAN in a range of codes of the same length, both ends included, also written with zeros before them:
 * at most `limit`, in no order.
 */
export async function findVariantsByEanRange(
  queries: Queries,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<number[]> {
  const lengths = codeLengths.filter((length) => length >= from.length)
  if (lengths.length === 0) return []
  const rows = await queries
    .selectFrom('variants')
    .select('id')
    .where(({ eb, and, or }) =>
      or(
        lengths.map((length) =>
          and([
            eb('ean', '>=', from.padStart(length, '0')),
            eb('ean', '<=', to.padStart(length, '0')),
            eb(sql<number>`length(ean)`, '=', length),
          ]),
        ),
      ),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
