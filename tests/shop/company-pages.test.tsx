import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangeRequest, Company, CompanyAddress, CompanyContact } from '@tradecounter/api/contract'
import { accessOf } from '@tradecounter/shop/core'
import { View as CompanyAuditView } from '@tradecounter/shop/pages/company-audit'
import companyInformationPage, {
  View as CompanyInformationView,
} from '@tradecounter/shop/pages/company-information'
import { View as MySalesPersonView } from '@tradecounter/shop/pages/my-sales-person'
import { type Answerer, buyer, json, renderInShop, shopContext, stubNetwork } from './in-shop.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const address: CompanyAddress = {
  addressId: 'a1',
  version: 3,
  name: 'Skolan',
  street: 'Skolgatan 1',
  street2: '',
  postalCode: '123 45',
  city: 'Solna',
  country: 'SE',
  goodsMark: '',
  phone: '',
  accessNote: '',
  isDefault: false,
  active: true,
}

const companyOf = (more: Partial<Company> = {}): Company => ({
  number: '104210',
  name: 'Rör AB',
  country: 'SE',
  organisationNumber: '556036-0793',
  vatNumber: '',
  invoiceAddress: { name: 'Rör AB', street: 'Rörvägen 12', postalCode: '117 43', city: 'Stockholm' },
  eInvoice: null,
  paymentDays: 30,
  deliveryTerms: '',
  priceList: 'standard',
  credit: null,
  parent: null,
  sisters: [],
  secondFactorRequired: false,
  canEdit: true,
  settings: { version: 0, invoiceEmail: '', confirmationEmails: [], deliveryDays: [] },
  invoiceMail: 'none',
  orderFields: { version: 0, fields: [] },
  addresses: [address],
  contacts: [],
  ...more,
})

const contact: CompanyContact = {
  contactId: 'p1',
  version: 2,
  name: 'Eva Ek',
  title: 'Chef',
  phone: '070-1',
  email: 'eva@ror.example',
}

const changeRequest: ChangeRequest = {
  requestId: 'r1',
  state: 'rejected',
  wanted: { name: 'Nya Rör AB' },
  message: 'Vi har bytt namn',
  answer: 'Skicka registreringsbeviset',
  requestedBy: 'Kim',
  createdAt: '2026-11-20T11:00:00.000Z',
  changedAt: '2026-11-20T11:00:00.000Z',
}

const refusal = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const context = shopContext({
  user: { ...buyer, allowedPages: ['company-information', 'my-sales-person'] },
})

function renderCompany(company: () => Company, calls: Record<string, () => Response> = {}, query = '') {
  const network = stubNetwork({
    'GET /api/customer/company': () => json(company()),
    'GET /api/customer/addresses': () => {
      const { addresses, canEdit } = company()
      return json({ total: addresses.length, page: 1, pageSize: 25, canEdit, addresses })
    },
    'GET /api/customer/contacts': () => {
      const { contacts } = company()
      return json({ total: contacts.length, page: 1, pageSize: 25, contacts })
    },
    'GET /api/customer/changerequests': () => json({ total: 0, page: 1, pageSize: 10, requests: [] }),
    'GET /api/user/setting': () => json({ value: null }),
    'GET /api/customer/audit': () => json({ total: 0, page: 1, pageSize: 50, entries: [] }),
    'POST /bff/menu/my-pages': () => json({ pages: ['company-information'] }),
    ...calls,
  })
  renderInShop(<CompanyInformationView route={{ page: 'company-information', query }} />, { context })
  return { gesture: userEvent.setup(), network }
}

