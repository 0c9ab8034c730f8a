import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readListQuery, searchAddress, SearchView } from '@tradecounter/shop/search'
import { storeScrollPosition, readScrollPosition } from '../../shop/search/tracking/scroll-positions.ts'
import { hit, searchResult } from './catalogue.ts'
import { json, renderInShop, stubNetwork } from './in-shop.tsx'

const phrase = 'parameters.SearchPhrase=kul'
/** One row per page. */
const pageOf = (page: number) =>
  searchResult([hit(`400000${page}`, `Kul ${page}`)], { total: 30, pageSize: 1, page })
const answering = {
  'GET /api/search': ({ query }: { query: URLSearchParams }) =>
    json(pageOf(Number(query.get('parameters.page') ?? 1))),
}
const rows = (): string[] =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => name.startsWith('Kul'))

const openPage = async (page: number) => {
  const query = page === 1 ? phrase : `${phrase}&parameters.page=${page}`
  window.history.replaceState(null, '', `/search?${query}`)
  renderInShop(<SearchView query={query} />, {
    answers: { [searchAddress(readListQuery(query))]: pageOf(page) },
  })
  await act(() => vi.dynamicImportSettled())
}
const opened = (type: string): void => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    // All that is read of the entry.
    { type } as unknown as PerformanceNavigationTiming,
  ])
}
const here = (): string => `${window.location.pathname}${window.location.search}`
/** Every row is slightly above the window's edge. */
const laidOut = (): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -30, 100, 100))
}
const scrollBy = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  sessionStorage.clear()
  scrollBy.mockClear()
  vi.stubGlobal('scrollBy', scrollBy)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('returning to a list (SRCH-8)', () => {
  it.each(['back_forward', 'reload'])('restores rows and scroll position after a %s', async (type) => {
    opened(type)
    const calls = stubNetwork(answering)
    storeScrollPosition(`/search?${phrase}&parameters.page=3`, { first: 1, last: 3, row: 1, top: -40 })
    await openPage(3)
    await waitFor(() => expect(rows()).toEqual(['Kul 1', 'Kul 2', 'Kul 3']))
    // jsdom has no layout: each row is at 0, and is scrolled to its stored position.
    await waitFor(() => expect(scrollBy).toHaveBeenCalledWith(0, 40))
    expect(calls.map(({ query }) => query.get('parameters.page'))).toEqual([null, '2'])
    expect(screen.queryByRole('link', { name: 'Visa föregående' })).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  it('starts at the page of the address when opened by a link', async () => {
    opened('navigate')
    const calls = stubNetwork(answering)
    storeScrollPosition(`/search?${phrase}&parameters.page=3`, { first: 1, last: 3, row: 1, top: -40 })
    await openPage(3)
    expect([rows(), calls]).toEqual([['Kul 3'], []])
    expect(screen.getByRole('link', { name: 'Visa föregående' })).toBeTruthy()
  })

  it('fetches at most twelve pages', async () => {
    opened('back_forward')
    const calls = stubNetwork(answering)
    storeScrollPosition(`/search?${phrase}&parameters.page=13`, { first: 1, last: 13, row: 1, top: 0 })
    await openPage(13)
    expect([rows(), calls]).toEqual([['Kul 13'], []])
  })

  it('does not scroll a reader who has moved on', async () => {
    opened('back_forward')
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    stubNetwork({ 'GET /api/search': () => promise })
    storeScrollPosition(`/search?${phrase}&parameters.page=2`, { first: 1, last: 2, row: 1, top: -40 })
    await openPage(2)
    fireEvent.wheel(window)
    await act(async () => answer(json(pageOf(1))))
    expect([rows(), scrollBy.mock.calls]).toEqual([['Kul 2'], []])
  })

  it('restores them after a filter, too', async () => {
    opened('navigate')
    stubNetwork(answering)
    await openPage(1)
    await userEvent.click(await screen.findByRole('link', { name: 'Visa fler' }))
    await waitFor(() => expect(rows()).toEqual(['Kul 1', 'Kul 2']))
    laidOut()
    await userEvent.click(screen.getByRole('checkbox', { name: /Mässing/u }))
    await waitFor(() => expect(rows()).toEqual(['Kul 1']))
    expect(readScrollPosition(`/search?${phrase}&parameters.page=2`)).toMatchObject({ first: 1, last: 2 })
    act(() => window.history.back())
    await waitFor(() => expect(rows()).toEqual(['Kul 1', 'Kul 2']))
    expect(here()).toBe(`/search?${phrase}&parameters.page=2`)
  })

  it('stores the position when the page is left', async () => {
    opened('navigate')
    stubNetwork(answering)
    await openPage(1)
    fireEvent(window, new Event('pagehide'))
    // Without a layout no row is visible.
    expect(readScrollPosition(here())).toBeNull()
    laidOut()
    fireEvent(window, new Event('pagehide'))
    expect(readScrollPosition(here())).toEqual({ first: 1, last: 1, row: 0, top: -30 })
  })
})
