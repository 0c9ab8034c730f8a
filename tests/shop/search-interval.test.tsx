import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Facet } from '@tradecounter/api/contract'
import { readListQuery, searchAddress, SearchView, writeListQuery } from '@tradecounter/shop/search'
import { withInterval } from '../../shop/search/query/list-changes.ts'
import { writeBound } from '@tradecounter/ui/interval-filter'
import { facet, hit, searchResult } from './catalogue.ts'
import { json, renderInShop, stubNetwork } from './in-shop.tsx'

const phrase = 'parameters.SearchPhrase=kul'
const [from, to] = ['parameters.IntervalFacets[length].From', 'parameters.IntervalFacets[length].To']

const measure = (facetId: string, name: string): Facet => ({
  ...facet(facetId, name, [''], 2),
  unit: 'mm',
  values: facet(facetId, name, [''], 2).values.map((value) => ({ ...value, min: 15, max: 2000 })),
})
const facets = (dynamicFacets: Facet[]) => ({
  myAssortment: null,
  inStock: null,
  topCategoryFacets: [],
  globalFacets: [facet('material', 'Material', ['Mässing', 'Stål'])],
  dynamicFacets,
  activeFacets: [],
})
const found = (name: string, lengths = measure('length', 'Längd')) =>
  searchResult([hit('4000001', name)], { facets: facets([lengths]) })

const openSearch = async (query = phrase, answer = found('Kulventil')) => {
  window.history.replaceState(null, '', `/search?${query}`)
  const drawn = renderInShop(<SearchView query={query} />, {
    answers: { [searchAddress(readListQuery(query))]: answer },
  })
  await act(() => vi.dynamicImportSettled())
  return drawn
}

const length = (end: 'Från' | 'Till'): HTMLInputElement =>
  within(screen.getByRole('group', { name: 'Längd mm' })).getByRole('textbox', { name: end })
const type = (end: 'Från' | 'Till', text: string): void =>
  void fireEvent.change(length(end), { target: { value: text } })
const rest = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const asked = (): URLSearchParams => new URLSearchParams(window.location.search)

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('an interval in the address (FILT-2)', () => {
  it('round-trips, and starts at the first page', () => {
    const bound = fc.oneof(
      fc.constant(null),
      fc.integer({ min: 0, max: 9_999_999 }).map((one) => one / 1000),
    )
    fc.assert(
      fc.property(bound, bound, (one, other) => {
        const before = readListQuery(`${phrase}&parameters.page=3&${to}=7`)
        const interval = { attributeId: 'length', from: writeBound(one), to: writeBound(other) }
        const query = withInterval(before, interval)
        expect(query.page).toBe(1)
        const isOpen = one === null && other === null
        expect(readListQuery(writeListQuery(query)).intervals).toEqual(isOpen ? [] : [interval])
      }),
    )
  })

  it('omits what the api would refuse', () => {
    expect(readListQuery(`${from}=abc&${to}=--4`).intervals).toEqual([])
    expect(readListQuery(`${from}=1,2,3&${from}=5`).intervals).toMatchObject([{ from: '5', to: '' }])
  })
})

