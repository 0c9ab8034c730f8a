import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAtomValue } from 'jotai'
import type { FavouriteListHead, MyListLine, User } from '@tradecounter/api/contract'
import { cartCountAtom } from '@tradecounter/shop/core'
import myListsPage from '@tradecounter/shop/pages/my-lists'
import { type Answerer, buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

export const base = '/api/my-pages/my-lists'

export const listHead = (more: Partial<FavouriteListHead> = {}): FavouriteListHead => ({
  listId: 'van',
  version: 3,
  name: 'Servicebilen',
  description: 'Det som ska finnas i bilen',
  lineCount: 2,
  changedAt: '2026-11-20T10:00:00.000Z',
  ...more,
})

export const listLine = (more: Partial<MyListLine> = {}): MyListLine => ({
  itemId: 1,
  variantNbr: '1842205',
  name: 'Kulventil',
  replacedNumber: '',
  quantity: 10,
  asked: 10,
  displayUnitCode: 'st',
  decimalPrecision: 0,
  unitVolume: 1,
  configuration: [],
  choices: {
    itemConfigurations: {},
    print: '',
    embroidery: '',
    textPrint: '',
    textEmbroidery: '',
    logoId: '',
    garmentText: '',
  },
  outcome: 'added',
  note: 'Hylla 3',
  addedAt: '2026-11-02T09:00:00.000Z',
  customerSpecificVariantNumber: 'KV-15',
  imageUrl: '',
  url: '/product/1842205',
  unitPrice: 129_50,
  priceUnit: 'st',
  sum: 1_295_00,
  stock: null,
  ...more,
})
export const pipe = listLine({
  itemId: 2,
  variantNbr: '1770101',
  name: 'Kopparrör',
  note: '',
  outcome: 'notBuyable',
})

/** The user without some permissions. */
export const without = (...left: User['permissions']): User => ({
  ...buyer,
  permissions: buyer.permissions.filter((permission) => !left.includes(permission)),
})

/** Part of the shell beside the page. */
const Count = () => <output>Varukorg: {useAtomValue(cartCountAtom)}</output>

interface Opened {
  user?: User
  lists?: readonly FavouriteListHead[]
  lines?: readonly MyListLine[]
  routes?: Readonly<Record<string, Answerer>>
}

/** Opens the page of the user's lists: the overview, or the list that the query names. */
export function openLists(query: string, { user = buyer, lists, lines, routes = {} }: Opened = {}) {
  const shownLists = lists ?? [listHead(), listHead({ listId: 'store', name: 'Förrådet', description: '' })]
  const shownLines = lines ?? [listLine(), pipe]
  const allowedPages = [...user.allowedPages, 'my-lists']
  window.history.replaceState(null, '', `/my-pages/my-lists${query === '' ? '' : `?${query}`}`)
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: allowedPages }),
    'GET /api/user/setting': () => json({ value: null }),
    'GET /api/cart/lists': () => json({ lists: shownLists }),
    'GET /api/cart/list': () =>
      json({ listId: 'van', name: 'Servicebilen', lineCount: 2, from: 0, lines: shownLines }),
    [`GET ${base}`]: () => json({ total: shownLists.length, page: 1, pageSize: 25, lists: shownLists }),
    [`GET ${base}/list`]: () => json({ list: shownLists[0] ?? listHead() }),
    [`GET ${base}/lines`]: () =>
      json({ total: shownLines.length, page: 1, pageSize: 50, currency: 'SEK', lines: shownLines }),
    ...routes,
  })
  renderInShop(
    <>
      <myListsPage.View route={{ page: 'my-lists', query }} />
      <Count />
    </>,
    {
      context: shopContext({
        user: { ...user, allowedPages },
        settings: { ...settings, myPages: allowedPages },
      }),
    },
  )
  return {
    calls,
    /** Bodies that were sent to a call of the lists. */
    sent: (name: string) => calls.filter(({ path }) => path === `/api/lists/${name}`).map(({ body }) => body),
    keys: (name: string) =>
      calls
        .filter(({ path }) => path === `/api/lists/${name}`)
        .map(({ headers }) => headers.get('Idempotency-Key')),
    gesture: userEvent.setup(),
  }
}

export const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name, 'u') }))

export const done = (): Response => json({ success: true })
export const refused = (status: number, code: string, field?: string): Response =>
  json({ code, message: 'x', ...(field === undefined ? {} : { field }) }, status)
