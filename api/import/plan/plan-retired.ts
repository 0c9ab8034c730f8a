import { sql } from 'kysely'
import { ImportRefused } from '../import-refused.ts'
import type { Scratch } from '../staging/temporary-tables.ts'

/** A full catalogue that takes away more than this is more likely to be half of one. */
const mostRetired = 0.2
/** So few may always go. */
const fewRetired = 10

/**
 * Finds the articles that a full catalogue no longer has: of its source, or all of them for the shop's own. Throws
 * `ImportRefused` when they are suspiciously many and `many` does not say that this is meant.
 */
export async function planRetired(scratch: Scratch, source: string | null, many: boolean): Promise<number> {
  const ofSource =
    source === null
      ? sql`1 = 1`
      : sql`exists (select 1 from "articleSources" a where a."variantId" = v."id" and a."source" = ${source})`
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from "variants" v where v."buyable" = 1 and ${ofSource}`.execute(scratch)
  await sql`insert into "retired" ("variantId")
    select v."id" from "variants" v where v."buyable" = 1 and ${ofSource}
      and not exists (select 1 from "stagedArticles" s where s."code" = v."code")
      and not exists (select 1 from "spared" s where s."code" = v."code")`.execute(scratch)
  await sql`insert into "touched" ("productId", "kind")
    select v."productId", 'text' from "variants" v join "retired" r on r."variantId" = v."id"`.execute(
    scratch,
  )
  const found = await sql<{ count: number }>`select count(*) as "count" from "retired"`.execute(scratch)
  const all = Number(rows[0]?.count ?? 0)
  const retired = Number(found.rows[0]?.count ?? 0)
  if (!many && retired > fewRetired && retired > all * mostRetired)
    throw new ImportRefused(
      `The file lacks ${retired} of ${all} articles that can be bought, which would take them out of sale; say --retire-many if that is meant.`,
    )
  return retired
}
