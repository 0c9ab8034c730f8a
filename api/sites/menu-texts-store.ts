import * as v from 'valibot'
import { richNodeSchema, type RichNode, type SiteKey } from '../contract/index.ts'
import type { Queries } from '../platform/database/queries.ts'

/** Editorial text below a category of a site. `path` is that of the category, without `/c/`. */
export interface MenuText {
  site: SiteKey
  path: string
  language: string
  html: string
}

/** Saves an editorial text as a sanitised tree. The markup itself is never stored (reliability X1). */
export async function writeMenuText(queries: Queries, { html, ...place }: MenuText): Promise<void> {
  // Loaded on demand, because calls do not need the parser.
  const { parseEditorHtml } = await import('./editor-html.ts')
  const nodes = JSON.stringify(parseEditorHtml(html))
  await queries
    .insertInto('menuTexts')
    .values({ ...place, nodes })
    .onConflict((conflict) => conflict.columns(['site', 'path', 'language']).doUpdateSet({ nodes }))
    .execute()
}

const nodesSchema = v.array(richNodeSchema)

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The editorial texts by category path. Skips texts that do not match the contract. */
export async function readMenuTexts(
  queries: Queries,
  site: SiteKey,
  language: string,
): Promise<Map<string, RichNode[]>> {
  const rows = await queries
    .selectFrom('menuTexts')
    .select(['path', 'nodes'])
    .where('site', '=', site)
    .where('language', '=', language)
    .execute()
  const texts = new Map<string, RichNode[]>()
  for (const { path, nodes } of rows) {
    const reading = v.safeParse(nodesSchema, parsed(nodes))
    if (reading.success && reading.output.length > 0) texts.set(path, reading.output)
  }
  return texts
}