describe('an interval facet', () => {
  it('applies 1.5 s after the last valid edit, from the first page (FILT-4)', async () => {
    const calls = stubNetwork({ 'GET /api/search': () => json(found('Kulhane')) })
    await openSearch(`${phrase}&parameters.page=2&utm=x`)
    type('Från', '20')
    await rest(1400)
    type('Från', '200,5')
    await rest(1400)
    expect(calls).toHaveLength(0)
    await rest(200)
    expect(window.location.search).toBe(`?${phrase}&${from}=200,5&utm=x`)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.query.get(from)).toBe('200,5')
    await rest(5000)
    expect(calls).toHaveLength(1)
  })

  it('applies neither an invalid value nor the valid one before it (FILT-5)', async () => {
    const calls = stubNetwork({ 'GET /api/search': () => json(found('Kulhane')) })
    await openSearch()
    type('Till', '500')
    await rest(500)
    type('Till', '5000')
    await rest(5000)
    expect(calls).toHaveLength(0)
    expect(screen.getByText('Värdet ska vara mellan 15 mm och 2 000 mm')).toBeTruthy()
  })

  it.each([
    ['Från', '3', 'Minsta värdet är 15 mm'],
    ['Från', '800', '”Från” är högre än ”Till” (500 mm)'],
    ['Till', '9000', 'Värdet ska vara mellan 15 mm och 2 000 mm'],
    ['Till', '40', '”Till” är lägre än ”Från” (100 mm)'],
  ] as const)('%s %s gives its message (FILT-5)', async (end, text, message) => {
    await openSearch(`${phrase}&${from}=100&${to}=500`)
    type(end, text)
    await rest(1000)
    expect(screen.getByText(message)).toBeTruthy()
    expect(length(end).getAttribute('aria-invalid')).toBe('true')
  })

  it('applies at once on Enter', async () => {
    const calls = stubNetwork({ 'GET /api/search': () => json(found('Kulhane')) })
    await openSearch()
    type('Från', '20')
    fireEvent.keyDown(length('Från'), { key: 'Enter' })
    await act(async () => {})
    expect(asked().get(from)).toBe('20')
    await rest(3000)
    expect(calls).toHaveLength(1)
  })

  it('is restored by the back button (FILT-2)', async () => {
    stubNetwork({ 'GET /api/search': () => json(found('Kulhane')) })
    await openSearch()
    type('Från', '20')
    await rest(1600)
    expect(asked().get(from)).toBe('20')
    await act(async () => {
      const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
      window.history.back()
      await gone
    })
    expect(length('Från').value).toBe('')
    await rest(3000)
    expect(asked().get(from)).toBeNull()
  })

  it('combines with filters selected meanwhile', async () => {
    stubNetwork({ 'GET /api/search': () => json(found('Kulhane')) })
    await openSearch()
    type('Från', '20')
    fireEvent.click(screen.getByRole('checkbox', { name: /Stål/u }))
    await rest(1600)
    expect(asked().get(from)).toBe('20')
    expect(asked().get('parameters.Facets[material]')).toBe('Stål')
  })

  it('keeps an edit when its panel closes before the delay is over', async () => {
    stubNetwork({ 'GET /api/search': () => json(found('Kulhane')) })
    await openSearch()
    type('Till', '20')
    cleanup()
    expect(asked().get(to)).toBe('20')
  })

  it('is a chip with its range and unit, and is removed with it (FILT-6)', async () => {
    stubNetwork({ 'GET /api/search': () => json(found('Kulhane')) })
    await openSearch(`${phrase}&${from}=20&${to}=100,5`)
    expect([length('Från').value, length('Till').value]).toEqual(['20', '100,5'])
    expect(screen.getByRole('button', { name: 'Längd mm, valda: 1' })).toBeTruthy()
    vi.useRealTimers()
    await userEvent.click(screen.getByRole('link', { name: 'Ta bort filtret Längd: 20–100,5 mm' }))
    expect(window.location.search).toBe(`?${phrase}`)
    expect([length('Från').value, length('Till').value]).toEqual(['', ''])
  })

  it.each([
    [`${from}=20`, 'Längd: ≥ 20 mm'],
    [`${to}=20`, 'Längd: ≤ 20 mm'],
  ])('with one end (%s) is "%s"', async (query, text) => {
    await openSearch(`${phrase}&${query}`)
    expect(screen.getByRole('link', { name: `Ta bort filtret ${text}` })).toBeTruthy()
  })

  it('submits each end once with its form without JavaScript (SHELL-9)', async () => {
    const { container } = await openSearch(`${phrase}&${from}=20&parameters.IntervalFacets[unknown].To=3`)
    const form = container.querySelector('aside form')
    const sent = form instanceof HTMLFormElement ? [...new FormData(form)] : []
    expect(sent).toEqual([
      ['parameters.SearchPhrase', 'kul'],
      ['parameters.IntervalFacets[unknown].To', '3'],
      [from, '20'],
      [to, ''],
    ])
  })

  describe('of a range below zero (FILT-4)', () => {
    const lengths = measure('length', 'Längd')
    const values = lengths.values.map((value) => ({ ...value, min: -40, max: 120 }))
    const answer = found('Kulhane', { ...lengths, values })

    it.each([
      ['-20', '-20', 'Längd: ≥ -20 mm'],
      ['\u221220', '-20', 'Längd: ≥ -20 mm'],
      ['-37', '-37', 'Längd: ≥ -37 mm'],
      ['-0,5', '-0,5', 'Längd: ≥ -0,5 mm'],
    ])('asks for %j as it is typed, in address, call, field and chip', async (text, bound, chip) => {
      const calls = stubNetwork({ 'GET /api/search': () => json(answer) })
      await openSearch(phrase, answer)
      type('Från', text)
      await rest(1600)
      expect([asked().get(from), calls.map(({ query }) => query.get(from))]).toEqual([bound, [bound]])
      expect(length('Från').value.replace('\u2212', '-')).toBe(bound)
      expect(screen.getByRole('link', { name: `Ta bort filtret ${chip}` })).toBeTruthy()
    })

    it.each(['12-15', '-12-15', '--5', '1.2.3', '-'])(
      'asks for nothing for %j, and says so',
      async (text) => {
        const calls = stubNetwork({ 'GET /api/search': () => json(answer) })
        await openSearch(phrase, answer)
        type('Från', text)
        await rest(1600)
        expect([asked().get(from), calls.length, length('Från').value]).toEqual([null, 0, text])
        expect(length('Från').getAttribute('aria-invalid')).toBe('true')
      },
    )

    it('is in field and chip as the address says', async () => {
      await openSearch(`${phrase}&${from}=-37&${to}=-0,5`, answer)
      expect([length('Från').value, length('Till').value]).toEqual(['-37', '-0,5'])
      expect(screen.getByRole('link', { name: /^Ta bort filtret Längd: -37.*-0,5 mm$/u })).toBeTruthy()
    })
  })

  it('has no section if the list has no numbers', async () => {
    const empty = searchResult([], { facets: facets([facet('length', 'Längd', [''], 2)]) })
    renderInShop(<SearchView query={phrase} />, {
      answers: { [searchAddress(readListQuery(phrase))]: empty },
    })
    await act(() => vi.dynamicImportSettled())
    expect(screen.queryByRole('button', { name: /Längd/u })).toBeNull()
  })
})