describe('company information', () => {
  it('offers nothing to change to users who may not', async () => {
    renderCompany(() => companyOf({ canEdit: false }))
    expect(await screen.findByText('Skolan')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Lägg till adress' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Krav på order' })).toBeNull()
  })

  it('keeps what was typed and names the refused field', async () => {
    const { gesture } = renderCompany(() => companyOf(), {
      'POST /api/customer/address/save': () =>
        refusal(400, { code: 'postalCode', message: 'x', field: 'postalCode' }),
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ändra Skolan' }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByLabelText<HTMLInputElement>(/Postnummer/u)
    await gesture.clear(field)
    await gesture.type(field, '1234')
    await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
    expect(await dialog.findByText('Postnumret stämmer inte med landet')).toBeTruthy()
    expect(field.value).toBe('1234')
  })

  it('shows what somebody else has saved beside what was typed, and saves over that version', async () => {
    let stored = address
    let saves = 0
    const { gesture, network } = renderCompany(() => companyOf({ addresses: [stored] }), {
      'POST /api/customer/address/save': () => {
        saves++
        if (saves > 1) return json({ address: stored })
        stored = { ...address, version: 4, street: 'Nygatan 7' }
        return refusal(409, { code: 'changed', message: 'x', current: stored })
      },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ändra Skolan' }))
    const dialog = within(await screen.findByRole('dialog'))
    await gesture.type(dialog.getByLabelText(/Gatuadress/u), '23')
    await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
    expect(await dialog.findByText('Sparat nu: Nygatan 7')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/Gatuadress/u).value).toBe('Skolgatan 123')
    await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = network.filter(({ path }) => path === '/api/customer/address/save')
    expect(sent.map(({ body }) => body)).toMatchObject([
      { version: 3, street: 'Skolgatan 123' },
      { version: 4, street: 'Skolgatan 123' },
    ])
  })

  it('sends a change request and a new contact once when the answer is lost and they are sent again', async () => {
    const { gesture, network } = renderCompany(() => companyOf(), {
      'POST /api/customer/changerequest': () => refusal(502, {}),
      'POST /api/customer/contact/save': () => refusal(502, {}),
    })
    for (const [button, label, path] of [
      ['Begär ändring', /^Företagsnamn/u, '/api/customer/changerequest'],
      ['Lägg till kontaktperson', /^Namn/u, '/api/customer/contact/save'],
    ] as const) {
      await gesture.click(await screen.findByRole('button', { name: button }))
      const dialog = within(await screen.findByRole('dialog'))
      const keys = () =>
        network.filter((call) => call.path === path).map(({ headers }) => headers.get('Idempotency-Key'))
      await gesture.type(await dialog.findByLabelText(label), 'Rör & Son')
      for (const times of [1, 2]) {
        await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
        await waitFor(() => expect(keys()).toHaveLength(times))
        await dialog.findByRole('alert')
      }
      await gesture.type(dialog.getByLabelText(label), ' AB')
      await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
      await waitFor(() => expect(keys()).toHaveLength(3))
      expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/u)
      expect(keys()[1]).toBe(keys()[0])
      expect(keys()[2]).not.toBe(keys()[0])
      await gesture.click(dialog.getByRole('button', { name: 'Avbryt' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('says that there may be no more requests instead of asking to try again', async () => {
    const { gesture } = renderCompany(() => companyOf(), {
      'POST /api/customer/changerequest': () => refusal(409, { code: 'tooMany', message: 'x', most: 20 }),
    })
    await gesture.click(await screen.findByRole('button', { name: 'Begär ändring' }))
    const dialog = within(await screen.findByRole('dialog'))
    await gesture.type(dialog.getByLabelText('Fakturaadress, namn'), 'Rör AB, ekonomi')
    await gesture.click(dialog.getByRole('button', { name: 'Spara' }))
    expect(await dialog.findByText('Det finns redan så många som det får finnas.')).toBeTruthy()
    expect(dialog.getByLabelText('Fakturaadress, namn')).toHaveProperty('value', 'Rör AB, ekonomi')
  })

  it('says that the last invoice could not be sent to the invoice address', async () => {
    renderCompany(() => companyOf({ invoiceMail: 'failed' }))
    expect(await screen.findByText(/^Den senaste fakturan kunde inte skickas dit/u)).toBeTruthy()
  })

  it('undoes a deletion', async () => {
    let gone = false
    const { gesture } = renderCompany(() => companyOf({ addresses: gone ? [] : [address] }), {
      'POST /api/customer/address/delete': () => {
        gone = true
        return json({ success: true })
      },
      'POST /api/customer/address/restore': () => {
        gone = false
        return json({ success: true })
      },
    })
    await gesture.click(await screen.findByRole('button', { name: 'Ta bort Skolan' }))
    await waitFor(() => expect(screen.queryByText('Skolan')).toBeNull())
    const undo = await screen.findByRole('button', { name: 'Ångra' })
    expect(document.activeElement).toBe(undo)
    await gesture.click(undo)
    expect(await screen.findByText('Skolan')).toBeTruthy()
  })
})

describe('the delivery addresses', () => {
  it('are a list with search, filter, pages and export in the address of the page (MY-9)', async () => {
    const query = 'page=2&sort=city&search=sko&status=active'
    const route = { page: 'company-information', query } as const
    // Addresses have no day.
    expect(
      companyInformationPage.needs?.({ ...route, query: `${query}&from=2026-01-01` }, context)?.[1],
    ).toBe(`/api/customer/addresses?${query}`)
    window.history.replaceState(null, '', `/my-pages/company-information?${query}`)
    renderCompany(() => companyOf(), {
      'GET /api/customer/addresses': () =>
        json({ total: 60, page: 2, pageSize: 25, canEdit: true, addresses: [address] }),
    })
    expect(await screen.findByText('60 leveransadresser')).toBeTruthy()
    expect(screen.getByRole('searchbox', { name: 'Sök leveransadress' })).toHaveProperty('value', 'sko')
    expect(screen.getByRole('link', { name: /CSV/u }).getAttribute('href')).toBe(
      '/api/customer/addresses/export?format=csv&sort=city&search=sko&status=active',
    )
    const pages = screen.getByRole('navigation', { name: 'Leveransadresser, sidor' })
    expect(within(pages).getByRole('link', { name: 'Sida 3' }).getAttribute('href')).toBe(
      '/my-pages/company-information?page=3&sort=city&search=sko&status=active',
    )
    window.history.replaceState(null, '', '/')
  })
})

describe('the contact persons and the change requests', () => {
  const administrator = shopContext({
    user: { ...buyer, permissions: ['perm:adminCompany'], allowedPages: ['company-information'] },
  })
  const query =
    'search=sko&contacts.page=2&contacts.sort=title&contacts.search=eva&requests.state=rejected,done&requests.from=2026-11-01'
  const route = { page: 'company-information', query } as const
  const show = (calls: Record<string, () => Response> = {}) => {
    window.history.replaceState(null, '', `/my-pages/company-information?${query}`)
    return renderCompany(
      () => companyOf({ contacts: [contact] }),
      {
        'GET /api/customer/contacts': () => json({ total: 60, page: 2, pageSize: 25, contacts: [contact] }),
        'GET /api/customer/changerequests': () =>
          json({ total: 1, page: 1, pageSize: 10, requests: [changeRequest] }),
        ...calls,
      },
      query,
    )
  }
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('are lists with search, sorting, filters and export in the address of the page (MY-9)', async () => {
    const needs = companyInformationPage.needs?.(route, administrator) ?? []
    expect(needs).toContain('/api/customer/addresses?search=sko')
    expect(needs).toContain('/api/customer/contacts?page=2&sort=title&search=eva')
    expect(needs).toContain('/api/customer/changerequests?from=2026-11-01&state=done%2Crejected')
    const { network } = show()
    expect(await screen.findByText('60 kontaktpersoner')).toBeTruthy()
    expect(await screen.findByText('1 begärd ändring')).toBeTruthy()
    const asked = (path: string) =>
      network.flatMap((call) => (call.path === path ? [Object.fromEntries(call.query)] : []))
    expect(asked('/api/customer/contacts')).toEqual([{ page: '2', sort: 'title', search: 'eva' }])
    expect(asked('/api/customer/changerequests')).toEqual([{ from: '2026-11-01', state: 'done,rejected' }])
    const files = screen.getAllByRole('link', { name: /CSV/u }).map((link) => link.getAttribute('href'))
    expect(files).toContain('/api/customer/contacts/export?format=csv&sort=title&search=eva')
    expect(files).toContain(
      '/api/customer/changerequests/export?format=csv&from=2026-11-01&state=done%2Crejected',
    )
    const row = screen.getByRole('row', { name: /Nya Rör AB/u })
    expect(row.textContent).toContain('Avslagen')
    expect(row.textContent).toContain('Skicka registreringsbeviset')
  })

  it('are asked for by administrators only, as far as they may see them', () => {
    const needs = companyInformationPage.needs?.(route, context) ?? []
    expect(needs).toContain('/api/customer/contacts?page=2&sort=title&search=eva')
    expect(needs.filter((need) => need.includes('changerequests'))).toEqual([])
  })

  it('keep the state of the other lists of the page when one changes', async () => {
    const { gesture, network } = show()
    const field = await screen.findByRole('searchbox', { name: 'Sök kontaktperson' })
    await gesture.clear(field)
    await gesture.type(field, 'chef{Enter}')
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        search: 'sko',
        'contacts.sort': 'title',
        'contacts.search': 'chef',
        'requests.state': 'rejected,done',
        'requests.from': '2026-11-01',
      }),
    )
    await waitFor(() =>
      expect(
        network
          .filter(({ path }) => path === '/api/customer/contacts')
          .at(-1)
          ?.query.get('search'),
      ).toBe('chef'),
    )
    // The other lists are not read again.
    expect(network.filter(({ path }) => path === '/api/customer/addresses')).toHaveLength(1)
    // Without script the form of each search sends the state of the others.
    const other = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Sök leveransadress' })
    const sent = new FormData(other.form ?? undefined)
    expect([sent.get('search'), sent.get('contacts.search')]).toEqual(['sko', 'chef'])
  })

  it('say whether there is nothing, or nothing that matches', async () => {
    const none = { total: 0, page: 1, pageSize: 25 }
    show({
      'GET /api/customer/contacts': () => json({ ...none, contacts: [] }),
      'GET /api/customer/changerequests': () => json({ ...none, requests: [] }),
    })
    expect(await screen.findAllByText('Inga träffar')).toHaveLength(2)
    expect(screen.queryByText('Inga kontaktpersoner är sparade.')).toBeNull()
    const [clear] = screen
      .getAllByRole('link', { name: 'Rensa alla filter' })
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.includes('contacts.sort') && !href.includes('contacts.search'))
    expect(clear).toContain('requests.from=2026-11-01')
  })

  it('say that there is nothing without a filter', async () => {
    renderCompany(() => companyOf())
    expect(await screen.findByText('Inga kontaktpersoner är sparade.')).toBeTruthy()
    expect(await screen.findByText('Inga ändringar är begärda.')).toBeTruthy()
    expect(screen.queryByText('Inga träffar')).toBeNull()
  })
})

describe('the change log', () => {
  const entry = {
    id: 'e1',
    at: '2026-11-20T10:00:00.000Z',
    userName: 'Anna',
    action: 'address.change',
    subjectId: 'a1',
    subjectName: 'Skolan',
    before: { street: 'Skolgatan 1', isDefault: false },
    after: { street: 'Nygatan 7', isDefault: true },
    event: 'Leveransadress: ändrad',
    changes: ['Gatuadress: Skolgatan 1 → Nygatan 7', 'Standardadress: nej → ja'],
  }
  const ofShop = { ...entry, id: 'e2', userName: '', changes: [] }
  const show = (permissions: readonly string[], query = '') => {
    window.history.replaceState(null, '', `/my-pages/company-information/audit${query}`)
    const network = stubNetwork({
      'GET /api/customer/audit': () => json({ total: 2, page: 1, pageSize: 50, entries: [entry, ofShop] }),
      'GET /api/user/setting': () => json({ value: null }),
      'GET /api/user/exports': () => json({ exports: [] }),
      'POST /bff/menu/my-pages': () => json({ pages: ['company-information'] }),
    })
    const route = { page: 'company-audit', query: query.slice(1) } as const
    const user = { ...buyer, allowedPages: ['company-information'], permissions: [...permissions] }
    const signedIn = shopContext({ user })
    renderInShop(<CompanyAuditView route={route} />, { context: signedIn })
    return { network, access: accessOf(route, signedIn) }
  }

  it('shows what the service says of each entry, and filters by user, kind and day (MY-10)', async () => {
    const { network, access } = show(['perm:adminCompany'], '?kind=address,user&by=me&from=2026-11-01')
    expect(access).toBe('allowed')
    const row = await screen.findByRole('row', { name: /Skolan.*Skolgatan/u })
    expect(row.textContent).toContain('Leveransadress: ändrad')
    expect(row.textContent).toContain('Gatuadress: Skolgatan 1 → Nygatan 7')
    expect(row.textContent).toContain('Standardadress: nej → ja')
    expect(screen.getByRole('row', { name: /Butiken/u })).toBeTruthy()
    const [asked] = network.filter(({ path }) => path === '/api/customer/audit')
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      kind: 'user,address',
      by: 'me',
      from: '2026-11-01',
    })
    expect(screen.getByRole('link', { name: 'Exportera Excel' })).toBeTruthy()
  })

  it('is refused to users who do not administer the company', () => {
    const { network, access } = show([])
    expect(access).toEqual({ permission: 'perm:adminCompany' })
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(network.filter(({ path }) => path === '/api/customer/audit')).toEqual([])
  })
})

