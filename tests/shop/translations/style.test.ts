import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  allGroups,
  type Language,
  builtInTexts,
  placeholdersOf,
  translationsFor,
} from '@tradecounter/shop/translations'

const languages = ['sv', 'fi', 'nn', 'da', 'en', 'en-US', 'en-GB'] as const satisfies Language[]
const settingsLanguages = ['sv', 'fi', 'nn', 'da', 'en'] as const

/** The texts of a settings file by their path, `footer.shop`. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, inner]) =>
    // what JSON gives is text or an object here
    flat(inner, path === '' ? key : `${path}.${key}`),
  )
}
const settingsOf = (language: string): Record<string, string> =>
  Object.fromEntries(flat(JSON.parse(readFileSync(`api/sites/translations/${language}.json`, 'utf8'))))

const menuTexts = flat(JSON.parse(readFileSync('demo/loading/menu-texts.json', 'utf8')))

/** Places that a text has, in whatever order its language wants them. */
const placesOf = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted()

/** What a reader of a language may meet, from the shop, from the settings and from the demo's menu. */
const textsOf = (language: Language): [string, string][] => [
  ...Object.entries(translationsFor(language, allGroups)),
  ...Object.entries(settingsOf(language.slice(0, 2))),
  ...menuTexts.filter(([path]) => path.startsWith(`${language.slice(0, 2)}.`)),
]

const quotes: Record<string, RegExp> = { sv: /[”]/gu, fi: /[”]/gu, nn: /[«»]/gu, da: /[“”]/gu, en: /[“”’]/gu }

/** Terms that docs/translations.md replaces by another. */
const elsewhereCalled: Record<string, RegExp> = {
  sv: /\b(?:shoppa|kundvagn|artikelkod)\b/iu,
  fi: /tavaramerk|artikkeli|ostoskärry/iu,
  nn: /direktebestilling|\bting(?:ast|e|ing)\b|gøym|framlegg|søkje|startsid|\bikke\b|omtale|\bartiklar|\bantal\b/iu,
  da: /direkte bestilling|artikel|indkøbskurv|lagerbeholdning/iu,
  en: /\barticle|campaign|(?<!\b(?:my|your) )assortment|goods mark|salesman|\bnot right\b/iu,
}

describe.each(languages)('the texts of %s', (language) => {
  const base = language.slice(0, 2)
  const texts = textsOf(language)

  it('are plain text, tidy at their ends and inside (SITE-6)', () => {
    expect(texts.length).toBeGreaterThan(350)
    const wrong = texts.filter(
      ([, text]) => /[<>&"`]|'|\.\.\.| {2}|^ | $| [,.!?]/u.test(text) || text !== text.normalize('NFC'),
    )
    expect(wrong).toEqual([])
  })

  it('use the quotation marks of the language', () => {
    const wrong = texts.filter(([, text]) => /[“”„«»’]/u.test(text.replaceAll(quotes[base] ?? /$^/u, '')))
    expect(wrong).toEqual([])
  })

  it('use one term for one thing (docs/translations.md)', () => {
    const pattern = elsewhereCalled[base] ?? /$^/u
    expect(texts.filter(([, text]) => pattern.test(text))).toEqual([])
  })

  it('end a sentence with a full stop when another stands before it', () => {
    const wrong = texts.filter(
      ([, text]) => /\p{Ll}[.?!] \p{Lu}\p{L}/u.test(text) && !/[.?!)}\d]$|\}$/u.test(text),
    )
    expect(wrong).toEqual([])
  })
})

it.each([
  ['en-GB', /\bcarts?\b|zip code|\b(?:color|favorite|gray|canceled)\b/iu],
  ['en-US', /\bbaskets?\b|postcode|\b(?:colour|favourite|grey|cancelled|parcel)\b/iu],
] as const)('%s says nothing in the other English', (language, other) => {
  expect(textsOf(language).filter(([, text]) => other.test(text))).toEqual([])
})

describe('the settings of the service', () => {
  it.each(settingsLanguages)('are complete in %s, with the same places (SITE-6)', (language) => {
    const swedish = settingsOf('sv')
    const own = settingsOf(language)
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(swedish).toSorted())
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('')
      expect(placesOf(text), key).toEqual(placesOf(swedish[key] ?? ''))
    }
  })

  it('are no copies of the Swedish', () => {
    const swedish = Object.entries(settingsOf('sv'))
    for (const [language, limit] of [
      ['fi', 0.02],
      ['en', 0.05],
      ['da', 0.2],
      ['nn', 0.2],
    ] as const) {
      const own = settingsOf(language)
      const same = swedish.filter(([key, text]) => own[key] === text).map(([key]) => key)
      expect(same.length / swedish.length, `${language}: ${same.join(' ')}`).toBeLessThan(limit)
    }
  })

  it('call the kinds of labels what the shop calls them', () => {
    const kinds = { 1: 'campaign', 5: 'rental', 10: 'outlet', 15: 'new' }
    for (const language of settingsLanguages) {
      const settings = settingsOf(language)
      for (const [number, kind] of Object.entries(kinds)) {
        expect(translationsFor(language, ['product'])[`product.label.${kind}`], `${language} ${kind}`).toBe(
          settings[`facets.labels.${number}`],
        )
      }
    }
  })
})

it('texts of one language have the same places wherever they stand', () => {
  for (const texts of Object.values(builtInTexts)) {
    for (const [key, text] of Object.entries(texts)) {
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(builtInTexts.sv[key] ?? ''))
    }
  }
})
