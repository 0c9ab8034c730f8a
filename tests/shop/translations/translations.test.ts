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
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (path) => /\.tsx?$/u.test(path) && !path.startsWith('translations') && !path.includes('node_modules'),
      )
      .map((path) => readFileSync(join(folder, path), 'utf8')),
  )
  .join('\n')

const found = (pattern: RegExp): Set<string> =>
  new Set([...sources.matchAll(pattern)].map(([, text = '']) => text))
const literals = found(/'([\w.-]+)(?=')/gu)
/** Beginnings of keys with an open part: `product.sort.${direction}`. */
const beginnings = found(/`([\w.-]+)\$\{/gu)

const isUsed = (key: string): boolean => {
  const base = key.replace(/\.(?:one|other)$/u, '')
  return [key, base].some(
    (name) =>
      literals.has(name) ||
      beginnings.has(name.slice(0, name.lastIndexOf('.') + 1)) ||
      [...name.matchAll(/-/gu)].some(({ index }) => beginnings.has(name.slice(0, index + 1))),
  )
}

describe('the files of translations', () => {
  it.each(complete)('have all keys in %s, with the same placeholders (SITE-6)', (language) => {
    expect(Object.keys(builtInTexts(language))).toEqual(Object.keys(swedish))
    for (const [key, text] of Object.entries(builtInTexts(language))) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(swedish[key] ?? ''))
    }
  })

  it.each(partial)('have only differing texts in %s (SITE-6)', (language) => {
    for (const [key, text] of Object.entries(builtInTexts(language))) {
      expect(swedish).toHaveProperty([key])
      expect(placeholders(text), key).toEqual(placeholders(swedish[key] ?? ''))
      expect(text, key).not.toBe(builtInTexts(language === 'nb' ? 'nn' : 'en')[key])
    }
  })

  it('have no duplicate key', () => {
    for (const language of ['sv', 'fi', 'nn', 'da', 'en', 'en-US', 'en-GB']) {
      const source = readFileSync(`shop/translations/${language}.json`, 'utf8')
      expect(source, language).toBe(`${JSON.stringify(JSON.parse(source), null, 2)}\n`)
    }
  })

  it('have no unused key', () => {
    expect(Object.keys(swedish).filter((key) => !isUsed(key))).toEqual([])
  })
})

describe('translation', () => {
  it('is not a copy of the Swedish text', () => {
    const same = (language: (typeof complete)[number]): number =>
      Object.entries(translationsFor(language, allGroups)).filter(([key, text]) => swedish[key] === text)
        .length
    const limit = Object.keys(swedish).length
    expect(same('fi')).toBeLessThan(limit * 0.03)
    expect(same('en')).toBeLessThan(limit * 0.1)
    expect(same('da')).toBeLessThan(limit * 0.2)
    expect(same('nn')).toBeLessThan(limit * 0.2)
  })

  it('exists for every key in the code', () => {
    const named = [...sources.matchAll(/'([a-z-]+\.[a-z0-9.-]+)'/gu)]
      .map(([, key = '']) => key)
      .filter((key) => allGroups.includes(key.slice(0, key.indexOf('.'))))
    const missing = named.filter((key) => !(key in swedish) && !(`${key}.other` in swedish))
    expect(missing).toEqual([])
    expect(named.length).toBeGreaterThan(100)
  })

  it('uses the fallback chain, and accepts an unknown group (SITE-6)', () => {
    expect(translationsFor('en-GB', ['search'])).toEqual(translationsFor('en', ['search']))
    expect(translationsFor('nb', ['search'])).toEqual({
      ...translationsFor('nn', ['search']),
      ...builtInTexts('nb'),
    })
    expect(translationsFor('sv', ['nowhere'])).toEqual({})
    for (const [language, chain] of Object.entries(fallbackChain)) expect(chain[0]).toBe(language)
  })

  it('is complete in every language with its fallbacks (SITE-6)', () => {
    for (const language of languages) {
      const texts = translationsFor(language, allGroups)
      expect(Object.keys(texts).toSorted(), language).toEqual(Object.keys(referenceTexts).toSorted())
    }
  })

  it('has a form for every plural of the language (SITE-6)', () => {
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
    ['sv', '1 produkt', '1\u00A0200 produkter'],
    ['fi', '1 tuote', '1\u00A0200 tuotetta'],
    ['nn', '1 produkt', '1\u00A0200 produkt'],
    ['da', '1 produkt', '1\u00A0200 produkter'],
    ['en', '1 product', '1\u00A0200 products'],
    ['en-US', '1 product', '1\u00A0200 products'],
    ['en-GB', '1 product', '1\u00A0200 products'],
  ] as const)('uses the plural forms of %s, and numbers formatted by SITE-8', (language, one, many) => {
    const t = say(language)
    expect(t.count('search.hits', 1)).toBe(one)
    expect(t.count('search.hits', 1200)).toBe(many)
    expect(t.count('search.hits', 0)).toBe(many.replace('1\u00A0200', '0'))
  })

  it('inserts values as text, and leaves a placeholder without a value unchanged', () => {
    const t = translatorOf(shopContext({ translations: { 'search.shown-of': '{1} {0} {0} {2}' } }))
    expect(t('search.shown-of', '{1}', 12.5)).toBe('12,5 {1} {1} {2}')
    expect(t('search.shown-of', '$& $1 <b>', '')).toBe(' $& $1 <b> $& $1 <b> {2}')
  })

  it('uses the general form if a language lacks the one of its rule', () => {
    const t = translatorOf(shopContext({ translations: { 'search.hits.other': '{0} st' } }))
    expect(t.count('search.hits', 1)).toBe('1 st')
  })
})
