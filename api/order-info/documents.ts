import { sql } from 'kysely'
import { viewDocuments } from '../catalogue/service.ts'
import { type Order, mostOrderDocuments } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'
import type { Caller } from '../platform/services.ts'

/**
 * The documents that the catalogue has for the articles of an order, such as certificates and safety data sheets, in
 * the order of the lines. A file that several articles have is there once, with the name of the first one.
 */
export async function readOrderDocuments(
  db: Queries,
  caller: Caller,
  orderId: string,
): Promise<Pick<Order, 'documents' | 'documentCount'>> {
  const documents = db
    .selectFrom('orderLines')
    .innerJoin('variants', 'variants.id', 'orderLines.variantId')
    .innerJoin('documents', 'documents.productId', 'variants.productId')
    .where('orderLines.orderId', '=', orderId)
  const { count } = await documents
    .select(sql<number>`count(distinct "documents"."url")`.as('count'))
    .executeTakeFirstOrThrow()
  const files = await documents
    .select('documents.url')
    .select((eb) => [
      eb.fn.min<number>('orderLines.position').as('position'),
      eb.fn.min<number>('documents.id').as('id'),
    ])
    .groupBy('documents.url')
    .orderBy('position')
    .orderBy('id')
    .limit(mostOrderDocuments)
    .execute()
  if (files.length === 0) return { documents: [], documentCount: 0 }
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where(
      'id',
      'in',
      files.map(({ id }) => id),
    )
    .execute()
  const lines = await db
    .selectFrom('orderLines')
    .select(['position', 'name'])
    .where('orderId', '=', orderId)
    .where('position', 'in', [...new Set(files.map(({ position }) => position))])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const names = new Map(lines.map(({ position, name }) => [position, name]))
  const views = await viewDocuments(
    db,
    caller,
    files.flatMap(({ id }) => byId.get(id) ?? []),
  )
  return {
    documents: views.map((view, at) => ({ ...view, articleName: names.get(files[at]?.position ?? 0) ?? '' })),
    documentCount: Number(count),
  }
}
