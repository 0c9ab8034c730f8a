import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Recommendations } from '@tradecounter/api/contract'
import { CartNoticeArea } from '@tradecounter/shop/cart'
import { conversionOf, ProductView } from '@tradecounter/shop/product'
import {
  buyer,
  json,
  renderInShop,
  shopContext,
  stubNetwork,
  type Answerer,
  type SeenCall,
} from './in-shop.tsx'
import { product, stockPrices, variant, variants } from './catalogue.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const rounded = (amount: number) => ({ amount, isRounded: true })
const exact = (amount: number) => ({ amount, isRounded: false })

const codesOf = ({ body }: SeenCall): string[] => (body as { items: string[] }).items
const signedIn = { context: shopContext({ user: buyer }) }

const around: Recommendations = {
  accessories: [{ code: 'A1', name: 'Spak', url: '/p/spak-A1', imageUrl: '/pictures/1.svg' }],
  alternatives: [{ code: 'B1', name: 'Kägelventil', url: '/p/kagelventil-B1', imageUrl: '/pictures/1.svg' }],
  recentlyBought: [
    {
      code: '4000001',
      quantity: 12,
      displayUnitCode: 'st',
      placedAt: '2026-11-02T09:00:00Z',
      orderNumber: '10000007',
    },
  ],
  delivery: { nextDeliveryDate: '2026-11-23', branch: 'Malmö' },
}

function renderProduct(
  view = product(variants(2)),
  routes: Record<string, Answerer> = {},
  place: Parameters<typeof renderInShop>[1] = signedIn,
) {
  const calls = stubNetwork({
    'POST /api/variants/stockprices': (call) => json(stockPrices(codesOf(call))),
    'GET /api/recommendations/product': () => json(around),
    'GET /api/warehouses': () =>
      json({
        warehouses: [
          { id: 'MMA', name: 'Malmö' },
          { id: 'STO', name: 'Stockholm' },
        ],
      }),
    ...routes,
  })
  renderInShop(
    <>
      <ProductView product={view} />
      <CartNoticeArea />
    </>,
    place,
  )
  return { calls, gesture: userEvent.setup() }
}

