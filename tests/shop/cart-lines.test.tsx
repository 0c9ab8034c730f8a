import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '@tradecounter/api/contract'
import { View } from '@tradecounter/shop/pages/cart'
import { buyer, json, renderInShop, shopContext, stubNetwork, type Answerer } from './in-shop.tsx'
import { addAnswer, cartOf, lineOf, refusal } from './purchases.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The details of the line. */
const details = () => within(screen.getByRole('article')).getAllByRole('definition')

function renderCart(cart: Cart, routes: Record<string, Answerer> = {}, user: typeof buyer | null = buyer) {
  const held = { now: cart }
  const calls = stubNetwork({ 'GET /api/cart': () => json(held.now), ...routes })
  renderInShop(<View />, {
    context: shopContext({ user, cartCount: cart.lines.length }),
    answers: { '/api/cart': cart },
  })
  const posts = () => calls.filter(({ method }) => method === 'POST')
  return { held, posts, gesture: userEvent.setup() }
}

const data = lineOf().lineItemData
const stock = { type: 2 as const, quantity: 7, firstDeliveryDate: '2026-12-01', warehouseId: 'STO' }

describe('a line of the cart', () => {
  it('shows its configuration, note and goods mark', () => {
    const configuration = [{ name: 'Benlängd', value: 'Lång' }]
    renderCart(
      cartOf([lineOf({ note: 'Kök', goodsMark: 'Plan 2', lineItemData: { ...data, configuration } })]),
    )
    expect(details().map(({ textContent }) => textContent)).toEqual(['Lång', 'Kök', 'Plan 2'])
  })

  it('shows the prices of its options, and options that are no longer offered (VAR-13)', () => {
    const price = { amount: 89_00, per: 'piece' as const }
    const once = { amount: 690_00, per: 'line' as const }
    const configuration = [
      { name: 'Tryck', value: 'RÖR AB', price },
      { name: 'Logotyp', value: 'Rör AB', price: once },
    ]
    renderCart(cartOf([lineOf({ lineItemData: { ...data, configuration, errors: ['configure'] } })]))
    expect(details().map(({ textContent }) => textContent?.replaceAll(/\s/gu, ' '))).toEqual([
      'RÖR AB',
      '+89,00 kr/st',
      'Rör AB',
      '+690,00 kr per orderrad',
    ])
    expect(screen.getByText('Valen gäller inte längre. Ta bort raden och välj på nytt.')).toBeDefined()
  })

  it('writes a raised quantity and its pack without trailing zeros', async () => {
    const pipe = lineOf({ quantity: 25, unitVolume: 25, decimalPrecision: 1, displayUnitCode: 'm' })
    const { gesture } = renderCart(cartOf([pipe]), {
      'POST /api/cart/changequantity': () => json({ success: true }),
    })
    const row = within(screen.getByRole('article'))
    const field = row.getByRole('textbox', { name: /antal/iu })
    await gesture.clear(field)
    await gesture.type(field, '30')
    await gesture.tab()
    expect(screen.getByRole('article').textContent).toContain(
      'Antalet ändrades till 50\u00a0m eftersom artikeln säljs i steg om 25\u00a0m',
    )
  })

  it('asks about a typed quantity that can be read in two ways, and sends nothing', async () => {
    const { posts, gesture } = renderCart(cartOf([lineOf()]))
    const field = within(screen.getByRole('article')).getByRole('textbox', { name: /antal/iu })
    await gesture.clear(field)
    await gesture.type(field, '1.200{Enter}')
    await gesture.tab()
    expect(
      screen.getByText('Antalet kan läsas på två sätt. Skriv till exempel 1200 eller 1,2.'),
    ).toBeDefined()
    expect(field).toHaveProperty('value', '1.200')
    expect(posts()).toEqual([])
  })

  it('saves note and goods mark with the shown version', async () => {
    const { held, posts, gesture } = renderCart(cartOf([lineOf()]), {
      'POST /api/cart/markline': () => json({ success: true }),
    })
    await gesture.click(screen.getByRole('button', { name: /^Notering och godsmärke/u }))
    await gesture.type(await screen.findByRole('textbox', { name: 'Notering' }), 'Kök')
    await gesture.type(screen.getByRole('textbox', { name: 'Godsmärke' }), 'Plan 2')
    held.now = cartOf([lineOf({ note: 'Kök', goodsMark: 'Plan 2', version: 4 })])
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    await waitFor(() =>
      expect(within(screen.getByRole('article')).queryAllByRole('definition')).toHaveLength(2),
    )
    expect(posts()[0]?.body).toEqual({ itemId: 'l1', version: 3, note: 'Kök', goodsMark: 'Plan 2' })
  })

  it('keeps typed text when the line has changed elsewhere, and saves it on request', async () => {
    let answer = refusal(409, 'stale')
    const { held, posts, gesture } = renderCart(cartOf([lineOf()]), {
      'POST /api/cart/markline': () => answer,
    })
    await gesture.click(screen.getByRole('button', { name: /^Notering och godsmärke/u }))
    await gesture.type(await screen.findByRole('textbox', { name: 'Notering' }), 'Kök')
    held.now = cartOf([lineOf({ quantity: 15, version: 9 })])
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    expect(await screen.findByText(/har ändrats på annat håll/u)).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Notering' }).value).toBe('Kök')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Antal/u }).value).toBe('15')
    answer = json({ success: true })
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(posts()).toHaveLength(2))
    expect(posts()[1]?.body).toMatchObject({ version: 9, note: 'Kök' })
  })

  it('shows the packs in stock and the day of the rest when stock is low', async () => {
    const short = lineOf({ stock, lineItemData: { ...data, warnings: ['partlyInStock'] } })
    const { posts, gesture } = renderCart(cartOf([short]), {
      'POST /api/cart/changequantity': () => json({ success: true }),
    })
    expect(screen.getByText('Hela antalet finns inte i lager.')).toBeDefined()
    expect(screen.getByText('Resten kan levereras från 2026-12-01.')).toBeDefined()
    // 7 pieces in packs of 5 are one whole pack.
    await gesture.click(screen.getByRole('button', { name: 'Ändra till 5\u00a0st som finns i lager' }))
    expect(posts()[0]?.body).toEqual({ itemId: 'l1', version: 3, quantity: 5 })
  })

  it('offers the replacement, and replaces the line with one key', async () => {
    const replacement = { code: '1842299', name: 'Kulventil ny', url: '/p/kulventil-1842299' }
    const old = lineOf({
      replacement,
      lineItemData: { ...data, warnings: ['replaced'], errors: ['notBuyable'] },
    })
    let down = true
    const { held, posts, gesture } = renderCart(cartOf([old]), {
      'POST /api/cart/replaceitem': () =>
        down ? json({ code: 'busy', message: '' }, 503) : json({ cartCount: 1, itemId: 'l2', quantity: 10 }),
    })
    expect(screen.getByRole('link', { name: 'Visa ersättaren' }).getAttribute('href')).toBe(
      '/p/kulventil-1842299',
    )
    await gesture.click(screen.getByRole('button', { name: 'Byt till 1842299' }))
    down = false
    held.now = cartOf([lineOf({ itemId: 'l2', variantNbr: '1842299', name: 'Kulventil ny' })])
    await waitFor(() => expect(posts()).toHaveLength(1))
    await gesture.click(await screen.findByRole('button', { name: 'Byt till 1842299' }))
    expect(await screen.findByRole('link', { name: 'Kulventil ny' })).toBeDefined()
    expect(new Set(posts().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })
})

describe('the whole cart', () => {
  it('is saved as a named list, and shows the numbers of saved and omitted lines', async () => {
    const { posts, gesture } = renderCart(cartOf([lineOf()]), {
      'POST /api/cart/savelist': () => json({ listId: 'x', name: 'Bilen', lineCount: 1, leftOut: 2 }),
    })
    await gesture.click(screen.getByRole('button', { name: 'Spara som favoritlista' }))
    const dialog = within(await screen.findByRole('dialog'))
    await gesture.click(dialog.getByRole('button', { name: 'Spara som favoritlista' }))
    expect(screen.getByText('Skriv ett namn på listan')).toBeDefined()
    expect(posts()).toEqual([])
    await gesture.type(screen.getByRole('textbox', { name: /Listans namn/u }), 'Bilen{Enter}')
    expect(
      await screen.findByText('1 rad har sparats i Bilen. 2 rader utan artikel kan inte sparas i en lista.'),
    ).toBeDefined()
    expect(posts()[0]?.headers.get('Idempotency-Key')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Visa listan' })).toBeNull()
  })

  it('leads to the list that it was saved as, for those who can open it', async () => {
    const user = { ...buyer, allowedPages: [...buyer.allowedPages, 'my-lists'] }
    const { gesture } = renderCart(
      cartOf([lineOf()]),
      { 'POST /api/cart/savelist': () => json({ listId: 'x', name: 'Bilen', lineCount: 1, leftOut: 0 }) },
      user,
    )
    await gesture.click(screen.getByRole('button', { name: 'Spara som favoritlista' }))
    await gesture.type(await screen.findByRole('textbox', { name: /Listans namn/u }), 'Bilen{Enter}')
    const link = await screen.findByRole('link', { name: 'Visa listan' })
    expect(link.getAttribute('href')).toBe('/my-pages/my-lists?list=x')
  })

  it('says that no list has room, and keeps the name', async () => {
    const { gesture } = renderCart(cartOf([lineOf()]), {
      'POST /api/cart/savelist': () => refusal(400, 'tooManyLists'),
    })
    await gesture.click(screen.getByRole('button', { name: 'Spara som favoritlista' }))
    await gesture.type(await screen.findByRole('textbox', { name: /Listans namn/u }), 'Bilen{Enter}')
    expect(await screen.findByText(/inte plats för fler favoritlistor/u)).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Listans namn/u }).value).toBe('Bilen')
  })

  it('is shared as text without prices: by the share sheet, else the clipboard', async () => {
    const { gesture } = renderCart(cartOf([lineOf()]))
    const writeText = vi.fn((_text: string) => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await gesture.click(screen.getByRole('button', { name: 'Dela' }))
    expect(await screen.findByText(/Innehållet har kopierats/u)).toBeDefined()
    expect(writeText.mock.calls[0]?.[0]).toBe('1842205\t10\u00a0st\tKulventil 15 mm')
    const shareSheet = vi.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: shareSheet, configurable: true })
    await gesture.click(screen.getByRole('button', { name: 'Dela' }))
    expect(shareSheet).toHaveBeenCalledWith({
      title: 'Tradecounter',
      text: '1842205\t10\u00a0st\tKulventil 15 mm',
    })
    Reflect.deleteProperty(navigator, 'share')
  })

  it('cannot be saved as a list by a visitor, only shared', () => {
    renderCart(cartOf([lineOf()]), {}, null)
    expect(screen.queryByRole('button', { name: 'Spara som favoritlista' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Dela' })).toBeDefined()
  })

  it('restores a removed line with its configuration and texts (CART-6)', async () => {
    const choices = { ...lineOf().choices, itemConfigurations: { leg: 'long' } }
    const { held, posts, gesture } = renderCart(
      cartOf([lineOf({ choices, note: 'Kök', goodsMark: 'Plan 2' })]),
      {
        'POST /api/cart/removeitem': () => json({ success: true }),
        'POST /api/cart': () => json(addAnswer()),
      },
    )
    held.now = cartOf([])
    await gesture.click(screen.getByRole('button', { name: 'Ta bort Kulventil 15 mm' }))
    await gesture.click(await screen.findByRole('button', { name: 'Ångra' }))
    await waitFor(() => expect(posts()).toHaveLength(2))
    expect(posts()[1]?.body).toMatchObject({
      itemConfigurations: { leg: 'long' },
      note: 'Kök',
      goodsMark: 'Plan 2',
    })
  })
})
