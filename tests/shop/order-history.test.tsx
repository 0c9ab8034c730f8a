import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deliveryStatuses, type OrderHistory } from '@tradecounter/api/contract'
import { navigation } from '@tradecounter/shop/core'
import orderHistoryPage from '@tradecounter/shop/pages/order-history'
import { orderList } from '../../shop/orders/history/list/order-list.ts'
import { buyer, json, renderInShop, type SeenCall, shopContext, stubNetwork } from './in-shop.tsx'
import { orderOf } from './purchases.ts'

const context = shopContext({ user: buyer })
const { lines: _lines, address: _address, ...head } = orderOf()
const history: OrderHistory = {
  total: 41,
  page: 2,
  pageSize: 20,
  orders: [{ ...head, lineCount: 3 }],
  addresses: ['223 50 Gatan 1'],
  moreAddresses: false,
}
const list = '/api/my-pages/order-history'
const setting = '/api/user/setting?key=columns.order-history'
const density = '/api/user/setting?key=table.density'

/** The page at an address, with the server's answer for it. Later answers are those of `answer`. */
async function open(
  query = '',
  answer: (call: SeenCall) => Response = () => json(history),
  first: unknown = history,
  shop = context,
) {
  window.history.replaceState(null, '', `/my-pages/order-history${query === '' ? '' : `?${query}`}`)
  const calls = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: buyer.allowedPages }),
    'POST /api/user/savesetting': () => json({ success: true }),
    'GET /api/user/exports': () => json({ exports: [] }),
    [`GET ${list}`]: answer,
    [`GET ${list}/addresses`]: () => json({ addresses: ['999 01 Övre Torget 9'], more: false }),
  })
  const route = { page: 'order-history', query } as const
  const answers: Record<string, unknown> = { [setting]: { value: null }, [density]: { value: null } }
  const [need = ''] = orderHistoryPage.needs(route, shop)
  if (first !== null) answers[need] = first
  renderInShop(<orderHistoryPage.View route={route} />, { context: shop, answers })
  // The list is a late part.
  await screen.findByText(/Sök order|Inga ordrar ännu/u, { selector: 'label, h2, h3, p, div' })
  return {
    need,
    asked: () => calls.filter(({ path }) => path === list).map(({ query: asked }) => asked.toString()),
    calls,
  }
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})

