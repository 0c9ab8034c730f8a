import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Announcer } from '@tradecounter/ui/announcer'
import { CategoryView, searchAddress, readListQuery, SearchView } from '@tradecounter/shop/search'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'
import { facet, hit, searchResult, stockPrices, variants } from './catalogue.ts'
import { inAnnouncer } from '../setup/in-announcer.ts'
import { tokenOf } from './tokens.ts'

const phrase = 'parameters.SearchPhrase=kul'
const first = searchResult([hit('4000001', 'Kulventil'), hit('4000002', 'Kulkran')])
const address = (query: string): string => searchAddress(readListQuery(query))
const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const boxes = (): number => screen.queryAllByRole('checkbox').length
const rows = (): string[] => names().filter((name): name is string => name !== null && name.startsWith('Kul'))

const openSearch = (query = phrase, result = first, context = shopContext()) => {
  window.history.replaceState(null, '', `/search?${query}`)
  return renderInShop(<SearchView query={query} />, { context, answers: { [address(query)]: result } })
}

beforeEach(() => window.history.replaceState(null, '', '/search'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a search page', () => {
  it('says which words its hits do not have, and what was corrected', async () => {
    const words = { phrase: 'böj', used: ['böj'], unused: ['22 mm', 'koppar'] }
    openSearch('parameters.SearchPhrase=böj 22 mm koppar', { ...first, words })
    expect(
      await screen.findByText('Ingen produkt passar alla orden. Visar ”böj”, utan 22 mm, koppar.'),
    ).toBeTruthy()
    openSearch('parameters.SearchPhrase=kolventil', {
      ...first,
      words: { phrase: 'kulventil', used: ['kulventil'], unused: [] },
    })
    expect(await screen.findByText('Inga träffar för ”kolventil”. Visar ”kulventil”.')).toBeTruthy()
  })

  it('says which bound of a form without script can be read in two ways, and does not filter by it', async () => {
    const query = `${phrase}&parameters.IntervalFacets[L].From=1.200`
    expect(address(query)).toBe(address(phrase))
    openSearch(query)
    expect(
      await screen.findByText(
        '”1.200” kan läsas på två sätt och har utelämnats ur filtret. Skriv 1200 eller 1,2.',
      ),
    ).toBeTruthy()
  })

  it('says nothing of words if its hits have all of them', () => {
    openSearch(phrase, { ...first, words: { phrase: 'kul', used: ['kul'], unused: [] } })
    expect(screen.queryByText(/Visar ”/u)).toBeNull()
  })

  it('goes on with near matches below a line, counted apart', async () => {
    const near = {
      kind: 'withoutWord' as const,
      unused: 'mässing',
      link: { text: 'kul', url: '/search?parameters.SearchPhrase=kul' },
      total: 40,
      products: [hit('4000009', 'Kulny')],
    }
    openSearch(phrase, { ...first, nearMatches: near })
    const section = within(await screen.findByRole('region', { name: 'Liknande produkter utan ”mässing”' }))
    expect(section.getByRole('heading', { name: 'Kulny' })).toBeTruthy()
    expect(screen.getByText('2 produkter')).toBeTruthy()
    expect(section.getByRole('link', { name: 'Visa alla utan ”mässing” (40)' }).getAttribute('href')).toBe(
      '/search?parameters.SearchPhrase=kul',
    )
  })

  it('says below an empty list which products only mention the words', async () => {
    const near = {
      kind: 'mentions' as const,
      words: 'tejp',
      total: 51,
      products: [hit('4000009', 'Kulny')],
    }
    openSearch(`${phrase}&parameters.Sort=AlphabeticalAsc`, searchResult([], { nearMatches: near }))
    expect(await screen.findByText('Inga träffar för ”kul”')).toBeTruthy()
    const section = within(
      await screen.findByRole('region', { name: 'Produkter som bara nämner ”tejp” i beskrivningen' }),
    )
    expect(section.getByRole('heading', { name: 'Kulny' })).toBeTruthy()
    expect(section.getByText('51 produkter')).toBeTruthy()
    const link = section.getByRole('link', { name: 'Visa alla som nämner ”tejp” (51)' })
    expect(link.getAttribute('href')).toBe(
      `/search?${phrase}&parameters.Mentions=true&parameters.Sort=AlphabeticalAsc`,
    )
  })

  it('links to nothing more if the page has room for all products that mention the words', async () => {
    const products = [hit('4000009', 'Kulny')]
    openSearch(
      phrase,
      searchResult([], { nearMatches: { kind: 'mentions', words: 'tejp', total: 1, products } }),
    )
    await screen.findByRole('heading', { name: 'Kulny' })
    expect(screen.queryByRole('link', { name: /Visa alla/u })).toBeNull()
  })

  it('lists the products that mention the words under a heading that says so, and keeps them with filters', async () => {
    const words = { phrase: 'kul', used: ['kul'], unused: [] }
    const query = `${phrase}&parameters.Mentions=true`
    expect(address(query)).not.toBe(address(phrase))
    openSearch(query, { ...first, words, onlyMentioned: true })
    const heading = 'Produkter som bara nämner ”kul” i beskrivningen'
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(screen.getByRole('list', { name: heading })).toBeTruthy()
    stubNetwork({
      'GET /api/search': () =>
        json(searchResult([hit('4000003', 'Kulhane')], { words, onlyMentioned: true })),
    })
    await userEvent.click(screen.getByRole('checkbox', { name: /Mässing/u }))
    expect(window.location.search).toContain('parameters.Mentions=true')
  })

  it('announces the words that a new list was not searched for', async () => {
    const words = { phrase: 'kul', used: ['kul'], unused: ['koppar'] }
    stubNetwork({
      'GET /api/search': () => json(searchResult([hit('4000003', 'Kulhane')], { words })),
    })
    const query = 'parameters.SearchPhrase=kul koppar'
    window.history.replaceState(null, '', `/search?${query}`)
    renderInShop(
      <>
        <Announcer />
        <SearchView query={query} />
      </>,
      { context: shopContext(), answers: { [address(query)]: first } },
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /Mässing/u }))
    expect(
      await screen.findByText(
        'Ingen produkt passar alla orden. Visar ”kul”, utan koppar. 1 produkt',
        inAnnouncer,
      ),
    ).toBeTruthy()
  })

  it("shows the server's answer with its count, without a call (SRCH-5)", async () => {
    const calls = stubNetwork({})
    openSearch()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sökresultat för ”kul”')
    expect(screen.getByText('2 produkter')).toBeTruthy()
    expect(rows()).toEqual(['Kulventil', 'Kulkran'])
    await act(async () => {})
    expect(calls).toEqual([])
  })

  it('marks names in another language, and says that a price is on request (SRCH-13)', () => {
    const [one] = searchResult([hit('4000001', 'Kulpumpe')]).products
    if (one === undefined) throw new Error('The list has no row.')
    const variant = { ...one.variant, buyable: false, priceOnRequest: true as const }
    openSearch(phrase, searchResult([{ ...one, lang: 'de', variant }]))
    expect(screen.getByRole('heading', { level: 2, name: 'Kulpumpe' }).lang).toBe('de')
    expect(screen.getByText('Pris på begäran')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Lägg/iu })).toHaveProperty('disabled', true)
  })

  it('pushes the new address, drops the page and requests once when a filter changes (FILT-2)', async () => {
    const calls = stubNetwork({ 'GET /api/search': () => json(searchResult([hit('4000003', 'Kulhane')])) })
    openSearch(`${phrase}&parameters.page=2&utm=x`)
    const entries = window.history.length
    await userEvent.click(screen.getByRole('checkbox', { name: /Mässing/u }))
    expect(window.location.search).toBe(`?${phrase}&parameters.Facets[material]=M%C3%A4ssing&utm=x`)
    expect(window.history.length).toBe(entries + 1)
    await waitFor(() => expect(rows()).toEqual(['Kulhane']))
    expect(calls).toHaveLength(1)
    expect([...(calls[0]?.query ?? [])]).toEqual([
      ['parameters.SearchPhrase', 'kul'],
      ['parameters.Facets[material]', 'Mässing'],
    ])
  })

  it('keeps the old list until the new one has loaded, and the focus', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    stubNetwork({ 'GET /api/search': () => promise })
    openSearch()
    const box = screen.getByRole('checkbox', { name: /Mässing/u })
    await userEvent.click(box)
    expect(rows()).toEqual(['Kulventil', 'Kulkran'])
    expect((box as HTMLInputElement).checked).toBe(true)
    expect(screen.getByRole('list', { name: /Sökresultat/u }).getAttribute('aria-busy')).toBe('true')
    await act(async () => answer(json(searchResult([hit('4000003', 'Kulhane')]))))
    await waitFor(() => expect(rows()).toEqual(['Kulhane']))
    expect(document.activeElement).toBe(box)
  })

  it('ignores late answers', async () => {
    const waiting = new Map<string, (response: Response) => void>()
    stubNetwork({
      'GET /api/search': ({ query }) =>
        new Promise<Response>((resolve) =>
          waiting.set(query.getAll('parameters.Facets[material]').join('+'), resolve),
        ),
    })
    openSearch()
    await userEvent.click(screen.getByRole('checkbox', { name: /Mässing/u }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Stål/u }))
    await act(async () => waiting.get('Mässing+Stål')?.(json(searchResult([hit('4000004', 'Kulny')]))))
    await waitFor(() => expect(rows()).toEqual(['Kulny']))
    await act(async () => waiting.get('Mässing')?.(json(searchResult([hit('4000003', 'Kulsen')]))))
    expect(rows()).toEqual(['Kulny'])
  })

  it('restores the state on going back (FILT-2)', async () => {
    stubNetwork({ 'GET /api/search': () => json(searchResult([hit('4000003', 'Kulhane')])) })
    openSearch()
    await userEvent.click(screen.getByRole('checkbox', { name: /Mässing/u }))
    await waitFor(() => expect(rows()).toEqual(['Kulhane']))
    act(() => window.history.back())
    await waitFor(() => expect(rows()).toEqual(['Kulventil', 'Kulkran']))
    expect((screen.getByRole('checkbox', { name: /Mässing/u }) as HTMLInputElement).checked).toBe(false)
  })

  it('shows active filters as chips that link to the list without them (FILT-6)', async () => {
    openSearch(`${phrase}&parameters.Facets[material]=St%C3%A5l`)
    const chips = within(await screen.findByRole('list', { name: 'Valda filter' }))
    const chip = chips.getByRole('link', { name: 'Ta bort filtret Material: Stål' })
    expect(chip.getAttribute('href')).toBe(`/search?${phrase}`)
    expect(chips.getByRole('link', { name: 'Rensa alla filter' }).getAttribute('href')).toBe(
      `/search?${phrase}`,
    )
  })

  it('states the language of a filter that is in another', () => {
    const german = { ...facet('werkstoff', 'Werkstoff', ['Messing']), lang: 'de' }
    const dynamicFacets = [{ ...german, values: german.values.map((value) => ({ ...value, lang: 'de' })) }]
    openSearch(phrase, { ...first, facets: { ...first.facets, dynamicFacets } })
    for (const text of ['Werkstoff', 'Messing'])
      expect(screen.getByText(text).closest('[lang="de"]'), text).not.toBeNull()
  })

  it('keeps facets folded and values shown from page to page, in the rail and in the panel', async () => {
    const globalFacets = [
      facet(
        'material',
        'Material',
        Array.from({ length: 12 }, (_, n) => `Stål ${n}`),
      ),
      facet('brand', 'Varumärke', ['Ahlsell']),
    ]
    const listOf = (code: string) =>
      searchResult([hit(code, 'Kulventil')], { total: 48, facets: { ...first.facets, globalFacets } })
    stubNetwork({ 'GET /api/search': () => json(listOf('4000003')) })
    openSearch(phrase, listOf('4000001'))
    expect(boxes()).toBe(9)
    await userEvent.click(screen.getByRole('button', { name: 'Varumärke' }))
    await userEvent.click(screen.getByRole('button', { name: 'Visa 4 till' }))
    expect(boxes()).toBe(12)
    await userEvent.selectOptions(screen.getByLabelText('Sortera'), 'Namn Ö–A')
    await waitFor(() => expect(window.location.search).toContain('parameters.Sort'))
    expect(boxes()).toBe(12)
    await userEvent.click(await screen.findByRole('link', { name: 'Visa fler' }))
    await waitFor(() => expect(window.location.search).toContain('parameters.page=2'))
    expect(boxes()).toBe(12)
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getAllByRole('checkbox')).toHaveLength(12)
    expect(panel.getByRole('button', { name: 'Varumärke' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('leaves a facet open when its last value is removed', async () => {
    const globalFacets = ['a', 'b', 'c', 'd', 'material'].map((id) => facet(id, `Namn ${id}`, ['Stål']))
    const result = { ...first, facets: { ...first.facets, globalFacets } }
    stubNetwork({ 'GET /api/search': () => json(result) })
    openSearch(`${phrase}&parameters.Facets[material]=St%C3%A5l`, result)
    const toggle = screen.getByRole('button', { name: /Namn material/u })
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(within(screen.getByRole('group', { name: /material/u })).getByRole('checkbox'))
    await waitFor(() => expect(window.location.search).not.toContain('Facets'))
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
  })

  it('names a facet of a single value once, not twice', async () => {
    const own = facet('myAssortment', 'Mitt sortiment', ['true'])
    own.values = own.values.map((value) => ({ ...value, text: 'Mitt sortiment' }))
    const query = `${phrase}&parameters.Facets[myAssortment]=true`
    openSearch(query, { ...first, facets: { ...first.facets, myAssortment: own } })
    await screen.findByRole('link', { name: 'Ta bort filtret Mitt sortiment' })
  })

  it('offers filters and sorts for an empty list only if filters are active', async () => {
    const nothing = { ...first, products: [], total: 0 }
    const { unmount } = openSearch(phrase, nothing)
    await screen.findByRole('heading', { name: 'Inga träffar för ”kul”' })
    expect(screen.queryByLabelText('Sortera')).toBeNull()
    expect(screen.queryByRole('complementary')).toBeNull()
    unmount()
    openSearch(`${phrase}&parameters.Facets[material]=St%C3%A5l`, nothing)
    const stubbed = stubNetwork({ 'GET /api/search': () => new Promise<Response>(() => {}) })
    const chips = within(await screen.findByRole('list', { name: 'Valda filter' }))
    await userEvent.click(chips.getByRole('link', { name: 'Ta bort filtret Material: Stål' }))
    // The next list is loading: the clicked element is still there.
    expect(stubbed).toHaveLength(1)
    expect(screen.getByRole('complementary')).toBeTruthy()
  })

  it('shows what it drops from an address with too many filters', async () => {
    const text = 'Sökningen är för lång. En del av den har utelämnats.'
    const { unmount } = openSearch(phrase)
    expect(screen.queryByText(text)).toBeNull()
    unmount()
    const values = Array.from({ length: 101 }, (_, n) => `&parameters.Facets[material]=${n}`).join('')
    const filtered = openSearch(phrase + values, first)
    expect(await screen.findByText(text)).toBeTruthy()
    filtered.unmount()
    openSearch(phrase + 'x'.repeat(300), { ...first, products: [], total: 0 })
    expect(await screen.findByText(text, { exact: false })).toBeTruthy()
  })

  it('sorts in the three ways (SRCH-6)', async () => {
    const calls = stubNetwork({ 'GET /api/search': () => json(first) })
    openSearch()
    const menu = screen.getByLabelText('Sortera')
    expect(within(menu).getAllByRole('option')).toHaveLength(3)
    await userEvent.selectOptions(menu, 'Namn Ö–A')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.query.get('parameters.Sort')).toBe('AlphabeticalDesc')
  })

  it('asks only visitors to sign in (SRCH-7)', () => {
    stubNetwork({ 'POST /api/variants/stockprices': () => json(stockPrices([])) })
    const text = 'Logga in för att se dina priser och lagersaldon.'
    const { unmount } = openSearch()
    expect(screen.getByText(text)).toBeTruthy()
    unmount()
    openSearch(phrase, first, shopContext({ user: buyer }))
    expect(screen.queryByText(text)).toBeNull()
  })

  it('reports a failed list, and retries', async () => {
    let broken = true
    stubNetwork({
      'GET /api/search': () =>
        broken
          ? json({ code: 'bad', message: '-' }, 400, 'Bad')
          : json(searchResult([hit('4000003', 'Kulhane')])),
    })
    openSearch()
    await userEvent.click(screen.getByRole('checkbox', { name: /Stål/u }))
    expect(await screen.findByText('Listan kunde inte hämtas.')).toBeTruthy()
    expect(rows()).toEqual(['Kulventil', 'Kulkran'])
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    await waitFor(() => expect(rows()).toEqual(['Kulhane']))
  })

  it('shows what to do when nothing was found', async () => {
    openSearch(`${phrase}&parameters.Facets[material]=X`, searchResult([]))
    expect(await screen.findByText('Inga träffar för ”kul”')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Rensa alla filter' })).toHaveLength(2))
  })

  it('offers corrections', () => {
    openSearch(
      phrase,
      searchResult([], { didYouMean: { text: 'kula', url: '/search?parameters.SearchPhrase=kula' } }),
    )
    expect(screen.getByRole('link', { name: 'kula' }).getAttribute('href')).toBe(
      '/search?parameters.SearchPhrase=kula',
    )
  })

  it('fetches the variants of a row when it is first expanded (VAR-6)', async () => {
    const calls = stubNetwork({
      'GET /api/search/variants': () =>
        json({ settings: { headers: { dn: 'Diameter' } }, items: variants(3) }),
    })
    openSearch(phrase, searchResult([hit('4000001', 'Kulventil', { variantCount: 3 })]))
    const toggle = screen.getByRole('button', { name: '3 varianter' })
    await userEvent.click(toggle)
    expect(await screen.findByRole('table', { name: /Varianter av Kulventil/u })).toBeTruthy()
    await userEvent.click(toggle)
    await userEvent.click(toggle)
    expect(await screen.findByRole('table', { name: /Varianter av Kulventil/u })).toBeTruthy()
    // Tracking calls are not counted.
    const asked = calls.filter(({ path }) => path === '/api/search/variants')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.query.get('productCode')).toBe('P4000001')
    expect(asked[0]?.query.get('activeVariantNumber')).toBe('4000001')
    // Those of visitors are the same for all of them.
    expect(asked[0]?.headers.get('Cache-Control')).toBe('public, max-age=1800')
    expect(asked[0]?.headers.has('X-Cache-Key-Context')).toBe(false)
  })

  it('lets the browser keep the variants of a row for as long as the site says, for this user at this customer (VAR-6, ACC-6)', async () => {
    const token = tokenOf({ exp: 2_000_000_000, userId: 'u1', customerId: 'c1' })
    const calls = stubNetwork({
      'POST /oauth2/token': () => json({ access_token: token, token_type: 'Bearer', expires_in: 600 }),
      'GET /api/search/variants': () =>
        json({ settings: { headers: { dn: 'Diameter' } }, items: variants(3) }),
    })
    openSearch(
      phrase,
      searchResult([hit('4000001', 'Kulventil', { variantCount: 3 })]),
      shopContext({ user: buyer, settings: { ...settings, variantListCacheDuration: 5 } }),
    )
    await userEvent.click(screen.getByRole('button', { name: '3 varianter' }))
    await screen.findByRole('table', { name: /Varianter av Kulventil/u })
    const asked = calls.find(({ path }) => path === '/api/search/variants')
    expect(asked?.headers.get('Cache-Control')).toBe('private, max-age=300')
    expect(asked?.headers.get('X-Cache-Key-Context')).toBe('user:u1 customer:c1')
  })
})

/** One of many pages with one row. */
const far = (page: number) => searchResult([hit('4000001', 'Kulventil')], { total: 500, pageSize: 1, page })
const busy = (): boolean => document.querySelector('button[aria-busy=true]') !== null

describe('show more', () => {
  const many = searchResult([hit('4000001', 'Kulventil')], { total: 2, pageSize: 1 })
  const second = searchResult([hit('4000002', 'Kulkran')], { total: 2, pageSize: 1, page: 2 })

  it('appends the next page, focuses its first row and keeps the page in the address (SRCH-8)', async () => {
    stubNetwork({ 'GET /api/search': () => json(second) })
    openSearch(phrase, many)
    expect(screen.getByText('Visar 1 av 2')).toBeTruthy()
    const entries = window.history.length
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler' }))
    await waitFor(() => expect(rows()).toEqual(['Kulventil', 'Kulkran']))
    expect(document.activeElement?.textContent).toBe('Kulkran')
    expect(screen.getByText('Visar 2 av 2')).toBeTruthy()
    expect(window.location.search).toBe(`?${phrase}&parameters.page=2`)
    expect(window.history.length).toBe(entries)
  })

  it('offers no page after the last one', () => {
    for (const [page, offered] of [
      [415, 1],
      [416, 0],
    ] as const) {
      const { unmount } = openSearch(`${phrase}&parameters.page=${page}`, far(page))
      expect(screen.getByText(`Visar ${page} av 500`)).toBeTruthy()
      expect(screen.queryAllByRole('link', { name: 'Visa fler' })).toHaveLength(offered)
      unmount()
    }
  })

  it('reports failed rows, and retries', async () => {
    let status = 400
    stubNetwork({ 'GET /api/search': () => (status === 200 ? json(second) : json({ code: 'x' }, status)) })
    openSearch(phrase, many)
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler' }))
    const again = await screen.findByRole('button', { name: 'Försök igen' })
    expect(rows()).toEqual(['Kulventil'])
    expect(screen.queryByText('Visar 2 av 2')).toBeNull()
    status = 200
    await userEvent.click(again)
    await waitFor(() => expect(rows()).toEqual(['Kulventil', 'Kulkran']))
    expect(screen.getByText('Visar 2 av 2')).toBeTruthy()
  })

  it('waits for a second when nothing was added (SRCH-8)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    stubNetwork({ 'GET /api/search': () => new Promise(() => {}) })
    openSearch(phrase, searchResult([hit('4000001', 'Kulventil')], { total: 1234, pageSize: 1 }))
    // Numbers by SITE-8.
    expect(screen.getByText('Visar 1 av 1 234')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler' }))
    expect(busy()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(busy()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(150))
    expect(busy()).toBe(false)
  })

  it('loads more at the end of the list if the site has infinite scroll (SRCH-8)', async () => {
    const seen: { report: IntersectionObserverCallback; threshold: unknown }[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: IntersectionObserverCallback, { threshold }: IntersectionObserverInit = {}) {
          seen.push({ report, threshold })
        }
        observe(): void {}
        disconnect(): void {}
      },
    )
    stubNetwork({ 'GET /api/search': () => json(second) })
    const { unmount } = openSearch(phrase, many)
    expect(seen).toEqual([])
    unmount()
    const infinite = { ...settings, search: { ...settings.search, infiniteScroll: true } }
    openSearch(phrase, many, shopContext({ settings: infinite }))
    expect(seen[0]?.threshold).toBe(0.99)
    // The page reads nothing else of the entry or the observer.
    const entry = { isIntersecting: true } as IntersectionObserverEntry
    act(() => seen[0]?.report([entry], {} as IntersectionObserver))
    await waitFor(() => expect(rows()).toEqual(['Kulventil', 'Kulkran']))
  })

  it('links to the previous rows when the address starts at a later page', () => {
    openSearch(`${phrase}&parameters.page=2`, second)
    expect(screen.getByRole('link', { name: 'Visa föregående' }).getAttribute('href')).toBe(
      `/search?${phrase}`,
    )
  })
})

describe('a category page', () => {
  it('has breadcrumbs, subcategories and the list (SRCH-9)', async () => {
    const category = {
      path: 'ventiler',
      name: 'Ventiler',
      description: 'Allt som stänger.',
      breadcrumbs: [{ text: 'VVS', url: '/c/vvs' }],
      subCategories: [
        { name: 'Kulventiler', url: '/c/ventiler/kul', imageUrl: '/pictures/1.svg', count: 1200 },
      ],
      result: first,
    }
    renderInShop(<CategoryView category={category} query="" />, {
      answers: { '/api/category?path=ventiler': category },
    })
    const way = await screen.findByRole('link', { name: 'VVS' })
    expect(way.getAttribute('href')).toBe('/c/vvs')
    const below = await screen.findByRole('link', { name: /Kulventiler/u })
    expect(below.getAttribute('href')).toBe('/c/ventiler/kul')
    expect(rows()).toContain('Kulkran')
    expect(screen.getByRole('checkbox', { name: /Stål/u })).toBeTruthy()
  })
})
