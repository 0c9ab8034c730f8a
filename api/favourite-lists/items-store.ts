import type { Updateable } from 'kysely'
import { insertRows } from '../platform/database/insert-rows.ts'
import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Database } from '../platform/database/schema.ts'
import type { WriteContext } from '../platform/database/write-context.ts'

/**
 * An article of a list with its choices in the form of a cart line. `quantity` is an integer of the article's
 * precision.
 */
export interface ListEntry {
  variantId: number
  quantity: number
  configuration: string
}

/** A line that is added to a list. */
export interface NewListEntry extends ListEntry {
  note?: string
}

/** A line of a list. `itemId` identifies it in its list for good. */
export interface ListRow extends ListEntry {
  itemId: number
  note: string
  addedAt: string
}

const columns = ['position as itemId', 'variantId', 'quantity', 'configuration', 'note', 'addedAt'] as const

/** The lines of a list in its order. */
export const readListRows = (queries: Queries, listId: string): Promise<ListRow[]> =>
  queries
    .selectFrom('listItems')
    .select(columns)
    .where('listId', '=', listId)
    .where('removedAt', '=', '')
    .orderBy('position')
    .execute()

/** Of these lines of a list those that are kept, removed or not, in the list's order. */
export const readItems = (queries: Queries, listId: string, itemIds: readonly number[]) =>
  queries
    .selectFrom('listItems')
    .select([...columns, 'removedAt'])
    .where('listId', '=', listId)
    .where('position', 'in', itemIds)
    .orderBy('position')
    .execute()

/** The last position of a list's lines, removed ones too; 0 without any. */
export async function lastPosition(queries: Queries, listId: string): Promise<number> {
  const { last } = await queries
    .selectFrom('listItems')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('listId', '=', listId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Adds lines to a list after a position. */
export const insertItems = (
  { trx, now }: WriteContext,
  listId: string,
  after: number,
  entries: readonly NewListEntry[],
): Promise<void> =>
  insertRows(
    trx,
    'listItems',
    entries.map(({ variantId, quantity, configuration, note = '' }, index) => ({
      listId,
      position: after + index + 1,
      variantId,
      quantity,
      configuration,
      note,
      addedAt: now.toISOString(),
    })),
  )

/** Changes lines of a list. */
export const changeItems = (
  queries: Queries,
  listId: string,
  itemIds: readonly number[],
  change: Updateable<Database['listItems']>,
) =>
  queries
    .updateTable('listItems')
    .set(change)
    .where('listId', '=', listId)
    .where('position', 'in', itemIds)
    .execute()

/** What searching and sorting lines needs of their articles, with the customer's own numbers. */
export const readLineArticles = (queries: Queries, customerId: string, variantIds: readonly number[]) =>
  readInChunks(variantIds, (some) =>
    queries
      .selectFrom('variants')
      .leftJoin('customerNumbers', (join) =>
        join
          .onRef('customerNumbers.variantId', '=', 'variants.id')
          .on('customerNumbers.customerId', '=', customerId),
      )
      .select([
        'variants.id as variantId',
        'variants.code',
        'variants.productId',
        'variants.unit',
        'variants.decimalPrecision',
        'variants.buyable',
        'customerNumbers.code as customerNumber',
      ])
      .where('variants.id', 'in', some)
      .execute(),
  )
