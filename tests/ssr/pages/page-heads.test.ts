import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Locale, siteKeys, sites, type SiteKey } from '@tradecounter/api/contract'
import { reservedHosts } from '../../../api/sites/production-hosts.ts'
import { openDemoShop, type DemoShop } from '../../api/catalogue/search/demo-shop.ts'
import type { OpenHost } from '../stand-ins.ts'
import { pageExamples } from '../../setup/page-examples.ts'
import { openWholeHost, readHead } from '../whole-shop.ts'

let demo: DemoShop
let host: OpenHost
/** One public page of each kind, by path. */
let paths: string[] = []
let productPath = ''
let categoryPath = ''
beforeAll(async () => {
  demo = await openDemoShop()
  host = await openWholeHost(demo, { SITE_ENV: 'prd' })
  const { body } = await demo.get('/api/site/addresses')
  const { addresses } = body as { addresses: string[] }
  productPath = addresses.find((path) => path.startsWith('/p/')) ?? ''
  categoryPath = addresses.find((path) => path.startsWith('/c/')) ?? ''
  paths = pageExamples({
    article: productPath.slice('/p/'.length),
    category: categoryPath.slice('/c/'.length),
    order: '1',
    invoice: '1',
  })
    .filter(({ page, plain }) => plain && page !== 'not-found')
    .map(({ page, path }) => (page === 'product' ? productPath : path))
}, 120_000)
afterAll(async () => {
  await host.close()
  await demo.close()
})

