/** The languages of the shop's own texts. A catalogue may have texts in any other. */
export const catalogueLanguages = ['sv', 'fi', 'nb', 'nn', 'da', 'en'] as const

/** Names that catalogues write instead of a code. */
const longNames: ReadonlyMap<string, string> = new Map([
  ['no', 'nb'],
  ['german', 'de'],
  ['deutsch', 'de'],
  ['english', 'en'],
  ['englisch', 'en'],
  ['french', 'fr'],
  ['dutch', 'nl'],
])

/** The language of texts whose language nobody states. */
export const unknownLanguage = 'und'

/**
 * A language as the tag of HTML by its code of ISO 639 with or without a country (`swe`, `ger`, `de`, `de-DE`), in
 * upper or lower case; null for any other text. `nor` is bokmål.
 */
export function parseLanguage(name: string): string | null {
  const head = name.trim().toLowerCase().split(/[-_]/u)[0] ?? ''
  const known = longNames.get(head)
  if (known !== undefined) return known
  if (!/^[a-z]{2,3}$/u.test(head)) return null
  // Makes one code of the three that a language may have: ger, deu, de.
  const { language } = new Intl.Locale(head)
  return language === 'no' ? 'nb' : language
}
