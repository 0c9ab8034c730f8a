import { fallbacks, type Language } from '@tradecounter/search'
import { readInChunks } from '../../platform/database/chunks.ts'
import type { Queries } from '../../platform/database/queries.ts'
import type { Caller } from '../../platform/services.ts'

/** A text in the reader's language from texts stored as JSON by language; `otherwise` without one. */
export function localText(words: string, language: Language, otherwise: string): string {
  if (words === '') return otherwise
  // The import has validated the JSON.
  const known = JSON.parse(words) as Readonly<Record<string, string>>
  return fallbacks[language].map((each) => known[each]).find(Boolean) ?? otherwise
}

/** Descriptions of the articles' own pictures, in the caller's language; empty for an article without one. */
export async function pictureTextsFor(
  queries: Queries,
  { language }: Pick<Caller, 'language'>,
  variantIds: readonly number[],
): Promise<(article: { variantId: number }) => string> {
  const rows = await readInChunks([...new Set(variantIds)], (some) =>
    queries
      .selectFrom('articlePictures')
      .select(['variantId', 'words'])
      .where('position', '=', 0)
      .where('variantId', 'in', some)
      .execute(),
  )
  const texts = new Map(rows.map(({ variantId, words }) => [variantId, localText(words, language, '')]))
  return ({ variantId }) => texts.get(variantId) ?? ''
}
