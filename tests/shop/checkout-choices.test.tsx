import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Checkout, OrderField, OrderFieldName, OrderRequest } from '@tradecounter/api/contract'
import { navigation } from '@tradecounter/shop/core'
import { cartChanges } from '@tradecounter/shop/orders'
import { View } from '@tradecounter/shop/pages/checkout'
import { loadCheckoutParts } from './checkout-parts.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { cartOf, checkoutOf, lineOf } from './purchases.ts'

beforeAll(loadCheckoutParts)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A field that the company requires, or limits. */
const orderField = (name: OrderFieldName, more: Partial<OrderField> = {}): OrderField => ({
  field: name,
  required: true,
  kind: 'text',
  values: [],
  pattern: '',
  hint: '',
  ...more,
})

function renderCheckout(
  more: Partial<Checkout> = {},
  order: () => Response | Promise<Response> = () => json({ orderNumber: '500123' }),
) {
  const checkout = checkoutOf(more)
  const calls = stubNetwork({
    'GET /api/cart/checkout': () => json(checkout),
    'POST /api/cart/order': order,
  })
  renderInShop(<View route={{ page: 'checkout' }} />, {
    context: shopContext({ user: buyer }),
    answers: { '/api/cart/checkout': checkout },
  })
  const gesture = userEvent.setup()
  const press = (name: string) => gesture.click(screen.getByRole('button', { name }))
  const ordered = () =>
    calls.filter(({ path }) => path === '/api/cart/order').map(({ body }) => body as OrderRequest)
  return { gesture, press, ordered }
}
/** Types a day and leaves its field. */
function enterDay(day: HTMLElement, value: string): void {
  fireEvent.change(day, { target: { value } })
  fireEvent.blur(day)
}
const edits = () => screen.queryAllByRole('button', { name: /^Ändra/u })
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('delivery method', () => {
  it("pick-up has the branch's address and days, and no freight (CART-7)", async () => {
    const { gesture, press, ordered } = renderCheckout({
      cart: cartOf([lineOf()], { freight: 195_00, vat: 155_00, total: 775_00 }),
      pickup: { freight: 0, vat: 10625, total: 53125 },
    })
    expect(document.body.textContent).toContain('195,00\u00A0kr')
    await gesture.click(screen.getByRole('radio', { name: 'Hämtning hos ett lager' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Malmö' }).checked).toBe(true)
    expect(document.body.textContent).not.toContain('195,00\u00A0kr')
    expect(document.body.textContent).toContain('531,25\u00A0kr')
    await press('Fortsätt')
    expect(document.body.textContent).toContain(
      'Hämtning hos ett lager: Malmö, Jägersrovägen 150, 213 75 Malmö',
    )
    await gesture.type(field(/Er referens/u), 'P7')
    await press('Fortsätt')
    const day = screen.getByLabelText(/Önskad hämtdag/u)
    // The branch is closed on this delivery day.
    enterDay(day, '2026-12-11')
    await press('Fortsätt')
    expect(screen.getAllByText(/2026-12-11/u).length).toBeGreaterThan(0)
    enterDay(day, '2026-12-10')
    await gesture.click(screen.getByRole('radio', { name: 'Vänta tills allt finns' }))
    await press('Fortsätt')
    await press('Skicka order')
    await waitFor(() => expect(ordered()).toHaveLength(1))
    expect(ordered()[0]).toMatchObject({
      deliveryMethod: 'pickup',
      branchId: 'MMA',
      partDelivery: false,
      requestedDeliveryDate: '2026-12-10',
      address: { name: 'Malmö', street: 'Jägersrovägen 150' },
      cartStamp: 'stamp-7',
    })
  })

  it('offers no pick-up without a branch', () => {
    renderCheckout({ branches: [] })
    expect(screen.queryByRole('radio', { name: 'Hämtning hos ett lager' })).toBeNull()
  })
})

describe('required fields of a company', () => {
  it('are labelled and sent with the order; the user is the contact unless changed', async () => {
    const { gesture, press, ordered } = renderCheckout({
      orderFields: (['project', 'contactPhone'] as const).map((name) => orderField(name)),
    })
    await press('Fortsätt')
    await gesture.type(field(/Er referens/u), 'P7')
    expect(field(/^Kontaktperson/u).value).toBe('Kim Lund')
    await press('Fortsätt')
    const summary = within(screen.getByRole('region', { name: 'Rätta det här och fortsätt' }))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Ange projektet',
      'Ange telefonnumret',
    ])
    await gesture.type(field(/^Projekt/u), 'Skolan')
    await gesture.type(field(/^Telefon/u), '070-123')
    await press('Fortsätt')
    await press('Fortsätt')
    await press('Skicka order')
    await waitFor(() => expect(ordered()).toHaveLength(1))
    expect(ordered()[0]).toMatchObject({
      project: 'Skolan',
      contactName: 'Kim Lund',
      contactPhone: '070-123',
    })
  })

  it('are not shown if not required', async () => {
    const { gesture, press, ordered } = renderCheckout()
    await press('Fortsätt')
    await gesture.type(field(/Er referens/u), 'P7')
    await press('Fortsätt')
    await press('Fortsätt')
    await press('Skicka order')
    await waitFor(() => expect(ordered()).toHaveLength(1))
    expect(ordered()[0]).toMatchObject({ project: '', goodsMark: '', partDelivery: true })
  })
})

const reported = (): string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '')

