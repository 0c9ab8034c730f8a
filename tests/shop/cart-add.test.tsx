import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AddToCart, CartArea, CartNoticeArea, useAddToCart } from '@tradecounter/shop/cart'
import { rememberSearchTerm } from '@tradecounter/shop/core'
import { Announcer } from '@tradecounter/ui/announcer'
import { buyer, json, renderInShop, shopContext, stubNetwork, type Answerer } from './in-shop.tsx'
import { addAnswer, cartOf, lineOf, miniCartOf, refusal, variant } from './purchases.ts'

const signedIn = shopContext({ user: buyer })
const addressOfAdd = 'POST /api/cart'

function renderAdd(add: Answerer, context = signedIn) {
  const calls = stubNetwork({ [addressOfAdd]: add })
  renderInShop(
    <>
      <CartArea />
      <AddToCart variant={variant} listName="searchpage" />
      <CartNoticeArea />
      <Announcer />
    </>,
    { context },
  )
  const adds = () => calls.filter(({ method, path }) => method === 'POST' && path === '/api/cart')
  return { adds, gesture: userEvent.setup() }
}
const field = () => screen.getByRole('textbox', { name: 'Antal: Kulventil 15 mm' })
const button = () => screen.getByRole('button', { name: /Lägg i|Lägger till/u })
const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('Idempotency-Key')

/** Adds twice before the next render. */
function AddTwice() {
  const { add, done } = useAddToCart()
  const addition = { variantCode: '1842205', quantity: 5 }
  return (
    <button
      type="button"
      onClick={() => {
        void add(addition)
        void add(addition)
      }}
    >
      {done ? 'done' : 'add'}
    </button>
  )
}

