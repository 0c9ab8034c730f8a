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
const newsTexts = flat(JSON.parse(readFileSync('demo/news.json', 'utf8')))

/** Placeholders of a text, in any order. */
const placesOf = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted()

/** All visible texts of a language, from the shop, the settings, and the demo's menu and news. */
const textsOf = (language: Language): [string, string][] => [
  ...Object.entries(translationsFor(language, allGroups)),
  // A variety of English replaces single texts.
  ...Object.entries({ ...settingsOf(language.slice(0, 2)), ...settingsOf(language) }),
  ...menuTexts.filter(([path]) => path.startsWith(`${language.slice(0, 2)}.`)),
  ...newsTexts.filter(([path]) => path.endsWith(`.${language.slice(0, 2)}`)),
]

const quotes: Record<string, RegExp> = { sv: /[”]/gu, fi: /[”]/gu, nn: /[«»]/gu, da: /[“”]/gu, en: /[“”’]/gu }

/** Terms that docs/translations.md replaces. */
const elsewhereCalled: Record<string, RegExp> = {
  sv: /\b(?:shoppa|kundvagn|artikelkod)\b/iu,
  fi: /tavaramerk|artikkeli|ostoskärry/iu,
  nn: /direktebestilling|\bting(?:ast|e|ing)\b|gøym|framlegg|søkje|startsid|\bikke\b|omtale|\bartiklar|\bantal\b/iu,
  da: /direkte bestilling|artikel|indkøbskurv|lagerbeholdning/iu,
  en: /\barticle|campaign|(?<!\b(?:my|your) )assortment|goods mark|salesman|\bnot right\b/iu,
}

/**
 * Other ways than that of the language to say that VAT is not included: sentences about limits of Finnish users write
 * the word out.
 */
const otherWithoutVat: Record<string, RegExp> = {
  sv: /\butan moms|\bex\.? moms|\bexklusive moms/iu,
  fi: /ilman alv|verottom/iu,
  nn: /\but[ae]n mva|\beks\. ?mva|\beksklusiv/iu,
  da: /\buden moms|\bex\.? moms|\beksklusiv/iu,
  en: /\bexcl|\bwithout VAT|\bVAT not included/iu,
}

describe.each(languages)('the texts of %s', (language) => {
  const base = language.slice(0, 2)
  const texts = textsOf(language)

  it('say in one way that VAT is not included', () => {
    const { [base]: other } = otherWithoutVat
    expect(texts.filter(([, text]) => other?.test(text))).toEqual([])
  })

  it('are plain text without stray spaces (SITE-6)', () => {
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

  it('end a sentence with a full stop if another one precedes it', () => {
    const wrong = texts.filter(
      ([, text]) => /\p{Ll}[.?!] \p{Lu}\p{L}/u.test(text) && !/[.?!)}\d]$|\}$/u.test(text),
    )
    expect(wrong).toEqual([])
  })
})

it.each([
  ['en-GB', /\bcarts?\b|zip code|\b(?:color|favorite|gray|canceled)\b/iu],
  ['en-US', /\bbaskets?\b|postcode|\b(?:colour|favourite|grey|cancelled|parcel)\b/iu],
] as const)('%s uses no words of the other English', (language, other) => {
  expect(textsOf(language).filter(([, text]) => other.test(text))).toEqual([])
})

describe('the settings of the service', () => {
  it.each(settingsLanguages)('are complete in %s, with the same placeholders (SITE-6)', (language) => {
    const swedish = settingsOf('sv')
    const own = settingsOf(language)
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(swedish).toSorted())
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('')
      expect(placesOf(text), key).toEqual(placesOf(swedish[key] ?? ''))
    }
  })

  it('are not copies of the Swedish texts', () => {
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

  it('name the label kinds as the shop does', () => {
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

it('texts of one language have the same placeholders everywhere', () => {
  for (const language of languages) {
    for (const [key, text] of Object.entries(builtInTexts(language))) {
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(builtInTexts('sv')[key] ?? ''))
    }
  }
})
