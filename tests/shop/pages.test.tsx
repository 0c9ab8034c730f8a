import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CategoryResult, StartPage, Recommendations, Warehouses } from '@tradecounter/api/contract'
import {
  createShopStore,
  ShopProvider,
  type PageDefinition,
  type PageId,
  type Route,
  type RouteTo,
  type ShopContext,
} from '@tradecounter/shop/core'
import categoryPage from '@tradecounter/shop/pages/category'
import notFoundPage from '@tradecounter/shop/pages/not-found'
import productPage from '@tradecounter/shop/pages/product'
import searchPage from '@tradecounter/shop/pages/search'
import startPage from '@tradecounter/shop/pages/start'
import { Shell, shellNeeds, shellTranslations } from '@tradecounter/shop/shell'
import { translationsFor } from '@tradecounter/shop/translations'
import { buyer, json, shopContext, stubNetwork } from './in-shop.tsx'
import { hit, product, searchResult, stockPrices, variants } from './catalogue.ts'

const result = searchResult([hit('4000001', 'Kulventil', { variantCount: 3 })])
const category: CategoryResult = {
  path: 'valves',
  name: 'Ventiler',
  description: 'Allt som stänger.',
  breadcrumbs: [
    { text: 'VVS', url: '/c/plumbing' },
    { text: 'Ventiler', url: '/c/valves' },
  ],
  subCategories: [],
  result,
}
const start: StartPage = {
  categories: [{ name: 'Ventiler', url: '/c/valves', imageUrl: '/pictures/1.svg', count: 12 }],
  shelves: [{ title: 'Nyheter', url: '/search', products: [{ ...hit('1', 'Kulventil'), labels: [15] }] }],
}
const menu = [{ name: 'Ventiler', url: '/c/valves', subCategories: [] }]

/** A page with its route and answers. */
interface Sample {
  definition: PageDefinition
  route: Route
  answer?: unknown
}
const sample = <P extends PageId>(
  definition: PageDefinition<P>,
  route: RouteTo<P>,
  answer?: unknown,
): Sample => ({ definition: definition as unknown as PageDefinition, route, answer })

const samples: [string, Sample][] = [
  ['start', sample(startPage, { page: 'start' }, start)],
  [
    'search',
    sample(searchPage, { page: 'search', query: 'parameters.SearchPhrase=kul&parameters.page=2' }, result),
  ],
  ['category', sample(categoryPage, { page: 'category', path: 'valves', query: '' }, category)],
  ['product', sample(productPage, { page: 'product', code: '4000001' }, product(variants(12)))],
  ['not-found', sample(notFoundPage, { page: 'not-found' })],
]

/** Further answers for a customer's product page. */
const further: Readonly<Record<string, unknown>> = {
  '/api/warehouses': { warehouses: [{ id: 'STO', name: 'Stockholm' }] } satisfies Warehouses,
  '/api/recommendations/product?code=4000001': {
    accessories: [],
    alternatives: [],
    recentlyBought: [],
    delivery: { nextDeliveryDate: '2026-11-23', branch: 'Stockholm' },
  } satisfies Recommendations,
}

function answersOf({ definition, route, answer }: Sample, context: ShopContext): Record<string, unknown> {
  const own = definition.needs(route, context).map((address) => [address, further[address] ?? answer])
  const answers = Object.fromEntries([...own, ...shellNeeds.map((address) => [address, menu])])
  for (const { key } of definition.postNeeds?.(route, answers, context) ?? [])
    answers[key] = stockPrices(['4000001'])
  return answers
}

function page({ definition, route, ...rest }: Sample, context: ShopContext) {
  const View = definition.View as ComponentType<{ route: Route }>
  return (
    <ShopProvider
      fallback={answersOf({ definition, route, ...rest }, context)}
      store={createShopStore(context)}
    >
      <Shell route={route}>
        <View route={route} />
      </Shell>
    </ShopProvider>
  )
}