describe('adding to the cart', () => {
  it('sends the quantity rounded to packs, with list name, search term and a key (CART-1, VAR-7)', async () => {
    rememberSearchTerm('kulventil')
    const { adds, gesture } = renderAdd(() => json(addAnswer()))
    await gesture.clear(field())
    await gesture.type(field(), '7')
    await gesture.click(button())
    await waitFor(() => expect(adds()).toHaveLength(1))
    expect(adds()[0]?.body).toEqual({
      variantCode: '1842205',
      quantity: 10,
      listName: 'searchpage',
      actionType: 'main_search_bar',
      searchTerm: 'kulventil',
    })
    expect(keyOf(adds()[0])).toMatch(/^[0-9a-f]{32}$/u)
    expect(adds()[0]?.headers.get('X-CSRF-Token')).toBe('token-1')
    sessionStorage.clear()
  })

  it('raises the count and shows the notice with a link to checkout (CART-2, CART-3)', async () => {
    const { gesture } = renderAdd(() => json(addAnswer({ cartCount: 1 })))
    expect(screen.getByRole('link', { name: 'Varukorg, 0 artiklar' })).toBeDefined()
    await gesture.click(button())
    await screen.findByText('Tillagd i varukorgen')
    expect(screen.getByRole('link', { name: 'Varukorg, 1 artikel' })).toBeDefined()
    const notice = screen.getByRole('region', { name: 'Meddelanden' })
    expect(notice.textContent).toContain('Kulventil 15 mm')
    expect(notice.textContent).toContain('10\u00a0st')
    expect(notice.textContent).toMatch(/425,00/u)
    expect(notice.textContent).toMatch(/42,50\s\S+\/st/u)
    expect(within(notice).getByRole('link', { name: 'Till kassan' }).getAttribute('href')).toBe('/checkout')
  })

  it('links a visitor to the purchase list and shows no price (CART-3, CART-5)', async () => {
    const { gesture } = renderAdd(() => json(addAnswer()), shopContext())
    await gesture.click(screen.getByRole('button', { name: 'Lägg i inköpslistan' }))
    const notice = await screen.findByRole('region', { name: 'Meddelanden' })
    expect(within(notice).getByRole('link', { name: 'Visa inköpslistan' }).getAttribute('href')).toBe(
      '/purchase-list',
    )
    expect(notice.textContent).not.toMatch(/425/u)
  })

  it('sends a double press once', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    const { adds, gesture } = renderAdd(() => promise)
    await gesture.dblClick(button())
    await gesture.click(button())
    answer(json(addAnswer()))
    await screen.findByText('Tillagd i varukorgen')
    expect(adds()).toHaveLength(1)
  })

  it('sends two simultaneous presses once', async () => {
    const calls = stubNetwork({ [addressOfAdd]: () => json(addAnswer()) })
    renderInShop(<AddTwice />, { context: signedIn })
    await userEvent.setup().click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('done'))
    expect(calls).toHaveLength(1)
  })

  it('after a failure keeps the quantity, and retries with the same key (CART-2)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let turn = 0
    const { adds, gesture } = renderAdd(() => (turn++ === 0 ? refusal(503, 'busy') : json(addAnswer())))
    await gesture.clear(field())
    await gesture.type(field(), '25')
    await gesture.click(button())
    await waitFor(() => expect(screen.getAllByText(/kunde inte läggas till/u).length).toBeGreaterThan(0))
    expect(field()).toHaveProperty('value', '25')
    expect(screen.getByRole('link', { name: 'Varukorg, 0 artiklar' })).toBeDefined()
    await gesture.click(button())
    await screen.findByText('Tillagd i varukorgen')
    expect(keyOf(adds()[1])).toBe(keyOf(adds()[0]))
    await gesture.click(button())
    await waitFor(() => expect(adds()).toHaveLength(3))
    expect(keyOf(adds()[2])).not.toBe(keyOf(adds()[0]))
  })

  it('shows the pack before adding, and a message on screen and aloud when it raises a quantity (VAR-7)', async () => {
    stubNetwork({})
    renderInShop(
      <>
        <AddToCart variant={{ ...variant, unitVolume: 5 }} listName="" />
        <Announcer />
      </>,
      { context: signedIn },
    )
    const described = () =>
      (field().getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    expect(described()).toContain('Säljs i förpackningar om 5\u00a0st')
    const gesture = userEvent.setup()
    await gesture.clear(field())
    await gesture.type(field(), '7')
    await gesture.tab()
    const raised = 'Antalet ändrades till 10\u00a0st eftersom artikeln säljs i steg om 5\u00a0st'
    expect(field()).toHaveProperty('value', '10')
    expect(described()).toContain(raised)
    await waitFor(() =>
      expect(document.querySelector('[data-announcer="polite"]')?.textContent).toContain(raised),
    )
    await gesture.click(screen.getByRole('button', { name: /^Öka/u }))
    expect(described()).not.toContain(raised)
  })

  it('writes a raised quantity and its pack as the pack is written beside it, without trailing zeros', async () => {
    stubNetwork({})
    const pipe = { ...variant, unitVolume: 25, decimalPrecision: 1, displayUnitCode: 'm' }
    const { container } = renderInShop(<AddToCart variant={pipe} listName="" />, { context: signedIn })
    expect(container.textContent).toContain('Säljs i längder om 25\u00a0m')
    const gesture = userEvent.setup()
    await gesture.clear(field())
    await gesture.type(field(), '30')
    await gesture.tab()
    expect(container.textContent).toContain(
      'Antalet ändrades till 50\u00a0m eftersom artikeln säljs i steg om 25\u00a0m',
    )
  })

  it('is disabled for articles that are not buyable, with the reason beside the button (VAR-9)', () => {
    stubNetwork({})
    renderInShop(<AddToCart variant={{ ...variant, buyable: false }} listName="" />, { context: signedIn })
    expect(button()).toHaveProperty('disabled', true)
    const reason = screen.getByText('Kan inte beställas')
    expect(button().getAttribute('aria-describedby')).toBe(reason.id)
  })
})

