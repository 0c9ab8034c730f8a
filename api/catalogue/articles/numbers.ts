import { sql, type RawBuilder } from 'kysely'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'

/** A number as it is looked up: without what people put between its parts, in capitals of A to Z. */
export const plainNumber = (written: string): string =>
  written.replaceAll(/[\s./_-]/gu, '').replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase())

/** The same of a column, word for word as migration 0010 has it in its indexes. */
function plainColumn(column: string): RawBuilder<string> {
  const bare = ['.', '/', '_', '-'].reduce(
    (inner, sign) => sql<string>`replace(${inner}, ${sql.lit(sign)}, '')`,
    sql<string>`replace(${sql.ref(column)}, ' ', '')`,
  )
  return sql`upper(${bare})`
}

/** A plain number and a variant that it can mean. */
interface NumberedVariant {
  variantId: number
  plain: string
}

/** The variants of some plain numbers, by each kind of number. */
async function readNumbers(
  queries: Queries,
  customerId: string,
  some: readonly string[],
): Promise<NumberedVariant[]> {
  const found: NumberedVariant[] = []
  for (const column of ['code', 'manufacturerNumber'] as const) {
    const plain = plainColumn(column)
    found.push(
      ...(await queries
        .selectFrom('variants')
        .select(['id as variantId', plain.as('plain')])
        .where(plain, 'in', some)
        .execute()),
    )
  }
  // EANs are digits alone.
  const eans = some.filter((number) => /^\d{8,14}$/u.test(number))
  if (eans.length > 0) {
    found.push(
      ...(await queries
        .selectFrom('variants')
        .select(['id as variantId', 'ean as plain'])
        .where('ean', 'in', eans)
        .execute()),
    )
  }
  if (customerId === '') return found
  const plain = plainColumn('code')
  const own = await queries
    .selectFrom('customerNumbers')
    .select(['variantId', plain.as('plain')])
    .where('customerId', '=', customerId)
    .where(plain, 'in', some)
    .execute()
  return [...found, ...own]
}

/**
 * The variants that each number can mean: by their own number, the original one of the maker, the EAN, or the
 * customer's own (none of a visitor's, whose `customerId` is empty). `plains` are plain numbers; one that nothing
 * is known of is absent.
 */
export async function variantsByNumber(
  queries: Queries,
  customerId: string,
  plains: readonly string[],
): Promise<Map<string, Set<number>>> {
  const found = new Map<string, Set<number>>()
  const wanted = plains.filter((plain) => plain !== '')
  for (const { plain, variantId } of await readInChunks(wanted, (some) =>
    readNumbers(queries, customerId, some),
  )) {
    found.set(plain, (found.get(plain) ?? new Set()).add(variantId))
  }
  return found
}

/** Variants whose EAN lies between two of the same length, both included: at most `limit`, in no order. */
export async function variantsByEanBetween(
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
