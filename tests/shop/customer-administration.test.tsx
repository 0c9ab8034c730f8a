import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  Attached,
  Attachment,
  CostCentre,
  Matrix,
  ReceivedAttachmentRequest,
} from '@tradecounter/api/contract'
import { accessOf, navigation, type RouteTo } from '@tradecounter/shop/core'
import customerAdministrationPage, { View } from '@tradecounter/shop/pages/customer-administration'
import { parseAmount } from '../../shop/customers/administration/cost-centres/parse-amount.ts'
import { buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(navigation, 'reload').mockImplementation(() => {})
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const contextWith = (permissions: readonly string[]) =>
  shopContext({
    user: { ...buyer, permissions: [...permissions], allowedPages: ['customer-administration'] },
  })
const administrator = contextWith(['perm:adminCompany', 'perm:adminUsers'])

const refusal = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

function renderSection(
  section: RouteTo<'customer-administration'>['section'],
  calls: Parameters<typeof stubNetwork>[0],
  context = administrator,
  query = '',
) {
  const network = stubNetwork({
    'POST /bff/menu/my-pages': () => json({ pages: ['customer-administration'] }),
    ...calls,
  })
  renderInShop(<View route={{ page: 'customer-administration', section, query }} />, { context })
  const sent = (path: string) => network.filter((call) => call.path === path).map(({ body }) => body)
  return { gesture: userEvent.setup(), sent }
}

/** What the frame of lists asks for. */
const settings = {
  'GET /api/user/setting': () => json({ value: null }),
  'GET /api/user/exports': () => json({ exports: [] }),
}
const firstPage = { total: 1, page: 1, pageSize: 25 }

const customer = (customerId: string, more: Partial<Attachment> = {}): Attachment => ({
  customerId,
  number: `1${customerId}`,
  name: `Kund ${customerId}`,
  nickname: '',
  address: 'Rörgatan 1',
  city: 'Solna',
  roles: ['buyer'],
  isDefault: false,
  hidden: false,
  isCurrent: false,
  parentId: null,
  ...more,
})
const attached = (more: Partial<Attached> = {}): Attached => ({
  customers: [
    customer('A', { isCurrent: true, isDefault: true }),
    customer('B', { nickname: 'Verkstan', parentId: 'A' }),
    customer('C', { hidden: true }),
  ],
  requests: [],
  roles: [],
  ...more,
})
/** The calls of the section with the customers of a user. */
const customerCalls = (
  state: Partial<Attached> = {},
  received: readonly ReceivedAttachmentRequest[] = [],
): Parameters<typeof stubNetwork>[0] => {
  const answer = attached(state)
  return {
    ...settings,
    'GET /api/customer/attached': () => json(answer),
    'GET /api/customer/attached/list': () => json({ ...firstPage, total: 3, customers: answer.customers }),
    'GET /api/customer/attachmentrequest/received': () =>
      json({ ...firstPage, total: received.length, requests: received }),
  }
}
const order = () =>
  screen.getAllByRole('listitem').flatMap((item) => item.textContent.match(/Kund [ABC]/u) ?? [])

describe('customers of a user', () => {
  it('are listed with own names and states; the current one can be neither hidden nor left', async () => {
    renderSection('customers', customerCalls(), contextWith([]))
    expect(await screen.findByText('Verkstan')).toBeTruthy()
    expect(screen.getByText('Aktuell · Väljs vid inloggning')).toBeTruthy()
    expect(screen.getByText('Hör till Kund A')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Dölj.*Kund A/u })).toBeNull()
    expect(screen.queryByRole('button', { name: /Lämna.*Kund A/u })).toBeNull()
    expect(screen.getByRole('button', { name: /Visa.*Kund C/u })).toBeTruthy()
    // Sections of the company are for its administrators.
    expect(screen.queryByRole('link', { name: 'Kostnadsställen' })).toBeNull()
  })

  it('move by button at once, and back with a message if that fails', async () => {
    const { gesture, sent } = renderSection('customers', {
      ...customerCalls(),
      'POST /api/customer/attached/order': () => refusal(409, { code: 'changed', message: 'x' }),
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ändra ordning' }))
    await gesture.click(await screen.findByRole('button', { name: 'Flytta ner Kund A' }))
    await screen.findByText(/Någon annan har ändrat/u)
    expect(sent('/api/customer/attached/order')).toEqual([{ customerIds: ['B', 'A', 'C'] }])
    await waitFor(() => expect(order().slice(-3)).toEqual(['Kund A', 'Kund B', 'Kund C']))
  })

  it('are left only after a confirmation, and a refusal is explained', async () => {
    const { gesture, sent } = renderSection('customers', {
      ...customerCalls(),
      'POST /api/customer/attached/detach': () => refusal(409, { code: 'lastAdministrator', message: 'x' }),
    })
    await gesture.click(await screen.findByRole('button', { name: /Lämna.*Verkstan/u }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(sent('/api/customer/attached/detach')).toEqual([])
    await gesture.click(dialog.getByRole('button', { name: 'Lämna Verkstan' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await screen.findByText(/skulle stå utan administratör/u)).toBeTruthy()
    expect(navigation.reload).not.toHaveBeenCalled()
  })

  it('get an own name, and the page reloads so that its menus show it', async () => {
    const { gesture, sent } = renderSection('customers', {
      ...customerCalls(),
      'POST /api/customer/attached/nickname': () => json({ success: true }),
    })
    await gesture.click(await screen.findByRole('button', { name: /Eget namn.*Kund A/u }))
    await gesture.type(await screen.findByLabelText('Eget namn'), 'Kontoret')
    await gesture.click(screen.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(navigation.reload).toHaveBeenCalled())
    expect(sent('/api/customer/attached/nickname')).toEqual([{ customerId: 'A', nickname: 'Kontoret' }])
  })
})

describe('the lists of customers and received requests', () => {
  const query = 'search=rör&status=hidden&received.state=approved&received.sort=userName'
  const route = { page: 'customer-administration', section: 'customers', query } as const
  const needsOf = (context: typeof administrator) => customerAdministrationPage.needs?.(route, context) ?? []

  it('have search, sorting, filters and export in the address of the page (MY-9)', async () => {
    expect(needsOf(administrator)[0]).toBe('/api/customer/attached')
    expect(needsOf(administrator)).toContain('/api/customer/attached/list?search=r%C3%B6r&status=hidden')
    const received = '/api/customer/attachmentrequest/received'
    expect(needsOf(administrator)).toContain(`${received}?sort=userName&state=approved`)
    expect(needsOf(contextWith([])).filter((address) => address.startsWith(received))).toEqual([])
    window.history.replaceState(null, '', `?${query}`)
    renderSection('customers', customerCalls({ roles: ['buyer'] }), administrator, query)
    expect(await screen.findByText('3 kunder')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /CSV/u }).map((link) => link.getAttribute('href'))).toEqual([
        '/api/customer/attached/export?format=csv&search=r%C3%B6r&status=hidden',
        `${received}/export?format=csv&sort=userName&state=approved`,
      ]),
    )
    // Nothing matches, which is not the same as no request.
    expect(await screen.findByText('Inga träffar')).toBeTruthy()
    expect(screen.queryByText('Inga förfrågningar.')).toBeNull()
  })

  it('say that there are no requests without a filter', async () => {
    renderSection('customers', customerCalls({ roles: ['buyer'] }))
    expect(await screen.findByText('Inga förfrågningar.')).toBeTruthy()
    expect(screen.queryByText('Inga träffar')).toBeNull()
  })
})

describe('requests for a further customer', () => {
  it('keep what was typed and name the refused field', async () => {
    const { gesture } = renderSection('customers', {
      ...customerCalls(),
      'POST /api/customer/attachmentrequest/send': () =>
        refusal(400, { code: 'organisationNumber', message: 'x', field: 'organisationNumber' }),
    })
    const field = await screen.findByLabelText<HTMLInputElement>(/Organisationsnummer/u)
    await gesture.type(field, '123')
    await gesture.click(screen.getByRole('button', { name: 'Skicka förfrågan' }))
    expect(await screen.findByText('Organisationsnumret stämmer inte')).toBeTruthy()
    expect(field.value).toBe('123')
  })

  it('are withdrawn only after a confirmation', async () => {
    const own = {
      requestId: 'r7',
      state: 'sent',
      message: '',
      reason: '',
      customerNumber: '104688',
      organisationNumber: '559999-9025',
      createdAt: '2026-11-12T09:00:00.000Z',
      changedAt: '2026-11-12T09:00:00.000Z',
      expiresAt: '2026-12-12T09:00:00.000Z',
    } as const
    const { gesture, sent } = renderSection('customers', {
      ...customerCalls({ requests: [own] }),
      'POST /api/customer/attachmentrequest/withdraw': () => json({ success: true }),
    })
    await gesture.click(await screen.findByRole('button', { name: 'Dra tillbaka förfrågan för 104688' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(sent('/api/customer/attachmentrequest/withdraw')).toEqual([])
    await gesture.click(dialog.getByRole('button', { name: 'Dra tillbaka förfrågan för 104688' }))
    await waitFor(() =>
      expect(sent('/api/customer/attachmentrequest/withdraw')).toEqual([{ requestId: 'r7' }]),
    )
  })

  it('are exported, and approved with roles by administrators', async () => {
    const received = {
      requestId: 'r1',
      state: 'sent' as const,
      message: 'Hej',
      reason: '',
      createdAt: '2026-11-20T11:00:00.000Z',
      changedAt: '2026-11-20T11:00:00.000Z',
      expiresAt: '2026-12-20T11:00:00.000Z',
      userName: 'Maria',
      email: 'maria@example.test',
      decidedBy: '',
    }
    const { gesture, sent } = renderSection('customers', {
      ...customerCalls({ roles: ['approver', 'buyer', 'Turbo'] }, [received]),
      'POST /api/customer/attachmentrequest/decide': () => json({ success: true }),
    })
    await waitFor(() =>
      expect(
        screen.getAllByRole('link', { name: 'Exportera CSV' }).map((link) => link.getAttribute('href')),
      ).toContain('/api/customer/attachmentrequest/received/export?format=csv'),
    )
    await gesture.click(await screen.findByRole('button', { name: 'Godkänn Maria' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>('Inköpare').checked).toBe(true)
    await gesture.click(dialog.getByLabelText('Turbo'))
    await gesture.click(dialog.getByRole('button', { name: 'Godkänn Maria' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('/api/customer/attachmentrequest/decide')).toEqual([
      { requestId: 'r1', approve: true, roles: ['buyer', 'Turbo'], reason: '' },
    ])
  })
})

describe('cost centres', () => {
  const costCentre: CostCentre = {
    costCentreId: 'k1',
    version: 3,
    number: '4010',
    name: 'Service',
    budget: 100_00,
    period: 'month',
    forEveryone: true,
    active: true,
    manager: null,
    buyers: [],
    used: 150_00,
    periodFrom: '2026-11-01',
    periodUntil: '2026-11-30',
    inUse: true,
  }

  it('say when they are over budget, and offer no deletion once an order names them', async () => {
    renderSection('cost-centres', {
      ...settings,
      'GET /api/customer/costcentres': () =>
        json({ ...firstPage, currency: 'SEK', costCentres: [costCentre] }),
    })
    expect(await screen.findByText(/Över budget/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ta bort 4010 Service' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Gör 4010 Service inaktivt' })).toBeTruthy()
  })

  it('show both versions after a change by somebody else, and save over the newer one', async () => {
    let stored = costCentre
    const { gesture, sent } = renderSection('cost-centres', {
      ...settings,
      'GET /api/customer/costcentres': () => json({ ...firstPage, currency: 'SEK', costCentres: [stored] }),
      'POST /api/customer/costcentre/save': () => {
        if (stored.version === 4) return json({ costCentre: stored })
        stored = { ...costCentre, version: 4, name: 'Jour' }
        return refusal(409, { code: 'changed', message: 'x', current: stored })
      },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ändra 4010 Service' }))
    const dialog = within(await screen.findByRole('dialog'))
    await gesture.type(dialog.getByLabelText(/Namn/u), ' norr')
    await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
    expect(await dialog.findByText('Sparat nu: Jour')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/Namn/u).value).toBe('Service norr')
    await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('/api/customer/costcentre/save')).toMatchObject([
      { version: 3, name: 'Service norr', budget: 100_00 },
      { version: 4, name: 'Service norr' },
    ])
  })

  it('are saved once when the answer is lost and the same is sent again', async () => {
    const keys: (string | null)[] = []
    const { gesture } = renderSection('cost-centres', {
      ...settings,
      'GET /api/customer/costcentres': () =>
        json({ ...firstPage, currency: 'SEK', costCentres: [costCentre] }),
      'POST /api/customer/costcentre/save': ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        return refusal(502, { code: '', message: '' })
      },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ändra 4010 Service' }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const times of [1, 2]) {
      await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
      await waitFor(() => expect(keys).toHaveLength(times))
      await dialog.findByRole('alert')
    }
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u)
    expect(keys[1]).toBe(keys[0])
  })

  it('are a list with search, filter, sorting and export, as the units are (MY-9)', async () => {
    const query = 'sort=used&direction=desc&search=ser&status=over'
    const route = { page: 'customer-administration', section: 'cost-centres', query } as const
    expect(customerAdministrationPage.needs?.(route, administrator)?.[0]).toBe(
      `/api/customer/costcentres?${query}`,
    )
    const units = { ...route, section: 'units', query: 'search=nord&approver=without' } as const
    expect(customerAdministrationPage.needs?.(units, administrator)?.[0]).toBe(
      '/api/customer/units?search=nord&approver=without',
    )
    window.history.replaceState(null, '', `?${query}`)
    renderSection(
      'cost-centres',
      {
        ...settings,
        'GET /api/customer/costcentres': () =>
          json({ ...firstPage, currency: 'SEK', costCentres: [costCentre] }),
      },
      administrator,
      query,
    )
    expect(await screen.findByText('1 kostnadsställe')).toBeTruthy()
    expect(screen.getByRole('link', { name: /Excel/u }).getAttribute('href')).toBe(
      `/api/customer/costcentres/export?format=xlsx&${query}`,
    )
    expect(screen.getByRole('columnheader', { name: 'Använt' }).getAttribute('aria-sort')).toBe('descending')
  })

  it.each([
    ['', null],
    ['25 000', 25_000_00],
    ['25\u00A0000,50', 25_000_50],
    ['25.000,5', 25_000_50],
    ['1,234.56', 1234_56],
    ['25000.00', 25_000_00],
    ['tjugo', -1],
    ['-5', -1],
  ])('read the amount %j as %j', (text, minor) => {
    expect(parseAmount(text)).toBe(minor)
  })
})

/** Checks that own roles cannot be changed, and opens those of Maria. */
const openCell = async (gesture: ReturnType<typeof userEvent.setup>) => {
  const [, own, other] = await screen.findAllByRole('row')
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
  await gesture.click(
    within(other as HTMLElement).getByRole('button', { name: /^Inköpare.*Maria hos Kund A/u }),
  )
  return within(await screen.findByRole('dialog'))
}

describe('the matrix', () => {
  const matrix: Matrix = {
    total: 2,
    page: 1,
    pageSize: 20,
    roles: ['buyer', 'reader'],
    customers: [{ customerId: 'A', number: '1A', name: 'Kund A' }],
    users: [
      {
        userId: 'me',
        name: 'Jag',
        email: 'me@example.test',
        isSelf: true,
        lastSignInAt: '2026-11-26T07:30:00.000Z',
        cells: [{ customerId: 'A', roles: [] }],
      },
      {
        userId: 'm',
        name: 'Maria',
        email: 'maria@example.test',
        isSelf: false,
        lastSignInAt: '',
        cells: [{ customerId: 'A', roles: ['buyer'] }],
      },
    ],
  }

  it('changes the roles of others, with those that were shown, and never own ones', async () => {
    const { gesture, sent } = renderSection('users', {
      ...settings,
      'GET /api/customer/matrix': () => json(matrix),
      'POST /api/customer/matrix/save': () => json({ roles: ['buyer', 'reader'] }),
    })
    const dialog = await openCell(gesture)
    await gesture.click(dialog.getByLabelText('Läsare'))
    await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('/api/customer/matrix/save')).toEqual([
      { userId: 'm', customerId: 'A', before: ['buyer'], roles: ['buyer', 'reader'] },
    ])
  })

  it('keeps the chosen roles when somebody else was faster, and shows theirs (409)', async () => {
    let stored = ['buyer']
    const { gesture, sent } = renderSection('users', {
      ...settings,
      'GET /api/customer/matrix': () =>
        json({
          ...matrix,
          users: matrix.users.map((user) =>
            user.userId === 'm' ? { ...user, cells: [{ customerId: 'A', roles: stored }] } : user,
          ),
        }),
      'POST /api/customer/matrix/save': () => {
        if (stored.length === 0) return json({ roles: ['buyer', 'reader'] })
        stored = []
        return refusal(409, { code: 'changed', message: 'x', current: { roles: stored } })
      },
    })
    const dialog = await openCell(gesture)
    await gesture.click(dialog.getByLabelText('Läsare'))
    await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
    expect(await dialog.findByText('Sparat nu: Inga roller')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>('Läsare').checked).toBe(true)
    await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('/api/customer/matrix/save')).toMatchObject([
      { before: ['buyer'], roles: ['buyer', 'reader'] },
      { before: [], roles: ['buyer', 'reader'] },
    ])
  })

  it('is a list as the others: its address has page, search and filters, for pages, export and columns (MY-9)', async () => {
    const query = 'page=2&search=mar&role=buyer&customer=A'
    const route = { page: 'customer-administration', section: 'users', query } as const
    const needs = customerAdministrationPage.needs?.(route, administrator) ?? []
    expect(needs[0]).toBe(`/api/customer/matrix?${query}`)
    window.history.replaceState(null, '', `?${query}`)
    const { gesture, sent } = renderSection(
      'users',
      {
        ...settings,
        'GET /api/customer/matrix': () => json({ ...matrix, page: 2, total: 41 }),
        'POST /api/user/savesetting': () => json({ success: true }),
      },
      administrator,
      query,
    )
    const pages = await screen.findByRole('navigation', { name: 'Användare och kunder, sidor' })
    expect(within(pages).getByRole('link', { name: 'Sida 3' }).getAttribute('href')).toBe(
      '/my-pages/customer-administration/users?page=3&search=mar&role=buyer&customer=A',
    )
    expect(screen.getByText('41 användare')).toBeTruthy()
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'mar')
    expect(screen.getByRole('link', { name: /CSV/u }).getAttribute('href')).toBe(
      '/api/customer/matrix/export?format=csv&search=mar&role=buyer&customer=A',
    )
    expect(screen.queryByText('Senast inloggad', { selector: 'th *' })).toBeNull()
    await gesture.click(screen.getByRole('button', { name: 'Kolumner' }))
    await gesture.click(await screen.findByRole('checkbox', { name: 'Kund A (1A)' }))
    await waitFor(() =>
      expect(sent('/api/user/savesetting')).toEqual([
        {
          key: 'columns.customer-administration',
          value: { hidden: ['email', 'lastSignInAt', 'at-A'] },
        },
      ]),
    )
  })

  it('is refused in the frame of the page to users without the permission (ACC-10)', () => {
    renderSection('users', {}, contextWith(['perm:adminCompany']))
    expect(screen.getByText('Du har inte behörighet')).toBeTruthy()
    const route = { page: 'customer-administration', section: 'users', query: '' } as const
    expect(accessOf(route, contextWith(['perm:adminCompany']))).not.toBe('allowed')
    expect(accessOf(route, administrator)).toBe('allowed')
  })
})