const openPanel = async (context = signedIn, cart = miniCartOf([lineOf()])) => {
  const calls = stubNetwork({
    'GET /api/cart/getminicart': () => json(cart),
    'POST /api/cart/removeitem': () => json({ success: true }),
  })
  renderInShop(
    <>
      <CartArea />
      <Announcer />
    </>,
    { context },
  )
  const gesture = userEvent.setup()
  await gesture.click(screen.getByRole('link', { name: /Varukorg|Inköpslista/u }))
  const panel = await screen.findByRole('dialog')
  await within(panel).findByText('Kulventil 15 mm')
  return { calls, gesture, panel }
}

describe('the mini cart', () => {
  it('opens from the header, with prices and total for a user (CART-4)', async () => {
    const { calls, panel } = await openPanel()
    expect(calls[0]?.query.get('showPrices')).toBe('true')
    expect(panel.textContent).toMatch(/42,50\s*kr\/st/u)
    expect(panel.textContent).toMatch(/Summa.*425,00/u)
  })

  it('shows a visitor no price and requests none (CART-5)', async () => {
    const { calls, panel } = await openPanel(shopContext())
    expect(calls[0]?.query.has('showPrices')).toBe(false)
    expect(panel.textContent).not.toMatch(/42,50|425,00/u)
    expect(within(panel).getByRole('link', { name: 'Visa inköpslistan' }).getAttribute('href')).toBe(
      '/purchase-list',
    )
  })

  it('shows no price on a manual line (CART-5)', async () => {
    const line = lineOf()
    const free = { ...line, lineItemData: { ...line.lineItemData, isFreeTextLineItem: true } }
    const priced = {
      ...line,
      itemId: 'l2',
      name: 'Rör 15 mm',
      lineItemUnitPrice: 1000,
      lineItemTotalPrice: 3000,
    }
    const { panel } = await openPanel(signedIn, miniCartOf([free, priced], { miniCartTotalSum: 3000 }))
    // The manual line has none of its amounts; the other line and the total have theirs.
    expect(panel.textContent).not.toMatch(/42,50|425,00/u)
    expect(panel.textContent).toMatch(/10,00\s*kr\/st.*30,00/u)
    expect(panel.textContent).toMatch(/Summa.*30,00/u)
  })

  it('hides the total that is not to be seen, and offers to fetch prices that are (CART-5)', async () => {
    const unpriced = { ...lineOf(), lineItemUnitPrice: null, lineItemTotalPrice: null }
    const hidden = await openPanel(signedIn, miniCartOf([lineOf()], { hideTotalPrice: true }))
    expect(hidden.panel.textContent).not.toContain('Summa')
    cleanup()
    const cart = miniCartOf([unpriced], { miniCartTotalSum: null, showFetchPricesItems: true })
    const { calls, gesture, panel } = await openPanel(signedIn, cart)
    await gesture.click(within(panel).getByRole('button', { name: 'Visa priser' }))
    await waitFor(() => expect(calls.map(({ query }) => query.get('showPrices'))).toEqual(['true', 'true']))
  })

  it('shows name, number, quantity, errors and warnings of each line (CART-4)', async () => {
    const line = lineOf()
    const data = { ...line.lineItemData, errors: ['notBuyable'], warnings: ['partlyInStock'] }
    const { panel } = await openPanel(signedIn, miniCartOf([{ ...line, lineItemData: data }]))
    const [item = panel] = within(panel).getAllByRole('listitem')
    for (const text of [line.name, line.variantNbr, '10\u00A0st']) expect(item.textContent).toContain(text)
    expect(item.textContent).toContain('Kan inte längre beställas.')
    expect(item.textContent).toContain('Hela antalet finns inte i lager.')
    expect(within(item).getByRole('link', { name: line.name }).getAttribute('href')).toBe(
      line.lineItemData.url,
    )
  })

  it('is fetched again when it is opened more than a minute later (CART-4)', async () => {
    const { calls, gesture, panel } = await openPanel()
    await gesture.click(within(panel).getByRole('button', { name: 'Stäng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const later = Date.now() + 60_001
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await gesture.click(screen.getByRole('link', { name: /Varukorg/u }))
    await waitFor(() => expect(calls).toHaveLength(2))
    vi.restoreAllMocks()
  })

  it('is not fetched again within a minute (CART-4)', async () => {
    const { calls, gesture, panel } = await openPanel()
    await gesture.click(within(panel).getByRole('button', { name: 'Stäng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await gesture.click(screen.getByRole('link', { name: /Varukorg/u }))
    await screen.findByRole('dialog')
    expect(calls).toHaveLength(1)
  })

  it('removes a line, reloads and lowers the count (CART-6)', async () => {
    const lines = [lineOf(), lineOf({ itemId: 'l2', name: 'Rör 15 mm' })]
    const calls = stubNetwork({
      'GET /api/cart/getminicart': () => json(miniCartOf(lines)),
      'POST /api/cart/removeitem': () => {
        lines.shift()
        return json({ success: true })
      },
    })
    renderInShop(<CartArea />, { context: { ...signedIn, cartCount: 2 } })
    const gesture = userEvent.setup()
    await gesture.click(screen.getByRole('link', { name: 'Varukorg, 2 artiklar' }))
    await gesture.click(await screen.findByRole('button', { name: 'Ta bort Kulventil 15 mm' }))
    await waitFor(() => expect(screen.queryByText('Kulventil 15 mm')).toBeNull())
    expect(screen.getByText('Rör 15 mm')).toBeDefined()
    expect(calls.find(({ path }) => path.endsWith('removeitem'))?.body).toEqual({ itemId: 'l1' })
    expect(document.querySelector('a[href="/cart"]')?.textContent).toContain('Varukorg, 1 artikel')
  })

  it('restores a removed line with note and marks (CART-6)', async () => {
    const line = lineOf({ note: 'Kök', goodsMark: 'Plan 2' })
    let lines = [line]
    const calls = stubNetwork({
      'GET /api/cart/getminicart': () => json(miniCartOf(lines)),
      'GET /api/cart': () => json(cartOf(lines)),
      'POST /api/cart/removeitem': () => {
        lines = []
        return json({ success: true })
      },
      'POST /api/cart': () => {
        lines = [line]
        return json(addAnswer())
      },
    })
    renderInShop(<CartArea />, { context: { ...signedIn, cartCount: 1 } })
    const gesture = userEvent.setup()
    await gesture.click(screen.getByRole('link', { name: 'Varukorg, 1 artikel' }))
    await gesture.click(await screen.findByRole('button', { name: 'Ta bort Kulventil 15 mm' }))
    const undo = await screen.findByRole('button', { name: 'Ångra' })
    expect(document.activeElement).toBe(undo)
    await gesture.click(undo)
    await screen.findByRole('button', { name: 'Ta bort Kulventil 15 mm' })
    expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull()
    const added = calls.find(({ method, path }) => method === 'POST' && path === '/api/cart')?.body
    expect(added).toMatchObject({ variantCode: '1842205', quantity: 10, note: 'Kök', goodsMark: 'Plan 2' })
  })

  it('stays unchanged when a removal fails (CART-6)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    stubNetwork({
      'GET /api/cart/getminicart': () => json(miniCartOf([lineOf()])),
      'POST /api/cart/removeitem': () => refusal(503, 'busy'),
    })
    renderInShop(
      <>
        <CartArea />
        <Announcer />
      </>,
      { context: { ...signedIn, cartCount: 1 } },
    )
    const gesture = userEvent.setup()
    await gesture.click(screen.getByRole('link', { name: 'Varukorg, 1 artikel' }))
    await gesture.click(await screen.findByRole('button', { name: 'Ta bort Kulventil 15 mm' }))
    const panel = within(await screen.findByRole('dialog'))
    // Announced and visible.
    expect(await panel.findByText(/kunde inte tas bort/u)).toBeDefined()
    expect(panel.getByText('Kulventil 15 mm')).toBeDefined()
    expect(warn).toHaveBeenCalled()
  })
})
