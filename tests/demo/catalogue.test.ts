import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributes } from '../../demo/catalogue/attributes.ts'
import { demoProducts } from '../../demo/catalogue/demo-products.ts'
import { categories } from '../../demo/catalogue/categories.ts'
import { families } from '../../demo/catalogue/families/index.ts'
import { articleNumber, articlesPerPrefix, eanCheckDigit } from '../../demo/catalogue/article-numbers.ts'
import { commonTexts, productDescription, productName } from '../../demo/catalogue/texts.ts'

const written = ['sv', 'fi', 'nb', 'da', 'en'] as const
const usual = [...demoProducts(12_000)]
const articles = usual.flatMap((product) => product.variants)

/** Counts as the standard describes: from the right, every second digit three times. */
const isEan13 = (ean: string) =>
  /^\d{13}$/u.test(ean) &&
  [...ean].toReversed().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) %
    10 ===
    0

describe('article numbers', () => {
  it('eanCheckDigit returns the check digit of known EANs', () => {
    expect(eanCheckDigit('400638133393')).toBe(1)
    expect(eanCheckDigit('590123412345')).toBe(7)
  })

  it('every article has a valid EAN-13; EANs and numbers are unique', () => {
    expect(articles.filter(({ ean }) => !isEan13(ean))).toEqual([])
    expect(new Set(articles.map(({ ean }) => ean)).size).toBe(articles.length)
    expect(new Set(articles.map(({ code }) => code)).size).toBe(articles.length)
    expect(articles.every(({ code }) => /^\d{7}$/u.test(code))).toBe(true)
  })

  it('are unique in a family', () => {
    const n = fc.integer({ min: 0, max: articlesPerPrefix - 1 })
    fc.assert(fc.property(n, n, (a, b) => a === b || articleNumber(43, a) !== articleNumber(43, b)))
    expect(() => articleNumber(43, articlesPerPrefix)).toThrow(RangeError)
  })

  it('families have ranges of their own', () => {
    expect(new Set(families.map(({ prefix }) => prefix)).size).toBe(families.length)
  })
})

describe('the size of the catalogue', () => {
  it('is 12 top categories on three levels, at least 60 families, about 4,000 products and 12,000 articles', () => {
    expect(categories.filter(({ parentId }) => parentId === null)).toHaveLength(12)
    expect(new Set(categories.map(({ path }) => path.split('/').length))).toEqual(new Set([1, 2, 3]))
    expect(new Set(usual.map(({ family }) => family.key)).size).toBeGreaterThanOrEqual(60)
    expect(usual.length).toBeGreaterThan(3600)
    expect(usual.length).toBeLessThan(4400)
    expect(articles).toHaveLength(12_000)
  })

  it('includes every family from 600 articles on', () => {
    const small = [...demoProducts(600)]
    expect(new Set(small.map(({ family }) => family.key)).size).toBe(families.length)
    expect(small.reduce((sum, { variants }) => sum + variants.length, 0)).toBe(600)
  })

  it('a larger catalogue contains the smaller one, so that carts survive a reload', () => {
    const known = new Set(articles.map(({ id }) => id))
    const small = [...demoProducts(600)].flatMap((product) => product.variants)
    expect(small.filter(({ id }) => !known.has(id))).toEqual([])
  })
})

describe('products', () => {
  it('have numbers for measures and text for other attributes', () => {
    const wrong = articles.flatMap((article) =>
      Object.entries(article.attributes).filter(
        ([key, value]) => (attributes[key]?.kind === 2) !== (typeof value === 'number'),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('have no two equal variants', () => {
    const doubled = usual.filter(
      ({ variants }) =>
        new Set(variants.map((each) => JSON.stringify(each.attributes))).size < variants.length,
    )
    expect(doubled).toEqual([])
  })

  it('have packs and prices above 0', () => {
    expect(
      articles.every(
        ({ unitVolume, listPrice }) => Number.isInteger(unitVolume) && unitVolume > 0 && listPrice >= 5,
      ),
    ).toBe(true)
  })

  it('have every label, and replacements that exist', () => {
    expect(new Set(usual.flatMap(({ labels }) => labels))).toEqual(new Set([1, 5, 10, 15]))
    const codes = new Set([...usual.map(({ code }) => code), ...articles.map(({ code }) => code)])
    const followed = [...usual, ...articles].flatMap(({ replacedBy }) => replacedBy ?? [])
    expect(followed.length).toBeGreaterThan(100)
    expect(followed.filter((code) => !codes.has(code))).toEqual([])
  })
})

describe('texts', () => {
  it('give every product a name and two sentences or more in five languages', () => {
    const poor = usual.filter((product) => {
      const name = productName(product)
      const description = productDescription(product)
      return written.some(
        (language) =>
          name[language].length < 8 || (description[language].match(/\.(?:\s|$)/gu) ?? []).length < 2,
      )
    })
    expect(poor.map(({ code }) => code)).toEqual([])
  })

  it('exist in five languages for categories, attributes, values and units', () => {
    const byOwner = Map.groupBy(commonTexts(), ({ owner }) => owner)
    const missing = [...byOwner].filter(([, rows]) =>
      written.some((language) => !rows.some((row) => row.language === language && row.text !== '')),
    )
    expect(missing.map(([owner]) => owner)).toEqual([])
    expect([...byOwner.keys()]).toEqual(
      expect.arrayContaining([
        ...Object.keys(attributes).map((key) => `attribute:${key}`),
        'value:brass',
        'unit:m',
        'document:data-sheet',
        'warranty:5',
      ]),
    )
  })

  it('use the name of the trade for a ball valve', () => {
    const valve = usual.find(({ family }) => family.key === 'ball-valve')
    const name = valve && productName(valve)
    expect(name?.sv).toMatch(/^Kulventil /u)
    expect(name?.fi).toMatch(/^Palloventtiili /u)
    expect(name?.nb).toMatch(/^Kuleventil /u)
    expect(name?.da).toMatch(/^Kugle/u)
    expect(name?.en).toMatch(/^Ball valve /u)
  })

  it('have nynorsk only where it differs', () => {
    const same = commonTexts().filter(
      ({ owner, language, text }) => language === 'nn' && bokmal.get(owner) === text,
    )
    expect(same).toEqual([])
  })
})

const bokmal = new Map(
  commonTexts()
    .filter(({ language }) => language === 'nb')
    .map(({ owner, text }) => [owner, text]),
)

const hashOf = (articleCount: number) =>
  createHash('sha256')
    .update(JSON.stringify([...demoProducts(articleCount)]))
    .digest('hex')

it('demoProducts generates the same catalogue every time', () => {
  expect(hashOf(3000)).toBe(hashOf(3000))
})
