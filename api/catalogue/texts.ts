import { fallbacks, type Language } from '@tradecounter/search'
import type { Queries } from '../platform/database/queries.ts'
import { readInChunks } from '../platform/database/chunks.ts'

/** A text and its language. */
interface LocalText {
  text: string
  language: string
}

/** Key of the language that an operator has named for catalogues in none of the shop's languages. */
export const preferredLanguageFact = 'preferredLanguage'

/** The languages of texts in the order in which they are used: `languages`, then the others by their codes. */
const inOrder = (texts: Iterable<string>, languages: readonly string[]): string[] => {
  const rank = (language: string): number =>
    (languages.indexOf(language) + languages.length + 1) % (languages.length + 1)
  return [...texts].toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/**
 * One field of several owners (`product:5`), each in the first of `languages` that has a text, else in the preferred
 * language or any other: a supplier's catalogue may have none of the shop's. Owners without a text are absent.
 */
async function readLocalTexts(
  queries: Queries,
  owners: readonly string[],
  field: string,
  languages: readonly string[],
): Promise<Map<string, LocalText>> {
  if (owners.length === 0) return new Map()
  const rows = await readInChunks(owners, (some) =>
    queries
      .selectFrom('texts')
      .select(['owner', 'language', 'text'])
      .select((query) =>
        query
          .selectFrom('catalogueFacts')
          .select('value')
          .where('key', '=', preferredLanguageFact)
          .as('preferred'),
      )
      .where('owner', 'in', some)
      .where('field', '=', field)
      .execute(),
  )
  const found = new Map<string, LocalText>()
  for (const [owner, texts] of Map.groupBy(rows, (row) => row.owner)) {
    const [first] = inOrder(
      texts.map(({ language }) => language),
      [...languages, texts[0]?.preferred ?? ''],
    )
    const text = texts.find(({ language }) => language === first)
    if (text) found.set(owner, text)
  }
  return found
}

/** The texts of `readLocalTexts` without their languages. */
export async function readTexts(
  queries: Queries,
  owners: readonly string[],
  field: string,
  languages: readonly string[],
): Promise<Map<string, string>> {
  const found = await readLocalTexts(queries, owners, field, languages)
  return new Map([...found].map(([owner, { text }]) => [owner, text]))
}

/** The language of a text that is not in the reader's: the `lang` of HTML. */
export interface TextLanguage {
  lang?: string
}

/** The language to state for a text: none for the reader's own. Bokmål in Nynorsk needs none: both sound alike. */
export const languageFor = (reader: Language, language: string): TextLanguage =>
  language === '' || language === reader || (reader === 'nn' && language === 'nb') ? {} : { lang: language }

/** A text of one field by its owner (`product:5`), or `otherwise` when the owner has none. */
export interface TextLookup {
  (owner: string, otherwise: string): string
  /** Empty when the text is in the reader's language. */
  languageOf(owner: string): TextLanguage
}

/** Reads one field of the given owners in the reader's language or its fallbacks, as the last resort in any other. */
export async function textsFor(
  queries: Queries,
  language: Language,
  field: string,
  owners: readonly string[],
): Promise<TextLookup> {
  const texts = await readLocalTexts(queries, [...new Set(owners)], field, fallbacks[language])
  return Object.assign((owner: string, otherwise: string) => texts.get(owner)?.text ?? otherwise, {
    languageOf(owner: string): TextLanguage {
      const known = texts.get(owner)
      return known ? languageFor(language, known.language) : {}
    },
  })
}
