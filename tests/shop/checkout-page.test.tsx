import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Checkout, OrderRequest } from '@tradecounter/api/contract'
import { navigation } from '@tradecounter/shop/core'
import { View } from '@tradecounter/shop/pages/checkout'
import { Announcer } from '@tradecounter/ui/announcer'
import { loadCheckoutParts } from './checkout-parts.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork, type Answerer } from './in-shop.tsx'
import { cartOf, checkoutOf, lineOf, refusal } from './purchases.ts'

const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
beforeAll(loadCheckoutParts)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  goTo.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

function renderCheckout(
  order: Answerer = () => json({ orderNumber: '500123' }),
  held = { now: checkoutOf() },
) {
  const calls = stubNetwork({ 'GET /api/cart/checkout': () => json(held.now), 'POST /api/cart/order': order })
  const rendered = renderInShop(
    <>
      <View route={{ page: 'checkout' }} />
      <Announcer />
    </>,
    { context: shopContext({ user: buyer }), answers: { '/api/cart/checkout': held.now } },
  )
  const orders = () => calls.filter(({ path }) => path === '/api/cart/order')
  return { ...rendered, calls, orders, gesture: userEvent.setup() }
}
type Gesture = ReturnType<typeof userEvent.setup>
const press = (gesture: Gesture, name: string | RegExp) => gesture.click(screen.getByRole('button', { name }))
const reference = () => screen.getByRole('textbox', { name: /Er referens/u })

/** Types a day and leaves its field. */
function enterDay(field: HTMLElement, day: string): void {
  fireEvent.change(field, { target: { value: day } })
  fireEvent.blur(field)
}

/** From the first section to the review. */
async function fillIn(gesture: Gesture): Promise<void> {
  await press(gesture, 'Fortsätt')
  await gesture.type(reference(), 'Projekt 7')
  await press(gesture, 'Fortsätt')
  await press(gesture, 'Fortsätt')
}