describe('my salesperson', () => {
  it('names customer service where nobody is assigned, and what an absent person has left', async () => {
    const person = {
      salesmanId: 's1',
      name: 'Sara Berg',
      title: 'Säljare',
      area: 'sales',
      phone: '070-1',
      mobile: '',
      email: 'sara@shop.example',
      photo: '',
      absence: {
        until: '2026-12-24',
        note: 'Semester.',
        backup: { name: 'Per Lind', phone: '020-2 22', email: 'per@shop.example' },
      },
    }
    let people: object[] = []
    stubNetwork({
      'GET /api/customer/salespeople': () => json({ people, branch: null, callBackTimes: [], booked: [] }),
      'POST /bff/menu/my-pages': () => json({ pages: ['my-sales-person'] }),
    })
    const first = renderInShop(<MySalesPersonView route={{ page: 'my-sales-person' }} />, { context })
    expect(await screen.findByText(/Kundservice hjälper dig/u)).toBeTruthy()
    first.unmount()
    people = [person]
    renderInShop(<MySalesPersonView route={{ page: 'my-sales-person' }} />, { context })
    expect(await screen.findByText(/Semester\. Per Lind svarar under tiden\./u)).toBeTruthy()
    expect(screen.getByRole('link', { name: '020-2 22' }).getAttribute('href')).toBe('tel:020222')
    expect(screen.getByRole('link', { name: 'per@shop.example' }).getAttribute('href')).toBe(
      'mailto:per@shop.example',
    )
    expect(screen.getByText('Telefon').textContent).toBe('Telefon 070-1')
  })

  const others = [
    ['s1', 'Sara Berg', 'sales'],
    ['s2', 'Tore Ek', 'technical'],
  ].map(([salesmanId, name, area]) => ({
    salesmanId,
    name,
    area,
    title: '',
    phone: '',
    mobile: '',
    email: '',
    photo: '',
    absence: null,
  }))
  const times = ['09:00', '10:00'].map((opens, at) => ({ day: '2026-11-30', opens, closes: `1${at}:00` }))
  const show = (answers: Record<string, Answerer>) => {
    const network = stubNetwork({
      'GET /api/customer/salespeople': () =>
        json({ people: others, branch: null, callBackTimes: times, booked: [] }),
      'POST /bff/menu/my-pages': () => json({ pages: ['my-sales-person'] }),
      ...answers,
    })
    renderInShop(<MySalesPersonView route={{ page: 'my-sales-person' }} />, { context })
    const bodies = (path: string) =>
      network.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body)
    return { gesture: userEvent.setup(), bodies }
  }

  it('books a call, says when somebody else has taken the time, and keeps what was typed', async () => {
    let isTaken = true
    const { gesture, bodies } = show({
      'POST /api/customer/callback': () =>
        isTaken
          ? json({ code: 'taken', message: 'Taken.', traceId: 'x', callBackTimes: times.slice(1) }, 409)
          : json({ success: true }),
    })
    const time = await screen.findByLabelText(/^Tid/u)
    await gesture.click(screen.getByRole('button', { name: 'Boka' }))
    expect(time.getAttribute('aria-invalid')).toBe('true')
    expect(bodies('/api/customer/callback')).toEqual([])
    await gesture.selectOptions(time, '2026-11-30 09:00')
    await gesture.type(screen.getByLabelText(/^Telefonnummer/u), '070-123 45 67')
    await gesture.type(screen.getByLabelText(/^Ärende/u), 'Ventiler')
    await gesture.click(screen.getByRole('button', { name: 'Boka' }))
    expect(await screen.findByText('Tiden är inte längre ledig. Välj en annan.')).toBeTruthy()
    expect(time).toHaveProperty('value', '')
    expect(screen.getByLabelText(/^Telefonnummer/u)).toHaveProperty('value', '070-123 45 67')
    expect(screen.getByLabelText(/^Ärende/u)).toHaveProperty('value', 'Ventiler')
    isTaken = false
    await gesture.selectOptions(time, '2026-11-30 10:00')
    await gesture.click(screen.getByRole('button', { name: 'Boka' }))
    expect(await screen.findByText('Tiden är bokad. Vi ringer dig.')).toBeTruthy()
    const request = { day: '2026-11-30', phone: '070-123 45 67', subject: 'Ventiler' }
    expect(bodies('/api/customer/callback')).toEqual([
      { ...request, opens: '09:00' },
      { ...request, opens: '10:00' },
    ])
  })

  it('books once when the answer is lost and the same is sent again', async () => {
    const keys: (string | null)[] = []
    let isLost = true
    const { gesture } = show({
      'POST /api/customer/callback': ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        return isLost ? Promise.reject(new TypeError('Failed to fetch')) : json({ success: true })
      },
    })
    await gesture.selectOptions(await screen.findByLabelText(/^Tid/u), '2026-11-30 09:00')
    await gesture.type(screen.getByLabelText(/^Telefonnummer/u), '070-123 45 67')
    await gesture.type(screen.getByLabelText(/^Ärende/u), 'Ventiler')
    await gesture.click(screen.getByRole('button', { name: 'Boka' }))
    expect(await screen.findByText(/Det du har skrivit står kvar/u)).toBeTruthy()
    isLost = false
    await gesture.click(screen.getByRole('button', { name: 'Boka' }))
    expect(await screen.findByText('Tiden är bokad. Vi ringer dig.')).toBeTruthy()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
  })

  it('sends a message once when a proxy fails and the same is sent again, and edited texts anew', async () => {
    const keys: (string | null)[] = []
    const statuses = [502, 504, 504]
    const { gesture } = show({
      'POST /api/customer/salesmessage': ({ headers }) => {
        keys.push(headers.get('Idempotency-Key'))
        const status = statuses.shift()
        return status === undefined ? json({ success: true }) : json({}, status)
      },
    })
    await gesture.type(await screen.findByLabelText(/^Meddelande/u), 'Hej')
    const send = async (sent: number) => {
      await gesture.click(screen.getByRole('button', { name: 'Skicka' }))
      await waitFor(() => expect(keys).toHaveLength(sent))
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Skicka', busy: false })).not.toBeNull(),
      )
    }
    await send(1)
    await send(2)
    await gesture.type(screen.getByLabelText(/^Meddelande/u), ' igen')
    await send(3)
    await send(4)
    expect(await screen.findByText('Meddelandet är skickat.')).toBeTruthy()
    expect([keys[1] === keys[0], keys[2] === keys[0], keys[3] === keys[2]]).toEqual([true, false, true])
  })

  it('sends a message to the chosen person, or to whoever answers, and keeps it when it is refused', async () => {
    let refused = 'orderNumber'
    const { gesture, bodies } = show({
      'POST /api/customer/salesmessage': () =>
        refused !== ''
          ? json({ code: 'notFound', message: 'No such thing.', field: refused, traceId: 'x' }, 404)
          : json({ success: true }),
    })
    const text = await screen.findByLabelText(/^Meddelande/u)
    await gesture.type(text, 'Hej')
    await gesture.type(screen.getByLabelText('Ordernummer'), '99')
    await gesture.click(screen.getByRole('button', { name: 'Skicka' }))
    expect(await screen.findByText('Ordern finns inte')).toBeTruthy()
    expect(text).toHaveProperty('value', 'Hej')
    refused = 'offerNumber'
    await gesture.clear(screen.getByLabelText('Ordernummer'))
    await gesture.type(screen.getByLabelText('Offertnummer'), '77')
    await gesture.click(screen.getByRole('button', { name: 'Skicka' }))
    expect(await screen.findByText('Offerten finns inte')).toBeTruthy()
    refused = ''
    await gesture.selectOptions(screen.getByLabelText('Till'), 'Teknik: Tore Ek')
    await gesture.click(screen.getByRole('button', { name: 'Skicka' }))
    expect(await screen.findByText('Meddelandet är skickat.')).toBeTruthy()
    expect(text).toHaveProperty('value', '')
    const message = { text: 'Hej', articleNumber: '', files: [] }
    expect(bodies('/api/customer/salesmessage')).toEqual([
      { ...message, salesmanId: '', orderNumber: '99', offerNumber: '' },
      { ...message, salesmanId: '', orderNumber: '', offerNumber: '77' },
      { ...message, salesmanId: 's2', orderNumber: '', offerNumber: '77' },
    ])
  })
})
