import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrackedItem } from '@tradecounter/shop/core'
import { CategoryView, readListQuery, searchAddress, SearchView } from '@tradecounter/shop/search'
import { filterChanges } from '../../shop/search/tracking/list-events.ts'
import { clearFilters, toggleFacet, withInterval } from '../../shop/search/query/list-changes.ts'
import { facet, hit, searchResult, stockPrices, variants } from './catalogue.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'

const phrase = 'parameters.SearchPhrase=kul'
const found = searchResult(
  [
    hit('4000001', 'Kulventil', { ticket: 'p.1', variantCount: 3 }),
    hit('4000002', 'Kulkran', { ticket: 'p.2' }),
  ],
  { total: 40 },
)
const events = (...names: string[]) => (window.dataLayer ?? []).filter(({ event }) => names.includes(event))
const items = (event: unknown): readonly TrackedItem[] => (event as { items: readonly TrackedItem[] }).items

const openSearch = (query = phrase, result = found, context = shopContext()) => {
  window.history.replaceState(null, '', `/search?${query}`)
  return renderInShop(<SearchView query={query} />, {
    context,
    answers: { [searchAddress(readListQuery(query))]: result },
  })
}
const openCategory = () => {
  window.history.replaceState(null, '', '/c/ventiler')
  const category = {
    path: 'ventiler',
    name: 'Ventiler',
    description: '',
    breadcrumbs: [],
    subCategories: [],
    result: found,
  }
  return renderInShop(<CategoryView category={category} query="" />, {
    answers: { '/api/category?path=ventiler': category },
  })
}
const follow = (name: string): void => {
  const link = screen.getByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

beforeEach(() => {
  delete window.dataLayer
  sessionStorage.clear()
  document.cookie = 'cookie_consent=C0002'
  document.cookie = 'GA4Listname=; Max-Age=0'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.cookie = 'cookie_consent=; Max-Age=0'
})

describe('events of a list (HELP-10)', () => {
  it("are the search with its hits, and its rows with the list's name (SRCH-10, SRCH-11)", async () => {
    stubNetwork({})
    openSearch()
    await waitFor(() => expect(events('view_item_list')).toHaveLength(1))
    expect(events('search')).toEqual([{ event: 'search', search_term: 'kul', results: 40 }])
    const [view] = events('view_item_list')
    expect(view).toMatchObject({ item_list_name: 'searchpage-productlist' })
    expect(items(view)[1]).toEqual({
      item_variant: '4000002',
      item_list_name: 'searchpage-productlist',
      price: null,
      quantity: 1,
      index: 1,
      action_type: 'main_search_bar',
      search_term: 'kul',
    })
    expect(document.cookie).toContain('GA4Listname=searchpage-productlist')
  })

  it("wait for a customer's prices, in the currency's major unit", async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    stubNetwork({ 'POST /api/variants/stockprices': () => promise })
    openSearch(phrase, found, shopContext({ user: buyer }))
    await waitFor(() => expect(events('search')).toHaveLength(1))
    expect(events('view_item_list')).toEqual([])
    await act(async () => answer(json(stockPrices(['4000001']))))
    await waitFor(() => expect(events('view_item_list')).toHaveLength(1))
    expect(items(events('view_item_list')[0]).map(({ price }) => price)).toEqual([129.5, null])
  })

  it('have another list name for a category (SRCH-10)', async () => {
    stubNetwork({})
    openCategory()
    await waitFor(() => expect(events('view_item_list')).toHaveLength(1))
    expect(items(events('view_item_list')[0])[0]).toMatchObject({
      item_list_name: 'categorypage-productlist',
      search_term: '',
    })
    expect(events('search')).toEqual([])
  })

  it('include a followed row, whose ticket is sent to the service', async () => {
    const calls = stubNetwork({ 'GET /api/track/notifyClick': () => json({ success: true }) })
    openSearch()
    await waitFor(() => expect(events('view_item_list')).toHaveLength(1))
    follow('Kulkran')
    expect(events('select_item')).toHaveLength(1)
    expect(items(events('select_item')[0])).toMatchObject([{ item_variant: '4000002', index: 1 }])
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/track/notifyClick']))
    expect(calls[0]?.query.get('ticket')).toBe('p.2')
  })

  it('are not sent without consent, and no ticket is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    document.cookie = 'cookie_consent=C0001'
    const calls = stubNetwork({})
    openSearch()
    await act(() => vi.dynamicImportSettled())
    follow('Kulkran')
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect([window.dataLayer, calls]).toEqual([undefined, []])
    expect(document.cookie).not.toContain('GA4Listname')
  })

  it('treat the variants of a row as a list, and send a click on one once', async () => {
    stubNetwork({
      'GET /api/search/variants': () =>
        json({
          settings: { headers: { dn: 'Diameter' } },
          items: variants(3).map((item, index) => ({
            ...item,
            url: index === 0 ? '/p/x-4000001' : item.url,
          })),
        }),
      'GET /api/track/notifyClick': () => json({ success: true }),
    })
    openSearch()
    await waitFor(() => expect(events('view_item_list')).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: '3 varianter' }))
    const table = await screen.findByRole('table', { name: /Varianter av Kulventil/u })
    await waitFor(() => expect(events('view_item_list')).toHaveLength(2))
    expect(events('view_item_list')[1]).toMatchObject({ item_list_name: 'searchpage-variantlist' })
    expect(document.cookie).toContain('GA4Listname=searchpage-variantlist')
    // The same address as the row's own link.
    const link = table.querySelector('a[href="/p/x-4000001"]')
    if (link === null) throw new Error('The first variant has no link')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    expect(events('select_item')).toMatchObject([{ item_list_name: 'searchpage-variantlist' }])
  })

  it('include each filter selected or cleared, but not going back', async () => {
    stubNetwork({ 'GET /api/search': () => json(found) })
    openSearch()
    await waitFor(() => expect(events('view_item_list')).toHaveLength(1))
    await userEvent.click(screen.getByRole('checkbox', { name: /Mässing/u }))
    await waitFor(() => expect(events('filter')).toHaveLength(1))
    expect(events('filter')[0]).toEqual({
      event: 'filter',
      item_list_name: 'searchpage-productlist',
      filter_name: 'material',
      filter_value: 'Mässing',
      selected: true,
    })
    await act(async () => {
      const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      window.history.back()
      await gone
    })
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /Mässing/u })).toHaveProperty('checked', false),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /Stål/u }))
    await waitFor(() => expect(events('filter')).toHaveLength(2))
    expect(events('filter')[1]).toMatchObject({ filter_value: 'Stål', selected: true })
  })

  it('include a search among values 1 s after the last key (FILT-7)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const colours = ['Blå', 'Grå', 'Gul', 'Röd', 'Svart', 'Vit', 'Grön', 'Brun', 'Rosa']
    openSearch(
      phrase,
      searchResult([hit('4000001', 'Kulventil')], {
        facets: { ...found.facets, globalFacets: [facet('colour', 'Färg', colours)] },
      }),
    )
    await act(() => vi.dynamicImportSettled())
    const box = screen.getByRole('searchbox', { name: 'Sök bland Färg' })
    for (const text of ['g', 'gr', 'grö']) {
      fireEvent.change(box, { target: { value: text } })
      await act(() => vi.dynamicImportSettled())
      await act(() => vi.advanceTimersByTimeAsync(900))
    }
    expect(events('filter_search')).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(200))
    const reported = [{ event: 'filter_search', filter_name: 'colour', search_term: 'grö' }]
    expect(events('filter_search')).toEqual(reported)
    fireEvent.change(box, { target: { value: '' } })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(events('filter_search')).toEqual(reported)
  })
})

