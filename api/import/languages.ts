/** The languages of the catalogue's texts. */
export const catalogueLanguages = ['sv', 'fi', 'nb', 'nn', 'da', 'en'] as const
export type CatalogueLanguage = (typeof catalogueLanguages)[number]

/** ISO 639-2 codes, as in BMEcat. `nor` is bokmål. */
const longNames: ReadonlyMap<string, CatalogueLanguage> = new Map([
  ['swe', 'sv'],
  ['fin', 'fi'],
  ['nob', 'nb'],
  ['nor', 'nb'],
  ['nno', 'nn'],
  ['dan', 'da'],
  ['eng', 'en'],
])

/** A language by its code of two or three letters, with or without a country (`swe`, `sv`, `sv-SE`); null for a language that the catalogue does not have. */
export function parseLanguage(name: string): CatalogueLanguage | null {
  const plain = name.trim().toLowerCase()
  const head = plain.split(/[-_]/u)[0] ?? ''
  return (
    longNames.get(head) ??
    (head === 'no' ? 'nb' : (catalogueLanguages.find((known) => known === head) ?? null))
  )
}
