import type { Language, Texts, TextsByGroup } from './keys.ts'
import da from './da.json' with { type: 'json' }
import enGB from './en-GB.json' with { type: 'json' }
import enUS from './en-US.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import nn from './nn.json' with { type: 'json' }
import sv from './sv.json' with { type: 'json' }

export type { Language, Texts }
export { checkTexts, placeholdersOf, type CheckedTexts, type TextRefusal } from './check-texts.ts'

type Differences = { readonly [Group in keyof TextsByGroup]?: Partial<TextsByGroup[Group]> }

const complete: Record<'sv' | 'fi' | 'nn' | 'da' | 'en', TextsByGroup> = { sv, fi, nn, da, en }
const byGroup: Record<Language, Differences> = { ...complete, nb: {}, 'en-US': enUS, 'en-GB': enGB }

const byKey = (groups: Differences): Texts =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text]),
    ),
  )

const byLanguage = new Map<Language, Texts>()

/**
 * The texts of a language by key, made when they are first needed: most visitors use few languages. Only the host
 * imports them: a page is sent only its own groups.
 */
export function builtInTexts(language: Language): Texts {
  const texts = byLanguage.get(language) ?? byKey(byGroup[language])
  byLanguage.set(language, texts)
  return texts
}

/** Every key with its Swedish text, whose placeholders all other languages must have. */
export const referenceTexts: Texts = builtInTexts('sv')

const keysOfGroups: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(sv).map(([group, texts]) => [group, Object.keys(texts).map((name) => `${group}.${name}`)]),
)

/** Names of all groups. */
export const allGroups: readonly string[] = [...keysOfGroups.keys()]

/** Fallback languages, in this order (SITE-6). */
export const fallbackChain: Record<Language, readonly Language[]> = {
  sv: ['sv', 'en'],
  fi: ['fi', 'en'],
  nn: ['nn', 'nb', 'en'],
  nb: ['nb', 'nn', 'en'],
  da: ['da', 'en'],
  en: ['en'],
  'en-US': ['en-US', 'en'],
  'en-GB': ['en-GB', 'en'],
}

/** The locale of each language in the names of served files (`/translations/sv-SE.<hash>.json`). */
export const translationLocales: Record<Language, string> = {
  sv: 'sv-SE',
  fi: 'fi-FI',
  nn: 'nn-NO',
  nb: 'nb-NO',
  da: 'da-DK',
  en: 'en',
  'en-US': 'en-US',
  'en-GB': 'en-GB',
}

/** Texts that were fetched and checked (`checkTexts`). Each replaces the built-in text of its language. */
export type FetchedTexts = Partial<Readonly<Record<Language, Texts>>>

/**
 * The texts of some groups in one language. Each comes from the first language of the fallback chain that has it,
 * fetched or built in. Unknown groups are empty.
 */
export function translationsFor(
  language: Language,
  groups: readonly string[],
  fetched: FetchedTexts = {},
): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const key of groups.flatMap((group) => keysOfGroups.get(group) ?? [])) {
    for (const link of fallbackChain[language]) {
      const text = fetched[link]?.[key] ?? builtInTexts(link)[key]
      if (text === undefined) continue
      texts[key] = text
      break
    }
  }
  return texts
}
