import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  allGroups,
  builtInTexts,
  fallbackChain,
  referenceTexts,
  translationsFor,
} from '@tradecounter/shop/translations'
import { translatorOf } from '@tradecounter/shop/core'
import { shopContext } from '../in-shop.tsx'

const complete = ['sv', 'fi', 'nn', 'da', 'en'] as const
const partial = ['nb', 'en-US', 'en-GB'] as const
const languages = [...complete, ...partial]
const swedish = referenceTexts
const placeholders = (text: string): string[] => (text.match(/\{\d\}/gu) ?? []).toSorted()

/** The code that uses texts: the shop, and the host's failure pages. */
const sources = ['shop', 'ssr/pages']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => /\.tsx?$/u.test(path) && !path.startsWith('translations') && !path.includes('node_modules'),
      )
      .map((path) => readFileSync(join(room, path), 'utf8')),
  )
  .join('\n')

/** Keys that stand in the code as they are, or as a template with one open part (`product.sort.${direction}`). */
const isUsed = (key: string): boolean => {
  const base = key.replace(/\.(?:one|other)$/u, '')
  return [key, base].some(
    (name) =>
      sources.includes(`'${name}'`) ||
      sources.includes(`\`${name.slice(0, name.lastIndexOf('.') + 1)}\${`) ||
      sources.includes(`\`${name.slice(0, name.lastIndexOf('-') + 1)}\${`),
  )
}

describe('the files of translations', () => {
  it.each(complete)('have all keys in %s, with the same placeholders (SITE-6)', (language) => {
    expect(Object.keys(builtInTexts[language])).toEqual(Object.keys(swedish))
    for (const [key, text] of Object.entries(builtInTexts[language])) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(swedish[key] ?? ''))
    }
  })

  it.each(partial)('have in %s only what differs (SITE-6)', (language) => {
    for (const [key, text] of Object.entries(builtInTexts[language])) {
      expect(swedish).toHaveProperty([key])
      expect(placeholders(text), key).toEqual(placeholders(swedish[key] ?? ''))
      expect(text, key).not.toBe(builtInTexts[language === 'nb' ? 'nn' : 'en'][key])
    }
  })

  it('have no key twice', () => {
    for (const language of ['sv', 'fi', 'nn', 'da', 'en', 'en-US', 'en-GB']) {
      const source = readFileSync(`shop/translations/${language}.json`, 'utf8')
      expect(source, language).toBe(`${JSON.stringify(JSON.parse(source), null, 2)}\n`)
    }
  })

  it('have no key that nothing uses', () => {
    expect(Object.keys(swedish).filter((key) => !isUsed(key))).toEqual([])
  })
})

describe('translation', () => {
  it('is no copy of the Swedish', () => {
    const same = (language: (typeof complete)[number]): number =>
      Object.entries(translationsFor(language, allGroups)).filter(([key, text]) => swedish[key] === text)
        .length
    const limit = Object.keys(swedish).length
    expect(same('fi')).toBeLessThan(limit * 0.03)
    expect(same('en')).toBeLessThan(limit * 0.1)
    expect(same('da')).toBeLessThan(limit * 0.2)
    expect(same('nn')).toBeLessThan(limit * 0.2)
  })

  it('every key that the code names exists', () => {
    const named = [...sources.matchAll(/'([a-z-]+\.[a-z0-9.-]+)'/gu)]
      .map(([, key = '']) => key)
      .filter((key) => allGroups.includes(key.slice(0, key.indexOf('.'))))
    const missing = named.filter((key) => !(key in swedish) && !(`${key}.other` in swedish))
    expect(missing).toEqual([])
    expect(named.length).toBeGreaterThan(100)
  })

  it('falls back along the chain, and an unknown group is no error (SITE-6)', () => {
    expect(translationsFor('en-GB', ['search'])).toEqual(translationsFor('en', ['search']))
    expect(translationsFor('nb', ['search'])).toEqual({
      ...translationsFor('nn', ['search']),
      ...builtInTexts.nb,
    })
    expect(translationsFor('sv', ['nowhere'])).toEqual({})
    for (const [language, chain] of Object.entries(fallbackChain)) expect(chain[0]).toBe(language)
  })

  it('is complete in every language once the chain is followed (SITE-6)', () => {
    for (const language of languages) {
      const texts = translationsFor(language, allGroups)
      expect(Object.keys(texts).toSorted(), language).toEqual(Object.keys(referenceTexts).toSorted())
    }
  })

  it('has a form for every plural that the language has (SITE-6)', () => {
    for (const language of languages) {
      const { pluralCategories } = new Intl.PluralRules(language === 'nn' ? 'nb' : language).resolvedOptions()
      expect(pluralCategories.toSorted(), language).toEqual(['one', 'other'])
    }
    const bases = Object.keys(referenceTexts).flatMap((key) => /^(.+)\.other$/u.exec(key)?.[1] ?? [])
    expect(bases.length).toBeGreaterThan(5)
    for (const base of bases) expect(referenceTexts).toHaveProperty([`${base}.one`])
  })
})

const say = (language: (typeof languages)[number]) =>
  translatorOf(shopContext({ language, translations: translationsFor(language, allGroups) }))

describe('counting', () => {
  it.each([
    ['sv', '1 produkt', '1 200 produkter'],
    ['fi', '1 tuote', '1 200 tuotetta'],
    ['nn', '1 produkt', '1 200 produkt'],
    ['da', '1 produkt', '1 200 produkter'],
    ['en', '1 product', '1 200 products'],
    ['en-US', '1 product', '1 200 products'],
    ['en-GB', '1 product', '1 200 products'],
  ] as const)('says one and many as %s does, numbers as SITE-8 shows them', (language, one, many) => {
    const t = say(language)
    expect(t.count('search.hits', 1)).toBe(one)
    expect(t.count('search.hits', 1200)).toBe(many)
    expect(t.count('search.hits', 0)).toBe(many.replace('1 200', '0'))
  })

  it('puts values into their places as text, and leaves a place without a value as it is', () => {
    const t = translatorOf(shopContext({ translations: { 'search.shown-of': '{1} {0} {0} {2}' } }))
    expect(t('search.shown-of', '{1}', 12.5)).toBe('12,5 {1} {1} {2}')
    expect(t('search.shown-of', '$& $1 <b>', '')).toBe(' $& $1 <b> $& $1 <b> {2}')
  })

  it('takes the general form when a language lacks the one that its rule names', () => {
    const t = translatorOf(shopContext({ translations: { 'search.hits.other': '{0} st' } }))
    expect(t.count('search.hits', 1)).toBe('1 st')
  })
})
