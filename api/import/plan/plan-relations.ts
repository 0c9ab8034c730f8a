import { sql } from 'kysely'
import type { Changes } from '../staging/changes.ts'
import { padList } from './current-catalogue.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'

interface Wanted {
  productId: number
  kind: 'accessory' | 'alternative'
  position: number
  code: string
  /** Null when no product has this number. */
  relatedId: number | null
}

/**
 * Plans accessories and alternatives, after all products of the file have their ids. Unknown numbers are passed to
 * `reportUnknown` and left out.
 */
export async function planRelations(
  db: ImportDatabase,
  changes: Changes,
  reportUnknown: (code: string) => void,
): Promise<void> {
  await sql`create index "relationsByProduct" on "wantedRelations" ("productId", "kind", "position")`.execute(
    db,
  )
  await sql`create index "changedProductsByCode" on "changed_products" ("code")`.execute(db)
  await sql`create index "changedVariantsByCode" on "changed_variants" ("code")`.execute(db)
  let after = -1
  for (;;) {
    const page = sql<number>`select distinct "productId" from "wantedRelations" where "productId" > ${after} order by "productId" limit 200`
    const { rows } = await sql<Wanted>`
      select w."productId", w."kind", w."position", w."code", coalesce(
        (select min(p."id") from "products" p where p."code" = w."code"),
        (select min(p."id") from "changed_products" p where p."code" = w."code"),
        (select min(v."productId") from "variants" v where v."code" = w."code"),
        (select min(v."productId") from "changed_variants" v where v."code" = w."code")) as "relatedId"
      from "wantedRelations" w where w."productId" in (${page})
      order by w."productId", w."kind", w."position"`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const known = await db
      .selectFrom('relations')
      .selectAll()
      .where('productId', 'in', padList([...new Set(rows.map(({ productId }) => productId))], 0))
      .orderBy('position')
      .execute()
    for (const wanted of Map.groupBy(rows, ({ productId, kind }) => `${productId} ${kind}`).values())
      await planOne(wanted, known, changes, reportUnknown)
    after = last.productId
  }
}

async function planOne(
  wanted: readonly Wanted[],
  all: ReadonlyArray<{ productId: number; kind: string; position: number; relatedId: number }>,
  changes: Changes,
  reportUnknown: (code: string) => void,
): Promise<void> {
  const [first] = wanted
  if (!first) return
  const { productId, kind } = first
  const known = all.filter((row) => row.productId === productId && row.kind === kind)
  for (const { code, relatedId } of wanted) if (code !== '' && relatedId === null) reportUnknown(code)
  const ids = [...new Set(wanted.map(({ relatedId }) => relatedId))].filter(
    (id) => id !== null && id !== productId,
  )
  let isChanged = false
  for (const [position, relatedId] of ids.entries()) {
    if (relatedId === null || known.find((row) => row.position === position)?.relatedId === relatedId)
      continue
    isChanged = true
    await changes.put('relations', { productId, kind, position, relatedId })
  }
  for (const row of known) {
    if (row.position < ids.length) continue
    isChanged = true
    await changes.remove('relations', { productId, kind, position: row.position })
  }
  if (isChanged) await changes.touch(productId, ['text'])
}
