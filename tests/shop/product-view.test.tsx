import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProductView } from '@tradecounter/shop/product'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork, type SeenCall } from './in-shop.tsx'
import { product, stockPrices, variant, variants } from './catalogue.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const codesOf = ({ body }: SeenCall): string[] => (body as { items: string[] }).items
const signedIn = { context: shopContext({ user: buyer }) }
const table = () => screen.getByRole('table', { name: /Varianter av/u })

const cards = () => within(screen.getByRole('list', { name: /Varianter av/u })).getAllByRole('article')

describe('a product page', () => {
  it('shows a visitor the add, but neither stock nor price, and requests none (VAR-8)', () => {
    const calls = stubNetwork({})
    renderInShop(<ProductView product={product(variants(3))} />)
    expect(within(table()).queryByText('Pris')).toBeNull()
    expect(within(table()).queryByText('Lager')).toBeNull()
    expect(within(table()).getAllByRole('button', { name: /lista|Lägg/iu }).length).toBeGreaterThanOrEqual(3)
    expect(calls).toEqual([])
  })

  it('shows a visitor the way to become a customer beside the sign-in', () => {
    const pageLinks = [{ title: 'Bli kund', url: '/become-a-customer/customer-account-application' }]
    const login = { ...settings.login, pageLinks }
    renderInShop(<ProductView product={product([variant()])} />, {
      context: shopContext({ settings: { ...settings, login } }),
    })
    expect(screen.getByRole('button', { name: 'Logga in' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bli kund' }).getAttribute('href')).toBe(pageLinks[0]?.url)
  })

  it('requests stock and prices of the list once, without replacements (VAR-8)', async () => {
    const calls = stubNetwork({
      'POST /api/variants/stockprices': (call) => json(stockPrices(codesOf(call))),
    })
    const items = [
      ...variants(2),
      variant({ code: 'old', isReplacement: true, replacementLink: '/p/x-4000001' }),
    ]
    renderInShop(<ProductView product={product(items)} />, signedIn)
    await waitFor(() => expect(within(table()).getAllByText(/129,50 kr/u)).toHaveLength(2))
    expect(within(table()).getAllByText(/1 200 st/u).length).toBe(2)
    expect(calls.filter(({ path }) => path.endsWith('stockprices')).map(codesOf)).toEqual([
      ['4000001', '4000002'],
    ])
    expect(within(table()).getByRole('link', { name: 'Visa ersättaren' }).getAttribute('href')).toBe(
      '/p/x-4000001',
    )
  })

  it('shows no prices after 404 (VAR-8)', async () => {
    stubNetwork({ 'POST /api/variants/stockprices': () => json({ code: 'notFound', message: '-' }, 404) })
    renderInShop(<ProductView product={product(variants(2))} />, signedIn)
    await waitFor(() => expect(screen.queryAllByText('Hämtar pris')).toEqual([]))
    expect(screen.queryByText(/kr$/u)).toBeNull()
  })

  it('shows the ordinary price beside a campaign price', async () => {
    stubNetwork({
      'POST /api/variants/stockprices': (call) =>
        json(stockPrices(codesOf(call), { isCampaignPrice: true, ordinaryPrice: 19900 })),
    })
    renderInShop(<ProductView product={product([variant()])} />, signedIn)
    expect(await screen.findByText(/199,00 kr/u)).toBeTruthy()
  })

  it('cannot add an article that is not buyable (VAR-9)', () => {
    renderInShop(<ProductView product={product([variant({ buyable: false })])} />)
    const adds = screen.getAllByRole('button', { name: /Lägg/iu })
    expect(adds.every((add) => (add as HTMLButtonElement).disabled)).toBe(true)
  })

  it('says to visitors that a price is on request, and cannot add the article (SRCH-13)', () => {
    renderInShop(
      <ProductView product={product([variant({ buyable: false, priceOnRequest: true as const })])} />,
    )
    expect(screen.getAllByText('Pris på begäran').length).toBeGreaterThan(0)
    expect(screen.getByText(/Kontakta kundservice för pris/u)).toBeTruthy()
    expect(screen.queryByText('Logga in för att se dina priser och lagersaldon.')).toBeNull()
  })

  it('says to a customer that a price is on request, and cannot add the article (SRCH-13)', async () => {
    stubNetwork({
      'POST /api/variants/stockprices': (call) =>
        json(stockPrices(codesOf(call), { price: null, priceOnRequest: true as const })),
    })
    renderInShop(<ProductView product={product([variant()])} />, signedIn)
    await waitFor(() => expect(screen.getAllByText('Pris på begäran').length).toBeGreaterThan(0))
    const adds = screen.getAllByRole('button', { name: /Lägg/iu })
    expect(adds.every((add) => (add as HTMLButtonElement).disabled)).toBe(true)
  })

  it('marks a name and a description in another language (SRCH-13)', async () => {
    const german = {
      ...product([variant({ productName: 'Pumpe', lang: 'de' })]),
      name: 'Pumpe',
      lang: 'de',
      description: 'Zum Heben',
    }
    renderInShop(<ProductView product={{ ...german, descriptionLang: 'de' }} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Pumpe' }).lang).toBe('de')
    expect((await screen.findByText('Zum Heben')).lang).toBe('de')
  })

  it('sorts by the menu and by the headers (VAR-3)', async () => {
    renderInShop(<ProductView product={product(variants(11))} />)
    const numbers = () =>
      within(table())
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent)
    await userEvent.selectOptions(screen.getByLabelText('Sortera varianter'), 'Diameter, fallande')
    // The code for sorting loads later.
    await waitFor(() => expect(numbers()[0]).toContain('4000011'))
    await userEvent.click(within(table()).getByRole('button', { name: /Diameter/u }))
    expect(numbers()[0]).toContain('4000001')
  })

  it('shows all of a long list on request (VAR-4)', async () => {
    renderInShop(<ProductView product={product(variants(11))} />)
    const all = screen.getByRole('button', { name: 'Visa alla 11' })
    expect(all.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(all)
    expect(screen.getByRole('button', { name: 'Visa färre' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('shows cards on a small screen, seven at a time (VAR-5)', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: true,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    )
    renderInShop(<ProductView product={product(variants(16))} />)
    expect(screen.queryByRole('table', { name: /Varianter av/u })).toBeNull()
    expect(cards()).toHaveLength(7)
    expect(screen.getByText('Visar 7 av 16')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Visa fler varianter' }))
    expect(cards()).toHaveLength(14)
    await userEvent.click(screen.getByRole('button', { name: 'Visa alla 16' }))
    expect(cards()).toHaveLength(16)
    await userEvent.click(screen.getByRole('button', { name: 'Visa färre' }))
    expect(cards()).toHaveLength(7)
  })

  it('links the replacement of a discontinued product, and shows documents and warranty (VAR-1)', () => {
    const next = { text: 'Kulventil 2', url: '/p/kulventil-2-9' }
    renderInShop(<ProductView product={product([variant()], { replacedBy: [next] })} />)
    expect(screen.getByText('Den ersätts av Kulventil 2.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Visa ersättaren' }).getAttribute('href')).toBe(
      '/p/kulventil-2-9',
    )
    expect(screen.getByRole('link', { name: /Datablad/u }).textContent).toContain('1,2\u00A0MB')
    expect(screen.getByText('Fem års garanti.')).toBeTruthy()
  })

  it('links documents of manufacturers only over https, without an unknown size', () => {
    const documents = ['https://maker.example/blad.pdf', 'http://maker.example/old.pdf'].map((url) => ({
      title: 'Typgodkännande',
      url,
      kind: 'document',
      bytes: 0,
    }))
    renderInShop(<ProductView product={product([variant()], { documents })} />)
    const [link, ...others] = screen.getAllByRole('link', { name: /Typgodkännande/u })
    expect(others).toEqual([])
    expect(link?.getAttribute('href')).toBe('https://maker.example/blad.pdf')
    expect(link?.textContent).toBe('Typgodkännande PDF')
  })
})