/** Chooses a file of the menu of exports. */
async function chooseExport(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Exportera' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** The field of the first or the last day. */
const day = (index: 0 | 1): HTMLElement => {
  const field = within(screen.getByRole('group', { name: 'Orderdatum' })).getAllByRole('textbox')[index]
  if (field === undefined) throw new Error('There are no fields for days.')
  return field
}

const addressField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Leveransadress' })

describe('the order history', () => {
  it('finds delivery addresses beyond the first ones, and keeps the name of the chosen one', async () => {
    const many = { ...history, moreAddresses: true }
    const { asked } = await open('', () => json(many), many)
    const gesture = userEvent.setup()
    await gesture.type(screen.getByRole('textbox', { name: 'Sök leveransadress' }), 'torget{Enter}')
    await within(addressField()).findByRole('option', { name: '999 01 Övre Torget 9' })
    expect(within(addressField()).queryByRole('option', { name: '223 50 Gatan 1' })).toBeNull()
    await gesture.selectOptions(addressField(), '999 01 Övre Torget 9')
    await waitFor(() =>
      expect(new URLSearchParams(asked().at(-1)).get('address')).toBe('999 01 Övre Torget 9'),
    )
    await gesture.clear(screen.getByRole('textbox', { name: 'Sök leveransadress' }))
    await gesture.tab()
    await within(addressField()).findByRole('option', { name: '223 50 Gatan 1' })
    expect(addressField().value).toBe('999 01 Övre Torget 9')
  })

  it('shows a delivery address of the link that is not among the others', async () => {
    await open('address=999+01+%C3%96vre+Torget+9')
    expect(addressField().value).toBe('999 01 Övre Torget 9')
    expect(screen.queryByRole('textbox', { name: 'Sök leveransadress' })).toBeNull()
  })

  it('lists orders with status, day in the site country and sum without VAT, and links to each (MY-3)', async () => {
    const { asked } = await open('page=2')
    const row = screen.getByRole('row', { name: /500123/u })
    // 23.30 UTC is the next day in Stockholm.
    expect(row.textContent).toContain('2026-11-21')
    expect(row.textContent).toContain('Delvis levererad')
    expect(row.textContent).toMatch(/425,00/u)
    // With VAT it is in a column of its own, which the user may choose.
    expect(row.textContent).not.toMatch(/531,25/u)
    expect(row.textContent).not.toContain('Försenad')
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/my-pages/order-info/500123')
    expect(screen.getByText('41 ordrar')).toBeDefined()
    expect(asked()).toEqual([])
  })

  it('marks an order with late goods, without a day that has passed', async () => {
    await open('', undefined, { ...history, orders: [{ ...head, late: true, nextDelivery: '' }] })
    const row = screen.getByRole('row', { name: /500123/u })
    expect(within(row).getByText('Försenad')).toBeDefined()
    expect(row.textContent).not.toContain('2026-11-24')
  })

  it('shows each of the nine delivery statuses with an icon and a label of its own (MY-3)', async () => {
    const orders = deliveryStatuses.map((status, at) => ({
      ...head,
      status,
      orderNumber: `50013${at}`,
      lineCount: 1,
    }))
    await open('', undefined, { ...history, orders })
    const chips = orders.map(({ orderNumber }) => {
      const row = screen.getByRole('row', { name: new RegExp(orderNumber, 'u') })
      const chip = row.querySelector('[class*="status-chip"]')
      return { icon: chip?.querySelector('path')?.getAttribute('d'), label: chip?.textContent }
    })
    expect(new Set(chips.map(({ icon }) => icon)).size).toBe(9)
    expect(chips.map(({ label }) => label)).toEqual([
      'Levererad',
      'Delvis levererad',
      'Behandlas',
      'Avbeställd',
      'Beställd',
      'På väg',
      'Plockad',
      'Restnoterad',
      'Okänd status',
    ])
  })

  it('leads from a row to its shipments, order confirmation, invoices and a return', async () => {
    await open('page=2')
    await userEvent.click(screen.getByRole('button', { name: 'Åtgärder för order 500123' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Beställ igen', null],
      ['Spåra leveransen', '/my-pages/order-info/500123#shipments'],
      ['Orderbekräftelse (PDF)', '/api/my-pages/order/sheet?orderNumber=500123'],
    ])
  })

  it('restores every part of its state from the address (MY-9, HELP-4)', async () => {
    const query =
      'page=3&sort=sum&direction=desc&search=ventil&from=2026-01-01&to=2026-02-01&status=DELIVERED%2CORDERED&orderedBy=me'
    const { need } = await open(query)
    expect([...new URLSearchParams(need.split('?')[1])]).toEqual([
      ['page', '3'],
      ['sort', 'sum'],
      ['direction', 'desc'],
      ['search', 'ventil'],
      ['from', '2026-01-01'],
      ['to', '2026-02-01'],
      // In the order of the list's own values.
      ['status', 'ORDERED,DELIVERED'],
      ['orderedBy', 'me'],
    ])
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ventil')
    const days = within(screen.getByRole('group', { name: 'Orderdatum' }))
    expect(days.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
      '2026-01-01',
      '2026-02-01',
    ])
    const chips = within(screen.getByRole('list', { name: 'Valda filter' }))
    expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
      'Sökning: ventil',
      'Orderdatum: 2026-01-01 – 2026-02-01',
      'Beställd',
      'Levererad',
      'Mig',
      'Rensa alla filter',
    ])
    expect(screen.getByRole('columnheader', { name: /^Varor exkl/u }).getAttribute('aria-sort')).toBe(
      'descending',
    )
  })

  it('offers the orders of the user alone only to a user who sees those of colleagues', async () => {
    await open()
    expect(screen.getByRole('combobox', { name: 'Beställd av' })).toBeDefined()
    cleanup()
    const permissions = buyer.permissions.filter((each) => each !== 'perm:viewCustomerOrders')
    await open('', undefined, history, shopContext({ user: { ...buyer, permissions } }))
    expect(screen.queryByRole('combobox', { name: 'Beställd av' })).toBeNull()
  })

  it.each(['2026-13-45', '2026-02-31', 'soon'])('ignores what the API would refuse, and %s', async (from) => {
    const { need } = await open(
      `page=0&sort=reference&direction=up&from=${from}&status=LOST&search=${'x'.repeat(200)}&utm=1`,
    )
    expect(need).toBe(`${list}?search=${'x'.repeat(100)}`)
  })

  it('searches and filters from the first page, each with an address of its own, and goes back (MY-9)', async () => {
    const { asked } = await open('page=2')
    const user = userEvent.setup()
    await user.type(screen.getByRole('searchbox'), 'golv brunn{Enter}')
    expect(window.location.search).toBe('?search=golv%20brunn')
    await user.click(screen.getByRole('button', { name: 'Status' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Levererad' }))
    expect(window.location.search).toBe('?search=golv%20brunn&status=DELIVERED')
    await waitFor(() => expect(asked()).toEqual(['search=golv+brunn', 'search=golv+brunn&status=DELIVERED']))
    window.history.back()
    await waitFor(() => expect(window.location.search).toBe('?search=golv%20brunn'))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Ta bort filtret Levererad/u })).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('golv brunn')
  })

  it('sorts on the server by its headers (HELP-3)', async () => {
    const { asked } = await open()
    await userEvent.click(
      within(screen.getByRole('columnheader', { name: /^Ordernummer/u })).getByRole('button'),
    )
    await waitFor(() => expect(asked()).toEqual(['sort=orderNumber']))
  })

  it('is limited to the days that are typed, in their order only (HELP-4)', async () => {
    const { asked } = await open('page=2')
    await userEvent.type(day(0), '2026-03-01{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?from=2026-03-01'))
    await userEvent.type(day(1), '2026-02-01{Enter}')
    expect(window.location.search).toBe('?from=2026-03-01')
    await userEvent.clear(day(1))
    await userEvent.type(day(1), '2026-03-31{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?from=2026-03-01&to=2026-03-31'))
    await waitFor(() => expect(asked().at(-1)).toBe('from=2026-03-01&to=2026-03-31'))
  })

  it('keeps the focus in the field that a search or a day was typed into, and drops what was not sent', async () => {
    await open()
    const gesture = userEvent.setup()
    const search = screen.getByRole('searchbox')
    await gesture.type(search, 'ventil{Enter}')
    await screen.findByRole('link', { name: /Ta bort filtret Sökning: ventil/u })
    expect(document.activeElement).toBe(search)
    await gesture.type(search, ' mer')
    await gesture.click(day(0))
    await gesture.keyboard('2026-11-01{Tab}')
    await screen.findByRole('link', { name: /Ta bort filtret Orderdatum/u })
    expect(document.activeElement).toBe(day(1))
    await gesture.keyboard('2026-11-30{Enter}')
    expect(new URLSearchParams(window.location.search).get('to')).toBe('2026-11-30')
    expect(document.activeElement).toBe(day(1))
    await gesture.click(screen.getByRole('link', { name: /Ta bort filtret Sökning/u }))
    expect((search as HTMLInputElement).value).toBe('')
  })

  it('removes one filter or all of them', async () => {
    await open('search=x&orderedBy=me')
    await userEvent.click(screen.getByRole('link', { name: /Ta bort filtret Mig/u }))
    expect(window.location.search).toBe('?search=x')
    await userEvent.click(screen.getByRole('link', { name: 'Rensa alla filter' }))
    expect(window.location.search).toBe('')
  })

  it('has links to its pages that keep the filters, and none beyond what the API reads', async () => {
    await open('search=x&page=2')
    expect(screen.getByRole('link', { name: 'Sida 3' }).getAttribute('href')).toBe(
      '/my-pages/order-history?page=3&search=x',
    )
    expect(screen.getByRole('link', { name: 'Sida 1' }).getAttribute('href')).toBe(
      '/my-pages/order-history?search=x',
    )
  })

  it('keeps the columns of the user, and undoes a choice that cannot be saved (MY-9)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { calls } = await open()
    const user = userEvent.setup()
    expect(screen.queryByRole('columnheader', { name: 'Godsmärke' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Kolumner' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Projekt' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Projekt' })).toBeNull())
    const saved = () => calls.filter(({ path }) => path === '/api/user/savesetting').map(({ body }) => body)
    await waitFor(() =>
      expect(saved()).toEqual([
        { key: 'columns.order-history', value: { hidden: [...orderList.columns.hidden, 'project'] } },
      ]),
    )
    stubNetwork({ 'POST /api/user/savesetting': () => json({ code: 'invalid', message: 'no' }, 400) })
    await user.click(screen.getByRole('checkbox', { name: 'Varor exkl. moms' }))
    await screen.findByText('Valet av kolumner kunde inte sparas.')
    expect(screen.getByRole('columnheader', { name: /^Varor exkl/u, hidden: true })).toBeDefined()
  })

  it('says that nothing matches, and offers the list without filters', async () => {
    await open('search=x', undefined, { ...history, total: 0, orders: [] })
    expect(screen.getByText('Inga träffar')).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'Rensa alla filter' })[0]?.getAttribute('href')).toBe(
      '/my-pages/order-history',
    )
  })

  it('says that there are no orders at all, without tools for them', async () => {
    await open('', undefined, { ...history, total: 0, page: 1, orders: [] })
    expect(screen.getByText('Inga ordrar ännu')).toBeDefined()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('shows a failure with another try (MY-9)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    let fails = true
    await open(
      'search=x',
      () => (fails ? json({ code: 'invalid', message: 'no' }, 400) : json(history)),
      null,
    )
    await screen.findByText('Listan kunde inte hämtas.')
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    await screen.findByRole('row', { name: /500123/u })
    expect(screen.queryByText('Listan kunde inte hämtas.')).toBeNull()
  })

  it('exports what the filters select, on all pages, and lets a job export a longer list (MY-9)', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await open('search=x&page=2&sort=total')
    let isLong = false
    const waiting = { exportId: 'e1', createdAt: '2026-11-23T10:00:00.000Z', done: 0, total: 0, file: null }
    const file = {
      fileId: 'f'.repeat(32),
      name: 'ordrar.xlsx',
      size: 2_100_000,
      expiresAt: '2026-11-30T10:00:00.000Z',
    }
    let exports: object[] = []
    const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
    const calls = stubNetwork({
      [`GET ${list}/export`]: () =>
        isLong
          ? json({ code: 'tooManyRows', message: 'A download has at most 10000 rows.' }, 409)
          : new Response('a;b', { headers: { 'Content-Disposition': 'attachment; filename="ordrar.csv"' } }),
      [`POST ${list}/startexport`]: () => {
        exports = [{ ...waiting, state: 'running', done: 250, total: 50_000 }]
        return json({ exportId: 'e1' })
      },
      'GET /api/user/exports': () => json({ exports }),
      'POST /api/user/removeexport': () => {
        exports = []
        return json({ success: true })
      },
      'GET /api/files/link': () => json({ url: '/api/files/download?x', expiresAt: file.expiresAt }),
    })
    const link = screen.getByRole('link', { name: 'Exportera CSV' })
    expect(link.getAttribute('href')).toBe(`${list}/export?format=csv&sort=total&search=x`)
    expect(screen.getByRole('link', { name: 'Orderrader, Excel' }).getAttribute('href')).toBe(
      `${list}/export?format=xlsx&rows=lines&sort=total&search=x`,
    )
    await chooseExport('Exportera CSV')
    await waitFor(() => expect(saved).toEqual(['ordrar.csv']))
    const exported = calls.filter(({ path }) => path.endsWith('/export'))
    expect(exported.map(({ query }) => query.toString())).toEqual(['format=csv&sort=total&search=x'])
    isLong = true
    await chooseExport('Exportera Excel')
    await screen.findByText(/^250 av 50\s000 rader$/u)
    expect(calls.find(({ path }) => path.endsWith('/startexport'))?.body).toEqual({
      format: 'xlsx',
      sort: 'total',
      search: 'x',
    })
    exports = [{ ...waiting, state: 'ready', done: 50_000, total: 50_000, file }]
    await screen.findByText(
      /ordrar\.xlsx \(2,1 MB\) är klar\. Filen finns kvar till 2026-11-30/u,
      {},
      { timeout: 4000 },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Hämta' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/api/files/download?x'))
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort' }))
    await waitFor(() => expect(screen.queryByText(/är klar/u)).toBeNull())
  })

  it('cancels a long export while a job makes it, says when that failed, and shows it no longer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await open('')
    let exports = [
      {
        exportId: 'e1',
        createdAt: '2026-11-23T10:00:00.000Z',
        state: 'running',
        done: 5,
        total: 50_000,
        file: null,
      },
    ]
    let isBroken = true
    const calls = stubNetwork({
      [`GET ${list}/export`]: () => json({ code: 'tooManyRows', message: '', traceId: 'x' }, 409),
      [`POST ${list}/startexport`]: () => json({ exportId: 'e1' }),
      'GET /api/user/exports': () => json({ exports }),
      'POST /api/user/removeexport': () => {
        if (isBroken) return json({ code: 'internal', message: '', traceId: 'x' }, 500)
        exports = []
        return json({ success: true })
      },
    })
    await chooseExport('Exportera Excel')
    const cancel = await screen.findByRole('button', { name: 'Avbryt exporten' })
    await userEvent.click(cancel)
    expect(await screen.findByText(/^Exporten misslyckades/u)).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt exporten' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Avbryt exporten' })).toBeNull())
    const removed = calls.filter(({ path }) => path === '/api/user/removeexport')
    expect(removed.map(({ body }) => body)).toEqual([{ exportId: 'e1' }, { exportId: 'e1' }])
  })

  it('prints every row that the filters select (MY-9)', async () => {
    const printed: number[] = []
    vi.stubGlobal('print', () => printed.push(screen.getAllByRole('row').length - 1))
    const { asked } = await open('page=2&status=ORDERED', ({ query }) =>
      json(
        query.get('print') === '1'
          ? {
              ...history,
              page: 1,
              orders: Array.from({ length: 41 }, (_, index) => ({
                ...head,
                lineCount: 1,
                orderNumber: `P${index}`,
              })),
            }
          : history,
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Skriv ut' }))
    await waitFor(() => expect(printed).toEqual([41]))
    expect(asked()).toEqual(['status=ORDERED&print=1'])
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  })

  it('keeps the density of tables for the user', async () => {
    const { calls } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Kolumner' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Kompakta rader' }))
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/user/savesetting')?.body).toEqual({
        key: 'table.density',
        value: 'compact',
      }),
    )
  })

  it('asks a visitor to sign in', () => {
    stubNetwork({})
    renderInShop(<orderHistoryPage.View route={{ page: 'order-history', query: '' }} />)
    expect(screen.getByText('Logga in för att se den här sidan.')).toBeDefined()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})
