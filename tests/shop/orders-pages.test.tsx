import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OrderHistory } from '@tradecounter/api/contract'
import { deliveryStatuses } from '@tradecounter/api/contract'
import { translatorOf } from '@tradecounter/shop/core'
import { confirmationPage } from '@tradecounter/shop/pages/confirmation'
import { orderHistoryPage } from '@tradecounter/shop/pages/order-history'
import { orderPage } from '@tradecounter/shop/pages/order'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'
import { orderOf } from './purchases.ts'

const signedIn = shopContext({ user: buyer })
const withoutPermission = shopContext({ user: { ...buyer, permissions: [], allowedPages: [] } })
const { lines: _lines, address: _address, ...head } = orderOf()
const history: OrderHistory = { total: 41, page: 2, pageSize: 20, orders: [{ ...head, lineCount: 3 }] }

describe('the order history (MY-3)', () => {
  const historyAnswers = { '/api/my-pages/order-history?page=2': history }
  const renderHistory = (context = signedIn, answers: Record<string, unknown> = historyAnswers) => {
    const calls = stubNetwork({})
    renderInShop(<orderHistoryPage.View route={{ page: 'order-history', number: 2 }} />, { context, answers })
    return calls
  }

  it('lists orders with status, day in the site country and total, and links to each', () => {
    const calls = renderHistory()
    const row = screen.getByRole('row', { name: /500123/u })
    // 23.30 UTC is the next day in Stockholm.
    expect(row.textContent).toContain('2026-11-21')
    expect(row.textContent).toContain('Delvis levererad')
    expect(row.textContent).toMatch(/531,25/u)
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/my-pages/order-history/500123')
    expect(screen.getByText('41 ordrar')).toBeDefined()
    expect(calls).toHaveLength(0)
  })

  it('links to the other pages that the user may open, and marks the current one', () => {
    const myPages = ['order-history', 'order-directly', 'order-with-excel']
    const user = { ...buyer, allowedPages: ['order-history', 'order-with-excel'] }
    renderHistory(shopContext({ user, settings: { ...shopContext().settings, myPages } }))
    const nav = within(screen.getByRole('navigation', { name: buyer.myPageName }))
    expect(
      nav.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['/my-pages/order-history', 'page'],
      ['/my-pages/order-with-excel', null],
    ])
  })

  it('has links to its pages', () => {
    renderHistory()
    expect(screen.getByRole('link', { name: 'Sida 3' }).getAttribute('href')).toBe(
      '/my-pages/order-history?page=3',
    )
    expect(screen.getByRole('link', { name: 'Sida 1' }).getAttribute('href')).toBe('/my-pages/order-history')
  })

  it('explains a missing permission, and requests no data (ACC-9)', () => {
    const calls = renderHistory(withoutPermission, {})
    expect(screen.getByText('Du har inte behörighet')).toBeDefined()
    expect(calls).toHaveLength(0)
    expect(orderHistoryPage.needs({ page: 'order-history', number: 1 }, withoutPermission)).toEqual([])
  })

  it('asks a visitor to sign in', () => {
    renderHistory(shopContext(), {})
    expect(screen.getByText('Logga in för att se den här sidan.')).toBeDefined()
  })

  it('shows that there are none', () => {
    renderHistory(signedIn, { '/api/my-pages/order-history?page=2': { ...history, total: 0, orders: [] } })
    expect(screen.getByText('Inga ordrar ännu')).toBeDefined()
  })
})

describe('the order page', () => {
  it('shows its status, lines with theirs, delivery address and totals (MY-3)', () => {
    stubNetwork({})
    renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
      context: signedIn,
      answers: { '/api/my-pages/order?orderNumber=500123': orderOf() },
    })
    const text = document.body.textContent
    expect(text).toContain('Delvis levererad')
    expect(text).toContain('Restnoterad')
    expect(text).toContain('Gatan 1')
    expect(text).toContain('Projekt 7')
    expect(text).toMatch(/42,50\s*kr\/st/u)
    expect(text).toMatch(/531,25/u)
  })

  it('downloads the order sheet in the language of the page, and shows a failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    let isBusy = true
    const calls = stubNetwork({
      'GET /api/my-pages/order/sheet': () =>
        isBusy
          ? json({ code: 'busy', message: 'Too many sheets are being drawn.' }, 503)
          : new Response('%PDF-1.7', {
              headers: {
                'Content-Type': 'application/pdf',
                'Content-Disposition': 'attachment; filename="orderbekraftelse-500123.pdf"',
              },
            }),
    })
    renderInShop(<orderPage.View route={{ page: 'order', orderNumber: '500123' }} />, {
      context: signedIn,
      answers: { '/api/my-pages/order?orderNumber=500123': orderOf() },
    })
    const link = screen.getByRole('link', { name: 'Orderbekräftelse (PDF)' })
    expect(link.getAttribute('href')).toBe('/api/my-pages/order/sheet?orderNumber=500123')
    fireEvent.click(link)
    expect(link.textContent).toBe('Hämtar orderbekräftelsen')
    fireEvent.click(link)
    await screen.findByText('Orderbekräftelsen kunde inte hämtas. Försök igen om en liten stund.')
    isBusy = false
    fireEvent.click(link)
    await waitFor(() => expect(saved).toEqual(['orderbekraftelse-500123.pdf']))
    await waitFor(() => expect(screen.queryByText(/kunde inte hämtas/u)).toBeNull())
    // The second click, while the first call was under way, asked for nothing.
    expect(calls.map(({ path, query }) => `${path} ${query.get('orderNumber')}`)).toEqual([
      '/api/my-pages/order/sheet 500123',
      '/api/my-pages/order/sheet 500123',
    ])
    expect(calls[0]?.headers.get('X-Language')).toBe('sv-SE')
  })

  it('has words for each of the nine delivery states (MY-3)', () => {
    const t = translatorOf(signedIn)
    const words = deliveryStatuses.map((status) => t(`orders.status-${status}`))
    expect(new Set(words).size).toBe(9)
    for (const word of words) expect(word).not.toMatch(/^\[/u)
  })
})

const renderConfirmation = (context = signedIn, answers: Record<string, unknown> = {}) => {
  const calls = stubNetwork({})
  renderInShop(<confirmationPage.View route={{ page: 'confirmation', orderNumber: '500123' }} />, {
    context,
    answers,
  })
  return calls
}

describe('the confirmation', () => {
  it('shows number, day and lines (CART-7)', () => {
    renderConfirmation(signedIn, { '/api/my-pages/order?orderNumber=500123': orderOf() })
    expect(screen.getByText('Ordernummer 500123')).toBeDefined()
    expect(document.body.textContent).toContain('Önskad leverans 2026-11-23')
    expect(document.body.textContent).toContain('Kulventil 15 mm')
  })

  it('shows only the number to a user who may not see orders (ACC-9)', () => {
    const calls = renderConfirmation(withoutPermission)
    expect(screen.getByText('Ordernummer 500123')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Visa ordern' })).toBeNull()
    expect(calls).toHaveLength(0)
  })
})
