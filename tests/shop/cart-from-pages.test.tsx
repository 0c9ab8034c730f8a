import type { ReactElement } from 'react'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartArea } from '@tradecounter/shop/cart'
import attestationPage from '@tradecounter/shop/pages/attestation'
import offersPage from '@tradecounter/shop/pages/offers'
import orderAgreementsPage from '@tradecounter/shop/pages/order-agreements'
import { agreement } from '../../stories/parts/agreements.ts'
import { approvalRequest } from '../../stories/parts/approvals.ts'
import { offer } from '../../stories/parts/offers.ts'
import { type Answerer, buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'
import { miniCartOf } from './purchases.ts'

const allowedPages = [...buyer.allowedPages, 'attestation', 'offers', 'order-agreements']
const context = shopContext({
  user: { ...buyer, allowedPages },
  settings: { ...settings, myPages: allowedPages },
  cartCount: 3,
})
const base = '/api/my-pages'

/** Opens a page below the cart of the header, which has three lines. */
function open(view: ReactElement, answers: Record<string, unknown>, handlers: Record<string, Answerer>) {
  stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: allowedPages }),
    'GET /api/user/setting': () => json({ value: null }),
    ...Object.fromEntries(
      Object.entries(answers).map(([address, answer]) => [
        `GET ${address.split('?')[0] ?? ''}`,
        () => json(answer),
      ]),
    ),
    ...handlers,
  })
  renderInShop(
    <>
      <CartArea />
      {view}
    </>,
    { context, answers },
  )
}
const openOffer = (shown: ReturnType<typeof offer>, handlers: Record<string, Answerer>) =>
  open(
    <offersPage.View route={{ page: 'offers', query: 'offer=one' }} />,
    { [`${base}/offers/offer?offerId=one`]: shown },
    handlers,
  )
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, busy: false }))
const countBecomes = (text: string) => screen.findByRole('link', { name: `Varukorg, ${text}` })
const adds = () => (window.dataLayer ?? []).filter(({ event }) => event === 'add_to_cart')
const item = (item_variant: string, item_list_name: string, quantity: number) => ({
  item_variant,
  item_list_name,
  price: null,
  quantity,
  index: 0,
  action_type: '',
  search_term: '',
})

beforeEach(() => {
  delete window.dataLayer
  document.cookie = 'cookie_consent=C0001.C0002.v1.t1; Path=/'
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
  delete window.dataLayer
  vi.unstubAllGlobals()
})

describe('the cart of the header', () => {
  it('counts the lines of an accepted offer, which statistics are told (CART-2, HELP-10)', async () => {
    openOffer(offer({ offerId: 'one' }), {
      [`POST ${base}/offers/accept`]: () =>
        json({
          success: true,
          cartCount: 4,
          results: [
            { position: 1, name: 'Ball valve', outcome: 'added' },
            { position: 2, name: 'Ball valve, long lever', outcome: 'notBuyable' },
          ],
        }),
    })
    await countBecomes('3 artiklar')
    await press('Lägg valda rader i varukorgen')
    await countBecomes('4 artiklar')
    expect(adds()).toEqual([
      { event: 'add_to_cart', item_list_name: 'offer', items: [item('4012301', 'offer', 10)] },
    ])
  })

  it('no longer counts the lines of an offer that is taken out', async () => {
    openOffer(offer({ offerId: 'one', state: 'accepted', allowed: ['release'] }), {
      [`POST ${base}/offers/release`]: () => json({ offerId: 'one', number: 'OF10000004' }),
      'GET /api/cart/getminicart': () => json(miniCartOf([], { lineCount: 1 })),
    })
    await press('Ta bort ur varukorgen')
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: 'Ta bort ur varukorgen' }))
    await countBecomes('1 artikel')
  })

  it('counts the lines of a request that the buyer takes back', async () => {
    const returned = approvalRequest({ state: 'rejected', isOwn: true, canDecide: false, canRestore: true })
    open(
      <attestationPage.View route={{ page: 'attestation', query: 'request=one' }} />,
      {
        [`${base}/attestation/summary`]: {
          canApprove: false,
          waiting: 0,
          urgent: 0,
          mineOpen: 0,
          mineReturned: 1,
        },
        [`${base}/attestation/request?requestId=one`]: { request: returned },
      },
      {
        [`POST ${base}/attestation/restore`]: () => json({ state: 'rejected' }),
        'GET /api/cart/getminicart': () => json(miniCartOf([], { lineCount: 5 })),
      },
    )
    await press('Lägg tillbaka i varukorgen')
    await countBecomes('5 artiklar')
  })

  it('counts what is called off, which statistics are told once (HELP-10)', async () => {
    open(
      <orderAgreementsPage.View route={{ page: 'order-agreements', query: 'agreement=one' }} />,
      { [`${base}/order-agreements/agreement?agreementId=one`]: agreement() },
      { [`POST ${base}/order-agreements/calloff`]: () => json({ success: true, cartCount: 4 }) },
    )
    const [field] = await screen.findAllByRole('textbox', { name: /Ball valve/u })
    if (field === undefined) throw new Error('Nothing can be called off.')
    fireEvent.change(field, { target: { value: '20' } })
    await press('Avropa till varukorgen')
    await countBecomes('4 artiklar')
    await waitFor(() => expect(adds()).toHaveLength(1))
    expect(adds()).toEqual([
      {
        event: 'add_to_cart',
        item_list_name: 'orderagreement',
        items: [item('4012301', 'orderagreement', 20)],
      },
    ])
  })
})
