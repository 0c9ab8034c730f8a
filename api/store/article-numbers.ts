import { sql, type RawBuilder } from 'kysely'
import type { Queries } from './queries.ts'

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

/** Numbers that one statement may ask for in both databases. */
const numbersPerStatement = 5000

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
  const note = (rows: readonly { variantId: number; plain: string }[]): void => {
    for (const { plain, variantId } of rows) found.set(plain, (found.get(plain) ?? new Set()).add(variantId))
  }
  const wanted = [...new Set(plains)].filter((plain) => plain !== '')
  for (let start = 0; start < wanted.length; start += numbersPerStatement) {
    const some = wanted.slice(start, start + numbersPerStatement)
    for (const column of ['code', 'manufacturerNumber'] as const) {
      const plain = plainColumn(column)
      const rows = await queries
        .selectFrom('variants')
        .select(['id as variantId', plain.as('plain')])
        .where(plain, 'in', some)
        .execute()
      note(rows)
    }
    // EANs are digits alone.
    const eans = some.filter((number) => /^\d{8,14}$/u.test(number))
    if (eans.length > 0) {
      note(
        await queries
          .selectFrom('variants')
          .select(['id as variantId', 'ean as plain'])
          .where('ean', 'in', eans)
          .execute(),
      )
    }
    if (customerId !== '') {
      const plain = plainColumn('code')
      note(
        await queries
          .selectFrom('customerNumbers')
          .select(['variantId', plain.as('plain')])
          .where('customerId', '=', customerId)
          .where(plain, 'in', some)
          .execute(),
      )
    }
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
