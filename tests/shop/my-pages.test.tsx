import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import orderHistoryPage from '@tradecounter/shop/pages/order-history'
import { inMyPages, MyPage } from '@tradecounter/shop/my-pages'
import { type Answerer, buyer, json, renderInShop, settings, shopContext, stubNetwork } from './in-shop.tsx'

const myPages = ['my-account', 'order-history', 'order-directly', 'order-with-excel']
const user = { ...buyer, allowedPages: ['my-account', 'order-history', 'order-with-excel'] }
const approve = 'POST /bff/menu/my-pages'

const Orders = inMyPages<'order-history'>(
  () => (
    <MyPage id="order-history" title="Orderhistorik">
      Ordrar
    </MyPage>
  ),
  'orders.title',
)

const open = (answer: Answerer, changes: Partial<typeof user> = {}) => {
  const calls = stubNetwork({ [approve]: answer })
  renderInShop(<Orders route={{ page: 'order-history', query: '' }} />, {
    context: shopContext({ user: { ...user, ...changes }, settings: { ...settings, myPages } }),
  })
  const nav = within(screen.getByRole('navigation', { name: buyer.myPageName }))
  const links = () =>
    nav.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])
  return { calls, nav, links }
}

describe('the navigation of my pages', () => {
  it('shows the pages of the site that the server approves, in groups, and marks the current one (MY-1)', async () => {
    const { calls, nav, links } = open(() => json({ pages: ['order-history', 'order-directly'] }))
    // Until the call has answered: the pages that were approved for the page itself.
    expect(links()).toEqual([
      ['Mitt konto', null],
      ['Orderhistorik', 'page'],
      ['Beställ med Excel', null],
    ])
    await waitFor(() =>
      expect(links()).toEqual([
        ['Orderhistorik', 'page'],
        ['Direktorder', null],
      ]),
    )
    expect(calls.map(({ body }) => body)).toEqual([{ pages: myPages }])
    const purchasing = nav.getByRole('list', { name: 'Inköp' })
    expect(within(purchasing).getByRole('link').textContent).toBe('Direktorder')
    expect(nav.queryByRole('list', { name: 'Konto' })).toBeNull()
  })

  it('says that the pages could not be loaded, links to none, and tries again (MY-1)', async () => {
    let fails = true
    const { nav, links } = open(() =>
      fails ? json({ code: 'invalid', message: 'no' }, 400) : json({ pages: ['order-history'] }),
    )
    await nav.findByText('Mina sidor kunde inte hämtas. Försök igen.')
    expect(links()).toEqual([])
    // The page itself stays.
    expect(screen.getByText('Ordrar')).toBeDefined()
    fails = false
    await userEvent.click(nav.getByRole('button', { name: 'Försök igen' }))
    await waitFor(() => expect(links()).toEqual([['Orderhistorik', 'page']]))
    expect(nav.queryByText('Mina sidor kunde inte hämtas. Försök igen.')).toBeNull()
  })

  it('opens on narrow screens by a button with the name of the current page', async () => {
    const { nav } = open(() => json({ pages: user.allowedPages }))
    const button = nav.getByRole('button', { name: 'Orderhistorik' })
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    const closed = panel?.className
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(panel?.className).not.toBe(closed)
  })
})

describe('a page below /my-pages/', () => {
  it('explains a missing permission in the same frame, and renders nothing of the page (ACC-9)', () => {
    const { nav } = open(() => json({ pages: ['my-account'] }), { allowedPages: ['my-account'] })
    expect(screen.getByText('Du har inte behörighet')).toBeDefined()
    expect(document.body.textContent).toContain('Sidan kräver behörigheten ”se egna ordrar”.')
    expect(screen.queryByText('Ordrar')).toBeNull()
    expect(nav.getByRole('link', { name: 'Mitt konto' })).toBeDefined()
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  it('has no navigation for visitors, who are asked to sign in', () => {
    stubNetwork({})
    renderInShop(<orderHistoryPage.View route={{ page: 'order-history', query: '' }} />)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByText('Logga in för att se den här sidan.')).toBeDefined()
  })
})
