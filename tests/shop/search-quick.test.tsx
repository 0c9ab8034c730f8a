import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QuickSearchResult } from '@tradecounter/api/contract'
import { navigation, readSearchTerm } from '@tradecounter/shop/core'
import { Announcer } from '@tradecounter/ui/announcer'
import QuickSearchArea from '../../shop/search/quick-search/quick-search-area.tsx'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'
import { inAnnouncer } from '../setup/in-announcer.ts'

const answer = (phrase: string, changes: Partial<QuickSearchResult> = {}): QuickSearchResult => ({
  originalSearchPhrase: phrase,
  searchPhrase: phrase,
  words: { phrase, used: [phrase], unused: [] },
  didYouMean: null,
  alternativeSearch: null,
  suggestions: [{ text: `${phrase} mässing`, url: '/search?parameters.SearchPhrase=x' }],
  productCategories: [],
  categoryCards: [{ text: 'Kulventiler', parentName: 'Ventiler', url: '/c/ventiler/kul' }],
  productCards: [
    {
      text: `Produkt ${phrase}`,
      url: '/p/x-1',
      imageUrl: '/pictures/1.svg',
      showMyAssortmentStar: true,
      isReplacement: false,
      displayUnitCode: 'st',
      trackingAttributes: { itemId: '4000001' },
    },
  ],
  nearNumbers: [],
  exactMatchUrl: null,
  preparing: null,
  hasOriginalSearchResults: true,
  ...changes,
})

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Sök artiklar' })
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } })
const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    // The sections' code loads with the first answer.
    await vi.dynamicImportSettled()
  })
const options = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent)

const group = (name: string) => within(screen.getByRole('group', { name }))

