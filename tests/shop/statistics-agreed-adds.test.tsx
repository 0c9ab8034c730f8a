import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import offersPage from '@tradecounter/shop/pages/offers'
import orderAgreementsPage from '@tradecounter/shop/pages/order-agreements'
import { agreement } from '../../stories/parts/agreements.ts'
import { offer } from '../../stories/parts/offers.ts'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const user = { ...buyer, allowedPages: [...buyer.allowedPages, 'offers', 'order-agreements'] }
const context = shopContext({ user, settings: { ...settings, myPages: user.allowedPages } })
const menu = { 'POST /bff/menu/my-pages': () => json({ pages: user.allowedPages }) }
const agreementAddress = '/api/my-pages/order-agreements/agreement'
const offerAddress = '/api/my-pages/offers/offer'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  delete window.dataLayer
  document.cookie = 'cookie_consent=C0001.C0002.v1.t1; Path=/'
})
afterEach(() => {
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
  delete window.dataLayer
  vi.unstubAllGlobals()
})

const adds = () => (window.dataLayer ?? []).filter(({ event }) => event === 'add_to_cart')
const item = (item_variant: string, quantity: number, index: number, item_list_name: string) => ({
  item_variant,
  item_list_name,
  price: null,
  quantity,
  index,
  action_type: '',
  search_term: '',
})
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
}

it('a call-off is told to statistics with what went into the cart (HELP-10)', async () => {
  const calls = stubNetwork({
    ...menu,
    [`GET ${agreementAddress}`]: () => json(agreement()),
    'POST /api/my-pages/order-agreements/calloff': () => json({ success: true, cartCount: 1 }),
  })
  renderInShop(<orderAgreementsPage.View route={{ page: 'order-agreements', query: 'agreement=one' }} />, {
    context,
    answers: { [`${agreementAddress}?agreementId=one`]: agreement() },
  })
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[name="line-1"]')
    if (found === null) throw new Error('The line is not there yet.')
    return found
  })
  fireEvent.change(field, { target: { value: '20' } })
  fireEvent.blur(field)
  await press('Avropa till varukorgen')
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/calloff'))).toBe(true))
  await waitFor(() => expect(adds()).toHaveLength(1))
  expect(adds()).toEqual([
    {
      event: 'add_to_cart',
      item_list_name: 'orderagreement',
      items: [item('4012301', 20, 0, 'orderagreement')],
    },
  ])
})

it('an accepted offer is told to statistics with the lines that went into the cart (HELP-10)', async () => {
  const shown = offer({ offerId: 'one' })
  const results = [
    { position: 1, name: 'Ball valve', outcome: 'notBuyable' },
    { position: 2, name: 'Ball valve, long lever', outcome: 'added' },
  ]
  stubNetwork({
    ...menu,
    [`GET ${offerAddress}`]: () => json(shown),
    'POST /api/my-pages/offers/accept': () => json({ success: true, cartCount: 1, results }),
  })
  renderInShop(<offersPage.View route={{ page: 'offers', query: 'offer=one' }} />, {
    context,
    answers: { [`${offerAddress}?offerId=one`]: shown },
  })
  await press('Lägg valda rader i varukorgen')
  await waitFor(() => expect(adds()).toHaveLength(1))
  expect(adds()).toEqual([
    { event: 'add_to_cart', item_list_name: 'offer', items: [item('4012302', 10, 0, 'offer')] },
  ])
})
