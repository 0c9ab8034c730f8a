import * as v from 'valibot'
import { richNodeSchema, type RichNode, type SiteKey } from '../contract/index.ts'
import { parseEditorHtml } from './editor-html.ts'
import type { Queries } from '../platform/database/queries.ts'

/** What editors want below a category of a site, as they wrote it. `path` is the category's, without `/c/`. */
export interface MenuText {
  site: SiteKey
  path: string
  language: string
  html: string
}

/** Takes editors' markup in: cleaned and parsed here, once, and never kept as markup (reliability X1). */
export async function writeMenuText(queries: Queries, { html, ...place }: MenuText): Promise<void> {
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

/** The words of editors by category path. What is not in the shape of the contract is left out, not shown. */
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
