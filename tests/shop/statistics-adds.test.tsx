import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CheckedRow, RowsAnswer } from '@tradecounter/api/contract'
import { createShopStore, ShopProvider } from '@tradecounter/shop/core'
import { useReorder } from '../../shop/orders/reorder/use-reorder.ts'
import { useRowCheck } from '../../shop/direct-order/import/use-row-check.ts'
import { buyer, json, shopContext, stubNetwork } from './in-shop.tsx'

const context = shopContext({ user: buyer })
const store = createShopStore(context)
const wrapper = ({ children }: { children: ReactNode }) => (
  <ShopProvider fallback={{}} store={store}>
    {children}
  </ShopProvider>
)
const events = (name: string) => (window.dataLayer ?? []).filter(({ event }) => event === name)

beforeEach(() => {
  delete window.dataLayer
  document.cookie = 'cookie_consent=C0001.C0002.v1.t1; Path=/'
})
afterEach(() => {
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
  delete window.dataLayer
  vi.unstubAllGlobals()
})

const row = (line: number, changes: Partial<CheckedRow> = {}): CheckedRow => ({
  line,
  raw: '',
  outcome: 'ok',
  outcomeIfShown: null,
  note: null,
  written: `700${line}`,
  variantNumber: `700${line}`,
  name: 'Kulventil',
  quantity: 5,
  askedQuantity: 5,
  writtenQuantity: '5',
  unit: 'st',
  imageUrl: null,
  stock: null,
  unitPrice: null,
  priceUnit: '',
  totalPrice: null,
  choices: [],
  ...changes,
})
const item = (item_variant: string, quantity: number, index: number, item_list_name: string) => ({
  item_variant,
  item_list_name,
  price: null,
  quantity,
  index,
  action_type: '',
  search_term: '',
})

describe('adds of many articles are told to statistics in one event (HELP-10)', () => {
  it('of pasted or imported rows: those that were ordered', async () => {
    const rows = [
      row(1),
      row(2, { outcome: 'notFound', quantity: null }),
      row(3, { quantity: 12, askedQuantity: 12 }),
    ]
    const answer: RowsAnswer = { success: true, rows: 2, items: 2, newLines: 2, cartCount: 2, list: null }
    stubNetwork({
      'POST /api/directorder/check': () => json({ kind: 'delimited', header: null, rows, currency: 'SEK' }),
      'POST /api/directorder/rows': () => json(answer),
    })
    const { result } = renderHook(() => useRowCheck(), { wrapper })
    await act(() => result.current.checkText('7001;5\n7002;1\n7003;12'))
    await waitFor(() => expect(result.current.rows).toHaveLength(3))
    expect(events('add_to_cart')).toEqual([])
    await act(() => result.current.add())
    expect(events('add_to_cart')).toEqual([
      {
        event: 'add_to_cart',
        item_list_name: 'directorder',
        items: [item('7001', 5, 0, 'directorder'), item('7003', 12, 1, 'directorder')],
      },
    ])
  })

  it('of an order that is ordered again: what went into the cart, replacements under their own number', async () => {
    const line = { position: 1, name: 'Rör', unit: 'st', reason: null, note: null }
    stubNetwork({
      'POST /api/my-pages/order/reorder': () =>
        json({
          success: true,
          newLines: 2,
          cartCount: 2,
          results: [
            { ...line, variantNumber: '11', replacement: null, outcome: 'added', quantity: 2 },
            { ...line, variantNumber: '12', replacement: '22', outcome: 'replaced', quantity: 3 },
            { ...line, variantNumber: '13', replacement: null, outcome: 'notBuyable', quantity: 1 },
          ],
        }),
    })
    const { result } = renderHook(() => useReorder(), { wrapper })
    await act(() => result.current.start('10000001'))
    expect(events('add_to_cart')).toEqual([
      {
        event: 'add_to_cart',
        item_list_name: 'reorder',
        items: [item('11', 2, 0, 'reorder'), item('22', 3, 1, 'reorder')],
      },
    ])
  })
})
