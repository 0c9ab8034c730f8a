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
  // EANs have digits only.
  const eans = some.filter((number) => /^\d{8,14}$/u.test(number))
  if (eans.length > 0) {
    found.push(
      ...(await queries
        .selectFrom('variants')
        .select(['id as variantId', 'ean as number', 'ean as spelling'])
        .where('ean', 'in', eans)
        .execute()),
    )
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
