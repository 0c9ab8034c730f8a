/** The languages that the catalogue's words may be written in. */
export const catalogueLanguages = ['sv', 'fi', 'nb', 'nn', 'da', 'en'] as const
export type CatalogueLanguage = (typeof catalogueLanguages)[number]

/** ISO 639-2 names, as BMEcat writes them. Plain `nor` is bokmål. */
const longNames: ReadonlyMap<string, CatalogueLanguage> = new Map([
  ['swe', 'sv'],
  ['fin', 'fi'],
  ['nob', 'nb'],
  ['nor', 'nb'],
  ['nno', 'nn'],
  ['dan', 'da'],
  ['eng', 'en'],
])

/** A language by its long or short name, with or without a country (`swe`, `sv`, `sv-SE`); null when the shop has no such one. */
export function languageNamed(name: string): CatalogueLanguage | null {
  const plain = name.trim().toLowerCase()
  const head = plain.split(/[-_]/u)[0] ?? ''
  return (
    longNames.get(head) ??
    (head === 'no' ? 'nb' : (catalogueLanguages.find((known) => known === head) ?? null))
  )
}
