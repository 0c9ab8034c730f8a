import { fallbacks, type Language } from '@tradecounter/search'
import type { Queries } from '../platform/database/queries.ts'
import { readInChunks } from '../platform/database/chunks.ts'

/**
 * One field of several owners (`product:5`), each in the first of `languages` that has a text.
 * Owners without such a text are absent.
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

/** A text of one field by its owner (`product:5`), or `otherwise` when the owner has none. */
type TextLookup = (owner: string, otherwise: string) => string

/** Reads one field of the given owners in the reader's language or its fallbacks. */
export async function textsFor(
  queries: Queries,
  language: Language,
  field: string,
  owners: readonly string[],
): Promise<TextLookup> {
  const texts = await readTexts(queries, [...new Set(owners)], field, fallbacks[language])
  return (owner, otherwise) => texts.get(owner) ?? otherwise
}
