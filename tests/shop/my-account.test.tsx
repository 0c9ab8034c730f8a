import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AccountSettings, OrderSummary, Reorder } from '@tradecounter/api/contract'
import { navigation } from '@tradecounter/shop/core'
import myAccountPage from '@tradecounter/shop/pages/my-account'
import { buyer, json, renderInShop, settings, shopContext, stubNetwork, type Answerer } from './in-shop.tsx'
import { refusal } from './purchases.ts'

const myPages = ['my-account', 'order-history']
const contextOf = (changes: Partial<typeof buyer> = {}) =>
  shopContext({
    user: { ...buyer, allowedPages: myPages, ...changes },
    settings: { ...settings, myPages },
  })
const approved = {
  'POST /bff/menu/my-pages': () => json({ pages: myPages }),
  'GET /api/my-pages/my-account/news': () => json({ news: [] }),
}

const order = (orderNumber: string): OrderSummary['latest'][number] => ({
  orderNumber,
  project: '',
  placedAt: '2026-11-20T08:00:00.000Z',
  status: 'ON_THE_WAY',
  reference: 'Per',
  goodsMark: '',
  orderedBy: 'Kim Lund',
  channel: 'web',
  requestedDeliveryDate: '2026-11-23',
  promisedDate: '',
  nextDelivery: '',
  late: false,
  lineCount: 3,
  currency: 'SEK',
  sum: 9_876,
  total: 12_345,
})
const summary: OrderSummary = {
  open: [
    { status: 'ON_THE_WAY', count: 12, nextDelivery: '2026-11-26' },
    { status: 'BACKORDER_LISTED', count: 1, nextDelivery: null },
  ],
  latest: [order('10000001'), { ...order('10000002'), late: true }],
}
const saved: AccountSettings = {
  name: 'Kim Lund',
  mobile: '',
  language: '',
  orderMail: true,
  answerMail: true,
  callBackMail: true,
  approvalMail: true,
  offerMail: true,
  returnMail: true,
  shipmentMail: false,
  delayMail: true,
  invoiceMail: false,
  branchId: '',
  addressId: '',
  reference: '',
  project: '',
  email: 'kim@ror.example',
  push: null,
  branches: [{ id: 'sto', name: 'Stockholm', city: 'Stockholm' }],
  addresses: [{ id: 'a1', name: 'Bygget', street: 'Byggvägen 2', postalCode: '123 46', city: 'Solna' }],
}

function renderSection(
  section: 'overview' | 'settings',
  answers: Record<string, Answerer> = {},
  context = contextOf(),
) {
  const calls = stubNetwork({ ...approved, ...answers })
  renderInShop(<myAccountPage.View route={{ page: 'my-account', section }} />, {
    context,
    answers: { '/api/my-pages/order-summary': summary, '/api/my-pages/my-account/settings': saved },
  })
  return {
    gesture: userEvent.setup(),
    posts: (path: string) =>
      calls.filter(({ method, path: called }) => method === 'POST' && called.includes(path)),
  }
}

/** The text of the tile of a status. */
const tile = (status: string) => screen.getByRole('link', { name: status }).closest('div')?.textContent

