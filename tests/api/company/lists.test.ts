import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

/** Rows of the large company, for pages. */
const many = 60

describe.each(everyDatabase)('the lists of a company, on $name', ({ open }) => {
  let shop: TestShop
  let administrator: Visitor
  let reader: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    await insertRows(db, 'roleAssignments', [{ userId: 'idle', customerId: 'c', role: 'administrator' }])
    await db.deleteFrom('addresses').where('customerId', '=', 'c').execute()
    const numbers = Array.from({ length: many }, (_, at) => at + 1)
    await insertRows(
      db,
      'costCentres',
      numbers.map((at) => ({
        id: `k${at}`,
        customerId: 'c',
        number: String(at),
        name: at === 7 ? '=Ömsesidig' : `Avdelning ${at}`,
        budget: at % 2 === 0 ? at * 100 : null,
        period: 'month' as const,
        managerId: at === 9 ? 'shy' : null,
        forEveryone: 1,
        active: at % 10 === 0 ? 0 : 1,
        version: 1,
        deletedAt: null,
      })),
    )
    await insertRows(
      db,
      'companyUnits',
      numbers.map((at) => ({
        id: `u${at}`,
        customerId: 'c',
        number: String(at),
        name: `Filial ${at}`,
        version: 1,
        deletedAt: null,
      })),
    )
    await insertRows(
      db,
      'addresses',
      numbers.map((at) => ({
        id: `d${at}`,
        customerId: 'c',
        name: `Bygge ${String(at).padStart(2, '0')}`,
        street: `Storgatan ${at}`,
        street2: '',
        postalCode: '123 45',
        city: at === 3 ? 'Åmål' : at === 4 ? 'Örebro' : 'Solna',
        country: 'SE',
        goodsMark: at === 5 ? 'Märke%' : '',
        phone: '',
        accessNote: '',
        isDefault: at === 2 ? 1 : 0,
        active: at === 6 ? 0 : 1,
        version: 1,
        deletedAt: null,
      })),
    )
    await insertRows(db, 'unitUsers', [{ unitId: 'u8', userId: 'shy', part: 'approver' }])
    await insertRows(db, 'unitAddresses', [{ unitId: 'u4', addressId: 'd4' }])
    administrator = await signIn('idle')
    reader = await signIn('other')
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })
  const signIn = async (user: string): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn(user)
    if (user === 'other') await visitor.post('/api/user/changecustomer', { user: 'c' })
    return visitor
  }
  const idsOf = async (path: string, visitor = administrator): Promise<string[]> => {
    const { status, body } = await visitor.get(`/api/customer/${path}`)
    expect(status).toBe(200)
    const rows: Record<string, string>[] =
      body.costCentres ?? body.units ?? body.addresses ?? body.contacts ?? body.requests
    return rows.map(
      (row) =>
        row['costCentreId'] ??
        row['unitId'] ??
        row['addressId'] ??
        row['contactId'] ??
        row['requestId'] ??
        '',
    )
  }
  const exported = async (path: string, visitor = administrator): Promise<string[][]> =>
    String((await visitor.get(`/api/customer/${path}`)).body)
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'))

  it('export the contact persons to every user of the page', async () => {
    await insertRows(shop.store.db, 'companyContacts', [
      { id: 'p1', customerId: 'c', name: 'Eva Ek', title: 'Chef', phone: '=1', email: '', version: 1 },
      { id: 'p2', customerId: 'a', name: 'Annan', title: '', phone: '', email: '', version: 1 },
      { id: 'p3', customerId: 'c', name: 'Åke', title: '', phone: '', email: 'ake@c.test', version: 1 },
      { id: 'p4', customerId: 'c', name: 'Zoe', title: 'Inköp', phone: '', email: 'zoe@c.test', version: 1 },
    ])
    expect(await exported('contacts/export?format=csv&search=ek', reader)).toEqual([
      ['Namn', 'Roll', 'Telefon', 'E-post'],
      ['Eva Ek', 'Chef', "'=1", ''],
    ])
    expect(await exported('contacts/export?format=csv', reader)).toHaveLength(4)
  })

  it.each([
    ['contacts', ['p1', 'p4', 'p3']],
    ['contacts?search=c.test', ['p4', 'p3']],
    ['contacts?search=eva+chef', ['p1']],
    ['contacts?search=annan', []],
    // Those without a title are last in both directions.
    ['contacts?sort=title&direction=desc', ['p4', 'p1', 'p3']],
    ['contacts?sort=email', ['p3', 'p4', 'p1']],
  ])('search and sort the contact persons for every user of the page: %s (MY-9)', async (query, ids) => {
    expect(await idsOf(query, reader)).toEqual(ids)
    expect((await reader.get('/api/customer/contacts?sort=version')).status).toBe(400)
  })

  it('export the change requests of the company to its administrators, newest first', async () => {
    const request = {
      customerId: 'c',
      userId: 'other',
      state: 'done' as const,
      wanted: JSON.stringify({ name: 'Nya Rör', vatNumber: 'SE1' }),
      message: '=1',
      answer: 'Gjort',
      createdAt: '2026-11-18T23:30:00.000Z',
      changedAt: '2026-11-19T08:00:00.000Z',
    }
    await insertRows(shop.store.db, 'changeRequests', [
      { id: 'r1', ...request },
      {
        id: 'r2',
        ...request,
        state: 'sent',
        wanted: '{}',
        createdAt: '2026-11-20T08:00:00.000Z',
        answer: '',
      },
      { id: 'r3', ...request, customerId: 'a' },
    ])
    expect(await exported('changerequests/export?format=csv')).toEqual([
      ['Skickad', 'Läge', 'Begärd av', 'Önskad ändring', 'Meddelande', 'Svar', 'Senast ändrad'],
      ['2026-11-20', 'Skickad', 'User other', '', "'=1", '', '2026-11-19'],
      ['2026-11-19', 'Klar', 'User other', 'Namn: Nya Rör, Momsnummer: SE1', "'=1", 'Gjort', '2026-11-19'],
    ])
    expect((await reader.get('/api/customer/changerequests/export?format=csv')).status).toBe(403)
    expect(await exported('changerequests/export?format=csv&state=sent')).toHaveLength(2)
  })

  it.each([
    ['changerequests', ['r2', 'r1']],
    ['changerequests?state=done', ['r1']],
    ['changerequests?state=sent,done&sort=createdAt', ['r1', 'r2']],
    ['changerequests?state=rejected', []],
    // Sent at half past midnight of the 19th, in Sweden.
    ['changerequests?to=2026-11-19', ['r1']],
    ['changerequests?from=2026-11-20', ['r2']],
    ['changerequests?search=nya+gjort', ['r1']],
    ['changerequests?search=user+other&sort=state&direction=desc', ['r1', 'r2']],
  ])('search, filter and sort the change requests: %s (MY-9)', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
  })

  it('refuse states and days of change requests that there are not, and other readers', async () => {
    for (const query of ['state=lost', 'sort=answer', 'from=2026-11-20&to=2026-11-19', 'to=tomorrow'])
      expect((await administrator.get(`/api/customer/changerequests?${query}`)).status).toBe(400)
    expect((await reader.get('/api/customer/changerequests')).status).toBe(403)
  })

  it.each(['costcentres', 'units', 'addresses'])(
    '%s come in pages of 25, and 1,000 for print',
    async (path) => {
      const { body } = await administrator.get(`/api/customer/${path}?page=3`)
      expect(body).toMatchObject({ total: many, page: 3, pageSize: 25 })
      const pages = await Promise.all([1, 2, 3, 4].map((page) => idsOf(`${path}?page=${page}`)))
      expect(pages.map(({ length }) => length)).toEqual([25, 25, 10, 0])
      expect(new Set(pages.flat()).size).toBe(many)
      expect(await idsOf(`${path}?print=1`)).toEqual(pages.flat())
      expect((await administrator.get(`/api/customer/${path}?sort=version`)).status).toBe(400)
    },
  )

  it.each([
    ['costcentres?search=ömse', ['k7']],
    ['costcentres?search=user+shy', ['k9']],
    ['costcentres?search=avdelning+12', ['k12']],
    ['costcentres?status=inactive', ['k10', 'k20', 'k30', 'k40', 'k50', 'k60']],
    ['units?search=örebro', ['u4']],
    ['units?approver=with', ['u8']],
    ['units?search=filial+60', ['u60']],
    ['addresses?search=märke%', ['d5']],
    ['addresses?search=storgatan+60', ['d60']],
    ['addresses?status=inactive', ['d6']],
  ])('are searched and filtered: %s', async (query, ids) => {
    expect(await idsOf(encodeURI(query))).toEqual(ids)
  })

  it('are sorted by numbers as numbers, by words as the language sorts, and end with rows without a value', async () => {
    expect((await idsOf('costcentres?sort=number')).slice(8, 11)).toEqual(['k9', 'k10', 'k11'])
    expect((await idsOf('costcentres?sort=number&direction=desc')).slice(0, 2)).toEqual(['k60', 'k59'])
    expect((await idsOf('costcentres?sort=budget&direction=desc')).slice(0, 2)).toEqual(['k60', 'k58'])
    const withoutBudget = (await idsOf('costcentres?sort=budget&direction=desc&print=1')).slice(many / 2)
    expect(withoutBudget.every((id) => Number(id.slice(1)) % 2 === 1)).toBe(true)
    expect((await idsOf('units')).slice(0, 3)).toEqual(['u1', 'u2', 'u3'])
    expect((await idsOf('addresses?sort=city&print=1')).slice(-2)).toEqual(['d3', 'd4'])
    // Without a choice the default address is first.
    expect((await idsOf('addresses')).slice(0, 2)).toEqual(['d2', 'd1'])
  })

  it('say which cost centres are over their budget', async () => {
    expect(await idsOf('costcentres?status=over')).toEqual([])
    await reader.add('VALVE', 1)
    const { version } = (await reader.get('/api/cart')).body
    // Without a budget; one that is exceeded would need an approval.
    expect(await reader.order(version, undefined, { costCentre: '5' })).toMatchObject({ status: 200 })
    await shop.store.db.updateTable('costCentres').set({ budget: 1 }).where('id', '=', 'k5').execute()
    expect(await idsOf('costcentres?status=over')).toEqual(['k5'])
  })

  it('show and export inactive addresses to administrators only', async () => {
    expect(await idsOf('addresses?search=bygge+06')).toEqual(['d6'])
    expect(await idsOf('addresses?search=bygge+06', reader)).toEqual([])
    expect((await reader.get('/api/customer/addresses')).body.canEdit).toBe(false)
    expect(await exported('addresses/export?format=csv', reader)).toHaveLength(many)
    expect((await reader.get('/api/customer/costcentres/export?format=csv')).status).toBe(403)
  })

  it('are exported as the filters select them, without formulas', async () => {
    const [head, ...rows] = await exported(
      'costcentres/export?format=csv&search=7&sort=number&direction=desc',
    )
    expect(head?.slice(0, 2)).toEqual(['Nummer', 'Namn'])
    expect(rows.map(([number]) => number)).toEqual(['57', '47', '37', '27', '17', '7'])
    expect(rows.at(-1)?.[1]).toBe("'=Ömsesidig")
    expect((await exported('units/export?format=csv&search=örebro'.replace('ö', '%C3%B6')))[1]).toEqual([
      '4',
      'Filial 4',
      expect.stringContaining('Örebro'),
      '',
      '',
    ])
    expect(await exported('addresses/export?format=csv&status=active')).toHaveLength(many)
    for (const path of ['costcentres', 'units', 'addresses'])
      expect((await administrator.get(`/api/customer/${path}/export?format=xlsx`)).status).toBe(200)
  })
})
