import { plainText } from '../../spreadsheets/html-text.ts'
import { childOf, childrenOf, textOf, type Element } from './element.ts'
import type { LanguageReader } from './language-reader.ts'
import type { Notes } from './notes.ts'

/** The names of the parties that a header lists, by each of their ids (version 2005). */
export function partiesOf(header: Element | null): ReadonlyMap<string, string> {
  const parties = childrenOf(childOf(header ?? undefined, 'PARTIES'), 'PARTY')
  return new Map(
    parties.flatMap((party) => {
      const name = plainText(textOf(childOf(party, 'ADDRESS'), 'NAME'))
      const ids = name === '' ? [] : childrenOf(party, 'PARTY_ID')
      return ids.map(({ text }) => [text.trim(), name] as const)
    }),
  )
}

/**
 * The name of an article's manufacturer, its own or that of the party that it names; empty with a note for an unknown
 * party.
 */
export function manufacturerOf(
  details: Element,
  {
    languages,
    parties,
    notes,
  }: { languages: LanguageReader; parties: ReadonlyMap<string, string>; notes: Notes },
): string {
  const name = languages.plainText(childrenOf(details, 'MANUFACTURER_NAME'))
  const reference = childOf(details, 'MANUFACTURER_IDREF')
  if (name !== '' || reference === undefined) return name
  const party = parties.get(reference.text.trim())
  if (party === undefined) notes.addUnsupported('manufacturer that the header does not name', reference.line)
  return party ?? ''
}