describe('the overview of my account', () => {
  it('shows open orders by status with the next delivery, and the latest orders', async () => {
    renderSection('overview')
    await screen.findByText('Dina ordrar')
    expect(tile('På väg')).toMatch(/12.*Nästa leverans 2026-11-26/u)
    expect(tile('Restnoterad')).not.toMatch(/leverans/u)
    expect(screen.getByRole('link', { name: 'Restnoterad' }).getAttribute('href')).toBe(
      '/my-pages/order-history?status=BACKORDER_LISTED',
    )
    expect(screen.getByRole('link', { name: '10000002' }).getAttribute('href')).toBe(
      '/my-pages/order-info/10000002',
    )
  })

  it('shows the sums of orders without VAT, and marks late ones', async () => {
    renderSection('overview')
    await screen.findByRole('columnheader', { name: 'Varor exkl. moms' })
    const rows = screen.getAllByRole('row', { name: /1000000/u }).map((row) => row.textContent)
    expect(rows).toEqual([expect.stringMatching(/98,76/u), expect.stringMatching(/98,76/u)])
    expect(rows.map((text) => text.includes('Försenad'))).toEqual([false, true])
  })

  it('has no orders without the permission, and no switch for a single customer (ACC-9)', () => {
    const [customer] = buyer.attachedCustomers
    if (customer === undefined) throw new Error('The buyer has no customer.')
    const context = contextOf({ allowedPages: ['my-account'], attachedCustomers: [customer] })
    renderSection('overview', {}, context)
    expect(screen.queryByText('Dina ordrar')).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('orders an order again, and names the lines that are not as they were', async () => {
    const results: Reorder['results'] = [
      line(1, { outcome: 'added' }),
      line(2, { name: 'Rör', outcome: 'changed', quantity: 6 }),
      line(3, { name: 'Ventil', outcome: 'notBuyable', reason: 'notSold' }),
      line(4, { name: 'Böj', outcome: 'changed', quantity: 0 }),
    ]
    const { gesture, posts } = renderSection('overview', {
      'POST /api/my-pages/order/reorder': () =>
        json({ success: true, newLines: 2, cartCount: 5, results } satisfies Reorder),
    })
    await gesture.click(await screen.findByRole('button', { name: 'Beställ igen Order 10000002' }))
    await screen.findByText('3 rader ligger i varukorgen.')
    expect(posts('reorder').map(({ body }) => body)).toEqual([{ orderNumber: '10000002' }])
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toContain('Rör: antalet blev 6 på grund av förpackningen')
    expect(rows).toContain('Böj: ryms i förpackningarna på en tidigare rad')
    expect(rows).toContain('Ventil: kan inte köpas')
    expect(screen.getByRole('link', { name: 'Till varukorgen' }).getAttribute('href')).toBe('/cart')
  })

  it('has the result of every line of a long order to read', async () => {
    const results = Array.from({ length: 26 }, (_, at) =>
      line(at + 1, { name: `Ventil ${at + 1}`, outcome: 'notBuyable', reason: 'notSold' }),
    )
    const { gesture } = renderSection('overview', {
      'POST /api/my-pages/order/reorder': () =>
        json({ success: true, newLines: 0, cartCount: 0, results } satisfies Reorder),
    })
    await gesture.click(await screen.findByRole('button', { name: 'Beställ igen Order 10000002' }))
    const more = (await screen.findByText('och 6 rader till')).closest('details')
    expect(more?.open).toBe(false)
    expect(named(document)).toEqual(results.map(({ position }) => String(position)))
    expect(named(more)).toEqual(['21', '22', '23', '24', '25', '26'])
  })

  it('says that nothing was added to a full cart', async () => {
    const { gesture } = renderSection('overview', {
      'POST /api/my-pages/order/reorder': () => refusal(400, 'cartFull'),
    })
    await gesture.click(await screen.findByRole('button', { name: 'Beställ igen Order 10000001' }))
    await screen.findByText('Varukorgen rymmer inte så många rader. Inget har lagts till.')
  })
})

/** The numbers of the valves that a part of the page says cannot be bought. */
const named = (root: ParentNode | null) =>
  [...(root?.querySelectorAll('li') ?? [])].flatMap(
    ({ textContent }) => /^Ventil (\d+): kan inte köpas$/u.exec(textContent)?.[1] ?? [],
  )

function line(position: number, more: Partial<Reorder['results'][number]>): Reorder['results'][number] {
  return {
    position,
    name: 'Kulventil',
    variantNumber: `V-${position}`,
    url: `/p/kulventil-V${position}`,
    outcome: 'added',
    reason: null,
    quantity: 2,
    replacement: null,
    ...more,
  }
}

describe('the settings of my account', () => {
  const address = 'POST /api/my-pages/my-account/savesettings'

  it('saves what was changed, and says so', async () => {
    const { gesture, posts } = renderSection('settings', {
      [address]: ({ body }) => json({ ...saved, ...(body as object) }),
    })
    await gesture.selectOptions(await screen.findByLabelText('Leveransadress'), 'a1')
    await gesture.type(screen.getByLabelText('Referens'), 'Kim')
    await gesture.click(screen.getByLabelText('Skicka orderbekräftelser med e-post'))
    await gesture.click(screen.getByLabelText('Skicka svar på begärda ändringar med e-post'))
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    await screen.findByText('Ändringarna är sparade.')
    expect(posts('settings').map(({ body }) => body)).toEqual([
      {
        name: 'Kim Lund',
        mobile: '',
        language: '',
        orderMail: false,
        answerMail: false,
        callBackMail: true,
        approvalMail: true,
        offerMail: true,
        returnMail: true,
        shipmentMail: false,
        delayMail: true,
        invoiceMail: false,
        branchId: '',
        addressId: 'a1',
        reference: 'Kim',
        project: '',
      },
    ])
    expect(screen.getByLabelText('Referens')).toHaveProperty('value', 'Kim')
  })

  it('offers news of delays to all, and those of invoices to users who may see invoices', async () => {
    renderSection('settings')
    await screen.findByLabelText('Skicka besked om försenade leveranser med e-post')
    expect(screen.queryByLabelText('Skicka besked om nya fakturor med e-post')).toBeNull()
  })

  it('saves the choice of news of delays and invoices', async () => {
    const { gesture, posts } = renderSection(
      'settings',
      { [address]: ({ body }) => json({ ...saved, ...(body as object) }) },
      contextOf({ permissions: [...buyer.permissions, 'perm:viewInvoices'] }),
    )
    await gesture.click(await screen.findByLabelText('Skicka besked om försenade leveranser med e-post'))
    await gesture.click(screen.getByLabelText('Skicka besked om nya fakturor med e-post'))
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    await screen.findByText('Ändringarna är sparade.')
    expect(posts('settings').map(({ body }) => body)).toMatchObject([{ delayMail: false, invoiceMail: true }])
  })

  it('opens the page in the language that was chosen', async () => {
    const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})
    const alternates = [
      { locale: 'sv-SE', href: '/my-pages/my-account/settings' },
      { locale: 'en', href: '/en/my-pages/my-account/settings' },
    ] as const
    const { gesture, posts } = renderSection(
      'settings',
      { [address]: ({ body }) => json({ ...saved, ...(body as object) }) },
      { ...contextOf(), alternates },
    )
    const choice = await screen.findByLabelText('Språk på sidor och i mejl')
    expect(choice).toHaveProperty('value', 'sv-SE')
    await gesture.selectOptions(choice, 'English')
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en/my-pages/my-account/settings'))
    expect(posts('settings').map(({ body }) => body)).toMatchObject([{ language: 'en' }])
  })

  it('starts a file with the personal data after a proof of identity, and asks for the erasure', async () => {
    let proved = false
    let request: object | null = null
    const { gesture, posts } = renderSection('settings', {
      'GET /api/my-pages/my-account/erasure': () => json({ request }),
      'GET /api/user/exports': () => json({ exports: [] }),
      'GET /api/user/signinstep': () =>
        json({ step: null, methods: { password: true, totp: false, passkey: false, recovery: false } }),
      'POST /api/user/confirm': () => {
        proved = true
        return json({ success: true })
      },
      'POST /api/my-pages/my-account/startexport': () =>
        proved ? json({ exportId: 'e' }) : refusal(403, 'confirm', ''),
      'POST /api/my-pages/my-account/requesterasure': () => {
        request = {
          state: 'sent',
          createdAt: '2026-11-20T10:00:00.000Z',
          changedAt: '2026-11-20T10:00:00.000Z',
        }
        return json({ request })
      },
      'POST /api/my-pages/my-account/withdrawerasure': () => json({ request: null }),
    })
    await gesture.click(await screen.findByRole('button', { name: 'Skapa fil med mina uppgifter' }))
    const dialog = within(await screen.findByRole('dialog'))
    await gesture.type(dialog.getByLabelText(/Lösenord/u), 'secret')
    await gesture.click(dialog.getByRole('button', { name: 'Fortsätt' }))
    await waitFor(() => expect(posts('startexport')).toHaveLength(2))
    await gesture.click(await screen.findByRole('button', { name: 'Begär radering' }))
    const ask = within(await screen.findByRole('alertdialog'))
    await gesture.click(ask.getByRole('button', { name: 'Begär radering' }))
    await screen.findByText(/Du begärde radering 2026-11-20/u)
    await gesture.click(screen.getByRole('button', { name: 'Ta tillbaka begäran' }))
    await waitFor(() => expect(screen.queryByText(/Du begärde radering/u)).toBeNull())
  })

  it.each([
    ['a refused field', () => refusal(400, 'invalid', 'mobile'), 'Mobilnummer'],
    ['a failure', () => json({ code: 'internal', message: 'no', traceId: 'x' }, 500), null],
  ])('keeps what was typed after %s', async (_, answer, field) => {
    const { gesture } = renderSection('settings', { [address]: answer })
    await gesture.type(await screen.findByLabelText('Mobilnummer'), 'ring mig')
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    await screen.findByText(
      field === null
        ? 'Ändringarna kunde inte sparas. Försök igen.'
        : 'Ändringarna är inte sparade. Rätta det markerade fältet.',
    )
    expect(screen.getByLabelText('Mobilnummer')).toHaveProperty('value', 'ring mig')
    await waitFor(() =>
      expect(screen.getByLabelText('Mobilnummer').getAttribute('aria-invalid')).toBe(
        field === null ? null : 'true',
      ),
    )
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Spara' })).toBeDefined()
  })
})