describe('recommendations for a product', () => {
  it('show delivery, earlier purchases, accessories and alternatives (VAR-1)', async () => {
    const { calls } = renderProduct()
    const shelf = within(await screen.findByRole('list', { name: 'Tillbehör' }))
    expect(shelf.getByRole('link', { name: 'Spak' }).getAttribute('href')).toBe('/p/spak-A1')
    expect(
      within(screen.getByRole('list', { name: 'Alternativ' })).getByRole('link', { name: 'Kägelventil' }),
    ).toBeDefined()
    expect(screen.getByText(/tidigast 2026-11-23\. Levereras från Malmö\./u)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Order 10000007' }).getAttribute('href')).toContain('10000007')
    expect(calls.find(({ path }) => path.includes('recommendations'))?.query.get('code')).toBe('P1')
  })

  it('are empty when the call fails, and the page works', async () => {
    renderProduct(undefined, {
      'GET /api/recommendations/product': () => json({ code: 'x', message: '' }, 500),
    })
    expect(await screen.findByRole('button', { name: 'Skriv ut' })).toBeDefined()
    expect(screen.queryByText('Tillbehör')).toBeNull()
  })
})

const local = (call: SeenCall) => {
  const { warehouseId = '' } = call.body as { warehouseId?: string }
  const localStock = { type: 2 as const, quantity: 7, firstDeliveryDate: null, warehouseId }
  return json(stockPrices(codesOf(call), warehouseId === '' ? {} : { localStock }))
}

describe('a chosen warehouse', () => {
  it('is stored locally and changes the local stock at once, with one request (VAR-12)', async () => {
    const { calls, gesture } = renderProduct(undefined, { 'POST /api/variants/stockprices': local })
    await screen.findByRole('option', { name: 'Malmö' })
    expect(screen.queryByText('Malmö: 7 st delvis i lager')).toBeNull()
    await gesture.selectOptions(screen.getByLabelText('Visa lagersaldo hos'), 'Malmö')
    expect((await screen.findAllByText('Malmö: 7 st delvis i lager')).length).toBeGreaterThan(0)
    expect(localStorage.getItem('warehouseId')).toBe('MMA')
    const asked = calls.filter(({ path }) => path.endsWith('stockprices')).map(({ body }) => body)
    expect(asked).toEqual([
      { items: ['4000001', '4000002'] },
      { items: ['4000001', '4000002'], warehouseId: 'MMA' },
    ])
  })

  it('is used on the next page from the first request on (VAR-12)', async () => {
    localStorage.setItem('warehouseId', 'STO')
    const { calls } = renderProduct(undefined, { 'POST /api/variants/stockprices': local })
    expect((await screen.findAllByText('Stockholm: 7 st delvis i lager')).length).toBeGreaterThan(0)
    expect(calls.filter(({ path }) => path.endsWith('stockprices'))).toHaveLength(1)
  })

  it.each([
    [0, 'lagersaldo okänt'],
    [1, 'finns inte i lager'],
    [4, 'finns inte i lager'],
    [5, 'finns inte i lager'],
    [6, 'kontakta lagret'],
  ] as const)('shows that stock type %s is not available there: %s (VAR-10)', async (type, words) => {
    const localStock = { type, quantity: 3, firstDeliveryDate: null, warehouseId: 'MMA' }
    renderProduct(product([variant()]), {
      'POST /api/variants/stockprices': (call) => json(stockPrices(codesOf(call), { localStock })),
    })
    expect((await screen.findAllByText(`Malmö: ${words}`)).length).toBeGreaterThan(0)
  })

  it('is not offered to a visitor, who sees no stock', async () => {
    renderProduct(undefined, {}, {})
    await screen.findByRole('button', { name: 'Skriv ut' })
    expect(screen.queryByLabelText('Visa lagersaldo hos')).toBeNull()
  })
})

describe('packing of an article', () => {
  it('is shown with its conversion to lengths and units', async () => {
    renderProduct(product([variant({ unitVolume: 3, decimalPrecision: 1, displayUnitCode: 'm' })]), {
      'POST /api/variants/stockprices': (call) =>
        json(stockPrices(codesOf(call), { price: 12_50, priceUnit: 'm' })),
    })
    expect(await screen.findByText('12,50 kr / m · 37,50 kr per längd')).toBeDefined()
  })

  it('shows its volume prices', async () => {
    renderProduct(product([variant()]), {
      'POST /api/variants/stockprices': (call) =>
        json(stockPrices(codesOf(call), { volumePrices: [{ from: 100, price: 11655 }] })),
    })
    const table = within(await screen.findByRole('table', { name: 'Mängdpriser' }))
    expect(table.getByText('från 100 st')).toBeDefined()
    expect(table.getByText(/116,55 kr/u)).toBeDefined()
    expect(table.getByText('−10,0 %')).toBeDefined()
  })

  it.each([
    // 74,50 for 100 pieces is 0,745 for one: times 1,000 pieces it is 745,00, not 750,00.
    [7450, '100 st', 1, { perUnit: rounded(75), perPack: null }],
    [7400, '100 st', 1, { perUnit: exact(74), perPack: null }],
    [7450, '100 st', 50, { perUnit: rounded(75), perPack: exact(3725) }],
    [1001, '100 st', 25, { perUnit: rounded(10), perPack: rounded(250) }],
    [1090, 'm', 2.5, { perUnit: exact(1090), perPack: exact(2725) }],
  ])(
    'tells whether a price of %d for %s in packs of %d is rounded when it is converted',
    (price, priceUnit, volume, expected) => {
      expect(conversionOf({ unitVolume: volume, decimalPrecision: 1 }, { price, priceUnit })).toMatchObject(
        expected,
      )
    },
  )

  it('calls a rounded price approximate', async () => {
    renderProduct(product([variant()]), {
      'POST /api/variants/stockprices': (call) =>
        json(stockPrices(codesOf(call), { price: 7450, priceUnit: '100 st' })),
    })
    expect(await screen.findByText(/ca 0,75 kr \/ st/u)).toBeDefined()
  })

  it('converts prices as unit price times quantity, rounded half up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom(1, 10, 100, 1000),
        fc.integer({ min: 1, max: 5000 }),
        (price, per, volume) => {
          const { perUnit, perPack } = conversionOf(
            { unitVolume: volume, decimalPrecision: 0 },
            { price, priceUnit: per === 1 ? 'st' : `${per} st` },
          )
          if (perUnit !== null) expect(Math.abs(perUnit.amount * per - price)).toBeLessThanOrEqual(per / 2)
          if (perPack !== null)
            expect(Math.abs(perPack.amount * per - price * volume)).toBeLessThanOrEqual(per / 2)
          expect(perPack === null).toBe(volume === 1)
          expect(perUnit === null).toBe(volume === 1 && per === 1)
        },
      ),
    )
  })
})

describe('a product page', () => {
  it('shares its address by the share sheet, else copies it, with a message', async () => {
    const { gesture } = renderProduct()
    const writeText = vi.fn((_text: string) => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await gesture.click(await screen.findByRole('button', { name: 'Dela' }))
    expect(await screen.findByText('Länken har kopierats')).toBeDefined()
    expect(writeText).toHaveBeenCalledWith(window.location.href)
    const sheet = vi.fn(() => Promise.reject(new DOMException('left', 'AbortError')))
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
    await gesture.click(screen.getByRole('button', { name: 'Stäng' }))
    await gesture.click(screen.getByRole('button', { name: 'Dela' }))
    expect(sheet).toHaveBeenCalledOnce()
    expect(screen.queryByText(/Länken/u)).toBeNull()
    Reflect.deleteProperty(navigator, 'share')
  })

  it('prints a sheet with the EAN of every article', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { gesture } = renderProduct(
      product([variant({ ean: '7350000000001' }), variant({ code: '4000002', ean: '7350000000002' })]),
    )
    await gesture.click(await screen.findByRole('button', { name: 'Skriv ut' }))
    expect(print).toHaveBeenCalledOnce()
    const sheet = (await screen.findByText('Artiklar med EAN')).closest('table')
    expect(sheet?.textContent).toContain('7350000000001')
    expect(sheet?.textContent).toContain('7350000000002')
  })

  it('opens the choices of a configurable article (VAR-13)', async () => {
    const { gesture, calls } = renderProduct(product([variant({ configuration: 'optional' })]))
    await gesture.click(await screen.findByRole('button', { name: 'Välj utförande' }))
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/configuration'))).toBe(true))
  })
})