// Its first import takes longer than the faked timers know.
beforeAll(() => import('../../shop/search/quick-search/quick-sections.tsx'))
beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('quick search', () => {
  it('offers the articles one slip away from a number, and goes to the article of a whole one (SRCH-4, SRCH-12)', async () => {
    const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
    const near = {
      text: 'Kopparrör, 22 mm',
      url: '/p/ror-4000022',
      imageUrl: '',
      showMyAssortmentStar: false,
      isReplacement: false,
      displayUnitCode: 'm',
      trackingAttributes: { itemId: '4000022' },
    }
    const nothing = { suggestions: [], productCards: [], categoryCards: [] }
    stubNetwork({
      'GET /api/search/quick': ({ query }) =>
        json(
          query.get('searchPhrase') === '4000022'
            ? answer('4000022', { ...nothing, productCards: [near], exactMatchUrl: near.url })
            : answer('4000032', { ...nothing, nearNumbers: [near], hasOriginalSearchResults: false }),
        ),
    })
    renderInShop(<QuickSearchArea initialPhrase="" />)
    type('4000032')
    await wait(600)
    expect(group('Menade du').getByRole('option').textContent).toContain('Kopparrör, 22 mm')
    expect(group('Menade du').getByRole('option').textContent).toContain('4000022')
    expect(group('Menade du').getByRole('option').getAttribute('href')).toBe('/p/ror-4000022')
    type('4000022')
    await wait(600)
    fireEvent.submit(screen.getByRole('search'))
    expect(goTo).toHaveBeenLastCalledWith('/p/ror-4000022')
    // Before its answer is here, the search page leads there.
    type('4000023')
    fireEvent.submit(screen.getByRole('search'))
    expect(goTo).toHaveBeenLastCalledWith('/search?parameters.SearchPhrase=4000023')
  })

  it('says above near numbers that the prices of a customer are without VAT', async () => {
    const nearNumbers = answer('4000032').productCards
    const result = answer('4000032', { suggestions: [], productCards: [], categoryCards: [], nearNumbers })
    stubNetwork({
      'GET /api/search/quick': () => json(result),
      'POST /api/variants/stockprices': () => json({ currency: 'SEK', items: [] }),
    })
    renderInShop(<QuickSearchArea initialPhrase="" />, { context: shopContext({ user: buyer }) })
    type('4000032')
    await wait(600)
    expect(group('Menade du (priser exkl. moms)').getByRole('option')).toBeTruthy()
  })

  it('shows a customer price and stock of each article after its row, a visitor neither', async () => {
    const prices = Promise.withResolvers<void>()
    const quick = { 'GET /api/search/quick': () => json(answer('kul')) }
    const seen = stubNetwork(quick)
    const { unmount } = renderInShop(<QuickSearchArea initialPhrase="" />)
    type('kul')
    await wait(600)
    expect(seen.map(({ path }) => path)).toEqual(['/api/search/quick'])
    expect(group('Produkter').getByRole('option')).toBeTruthy()
    unmount()
    const calls = stubNetwork({
      ...quick,
      'POST /api/variants/stockprices': async () => {
        await prices.promise
        return json({
          currency: 'SEK',
          items: [
            {
              code: '4000001',
              stock: { type: 3, quantity: 12, firstDeliveryDate: null, warehouseId: 'w' },
              price: 4950,
              priceUnit: 'st',
              isCampaignPrice: false,
              ordinaryPrice: null,
              volumePrices: [],
              localStock: null,
            },
          ],
        })
      },
    })
    renderInShop(<QuickSearchArea initialPhrase="" />, { context: shopContext({ user: buyer }) })
    type('kul')
    await wait(600)
    const textOfRow = () => group('Produkter, priser exkl. moms').getByRole('option').textContent
    expect(textOfRow()).toContain('Produkt kul')
    expect(textOfRow()).not.toContain('49,50')
    prices.resolve()
    await wait(100)
    expect(textOfRow()).toMatch(/49,50/u)
    expect(textOfRow()).toMatch(/12 st/u)
    expect(calls.find(({ path }) => path === '/api/variants/stockprices')?.body).toMatchObject({
      items: ['4000001'],
    })
  })

  it('searches from three characters, 500 ms after the last key (SRCH-1)', async () => {
    const calls = stubNetwork({
      'GET /api/search/quick': ({ query }) => json(answer(query.get('searchPhrase') ?? '')),
    })
    renderInShop(<QuickSearchArea initialPhrase="" />)
    type('ku')
    await wait(600)
    expect(calls).toEqual([])
    type('kul')
    await wait(400)
    type('kulv')
    await wait(499)
    expect(calls).toEqual([])
    await wait(2)
    expect(calls.map(({ query }) => query.get('searchPhrase'))).toEqual(['kulv'])
    await wait(10)
    expect(options().join()).toContain('kulv mässing')
  })

  it('marks a name in another language, and says that its price is on request (SRCH-13)', async () => {
    const [card] = answer('pum').productCards
    if (card === undefined) throw new Error('The answer has no product.')
    const productCards = [{ ...card, text: 'Pumpe', lang: 'de', priceOnRequest: true as const }]
    stubNetwork({ 'GET /api/search/quick': () => json(answer('pum', { productCards })) })
    renderInShop(<QuickSearchArea initialPhrase="" />)
    type('pum')
    await wait(600)
    await wait(10)
    expect(screen.getByText('Pumpe').lang).toBe('de')
    expect(screen.getByText('4000001 · Pris på begäran')).toBeTruthy()
  })

  it('aborts the previous request, and never shows its answer (SRCH-1)', async () => {
    const open = new Map<string, (response: Response) => void>()
    const calls = stubNetwork({
      'GET /api/search/quick': ({ query }) =>
        new Promise<Response>((resolve) => open.set(query.get('searchPhrase') ?? '', resolve)),
    })
    renderInShop(<QuickSearchArea initialPhrase="" />)
    type('rör')
    await wait(501)
    type('rörkoppling')
    await wait(501)
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(calls[1]?.signal?.aborted).toBe(false)
    await act(async () => open.get('rörkoppling')?.(json(answer('rörkoppling'))))
    await act(async () => open.get('rör')?.(json(answer('rör'))))
    await wait(10)
    expect(options().join()).toContain('rörkoppling mässing')
    expect(options().some((text) => text === 'rör mässing')).toBe(false)
  })

  it("requests nothing for the page's own phrase until the user types", async () => {
    const calls = stubNetwork({})
    renderInShop(<QuickSearchArea initialPhrase="kulventil" />)
    await wait(1000)
    expect(calls).toEqual([])
    expect((field() as HTMLInputElement).value).toBe('kulventil')
  })

  it('shows products with the star only if the site has them (SRCH-3)', async () => {
    stubNetwork({ 'GET /api/search/quick': () => json(answer('kul')) })
    const { unmount } = renderInShop(<QuickSearchArea initialPhrase="" />)
    type('kul')
    await wait(510)
    expect(options().join()).toMatch(/Produkt kul/u)
    expect(screen.getByRole('listbox').textContent).toContain('Ventiler')
    unmount()
    const context = shopContext({
      settings: { ...settings, search: { ...settings.search, productSearchResult: false } },
    })
    renderInShop(<QuickSearchArea initialPhrase="" />, { context })
    type('kul')
    await wait(510)
    expect(options().join()).not.toMatch(/Produkt kul/u)
  })

  it('shows that nothing was found, with the phrase (SRCH-3)', async () => {
    const nothing = { suggestions: [], categoryCards: [], productCards: [], hasOriginalSearchResults: false }
    stubNetwork({ 'GET /api/search/quick': () => json(answer('xyzzy', nothing)) })
    renderInShop(<QuickSearchArea initialPhrase="" />)
    type('xyzzy')
    await wait(510)
    expect(screen.getByText('Inga träffar för ”xyzzy”.')).toBeTruthy()
  })

  it('says which words its hits do not have, as the list does, and not that nothing was found', async () => {
    const words = { phrase: 'böj', used: ['böj'], unused: ['koppar'] }
    const some = { searchPhrase: 'böj', words, suggestions: [], hasOriginalSearchResults: false }
    stubNetwork({ 'GET /api/search/quick': () => json(answer('böj koppar', some)) })
    renderInShop(
      <>
        <Announcer />
        <QuickSearchArea initialPhrase="" />
      </>,
    )
    type('böj koppar')
    await wait(510)
    await wait(100)
    expect(screen.getByText('Ingen produkt passar alla orden. Visar ”böj”, utan koppar.')).toBeTruthy()
    expect(screen.queryByText(/Inga träffar/u)).toBeNull()
    expect(screen.getByText(/utan koppar\. 2 förslag/u, inAnnouncer)).toBeTruthy()
  })

  it('marks an empty section if another has hits (SRCH-3)', async () => {
    const none = { suggestions: [], productCategories: [] }
    stubNetwork({
      'GET /api/search/quick': ({ query }) =>
        json(
          query.get('searchPhrase') === 'kulv'
            ? answer('kulv', { ...none, productCards: [] })
            : answer('kul', { ...none, categoryCards: [] }),
        ),
    })
    renderInShop(<QuickSearchArea initialPhrase="" />)
    type('kulv')
    await wait(520)
    expect(group('Produkter').getByText('Inga produkter')).toBeTruthy()
    expect(group('Kategorier').queryByText('Inga kategorier')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Menade du' })).toBeNull()
    type('kul')
    await wait(520)
    expect(group('Kategorier').getByText('Inga kategorier')).toBeTruthy()
  })

  it.each([
    ['a category', { suggestions: [], productCategories: [{ text: 'Kopparrör', url: '/c/copper-pipe' }] }],
    ['another phrase', { suggestions: [{ text: 'kopparrör', url: '/search' }], productCategories: [] }],
  ])('does not say that there are no categories below %s as suggestion', async (_, suggested) => {
    stubNetwork({ 'GET /api/search/quick': () => json(answer('kul', { ...suggested, categoryCards: [] })) })
    renderInShop(<QuickSearchArea initialPhrase="" />)
    type('kul')
    await wait(520)
    expect(group('Förslag').getAllByRole('option')).toHaveLength(1)
    expect(screen.queryByRole('group', { name: 'Kategorier' })).toBeNull()
  })

  it('goes to the search page on Enter and keeps the term for the cart (SRCH-2, SRCH-11)', () => {
    const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
    renderInShop(<QuickSearchArea initialPhrase="" />, { context: shopContext({ localePrefix: '/en' }) })
    type(' kul ventil ')
    fireEvent.submit(screen.getByRole('search'))
    expect(goTo).toHaveBeenCalledWith('/en/search?parameters.SearchPhrase=kul%20ventil')
    expect(readSearchTerm()).toEqual({ actionType: 'main_search_bar', searchTerm: 'kul ventil' })
  })

  it('is a form that works without JavaScript (SHELL-9)', () => {
    renderInShop(<QuickSearchArea initialPhrase="" />)
    expect(screen.getByRole('search').getAttribute('action')).toBe('/search')
    expect(field().getAttribute('name')).toBe('parameters.SearchPhrase')
  })
})
