import { sql } from 'kysely'
import { ImportRefused } from '../import-refused.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'

/** A full catalogue that retires a larger share is probably incomplete. */
const maxRetiredShare = 0.2
/** Number of articles that may always be retired. */
const alwaysAllowed = 10

/**
 * Plans the retirement of articles that a full catalogue no longer has: articles of its source, or all for the shop's
 * own catalogue. Throws `ImportRefused` when they are too many and `many` does not allow it.
 */
export async function planRetired(db: ImportDatabase, source: string | null, many: boolean): Promise<number> {
  const ofSource =
    source === null
      ? sql`1 = 1`
      : sql`exists (select 1 from "articleSources" a where a."variantId" = v."id" and a."source" = ${source})`
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from "variants" v where v."buyable" = 1 and ${ofSource}`.execute(db)
  await sql`insert into "retired" ("variantId")
    select v."id" from "variants" v where v."buyable" = 1 and ${ofSource}
      and not exists (select 1 from "stagedArticles" s where s."code" = v."code")
      and not exists (select 1 from "refusedArticles" s where s."code" = v."code")`.execute(db)
  await sql`insert into "touchedProducts" ("productId", "kind")
    select v."productId", 'text' from "variants" v join "retired" r on r."variantId" = v."id"`.execute(db)
  const found = await sql<{ count: number }>`select count(*) as "count" from "retired"`.execute(db)
  const all = Number(rows[0]?.count ?? 0)
  const retired = Number(found.rows[0]?.count ?? 0)
  if (!many && retired > alwaysAllowed && retired > all * maxRetiredShare)
    throw new ImportRefused(
      `The file lacks ${retired} of ${all} articles that can be bought, which would take them out of sale; say --retire-many if that is meant.`,
    )
  return retired
}