describe('the checkout', () => {
  it('collapses each completed section to a summary and ends with the review (CART-7)', async () => {
    const { gesture, calls } = renderCheckout()
    await fillIn(gesture)
    expect(document.body.textContent).toContain('Lund Rör AB, Gatan 1, 223 50 Lund')
    expect(document.body.textContent).toContain('Projekt 7')
    expect(screen.getByRole('button', { name: 'Skicka order' })).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(calls).toHaveLength(0)
  })

  it('moves the focus to the first field of each section and to the lines of the review', async () => {
    const { gesture } = renderCheckout()
    await press(gesture, 'Fortsätt')
    expect(document.activeElement).toBe(reference())
    await gesture.type(reference(), 'P7')
    await press(gesture, 'Fortsätt')
    expect(document.activeElement).toBe(screen.getByLabelText(/Önskad leveransdag/u))
    await press(gesture, 'Fortsätt')
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Artiklar i ordern' }))
    await press(gesture, 'Ändra, Referens, godsmärke och kontakt')
    await press(gesture, 'Fortsätt')
    expect(screen.getByRole('button', { name: 'Skicka order' })).toBeDefined()
  })

  it('lists every invalid field in a summary with links, and loses nothing', async () => {
    const { gesture } = renderCheckout()
    await gesture.click(screen.getByRole('radio', { name: /Annan adress/u }))
    await gesture.type(screen.getByRole('textbox', { name: /Gatuadress/u }), 'Gatan 4')
    await press(gesture, 'Fortsätt')
    const summary = screen.getByRole('region', { name: 'Rätta det här och fortsätt' })
    expect(document.activeElement).toBe(summary)
    const links = [...summary.querySelectorAll('a')].map(({ textContent }) => textContent)
    expect(links).toEqual(['Ange mottagare', 'Ange postnummer', 'Ange ort'])
    await gesture.click(screen.getByRole('link', { name: 'Ange ort' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Ort/u }))
    expect(screen.getByRole('textbox', { name: /Gatuadress/u })).toHaveProperty('value', 'Gatan 4')
    expect(screen.getByRole('textbox', { name: /^Ort/u }).getAttribute('aria-invalid')).toBe('true')
  })

  it('explains why a day without delivery is refused', async () => {
    const { gesture } = renderCheckout()
    await press(gesture, 'Fortsätt')
    await gesture.type(reference(), 'P7')
    await press(gesture, 'Fortsätt')
    enterDay(screen.getByLabelText(/Önskad leveransdag/u), '2026-11-28')
    await press(gesture, 'Fortsätt')
    expect(screen.getAllByText(/Ingen leverans den/u).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Skicka order' })).toBeNull()
  })

  it('marks days without delivery in the calendar', async () => {
    const { gesture } = renderCheckout()
    await press(gesture, 'Fortsätt')
    await gesture.type(reference(), 'P7')
    await press(gesture, 'Fortsätt')
    await gesture.click(screen.getByRole('button', { name: /^Ändra datum/u }))
    const closed = await screen.findByRole('button', { name: /28 november 2026, ingen leverans$/u })
    expect(closed.getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    ['31.4.2026', 'Skriv ett datum som finns.'],
    ['2020-01-02', /^Tidigast/u],
  ])('keeps a day that cannot be ordered as typed, and orders no other: %s', async (text, reason) => {
    const { gesture } = renderCheckout()
    await press(gesture, 'Fortsätt')
    await gesture.type(reference(), 'P7')
    await press(gesture, 'Fortsätt')
    const day = screen.getByLabelText<HTMLInputElement>(/Önskad leveransdag/u)
    const before = day.value
    await gesture.clear(day)
    await gesture.type(day, text)
    await press(gesture, 'Fortsätt')
    expect(screen.queryByRole('button', { name: 'Skicka order' })).toBeNull()
    expect([day.value, day.getAttribute('aria-invalid')]).toEqual([text, 'true'])
    expect(screen.getAllByText(reason)).toHaveLength(1)
    await gesture.click(screen.getByRole('link', { name: 'Välj leveransdag' }))
    expect(document.activeElement).toBe(day)
    // The day that it had before can be typed again.
    await gesture.clear(day)
    await gesture.type(day, before)
    await press(gesture, 'Fortsätt')
    expect(screen.getByRole('button', { name: 'Skicka order' })).toBeDefined()
  })

  it('shows and reads the day in the language of the page, not in that of the browser', async () => {
    const { gesture } = renderCheckout()
    await press(gesture, 'Fortsätt')
    await gesture.type(reference(), 'P7')
    await press(gesture, 'Fortsätt')
    const day = screen.getByLabelText<HTMLInputElement>(/Önskad leveransdag/u)
    expect([day.type, day.value]).toEqual(['text', checkoutOf().firstDeliveryDate])
    expect(screen.getByRole('button', { name: /^Ändra datum/u })).toBeDefined()
  })

  it('keeps the draft over a reload', async () => {
    const first = renderCheckout()
    await press(first.gesture, 'Fortsätt')
    await first.gesture.type(reference(), 'Projekt 7')
    first.unmount()
    renderCheckout()
    expect(reference()).toHaveProperty('value', 'Projekt 7')
  })

  it("does not begin with another customer's draft", async () => {
    const first = renderCheckout()
    await press(first.gesture, 'Fortsätt')
    await first.gesture.type(reference(), 'Hemligt')
    first.unmount()
    stubNetwork({})
    renderInShop(<View route={{ page: 'checkout' }} />, {
      context: shopContext({ user: { ...buyer, customerId: 'c2' } }),
      answers: { '/api/cart/checkout': checkoutOf() },
    })
    expect(document.body.innerHTML).not.toContain('Hemligt')
  })

  it('sends one order with one key and goes to the confirmation (CART-8)', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const { gesture, orders } = renderCheckout(() => promise)
    await fillIn(gesture)
    await gesture.dblClick(screen.getByRole('button', { name: 'Skicka order' }))
    answer(json({ orderNumber: '500123' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/checkout/confirmation/500123'))
    expect(orders()).toHaveLength(1)
    expect(orders()[0]?.body).toMatchObject({
      cartVersion: 7,
      reference: 'Projekt 7',
    } satisfies Partial<OrderRequest>)
    expect(orders()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/u)
    expect(localStorage.getItem('kept_checkout_draft')).toBeNull()
  })

  it('retries with the same key after a lost answer, also after a reload (CART-8)', async () => {
    const first = renderCheckout(() => Promise.reject(new TypeError('network')))
    await fillIn(first.gesture)
    await press(first.gesture, 'Skicka order')
    await screen.findByText('Ordern kunde inte skickas')
    const [lost] = first.orders()
    first.unmount()
    const second = renderCheckout()
    await press(second.gesture, 'Skicka order')
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    const [again] = second.orders()
    expect(again?.headers.get('Idempotency-Key')).toBe(lost?.headers.get('Idempotency-Key'))
    expect(again?.body).toEqual(lost?.body)
  })

  it('finds an order again whose answer was lost, when the cart is empty after a reload (CART-8)', async () => {
    const first = renderCheckout(() => Promise.reject(new TypeError('network')))
    await fillIn(first.gesture)
    await press(first.gesture, 'Skicka order')
    await screen.findByText('Ordern kunde inte skickas')
    const [lost] = first.orders()
    first.unmount()
    const second = renderCheckout(undefined, { now: checkoutOf({ cart: cartOf([], { version: 8 }) }) })
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/checkout/confirmation/500123'))
    expect(second.orders().map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      lost?.headers.get('Idempotency-Key'),
    ])
  })

  it('shows the changes of a changed cart, and orders it with another key', async () => {
    const held: { now: Checkout } = { now: checkoutOf() }
    const { gesture, orders } = renderCheckout(({ body }) => {
      if ((body as OrderRequest).cartVersion === 8) return json({ orderNumber: '500124' })
      held.now = checkoutOf({ cart: cartOf([lineOf({ quantity: 15 })], { version: 8, total: 79688 }) })
      return refusal(409, 'stale')
    }, held)
    await fillIn(gesture)
    await press(gesture, 'Skicka order')
    await screen.findByText('Varukorgen har ändrats')
    expect(document.body.textContent).toContain('Kulventil 15 mm: från 10 till 15\u00A0st')
    expect(document.body.textContent).toMatch(/Att betala: nu 796,88/u)
    await press(gesture, 'Skicka order')
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/checkout/confirmation/500124'))
    const [before, after] = orders().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(after).not.toBe(before)
  })

  it('waits for an order in progress, with the same key', async () => {
    let turn = 0
    const { gesture, orders } = renderCheckout(() =>
      turn++ === 0 ? refusal(409, 'stillRunning') : json({ orderNumber: '500123' }),
    )
    await fillIn(gesture)
    await press(gesture, 'Skicka order')
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(new Set(orders().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    expect(orders()).toHaveLength(2)
  })

  it('gives up on an order that stays in progress, keeps its key, and shows no change of the cart', async () => {
    const { gesture, calls, orders } = renderCheckout(() => refusal(409, 'stillRunning'))
    await fillIn(gesture)
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Skicka order' }))
    await act(() => vi.advanceTimersByTimeAsync(8000))
    vi.useRealTimers()
    expect(screen.getByText('Ordern kunde inte skickas')).toBeDefined()
    expect(orders()).toHaveLength(4)
    expect(new Set(orders().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(0)
    expect(localStorage.getItem('kept_checkout_attempt')).not.toBeNull()
  })

  it('opens the section of a field that the server refuses', async () => {
    const { gesture } = renderCheckout(() => refusal(400, 'deliveryDate', 'requestedDeliveryDate'))
    await fillIn(gesture)
    await press(gesture, 'Skicka order')
    await screen.findByLabelText(/Önskad leveransdag/u)
    expect(screen.getAllByText('Kontrollera önskad leveransdag').length).toBeGreaterThan(0)
  })

  it('shows that a line cannot be ordered', async () => {
    const { gesture } = renderCheckout(() => refusal(409, 'notOrderable', 'lines.0'))
    await fillIn(gesture)
    await press(gesture, 'Skicka order')
    await screen.findByText('En rad kan inte beställas')
  })

  it('asks a visitor to sign in', () => {
    stubNetwork({})
    renderInShop(<View route={{ page: 'checkout' }} />)
    expect(screen.getByText('Logga in för att beställa')).toBeDefined()
  })
})