describe('variants of a row', () => {
  it('are requested with the filters of the list only', async () => {
    const calls = stubNetwork({
      'GET /api/search/variants': () => json({ settings: { headers: {} }, items: variants(3) }),
    })
    openSearch(
      `${phrase}&parameters.Facets[material]=steel&parameters.IntervalFacets[dn].From=15&parameters.Sort=AlphabeticalDesc`,
    )
    await userEvent.click(await screen.findByRole('button', { name: '3 varianter' }))
    const asked = () => calls.find(({ path }) => path === '/api/search/variants')
    await waitFor(() => expect(asked()).toBeDefined())
    expect(
      [...(asked()?.query ?? [])].filter(([name]) => !/^(?:site|topDomain|environment)$/u.test(name)),
    ).toEqual([
      ['productCode', found.products[0]?.code],
      ['activeVariantNumber', found.products[0]?.variant.code],
      ['parameters.Facets[material]', 'steel'],
      ['parameters.IntervalFacets[dn].From', '15'],
    ])
  })
})

describe('changes from one list to another', () => {
  const query = readListQuery(
    `${phrase}&parameters.Facets[a]=1&parameters.Facets[a]=2&parameters.IntervalFacets[b].From=3`,
  )

  it('are listed value by value', () => {
    expect(filterChanges(query, query)).toEqual([])
    expect(filterChanges(query, toggleFacet(query, 'a', '1', false))).toEqual([
      { filter_name: 'a', filter_value: '1', selected: false },
    ])
    expect(filterChanges(query, withInterval(query, { attributeId: 'b', from: '3', to: '9' }))).toEqual([
      { filter_name: 'b', filter_value: '3–', selected: false },
      { filter_name: 'b', filter_value: '3–9', selected: true },
    ])
    expect(filterChanges(query, clearFilters(query))).toHaveLength(3)
  })

  it('are reversed by the opposite change', () => {
    const facets = fc
      .uniqueArray(fc.constantFrom('1', '2', '3', '4'))
      .map((values) => readListQuery(values.map((value) => `parameters.Facets[a]=${value}`).join('&')))
    fc.assert(
      fc.property(facets, facets, (one, other) => {
        const there = filterChanges(one, other).map(
          ({ filter_value, selected }) => `${filter_value} ${selected}`,
        )
        const back = filterChanges(other, one).map(
          ({ filter_value, selected }) => `${filter_value} ${!selected}`,
        )
        expect(there.toSorted()).toEqual(back.toSorted())
      }),
    )
  })
})
