import { fallbacks, type Language } from '@tradecounter/search'
import type { Queries } from '../platform/database/index.ts'
import { readTexts } from './texts-store.ts'

/** The words of one field: what an owner is called in the reader's language, or what stands in for it. */
export type Word = (owner: string, otherwise: string) => string

/** Words of the catalogue and of the settings for one reader. `owners` are those that will be asked for. */
export async function wordsFor(
  queries: Queries,
  language: Language,
  field: string,
  owners: readonly string[],
): Promise<Word> {
  const texts = await readTexts(queries, [...new Set(owners)], field, fallbacks[language])
  return (owner, otherwise) => texts.get(owner) ?? otherwise
}
