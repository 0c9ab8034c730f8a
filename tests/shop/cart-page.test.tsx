import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '@tradecounter/api/contract'
import { View } from '@tradecounter/shop/pages/cart'
import { View as PurchaseListView } from '@tradecounter/shop/pages/purchase-list'
import { Announcer } from '@tradecounter/ui/announcer'
import { buyer, json, renderInShop, shopContext, stubNetwork, type Answerer } from './in-shop.tsx'
import { addAnswer, cartOf, lineOf, refusal, noChoices } from './purchases.ts'

const signedIn = shopContext({ user: buyer })
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

/** A cart page whose server holds `cart.now`. */
function renderCart(cart: { now: Cart }, answers: Record<string, Answerer> = {}, context = signedIn) {
  const calls = stubNetwork({ 'GET /api/cart': () => json(cart.now), ...answers })
  renderInShop(
    <>
      <View />
      <Announcer />
    </>,
    { context, answers: { '/api/cart': cart.now } },
  )
  return { calls, gesture: userEvent.setup(), posts: () => calls.filter(({ method }) => method === 'POST') }
}
const quantityField = () => screen.getByRole('textbox', { name: 'Antal: Kulventil 15 mm' })

describe('the cart page', () => {
  it('shows lines and totals from the host without a request (CART-7)', () => {
    const { calls } = renderCart({ now: cartOf([lineOf()]) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Varukorg')
    expect(document.body.textContent).toMatch(/42,50\s*kr\/st/u)
    expect(document.body.textContent).toMatch(/Att betala.*531,25/u)
    expect(screen.getByRole('link', { name: 'Till kassan' }).getAttribute('href')).toBe('/checkout')
    expect(calls).toHaveLength(0)
  })

  it('is a purchase list without prices for a visitor, with a sign-in prompt (CART-5, CART-7)', () => {
    const list = cartOf([lineOf({ stock: null })])
    stubNetwork({})
    renderInShop(<PurchaseListView />, {
      answers: { '/api/cart': list },
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inköpslista')
    expect(document.body.textContent).not.toMatch(/42,50|425,00|531,25/u)
    expect(screen.getByRole('button', { name: 'Logga in' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Till kassan' })).toBeNull()
  })

  it('changes a quantity with the version of the line, and reports rounding to packs (VAR-7)', async () => {
    const cart = { now: cartOf([lineOf()]) }
    const { gesture, posts } = renderCart(cart, {
      'POST /api/cart/changequantity': () => {
        cart.now = cartOf([lineOf({ quantity: 15, version: 4 })], { total: 77777 })
        return json({ success: true })
      },
    })
    await gesture.clear(quantityField())
    await gesture.type(quantityField(), '12{Enter}')
    await waitFor(() => expect(document.body.textContent).toMatch(/777,77/u))
    expect(posts().map(({ body }) => body)).toEqual([{ itemId: 'l1', quantity: 15, version: 3 }])
    expect(quantityField()).toHaveProperty('value', '15')
    await screen.findByText(/ändrades till 15 st/u)
  })

  it('after 409 shows the current cart, keeps the typed quantity and sends it only on request', async () => {
    const cart = { now: cartOf([lineOf()]) }
    const { gesture, posts } = renderCart(cart, {
      'POST /api/cart/changequantity': ({ body }) => {
        const { version } = body as { version: number }
        if (version === 3) {
          cart.now = cartOf([lineOf({ quantity: 40, version: 8 })])
          return refusal(409, 'stale')
        }
        cart.now = cartOf([lineOf({ quantity: 20, version: 9 })])
        return json({ success: true })
      },
    })
    await gesture.clear(quantityField())
    await gesture.type(quantityField(), '20{Enter}')
    await screen.findByText(/nu 40 st/u)
    expect(quantityField()).toHaveProperty('value', '20')
    await gesture.tab()
    expect(posts()).toHaveLength(1)
    await gesture.click(screen.getByRole('button', { name: 'Ändra till 20\u00a0st' }))
    // The announcement stays in the announcer; the message at the field is removed.
    await waitFor(() => expect(screen.queryByText(/nu 40 st/u)).toBeNull())
    expect(posts()[1]?.body).toEqual({ itemId: 'l1', quantity: 20, version: 8 })
  })

  it('keeps the typed quantity when a change fails', async () => {
    const { gesture } = renderCart(
      { now: cartOf([lineOf()]) },
      { 'POST /api/cart/changequantity': () => refusal(503, 'busy') },
    )
    await gesture.clear(quantityField())
    await gesture.type(quantityField(), '30{Enter}')
    await screen.findByText(/kunde inte ändras/u)
    expect(quantityField()).toHaveProperty('value', '30')
  })

  it('removes a line, tells statistics, and restores it (CART-6, HELP-10)', async () => {
    document.cookie = 'cookie_consent=C0002; Path=/'
    delete window.dataLayer
    const cart = { now: cartOf([lineOf(), lineOf({ itemId: 'l2', name: 'Rör 15 mm', variantNbr: '77' })]) }
    const { gesture, posts } = renderCart(cart, {
      'POST /api/cart/removeitem': () => {
        cart.now = cartOf(cart.now.lines.slice(1))
        return json({ success: true })
      },
      'POST /api/cart': () => {
        cart.now = cartOf([...cart.now.lines, lineOf({ itemId: 'l3' })])
        return json(addAnswer({ cartCount: 2 }))
      },
    })
    await gesture.click(screen.getByRole('button', { name: 'Ta bort Kulventil 15 mm' }))
    const undo = await screen.findByRole('button', { name: 'Ångra' })
    expect(document.activeElement).toBe(undo)
    expect(window.dataLayer).toEqual([{ event: 'cart', cart_action: 'remove' }])
    document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
    expect(screen.queryByRole('textbox', { name: 'Antal: Kulventil 15 mm' })).toBeNull()
    await gesture.click(undo)
    expect(await screen.findByRole('textbox', { name: 'Antal: Kulventil 15 mm' })).toBeDefined()
    expect(posts()[1]?.body).toEqual({
      variantCode: '1842205',
      quantity: 10,
      listName: 'searchpage',
      ...noChoices,
      note: '',
      goodsMark: '',
    })
  })

  it('adds a line of free text, and keeps the input if that fails (CART-5)', async () => {
    const cart = { now: cartOf([lineOf()]) }
    let status = 503
    const { gesture, posts } = renderCart(cart, {
      'POST /api/cart/addtext': () => {
        if (status !== 200) return refusal(status, 'busy')
        const line = lineOf({ itemId: 'f1', name: 'Fläns DN50', variantNbr: '', quantity: 2.5, stock: null })
        const free = {
          ...line.lineItemData,
          isFreeTextLineItem: true,
          url: '/search?parameters.SearchPhrase=F',
        }
        cart.now = cartOf([lineOf(), { ...line, displayUnitCode: 'm', lineItemData: free }])
        return json({ cartCount: 2, itemId: 'f1', quantity: 2.5 })
      },
    })
    await gesture.click(screen.getByRole('button', { name: 'Lägg till fritextrad' }))
    const dialog = await screen.findByRole('dialog')
    const field = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>('textbox', { name })
    const send = () => gesture.click(within(dialog).getByRole('button', { name: 'Lägg till' }))
    await gesture.clear(field(/^Antal/u))
    await gesture.type(field(/^Antal/u), '0')
    await send()
    expect(dialog.textContent).toContain('Skriv minst två tecken')
    expect(dialog.textContent).toContain('Antalet måste vara mellan 1 och 100 000')
    expect(posts()).toHaveLength(0)
    await gesture.type(field(/^Vad behöver du/u), 'Fläns DN50')
    await gesture.clear(field(/^Antal/u))
    await gesture.type(field(/^Antal/u), '2,5')
    await gesture.selectOptions(within(dialog).getByRole('combobox', { name: /^Enhet/u }), 'm')
    await send()
    await within(dialog).findByText(/kunde inte läggas till/u)
    expect(field(/^Vad behöver du/u).value).toBe('Fläns DN50')
    status = 200
    await send()
    await screen.findByRole('heading', { name: 'Fläns DN50' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(posts().at(-1)?.body).toEqual({ text: 'Fläns DN50', quantity: 2.5, unit: 'm' })
    const line = screen.getByRole('heading', { name: 'Fläns DN50' }).closest('article')
    expect(line?.textContent).toContain('Pris på förfrågan')
    expect(line?.textContent).not.toMatch(/kr|Artikelnr/u)
    expect(screen.getByText('Priset på 1 fritextrad ingår inte.')).toBeDefined()
  })

  it("shows the description of a line's picture", () => {
    const line = lineOf()
    const shown = { ...line.lineItemData, extraImageInformation: 'Ventilen med rött handtag' }
    renderCart({ now: cartOf([{ ...line, lineItemData: shown }]) })
    expect(document.body.textContent).toMatch(/Bilden visar:?\s*Ventilen med rött handtag/u)
  })

  it('asks for confirmation before it removes a line that cannot be restored (CART-6)', async () => {
    const line = lineOf()
    const free = { ...line, lineItemData: { ...line.lineItemData, isFreeTextLineItem: true } }
    const { gesture, posts } = renderCart({ now: cartOf([free]) })
    await gesture.click(screen.getByRole('button', { name: 'Ta bort Kulventil 15 mm' }))
    await screen.findByRole('alertdialog')
    expect(posts()).toHaveLength(0)
  })

  it('empties only after the confirmation, and tells statistics (CART-6, HELP-10)', async () => {
    document.cookie = 'cookie_consent=C0002; Path=/'
    delete window.dataLayer
    const cart = { now: cartOf([lineOf()]) }
    const { gesture, posts } = renderCart(cart, {
      'POST /api/cart/emptycart': () => {
        cart.now = cartOf([])
        return json({ success: true })
      },
    })
    await gesture.click(screen.getByRole('button', { name: 'Töm varukorgen' }))
    const dialog = await screen.findByRole('alertdialog')
    await gesture.click(within(dialog).getByRole('button', { name: 'Avbryt' }))
    expect(posts()).toHaveLength(0)
    await gesture.click(screen.getByRole('button', { name: 'Töm varukorgen' }))
    await gesture.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta bort alla' }),
    )
    await screen.findByText('Varukorgen är tom')
    expect(window.dataLayer).toEqual([{ event: 'cart', cart_action: 'empty' }])
    document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
  })

  it('shows the error of a line and disables the checkout', () => {
    const line = lineOf()
    const blocked = {
      ...line,
      lineItemData: { ...line.lineItemData, errors: ['notBuyable'], warnings: ['Utgår snart'] },
    }
    renderCart({ now: cartOf([blocked]) })
    expect(document.body.textContent).toContain('Kan inte längre beställas')
    expect(document.body.textContent).toContain('Utgår snart')
    expect(screen.queryByRole('link', { name: 'Till kassan' })).toBeNull()
  })
})
