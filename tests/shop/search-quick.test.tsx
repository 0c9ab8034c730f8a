import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QuickSearchResult } from '@tradecounter/api/contract'
import { navigation, readSearchTerm } from '@tradecounter/shop/core'
import QuickSearchArea from '../../shop/search/quick-search/quick-search-area.tsx'
import { json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const answer = (phrase: string, changes: Partial<QuickSearchResult> = {}): QuickSearchResult => ({
  originalSearchPhrase: phrase,
  searchPhrase: phrase,
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
      trackingAttributes: { itemId: '4000001' },
    },
  ],
  hasOriginalSearchResults: true,
  ...changes,
})

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Sök artiklar' })
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } })
const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    // The sections' code comes with the first answer.
    await vi.dynamicImportSettled()
  })
const options = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent)

const group = (name: string) => within(screen.getByRole('group', { name }))

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

  it('marks an empty section if another has hits (SRCH-3)', async () => {
    stubNetwork({
      'GET /api/search/quick': () => json(answer('kul', { productCards: [], categoryCards: [] })),
    })
    renderInShop(<QuickSearchArea initialPhrase="" />)
    type('kul')
    await wait(520)
    expect(group('Produkter').getByText('Inga produkter')).toBeTruthy()
    expect(group('Kategorier').getByText('Inga kategorier')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Menade du' })).toBeNull()
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
