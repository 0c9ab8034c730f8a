import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CartLine } from '@tradecounter/api/contract'
import { AddToCart } from '@tradecounter/shop/cart'
import { View as CartView } from '@tradecounter/shop/pages/cart'
import { buyer, json, renderInShop, shopContext, stubNetwork, type Answerer } from './in-shop.tsx'
import { cartOf, lineOf, refusal, variant } from './purchases.ts'

afterEach(() => vi.unstubAllGlobals())

const count = 130
const line = (index: number): CartLine => lineOf({ itemId: `l${index}`, name: `Rör ${index}` })
const all = Array.from({ length: count }, (_, index) => line(index))
/** The first lines of a window are enough here. */
const windowOf = (from: number) => cartOf(all.slice(from, from + 5), { from, lineCount: count })

const View = CartView
const renderCart = (answer: Answerer = ({ query }) => json(windowOf(Number(query.get('from') ?? 0)))) => {
  stubNetwork({ 'GET /api/cart': answer })
  renderInShop(<View />, {
    context: shopContext({ user: buyer, cartCount: count }),
    answers: { '/api/cart': windowOf(0) },
  })
}
const shows = (name: string): boolean => screen.queryAllByText(name).length > 0
const showMore = () => fireEvent.click(screen.getByText('Visa fler rader'))

describe('a cart of many lines', () => {
  it('shows a window, the number of lines, and the next window with each press (ACC-12)', async () => {
    renderCart()
    expect(shows(`${count} artiklar`)).toBe(true)
    expect([shows('Rör 4'), shows('Rör 100')]).toEqual([true, false])
    expect(shows('Visar 100 av 130')).toBe(true)
    showMore()
    await waitFor(() => expect(shows('Rör 104')).toBe(true))
    // The focus moves to the first new line.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Rör 100'))
    expect(shows('Visa fler rader')).toBe(false)
  })

  it('offers a retry for a failed window', async () => {
    let isAway = true
    renderCart(({ query }) => {
      const from = Number(query.get('from') ?? 0)
      return from > 0 && isAway ? refusal(404, 'notFound') : json(windowOf(from))
    })
    showMore()
    const again = await screen.findByText('Försök igen')
    expect(shows('Rör 4')).toBe(true)
    isAway = false
    fireEvent.click(again)
    await waitFor(() => expect(shows('Rör 100')).toBe(true))
  })
})

describe('a full cart', () => {
  it.each([
    [buyer, 'Varukorgen rymmer högst 5 000 rader.'],
    [null, 'Inköpslistan rymmer högst 1 000 rader.'],
  ] as const)('shows its limit and what to do (ACC-12)', async (user, said) => {
    stubNetwork({ 'POST /api/cart': () => refusal(400, 'cartFull', 'variantCode') })
    renderInShop(<AddToCart variant={variant} listName="productpage" />, {
      context: shopContext({ user, cartCount: 1000 }),
    })
    fireEvent.click(screen.getByRole('button', { name: /Lägg/u }))
    await waitFor(() => expect(document.body.textContent?.replaceAll(/\s/gu, ' ')).toContain(said))
  })
})