/** The context as sent by the host: with the translations of the shell and of this page only. */
const contextOf = (definition: PageDefinition, changes: Partial<ShopContext> = {}): ShopContext => ({
  ...shopContext(changes),
  translations: translationsFor(changes.language ?? 'sv', [...shellTranslations, ...definition.translations]),
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function goTo({ route }: Sample): void {
  window.history.replaceState(null, '', `/?${'query' in route ? route.query : ''}`)
}

/**
 * The host has the late parts of a page at once. Here they are the browser's: after one rendering they are loaded,
 * too.
 */
async function fetchLaterParts(one: Sample): Promise<void> {
  stubNetwork({ 'POST /api/variants/stockprices': () => json(stockPrices([])) })
  goTo(one)
  const drawn = createRoot(document.createElement('div'))
  await act(async () => drawn.render(page(one, contextOf(one.definition))))
  await act(() => vi.dynamicImportSettled())
  act(() => drawn.unmount())
  vi.unstubAllGlobals()
}

describe.each(samples)('the %s page', (_name, one) => {
  beforeAll(() => fetchLaterParts(one))

  it.each([
    ['a visitor', {}],
    ['a customer in English', { user: buyer, language: 'en', locale: 'en', localePrefix: '/en' } as const],
  ])('renders on the server and hydrates without a mismatch, for %s (SHELL-9)', async (_who, changes) => {
    stubNetwork({ 'POST /api/variants/stockprices': () => json(stockPrices([])) })
    const complaints: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.join(' ')),
    )
    const context = contextOf(one.definition, changes)
    goTo(one)
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(page(one, context))
    const before = root.querySelector('main')?.textContent ?? ''
    expect(before.length).toBeGreaterThan(20)
    stubNetwork({ 'POST /api/variants/stockprices': () => json(stockPrices([])) })
    const taken = await act(async () =>
      hydrateRoot(root, page(one, context), { onRecoverableError: (error) => complaints.push(error) }),
    )
    expect(complaints).toEqual([])
    act(() => taken.unmount())
  })

  it('has one h1, landmarks and a skip link', () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(page(one, contextOf(one.definition)))
    expect(root.querySelectorAll('h1')).toHaveLength(1)
    expect(root.querySelectorAll('header, main, footer').length).toBeGreaterThanOrEqual(3)
    expect(root.querySelector('a')?.getAttribute('href')).toBe(`#${root.querySelector('main')?.id}`)
  })

  it('shows no key instead of a text, and no address without its locale', () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(
      page(one, contextOf(one.definition, { language: 'fi', locale: 'fi-FI', localePrefix: '/fi-FI' })),
    )
    expect(root.textContent).not.toMatch(/\[[a-z-]+\.[a-z.-]+\]/u)
    const outside = [...root.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter(
        (href) =>
          href.startsWith('/') && href !== '/fi-FI' && !/^\/(?:fi-FI\/|pictures|documents)/u.test(href),
      )
    expect(outside).toEqual([])
  })
})

const headOf = ({ definition, route, answer }: Sample) => {
  const context = contextOf(definition)
  return definition.head(route, answersOf({ definition, route, answer }, context), context)
}
const withQuery = (query: string) =>
  sample(categoryPage, { page: 'category', path: 'valves', query }, category)

const titleOf = (name: string): string =>
  headOf(sample(productPage, { page: 'product', code: '4000001' }, { ...product(variants(2)), name })).title

describe('the head of a page', () => {
  it('is noindex for filter combinations, with the plain list as canonical', () => {
    expect(headOf(withQuery(''))).toMatchObject({ canonicalPath: '/c/valves', noindex: false })
    for (const query of ['parameters.Facets[a]=1', 'parameters.page=2', 'parameters.Sort=AlphabeticalAsc'])
      expect(headOf(withQuery(query))).toMatchObject({ canonicalPath: '/c/valves', noindex: true })
  })

  it('appends the site to a title if both fit', () => {
    expect(titleOf('Kulventil')).toBe('Kulventil – Tradecounter')
    expect(titleOf('K'.repeat(55))).toBe(`${'K'.repeat(55)} – Tradecounter`)
    expect(titleOf('K'.repeat(56))).toBe('K'.repeat(56))
  })

  it('has structured data of the product without an offer (VAR-1)', () => {
    const {
      structuredData = [],
      title,
      canonicalPath,
    } = headOf(sample(productPage, { page: 'product', code: '4000001' }, product(variants(2))))
    expect(title).toBe('Kulventil mässing – Tradecounter')
    expect(canonicalPath).toBe('/p/kulventil-P1')
    expect(structuredData[0]).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'P1',
      brand: { name: 'Armatec' },
      hasVariant: variants(2).map(({ code }) => ({ '@type': 'Product', sku: code })),
    })
    const single = sample(productPage, { page: 'product', code: '4000001' }, product(variants(1)))
    expect(headOf(single).structuredData?.[0]).toMatchObject({ '@type': 'Product', sku: 'P1' })
    expect(JSON.stringify(structuredData)).not.toMatch(/offers|price/iu)
  })

  it('ends the breadcrumbs with the page itself, once', () => {
    const { structuredData = [] } = headOf(withQuery(''))
    const names = JSON.stringify(structuredData).match(/"name":"[^"]+"/gu)
    expect(names).toEqual(['"name":"VVS"', '"name":"Ventiler"'])
  })

  it('has a title even when the answer is missing', () => {
    for (const [, one] of samples) {
      const context = contextOf(one.definition)
      expect(one.definition.head(one.route, {}, context).title).toContain('Tradecounter')
    }
  })
})
