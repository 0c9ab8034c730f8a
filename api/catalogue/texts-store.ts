import { readInChunks } from '../platform/database/chunks.ts'
import type { Queries } from '../platform/database/queries.ts'

/**
 * One field of several owners (`product:5`), each in the first of `languages` that it is written in.
 * An owner without such a text is absent.
 */
export async function readTexts(
  queries: Queries,
  owners: readonly string[],
  field: string,
  languages: readonly string[],
): Promise<Map<string, string>> {
  if (owners.length === 0) return new Map()
  const rows = await readInChunks(owners, (some) =>
    queries
      .selectFrom('texts')
      .select(['owner', 'language', 'text'])
      .where('owner', 'in', some)
      .where('field', '=', field)
      .where('language', 'in', languages)
      .execute(),
  )
  const best = new Map<string, { rank: number; text: string }>()
  for (const { owner, language, text } of rows) {
    const rank = languages.indexOf(language)
    const known = best.get(owner)
    if (known === undefined || rank < known.rank) best.set(owner, { rank, text })
  }
  return new Map([...best].map(([owner, { text }]) => [owner, text]))
}
