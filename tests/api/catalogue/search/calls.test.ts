import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  categoryResultSchema,
  megaMenuSchema,
  productSchema,
  quickSearchSchema,
  searchResultSchema,
  siteKeys,
  sites,
  siteSettingsSchema,
  startPageSchema,
  variantListSchema,
  type SearchResult,
} from '../../../../api/contract/index.ts'
import { openDemoShop, type DemoShop } from './demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

async function read<S extends v.GenericSchema>(
  schema: S,
  path: string,
  site?: string,
  locale?: string,
): Promise<v.InferOutput<S>> {
  const { status, body } = await shop.get(path, site, locale)
  expect([path, status, body]).toEqual([path, 200, body])
  return v.parse(v.strictObject({ answer: schema }), { answer: body }).answer
}
const list = (query: string, site?: string, locale?: string): Promise<SearchResult> =>
  read(searchResultSchema, `/api/search${query}`, site, locale)
const aValve = async () => {
  const { products } = await list('?parameters.SearchPhrase=kulventil')
  const [first] = products
  if (!first) throw new Error('The demo has no ball valve.')
  return first
}

const firstInMenu = async (site: string) =>
  (await read(megaMenuSchema, '/api/site/getmegamenu', site))[0]?.url

describe('GET /api/search', () => {
  it('lists products with facets, without stock and prices (SRCH-5, VAR-8)', async () => {
    const result = await list('?parameters.SearchPhrase=kulventil')
    expect(result.products.length).toBeGreaterThan(0)
    expect(result.products[0]?.name).toMatch(/^Kulventil /u)
    expect(result.products.every(({ variant }) => variant.stock === null && variant.price === null)).toBe(
      true,
    )
    expect(result.facets.dynamicFacets.map(({ attributeId }) => attributeId)).toContain('dn')
  })

  it('returns the address of the article whose number is the phrase (SRCH-12)', async () => {
    const { variant } = await aValve()
    const result = await list(`?parameters.SearchPhrase=${variant.code}`)
    expect(result.exactMatchUrl).toBe(variant.url)
    expect(result.products[0]?.variant.code).toBe(variant.code)
  })

  it('offers the correction of a misspelt phrase (SRCH-4)', async () => {
    const result = await list('?parameters.SearchPhrase=kulvetnil')
    expect(result.didYouMean).toEqual({ text: 'kulventil', url: '/search?parameters.SearchPhrase=kulventil' })
  })

  it('continues each page where the previous one ends (SRCH-8)', async () => {
    const first = await list('?parameters.Sort=AlphabeticalAsc')
    const second = await list('?parameters.Sort=AlphabeticalAsc&parameters.page=2')
    const names = [...first.products, ...second.products].map(({ name }) => name)
    expect(first.products).toHaveLength(24)
    expect(new Set([...first.products, ...second.products].map(({ code }) => code)).size).toBe(
      first.products.length + second.products.length,
    )
    expect(names).toEqual(
      names.toSorted(new Intl.Collator('sv', { numeric: true, sensitivity: 'base' }).compare),
    )
  })

  it('narrows a list to the count of the facet', async () => {
    const all = await list('?parameters.SearchPhrase=ventil')
    for (const facet of [...all.facets.globalFacets, ...all.facets.dynamicFacets]) {
      const [value] = facet.values.filter(({ type }) => type !== 2)
      if (!value) continue
      const query = `&${encodeURIComponent(value.fieldName)}=${encodeURIComponent(value.value)}`
      expect([facet.attributeId, (await list(`?parameters.SearchPhrase=ventil${query}`)).total]).toEqual([
        facet.attributeId,
        value.count,
      ])
    }
  })

  it('returns 400 with the wrong parameter', async () => {
    const { status, body } = await shop.get('/api/search?parameters.page=0')
    expect([status, body]).toMatchObject([400, { code: 'invalid', field: 'parameters.page' }])
  })

  it('returns 500 for no query string', async () => {
    const names = [
      'parameters.SearchPhrase',
      'parameters.page',
      'parameters.Sort',
      'parameters.Facets[dn]',
      'parameters.Facets[brand]',
      'parameters.IntervalFacets[diameter].From',
      'path',
      'productCode',
      'searchPhrase',
      'site',
    ]
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('"', '*', 'name:a', 'AND', 'kul" OR "', '1/2"', '-', '^', '\0', '%'),
      ),
    )
    const path = fc.constantFrom('/api/search', '/api/search/quick', '/api/search/variants', '/api/category')
    await fc.assert(
      fc.asyncProperty(path, fc.array(pair, { maxLength: 6 }), fc.boolean(), async (call, pairs, raw) => {
        const query = pairs
          .map(([name, value]) =>
            raw
              ? `${name}=${value}`
              : `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
          )
          .join('&')
        const { status, body } = await shop.get(`${call}?${query}`)
        expect([200, 400, 404]).toContain(status)
        if (status !== 200)
          expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
      }),
      { numRuns: 400 },
    )
    expect(shop.faults).toEqual([])
  })
})

describe('GET /api/search/quick', () => {
  it('returns suggestions, categories and cards with the links of the specification (SRCH-4)', async () => {
    const result = await read(quickSearchSchema, '/api/search/quick?searchPhrase=kulv')
    expect(result.productCards.length).toBeGreaterThan(0)
    expect(result.suggestions[0]?.url).toMatch(/^\/search\?parameters\.SearchPhrase=/u)
    expect(result.productCategories[0]?.url).toMatch(/^\/c\/.+\?parameters\.FullTextSearchPhrase=kulv$/u)
    expect(result.categoryCards).toContainEqual(expect.objectContaining({ text: 'Kulventiler' }))
    expect(result.hasOriginalSearchResults).toBe(true)
  })

  it('says if the phrase itself finds nothing', async () => {
    expect(await read(quickSearchSchema, '/api/search/quick?searchPhrase=qqqqwwww')).toMatchObject({
      originalSearchPhrase: 'qqqqwwww',
      hasOriginalSearchResults: false,
      productCards: [],
    })
    expect(await read(quickSearchSchema, '/api/search/quick?searchPhrase=kulvetnil')).toMatchObject({
      originalSearchPhrase: 'kulvetnil',
      searchPhrase: 'kulventil',
      didYouMean: { text: 'kulventil' },
      hasOriginalSearchResults: false,
    })
  })
})

const asked = (phrase: string) =>
  read(quickSearchSchema, `/api/search/quick?searchPhrase=${encodeURIComponent(phrase)}`)

describe('hasOriginalSearchResults', () => {
  it.each([
    ['what is typed finds products', 'kulventil', true],
    ['a beginning does', 'kulv', true],
    ['a trade name does', 'vvb', true],
    ['an article number does', 'T430001', true],
    ['it is misspelt', 'kulvetnil', false],
    ['a word of it is not known', 'kulventil xyzzyx', false],
    ['nothing has all its words', 'kulventil arbetsjacka', false],
    ['nothing is found', 'qqqqwwww', false],
  ])('when %s (%s) is %s (SRCH-4)', async (_, phrase, isTrue) => {
    const answer = await asked(phrase)
    expect(answer.hasOriginalSearchResults).toBe(isTrue)
    expect(answer.originalSearchPhrase).toBe(phrase)
    expect(answer.searchPhrase === phrase).toBe(isTrue || answer.productCards.length === 0)
  })

  it('names the words that hits have and the others, as the list does', async () => {
    const words = { phrase: 'kulventil', used: ['kulventil'], unused: ['arbetsjacka'] }
    expect((await asked('kulventil arbetsjacka')).words).toEqual(words)
    const listed = await list('?parameters.SearchPhrase=kulventil%20arbetsjacka')
    expect(listed.words).toEqual(words)
    expect(listed.searchPhrase).toBe('kulventil arbetsjacka')
    expect((await list('?parameters.SearchPhrase=T430001')).words).toBeNull()
    expect((await list('')).words).toBeNull()
    expect((await list('?parameters.SearchPhrase=kulvetnil')).words).toEqual({
      phrase: 'kulventil',
      used: ['kulventil'],
      unused: [],
    })
  })

  it('goes on with products without the least telling word if hardly any has all, on the first page', async () => {
    const phrase = '?parameters.SearchPhrase=kopparr%C3%B6r%2022%20mm'
    const { total, products, nearMatches, facets } = await list(phrase)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(10)
    expect(products).toHaveLength(total)
    expect(nearMatches).toMatchObject({ kind: 'withoutWord', unused: '22 mm', link: { text: 'kopparrör' } })
    const codes = new Set(products.map(({ code }) => code))
    expect(nearMatches?.products.some(({ code }) => codes.has(code))).toBe(false)
    expect(nearMatches?.products.length).toBeGreaterThan(0)
    expect(nearMatches?.total).toBeGreaterThanOrEqual(nearMatches?.products.length ?? 0)
    const counts = facets.topCategoryFacets.flatMap(({ values }) => values.map(({ count }) => count))
    expect(Math.max(0, ...counts)).toBeLessThanOrEqual(total)
    const second = await list(`${phrase}&parameters.page=2`)
    expect(second.nearMatches).toBeNull()
    expect((await list('?parameters.SearchPhrase=kulventil')).nearMatches).toBeNull()
  })

  it('lists all products that only mention the words, page after page, if it is asked to', async () => {
    const phrase = '?parameters.SearchPhrase=t%C3%A4tningstejp'
    const { total, onlyMentioned, nearMatches } = await list(phrase)
    expect({ total, onlyMentioned }).toEqual({ total: 0, onlyMentioned: false })
    expect(nearMatches).toMatchObject({ kind: 'mentions', words: 'tätningstejp' })
    const all = await list(`${phrase}&parameters.Mentions=true`)
    expect(all).toMatchObject({ total: nearMatches?.total, onlyMentioned: true, nearMatches: null })
    expect(all.words).toEqual({ phrase: 'tätningstejp', used: ['tätningstejp'], unused: [] })
    expect(all.products.map(({ code }) => code)).toEqual(nearMatches?.products.map(({ code }) => code))
    const { topCategoryFacets, globalFacets, dynamicFacets } = all.facets
    const values = [topCategoryFacets, globalFacets, dynamicFacets].flat().flatMap((each) => each.values)
    const most = Math.max(...values.map(({ count }) => count))
    expect([most > 0, most <= all.total]).toEqual([true, true])
    const last = await list(`${phrase}&parameters.Mentions=true&parameters.page=2`)
    expect(last.products).toHaveLength(Math.max(0, all.total - all.pageSize))
  })

  it('offers the part of a phrase that finds something (SRCH-4)', async () => {
    expect(await asked('kulventil arbetsjacka')).toMatchObject({
      searchPhrase: 'kulventil',
      didYouMean: null,
      alternativeSearch: { text: 'kulventil', url: '/search?parameters.SearchPhrase=kulventil' },
    })
  })
})

describe('products and their variants', () => {
  it('returns a product by its code and by that of a variant (VAR-1)', async () => {
    const { code, variant } = await aValve()
    const product = await read(productSchema, `/api/product/${code}`)
    expect(product.variantList.items.some((item) => item.isActiveVariant)).toBe(false)
    const again = await read(productSchema, `/api/product/${variant.code}`)
    expect(again.code).toBe(code)
    expect(again.variantList.items.filter((item) => item.isActiveVariant).map((item) => item.code)).toEqual([
      variant.code,
    ])
    expect(product.breadcrumbs.at(-1)?.text).toBe('Kulventiler')
    expect(product.documents.length).toBeGreaterThan(0)
    expect(product.warrantyText).toMatch(/garanti/u)
  })

  it('has a column for each attribute that the variants differ in (VAR-2)', async () => {
    const { code } = await aValve()
    const variants = await read(variantListSchema, `/api/search/variants?productCode=${code}`)
    for (const key of Object.keys(variants.settings.headers)) {
      expect(new Set(variants.items.map((item) => item.attributes[key]?.value)).size).toBeGreaterThan(
        variants.items.length > 1 ? 1 : 0,
      )
    }
  })

  it('answers 404 for unknown codes and for configurations (VAR-13)', async () => {
    const { code } = await aValve()
    expect((await shop.get('/api/product/nosuch')).status).toBe(404)
    expect((await shop.get(`/api/product/${code}/configuration`)).status).toBe(404)
    expect((await shop.get('/api/search/variants?productCode=nosuch')).status).toBe(404)
  })
})

describe('pictures and documents', () => {
  it('returns the picture of a row, and 404 for others', async () => {
    const { imageUrl } = await aValve()
    const { status, body } = await shop.get(imageUrl)
    expect([status, body]).toEqual([200, expect.stringContaining('<svg')])
    expect((await shop.get('/pictures/ball-valve/nonsense.svg')).status).toBe(404)
  })

  it('returns the documents of a product', async () => {
    const { code } = await aValve()
    const { documents } = await read(productSchema, `/api/product/${code}`)
    const [first] = documents
    const { status, body } = await shop.get(first?.url ?? '')
    expect([status, String(body).slice(0, 5)]).toEqual([200, '%PDF-'])
    expect((await shop.get(`/documents/${code}/nothing.pdf`)).status).toBe(404)
  })
})

describe('categories and the site', () => {
  it('returns a category with its list, breadcrumbs and subcategories (SRCH-9)', async () => {
    const category = await read(categoryResultSchema, '/api/category?path=valves/shut-off-valves')
    expect(category.breadcrumbs.map(({ url }) => url)).toEqual(['/c/valves', '/c/valves/shut-off-valves'])
    expect(category.subCategories.reduce((sum, { count }) => sum + count, 0)).toBe(category.result.total)
    expect((await shop.get('/api/category?path=nowhere')).status).toBe(404)
  })

  it.each(siteKeys.flatMap((site) => sites[site].offeredLocales.map((locale) => [site, locale] as const)))(
    'are on %s in %s: settings, menu and start page (SITE-6)',
    async (site, locale) => {
      await read(siteSettingsSchema, '/api/site/settings', site, locale)
      const menu = await read(megaMenuSchema, '/api/site/getmegamenu', site, locale)
      expect(menu).toHaveLength(12)
      expect(menu.every(({ name, url }) => name !== '' && name !== url)).toBe(true)
      const start = await read(startPageSchema, '/api/site/start', site, locale)
      expect(start.categories.map(({ url }) => url)).toEqual(menu.map(({ url }) => url))
      expect(start.shelves.length).toBeGreaterThanOrEqual(3)
    },
  )

  it('returns only the requested levels of the menu', async () => {
    const row = await read(megaMenuSchema, '/api/site/getmegamenu?depth=1', 'se')
    const tree = await read(megaMenuSchema, '/api/site/getmegamenu', 'se')
    expect(tree.some(({ subCategories }) => subCategories.length > 0)).toBe(true)
    // Editorial content is only returned with the levels.
    expect(row).toEqual(tree.map(({ name, url }) => ({ name, url, subCategories: [] })))
  })

  it('starts the menu with the main range of the site (SITE-1)', async () => {
    expect([
      await firstInMenu('workwear'),
      await firstInMenu('gelia-se'),
      await firstInMenu('prevex'),
      await firstInMenu('se'),
    ]).toEqual(['/c/workwear', '/c/electrical', '/c/drainage', '/c/pipe'])
  })
})