const hostOf = (site: SiteKey): string => `www.${reservedHosts[site]}`
const inLocale = (path: string, locale: Locale, site: SiteKey): string => {
  if (locale === sites[site].defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

async function open(site: SiteKey, path: string) {
  const { status, text } = await host.ask(path, { headers: { host: hostOf(site), accept: 'text/html' } })
  return { status, ...readHead(text) }
}

describe.each(siteKeys)('every page of %s, in every language that it offers', (site) => {
  const { offeredLocales, defaultLocale } = sites[site]
  const origin = `https://${hostOf(site)}`

  it('has its canonical address, its other languages in both directions, and its own title (SITE-5)', async () => {
    for (const path of paths) {
      const hreflangs = Object.fromEntries([
        ...offeredLocales.map((locale) => [locale, origin + inLocale(path, locale, site)]),
        ['x-default', origin + path],
      ])
      const reported = []
      for (const locale of offeredLocales) {
        const page = await open(site, inLocale(path, locale, site))
        expect(page).toMatchObject({
          status: 200,
          lang: locale,
          canonical: origin + inLocale(path, locale, site),
          hreflangs,
        })
        expect(page.title.length).toBeGreaterThan(5)
        expect(page.description.length).toBeGreaterThan(20)
        expect(page.description.length).toBeLessThanOrEqual(160)
        reported.push(page.description)
      }
      // Languages differ; en and en-GB may be equal.
      expect(new Set(reported).size).toBeGreaterThan(1)
    }
  }, 60_000)

  it('has no canonical address for a missing page', async () => {
    const page = await open(site, '/nothing/here')
    expect(page).toMatchObject({
      status: 404,
      lang: defaultLocale,
      canonical: null,
      hreflangs: {},
      noindex: true,
    })
  })

  it('answers 404 for an unknown locale, and redirects from one that the site does not offer', async () => {
    for (const wrong of ['xx-YY', 'sv', 'EN', 'en-us', 'sv-se', 'default'])
      expect([wrong, (await open(site, `/${wrong}/search`)).status]).toEqual([wrong, 404])
    for (const locale of ['en', 'en-US', 'sv-SE', 'fi-FI', 'nn-NO', 'da-DK', 'en-GB'] as const) {
      const { status, headers } = await host.ask(`/${locale}/search?a=1`, { headers: { host: hostOf(site) } })
      const isOwnPage = locale !== defaultLocale && offeredLocales.includes(locale)
      expect([locale, status, headers.location]).toEqual(
        isOwnPage ? [locale, 200, undefined] : [locale, 302, '/search?a=1'],
      )
    }
  })
})

describe('search engines', () => {
  it.each([
    ['/search?parameters.SearchPhrase=ventil', '/search'],
    ['/search?parameters.Facets[label]=1', '/search'],
    ['/search?parameters.Sort=AlphabeticalAsc', '/search'],
    ['/search?parameters.page=2', '/search'],
    ['/search?parameters.page=2&parameters.Sort=AlphabeticalDesc', '/search'],
    ['CATEGORY?parameters.Facets[brand]=Vento&parameters.Facets[label]=1', 'CATEGORY'],
    ['CATEGORY?parameters.IntervalFacets[dn].From=10', 'CATEGORY'],
    ['CATEGORY?parameters.Sort=AlphabeticalDesc', 'CATEGORY'],
  ])('get the unfiltered page as canonical for %s', async (written, unfiltered) => {
    const page = await open('no', written.replace('CATEGORY', categoryPath))
    const canonical = `https://${hostOf('no')}${unfiltered.replace('CATEGORY', categoryPath)}`
    expect(page).toMatchObject({ status: 200, noindex: true, canonical })
    expect(page.hreflangs['x-default']).toBe(canonical)
  })

  it('get the page without unknown parameters as canonical, and may index it', async () => {
    const page = await open('se', `${categoryPath}?utm_source=letter&gclid=1`)
    expect(page).toMatchObject({ noindex: false, canonical: `https://${hostOf('se')}${categoryPath}` })
  })

  it('may index start, search, category and product pages and the way to become a customer, and no personal page', async () => {
    const shown = []
    for (const path of paths) if (!(await open('gelia-se', path)).noindex) shown.push(path)
    expect(shown).toEqual([
      '/',
      '/search',
      categoryPath,
      productPath,
      '/become-a-customer/customer-account-application',
    ])
  })

  it('may index nothing outside production', async () => {
    const trial = await openWholeHost(demo)
    for (const path of ['/', productPath]) {
      const { text } = await trial.ask(path)
      expect(readHead(text).noindex).toBe(true)
    }
    await trial.close()
  })

  it('find a product under its own address, whichever article was requested', async () => {
    const { body } = await demo.get(`/api/product/${productPath.slice(productPath.lastIndexOf('-') + 1)}`)
    const { variantList } = body as { variantList: { items: { url: string }[] } }
    for (const { url } of variantList.items.slice(0, 3))
      expect((await open('se', url)).canonical).toBe(`https://${hostOf('se')}${productPath}`)
  })
})

const address = v.pipe(v.string(), v.startsWith(`https://${hostOf('prevex')}/`), v.url())
const words = v.pipe(v.string(), v.nonEmpty())
const context = v.literal('https://schema.org')

const breadcrumbList = v.strictObject({
  '@context': context,
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(
      v.strictObject({
        '@type': v.literal('ListItem'),
        position: v.number(),
        name: words,
        item: address,
      }),
    ),
    v.minLength(1),
    v.check((items) => items.every(({ position }, index) => position === index + 1), 'counted from 1'),
  ),
})

const numbers = {
  sku: words,
  mpn: v.optional(words),
  gtin13: v.optional(v.pipe(v.string(), v.regex(/^\d{13}$/u))),
}

const about = {
  '@context': context,
  name: words,
  url: address,
  brand: v.strictObject({ '@type': v.literal('Brand'), name: words }),
  category: words,
  description: v.optional(words),
  image: v.pipe(v.array(address), v.minLength(1)),
  additionalProperty: v.array(
    v.strictObject({
      '@type': v.literal('PropertyValue'),
      name: words,
      value: words,
      unitText: v.optional(words),
    }),
  ),
}

/** Without `offers`, `price` or similar: a strict object allows no other field. */
const product = v.variant('@type', [
  v.strictObject({ ...about, ...numbers, '@type': v.literal('Product') }),
  v.strictObject({
    ...about,
    '@type': v.literal('ProductGroup'),
    productGroupID: words,
    hasVariant: v.pipe(
      v.array(v.strictObject({ ...numbers, '@type': v.literal('Product'), name: words, url: address })),
      v.minLength(2),
    ),
  }),
])

describe('structured data (VAR-1)', () => {
  it('of every kind of product has the shape of schema.org, and no price (SITE-5)', async () => {
    const { body } = await demo.get('/api/site/addresses?count=2000')
    const products = (body as { addresses: string[] }).addresses.filter((path) => path.startsWith('/p/'))
    expect(products.length).toBeGreaterThan(20)
    for (const path of products.slice(0, 30)) {
      const { structuredData, canonical } = await open('prevex', `/sv-SE${path}`)
      const [shown, way] = v.parse(v.strictTuple([product, breadcrumbList]), structuredData)
      expect(shown.url).toBe(canonical)
      expect(way.itemListElement.at(-1)).toMatchObject({ name: shown.name, item: canonical })
    }
  }, 60_000)

  it('of a category is its breadcrumb, in the reader’s language', async () => {
    const { structuredData, canonical } = await open('prevex', `/sv-SE${categoryPath}`)
    const [way] = v.parse(v.strictTuple([breadcrumbList]), structuredData)
    expect(way.itemListElement.at(-1)?.item).toBe(canonical)
    const finnish = await open('prevex', categoryPath)
    const [other] = v.parse(v.strictTuple([breadcrumbList]), finnish.structuredData)
    expect(other.itemListElement.at(-1)?.name).not.toBe(way.itemListElement.at(-1)?.name)
  })
})