const lateLine = (n: number, awaitedDay: string | null) =>
  lineOf({ itemId: `l${n}`, name: `Rör ${n}`, awaitedDay })
const toDate = async ({ gesture, press }: ReturnType<typeof renderCheckout>): Promise<void> => {
  await press('Fortsätt')
  await gesture.type(field(/Er referens/u), 'P7')
  await press('Fortsätt')
}

describe('lines delivered after the requested day', () => {
  it('are listed with their days, and a button selects the first open day for all (CART-7)', async () => {
    const shop = renderCheckout({
      // The 28th and the 29th are closed.
      cart: cartOf([lateLine(1, null), lateLine(2, '2026-11-28'), lateLine(3, '2026-11-25')]),
    })
    await toDate(shop)
    const banner = within(screen.getByRole('status'))
    expect(banner.getByText('Allt kan inte levereras den 2026-11-23')).toBeTruthy()
    expect(reported()).toEqual(['Rör 2: från 2026-11-28', 'Rör 3: från 2026-11-25'])
    expect(banner.getByText(/resten senare/u)).toBeTruthy()
    await shop.gesture.click(screen.getByRole('radio', { name: 'Vänta tills allt finns' }))
    expect(banner.getByText('Allt levereras tillsammans, tidigast 2026-11-30.')).toBeTruthy()
    const day = screen.getByLabelText<HTMLInputElement>(/Önskad leveransdag/u)
    enterDay(day, '2026-11-26')
    expect(reported()).toEqual(['Rör 2: från 2026-11-28'])
    // No hint for a day that cannot be chosen.
    enterDay(day, '2026-11-29')
    expect(reported()).toEqual([])
    enterDay(day, '2026-11-26')
    await shop.press('Välj 2026-11-30')
    expect([day.value, ...reported()]).toEqual(['2026-11-30'])
  })

  it('do not block the order, and are shown again in the review', async () => {
    const shop = renderCheckout({
      cart: cartOf(Array.from({ length: 7 }, (_, n) => lateLine(n, `2027-03-1${n}`))),
    })
    await toDate(shop)
    // Four are named, the others counted; no day of this window has them all.
    expect(reported()).toHaveLength(5)
    expect(reported().at(-1)).toBe('3 artiklar: från 2027-03-14')
    expect(screen.queryByRole('button', { name: /^Välj/u })).toBeNull()
    await shop.press('Fortsätt')
    expect(screen.getByText('Allt kan inte levereras den 2026-11-23')).toBeTruthy()
    await shop.press('Skicka order')
    await waitFor(() => expect(shop.ordered()).toHaveLength(1))
  })
})

describe('while the order is sent', () => {
  it('nothing can be changed, and it can again after a failure', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const { gesture, press } = renderCheckout({}, () => promise)
    await press('Fortsätt')
    await gesture.type(field(/Er referens/u), 'P7')
    await press('Fortsätt')
    await press('Fortsätt')
    expect(edits()).toHaveLength(3)
    await press('Skicka order')
    expect(edits()).toEqual([])
    answer(json({ code: 'busy', message: '' }, 503))
    await waitFor(() => expect(edits()).toHaveLength(3))
  })
})

describe('changes since the page was opened', () => {
  const stock = { type: 3 as const, quantity: 40, firstDeliveryDate: null, warehouseId: 'STO' }
  it('include missing stock with the day of the rest', () => {
    const before = cartOf([lineOf({ stock })])
    const { lineItemData } = lineOf()
    const short = lineOf({
      stock: { ...stock, type: 2, firstDeliveryDate: '2026-12-03' },
      lineItemData: { ...lineItemData, warnings: ['partlyInStock'] },
    })
    expect(cartChanges(before, cartOf([short]))).toEqual([
      { kind: 'stock', name: 'Kulventil 15 mm', date: '2026-12-03' },
    ])
    expect(cartChanges(before, cartOf([lineOf({ stock: { ...stock, quantity: 39 } })]))).toEqual([])
  })
})
