import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { purgeDeleted } from '../../../api/company/service.ts'
import { answerChangeRequest } from '../../../api/company/answer-change-request.ts'
import type { CompanyAddress, CompanyContact } from '../../../api/contract/index.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'

const address = { name: 'Skolan', street: 'Skolgatan 1', postalCode: '12347', city: 'Solna', country: 'SE' }

describe.each(databases)('the company of a user, on $name', ({ open }) => {
  let shop: TestShop
  let administrator: Visitor
  let second: Visitor
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    const { db } = shop.store
    // `shy` and `idle` become administrators of customer c.
    await insertRows(db, 'roles', [{ role: 'company' }])
    await insertRows(
      db,
      'rolePermissions',
      ['perm:adminCompany', 'perm:viewInvoices'].map((permission) => ({ role: 'company', permission })),
    )
    await insertRows(
      db,
      'roleAssignments',
      ['shy', 'idle'].map((userId) => ({ userId, customerId: 'c', role: 'company' })),
    )
    await insertRows(db, 'companyProfiles', [
      {
        customerId: 'c',
        organisationNumber: '556036-0793',
        vatNumber: 'SE556036079301',
        paymentDays: 30,
        deliveryTerms: 'DAP',
        creditLimit: 500_000_00,
        parentId: 'a',
        eInvoiceScheme: '0007',
        eInvoiceId: '5560360793',
      },
    ])
    await insertRows(db, 'companyProfiles', [
      { customerId: 'b', paymentDays: null, creditLimit: null, parentId: 'a' },
    ])
    const signIn = async (user: string): Promise<Visitor> => {
      const visitor = new Visitor(shop.api)
      await visitor.signIn(user)
      return visitor
    }
    administrator = await signIn('shy')
    second = await signIn('idle')
    buyer = await signIn('other')
  })
  afterAll(() => shop.close())
  afterEach(() => expect(shop.faults).toEqual([]))

  const company = async (visitor = administrator) => (await visitor.get('/api/customer/company')).body
  const page = async (at: number) => (await administrator.get(`/api/customer/changerequests?page=${at}`)).body
  const addresses = async (): Promise<CompanyAddress[]> => (await company()).addresses
  /** Of addresses, contact persons and change requests. */
  const counts = async (): Promise<number[]> => {
    const own = await company()
    return [own.addresses.length, own.contacts.length, (await page(1)).total]
  }

  it('is read by every user, credit and requests only with their permission', async () => {
    const own = await company()
    expect(own).toMatchObject({
      number: '1000c',
      organisationNumber: '556036-0793',
      paymentDays: 30,
      credit: { limit: 500_000_00, used: 0, currency: 'SEK' },
      eInvoice: { scheme: '0007', value: '5560360793' },
      parent: { number: '1000a' },
      sisters: [{ number: '1000b' }],
      canEdit: true,
    })
    expect(await company(buyer)).toMatchObject({
      number: '1000c',
      credit: null,
      canEdit: false,
    })
  })

  it('offers a saved address at the checkout at once, the default first', async () => {
    const saved = await administrator.post('/api/customer/address/save', { ...address, isDefault: true })
    expect(saved.body.address).toMatchObject({ postalCode: '123 47', isDefault: true, version: 1 })
    const offered = async () =>
      (await buyer.get('/api/cart/checkout')).body.addresses.map(({ name }: { name: string }) => name)
    expect(await offered()).toEqual(['Skolan', 'Customer c'])
    const other = await administrator.post('/api/customer/address/save', {
      ...address,
      name: 'Badhuset',
      isDefault: true,
    })
    expect((await addresses()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Badhuset', true],
      ['Skolan', false],
    ])
    const { addressId, version } = other.body.address
    await administrator.post('/api/customer/address/save', {
      ...other.body.address,
      active: false,
      version,
      addressId,
    })
    expect(await offered()).toEqual(['Customer c', 'Skolan'])
    expect((await company(buyer)).addresses).toHaveLength(1)
    expect(await addresses()).toHaveLength(2)
  })

  it('refuses a postal code of another country, with the field and an example', async () => {
    const answer = await administrator.post('/api/customer/address/save', { ...address, postalCode: '1234' })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'postalCode', field: 'postalCode', example: '123 45' },
    })
  })

  it('shows the second of two administrators what the first has saved, and loses nothing', async () => {
    const created = await administrator.post('/api/customer/address/save', { ...address, name: 'Gemensam' })
    const { addressId, version } = created.body.address
    const mine = { ...address, addressId, version, name: 'Min' }
    expect((await administrator.post('/api/customer/address/save', mine)).status).toBe(200)
    const late = await second.post('/api/customer/address/save', { ...mine, name: 'Din' })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'changed', current: { addressId, name: 'Min', version: version + 1 } },
    })
    const again = await second.post('/api/customer/address/save', {
      ...mine,
      name: 'Din',
      version: version + 1,
    })
    expect(again.body.address).toMatchObject({ name: 'Din', version: version + 2 })
  })

  it('accepts one of many changes of the same version at a time', async () => {
    const created = await administrator.post('/api/customer/contact/save', { name: 'Eva Ek' })
    const { contactId } = created.body.contact
    let version = 1
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        [administrator, second, administrator, second].map((visitor, at) =>
          visitor.post('/api/customer/contact/save', { contactId, version, name: `Eva ${round} ${at}` }),
        ),
      )
      const won = answers.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([])
      const { contacts } = await company()
      const kept = contacts.find((contact: CompanyContact) => contact.contactId === contactId)
      expect(kept).toMatchObject({ version: version + 1, name: won[0]?.body.contact.name })
      version++
    }
  })

  it('restores a deleted address within an hour, not later', async () => {
    const { body } = await administrator.post('/api/customer/address/save', { ...address, name: 'Borta' })
    const { addressId } = body.address
    const has = async () => (await addresses()).some((known) => known.addressId === addressId)
    await administrator.post('/api/customer/address/delete', { addressId })
    expect(await has()).toBe(false)
    expect((await administrator.post('/api/customer/address/save', { ...body.address })).status).toBe(404)
    await administrator.post('/api/customer/address/restore', { addressId })
    expect(await has()).toBe(true)
    await administrator.post('/api/customer/address/delete', { addressId })
    // Not by the clock, which would end the sessions.
    const long = new Date(shop.clock.now().getTime() - 61 * 60_000).toISOString()
    await shop.store.db
      .updateTable('addresses')
      .set({ deletedAt: long })
      .where('id', '=', addressId)
      .execute()
    expect((await administrator.post('/api/customer/address/restore', { addressId })).status).toBe(404)
    await purgeDeleted(shop.store.db, shop.clock.now())
    const rows = await shop.store.db
      .selectFrom('addresses')
      .select('id')
      .where('id', '=', addressId)
      .execute()
    expect(rows).toEqual([])
  })

  it('saves settings of the first and of a later version, and refuses what is no mailbox', async () => {
    const { settings } = await company()
    expect(settings.version).toBe(0)
    const wanted = {
      version: 0,
      invoiceEmail: 'faktura@rorab.se',
      confirmationEmails: ['a@rorab.se', 'a@rorab.se', 'b@rorab.se'],
      deliveryDays: [4, 2, 2],
    }
    expect((await administrator.post('/api/customer/company/settings', wanted)).body).toEqual({
      version: 1,
      invoiceEmail: 'faktura@rorab.se',
      confirmationEmails: ['a@rorab.se', 'b@rorab.se'],
      deliveryDays: [2, 4],
    })
    expect(await second.post('/api/customer/company/settings', wanted)).toMatchObject({
      status: 409,
      body: { current: { version: 1 } },
    })
    const wrong = { ...wanted, version: 1, confirmationEmails: ['a@rorab.se, b@rorab.se'] }
    expect(await administrator.post('/api/customer/company/settings', wrong)).toMatchObject({
      status: 400,
      body: { field: 'confirmationEmails.0' },
    })
  })

  it('asks the checkout at once for what the company requires', async () => {
    const { orderFields } = await company()
    const saved = await administrator.post('/api/customer/company/orderfields', {
      version: orderFields.version,
      fields: [
        { field: 'project', required: true, kind: 'list', values: ['Norr', 'Söder'] },
        {
          field: 'costCentre',
          required: true,
          kind: 'pattern',
          pattern: String.raw`K\d{3}`,
          hint: 'K och tre siffror',
        },
        { field: 'contactPhone', required: true },
      ],
    })
    expect(saved.status).toBe(200)
    const checkout = (await buyer.get('/api/cart/checkout')).body
    expect(checkout.orderFields).toEqual(saved.body.fields)
    await buyer.add('VALVE', 1)
    const { version } = (await buyer.get('/api/cart')).body
    const order = (more: object) => buyer.order(version, undefined, more)
    const fine = { project: 'Norr', costCentre: 'K100', contactPhone: '1' }
    expect(await order({})).toMatchObject({ status: 400, body: { code: 'required', field: 'project' } })
    expect(await order({ ...fine, project: 'Öster' })).toMatchObject({
      status: 400,
      body: { code: 'notInList', field: 'project' },
    })
    expect(await order({ ...fine, costCentre: 'K1000' })).toMatchObject({
      status: 400,
      body: { code: 'pattern', field: 'costCentre', hint: 'K och tre siffror' },
    })
    const { body, status } = await order(fine)
    expect(status).toBe(200)
    const kept = (await buyer.get(`/api/my-pages/order?orderNumber=${body.orderNumber}`)).body
    expect([kept.project, kept.costCentre]).toEqual(['Norr', 'K100'])
  })

  it.each([
    [{ field: 'project', required: true, kind: 'pattern', pattern: '(a+)+' }, 'pattern', 'fields.0.pattern'],
    [
      { field: 'project', required: true, kind: 'pattern', pattern: '.*.*.*.*' },
      'tooComplex',
      'fields.0.pattern',
    ],
    [{ field: 'project', required: true, kind: 'list', values: [] }, 'required', 'fields.0.values'],
    [{ field: 'goodsMark', required: true, kind: 'list', values: ['x'] }, 'notLimited', 'fields.0.kind'],
  ])('refuses the rule %j as %s', async (field, code, path) => {
    const { orderFields } = await company()
    const answer = await administrator.post('/api/customer/company/orderfields', {
      version: orderFields.version,
      fields: [field],
    })
    expect(answer).toMatchObject({ status: 400, body: { code, field: path } })
  })

  it('sends a change request with checked numbers', async () => {
    const wrong = { wanted: { organisationNumber: '556036-0794' }, message: '' }
    expect(await administrator.post('/api/customer/changerequest', wrong)).toMatchObject({
      status: 400,
      body: { field: 'wanted.organisationNumber' },
    })
    expect(await administrator.post('/api/customer/changerequest', { wanted: {} })).toMatchObject({
      status: 400,
      body: { field: 'message' },
    })
    const wanted = { name: 'Rör & Son AB', organisationNumber: '5560360793', invoicePostalCode: '11122' }
    const sent = await administrator.post('/api/customer/changerequest', {
      wanted,
      message: 'Vi har bytt namn',
    })
    expect(sent.body.request).toMatchObject({
      state: 'sent',
      requestedBy: 'User shy',
      wanted: { ...wanted, organisationNumber: '556036-0793', invoicePostalCode: '111 22' },
    })
    expect((await page(1)).requests).toHaveLength(1)
  })

  it('shows the answer of the shop, and the changed master data once it is done', async () => {
    const { db, dialect } = shop.store
    const [{ requestId: id = '' } = {}] = (await page(1)).requests
    const answer = (state: 'inReview' | 'done' | 'rejected', words: string) =>
      db
        .transaction()
        .execute((trx) =>
          answerChangeRequest({ trx, dialect, now: shop.clock.now() }, { id, state, answer: words }),
        )
    await subscribeTo(shop.store, 'shy', ['answer'])
    expect(await answer('inReview', '')).toBe(true)
    expect(await company()).toMatchObject({ name: 'Customer c' })
    expect((await page(1)).requests).toMatchObject([{ state: 'inReview' }])
    expect(await answer('done', 'Välkomna')).toBe(true)
    expect(await company()).toMatchObject({
      name: 'Rör & Son AB',
      invoiceAddress: { postalCode: '111 22' },
      vatNumber: 'SE556036079301',
    })
    expect((await page(1)).requests).toMatchObject([{ state: 'done', answer: 'Välkomna' }])
    expect(await answer('rejected', '')).toBe(false)
    // One mail to the requester: a review that has begun is no answer.
    const mails = await db.selectFrom('mails').selectAll().where('id', 'like', 'account-%').execute()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['shy@example.test', 'Din ändringsbegäran är klar'],
    ])
    expect(mails[0]?.content).toContain('Rör & Son AB')
    expect(mails[0]?.content).toContain('Välkomna')
    expect(await pushedTo(shop.store, 'shy')).toEqual([
      { title: 'Din ändringsbegäran är klar', path: '/my-pages/company-information' },
    ])
    await db.deleteFrom('mails').where('id', 'like', 'account-%').execute()
  })

  it('stores a change request, an address and a contact once per key', async () => {
    const before = await counts()
    const sent: [path: string, body: object][] = [
      ['/api/customer/changerequest', { wanted: {}, message: 'Ny adress' }],
      ['/api/customer/address/save', { ...address, name: 'En gång' }],
      ['/api/customer/contact/save', { name: 'En gång' }],
    ]
    for (const [path, body] of sent) {
      const key = { 'Idempotency-Key': `once-${path}` }
      const [first, repeat] = [
        await administrator.post(path, body, key),
        await administrator.post(path, body, key),
      ]
      expect([first.status, repeat.status]).toEqual([200, 200])
      expect(repeat.body).toEqual(first.body)
      expect(repeat.headers.get('idempotent-replayed')).toBe('true')
    }
    expect(await counts()).toEqual(before.map((count) => count + 1))
  })

  it('has pages of change requests, newest first', async () => {
    const { db } = shop.store
    await insertRows(
      db,
      'changeRequests',
      Array.from({ length: 23 }, (_, at) => ({
        id: `old-${String(at).padStart(2, '0')}`,
        customerId: 'c',
        userId: 'shy',
        state: 'done' as const,
        wanted: '{}',
        message: String(at),
        answer: '',
        createdAt: `2025-01-01T10:00:${String(at).padStart(2, '0')}.000Z`,
        changedAt: '2025-01-02T10:00:00.000Z',
      })),
    )
    const { total, requests } = await page(1)
    const all = [...requests, ...(await page(2)).requests, ...(await page(3)).requests]
    expect(await page(3)).toMatchObject({ total, page: 3, pageSize: 10 })
    expect(all).toHaveLength(total)
    expect(new Set(all.map(({ requestId }) => requestId)).size).toBe(all.length)
    expect(all.slice(-23).map(({ message }) => Number(message))).toEqual(
      Array.from({ length: 23 }, (_, at) => 22 - at),
    )
    expect((await buyer.get('/api/customer/changerequests')).status).toBe(403)
    await db.deleteFrom('changeRequests').where('id', 'like', 'old-%').execute()
  })

  it('mails no answer to a requester who may no longer act for the company', async () => {
    const { db, dialect } = shop.store
    const sent = await administrator.post('/api/customer/changerequest', { wanted: {}, message: 'Nytt namn' })
    const { requestId: id } = sent.body.request
    const setState = (state: 'active' | 'inactive') =>
      db.updateTable('attachments').set({ state }).where('userId', '=', 'shy').execute()
    await setState('inactive')
    const now = shop.clock.now()
    await db
      .transaction()
      .execute((trx) => answerChangeRequest({ trx, dialect, now }, { id, state: 'rejected', answer: 'Nej' }))
    await setState('active')
    expect(await db.selectFrom('mails').select('id').where('id', 'like', 'account-%').execute()).toEqual([])
  })

  it('sends the confirmation of an order to the mailboxes of the company too', async () => {
    const mails = await shop.store.db.selectFrom('mails').select('recipient').orderBy('id').execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      'other@example.test',
      'a@rorab.se',
      'b@rorab.se',
    ])
  })

  it('proposes the first delivery day on a preferred weekday', async () => {
    const checkout = (await buyer.get('/api/cart/checkout')).body
    // Monday the 23rd is the first day, Tuesday the first preferred one.
    expect([checkout.firstDeliveryDate, checkout.preferredDeliveryDate]).toEqual(['2026-11-23', '2026-11-24'])
  })

  it('keeps who did what in the audit, with what differs, and no other company sees it (MY-10)', async () => {
    const { body } = await second.get('/api/customer/audit?kind=address&search=din')
    expect(body.entries[0]).toMatchObject({
      userName: 'User idle',
      action: 'address.change',
      subjectName: 'Din',
      before: { name: 'Min' },
      after: { name: 'Din' },
      event: 'Leveransadress: ändrad',
      changes: ['Namn: Min → Din'],
    })
    const byName = await second.get(`/api/customer/audit?search=${encodeURIComponent('BORTA')}`)
    expect(byName.body.entries.map(({ action }: { action: string }) => action)).toEqual([
      'address.delete',
      'address.restore',
      'address.delete',
      'address.create',
    ])
    expect((await second.get('/api/customer/audit?search=%25')).body.total).toBe(0)
    expect((await second.get('/api/customer/audit?to=2026-11-19')).body.total).toBe(0)
    expect(
      (await second.get('/api/customer/audit?from=2026-11-20&to=2026-11-20')).body.total,
    ).toBeGreaterThan(5)
    const kindsOf = async (query: string): Promise<Set<string | undefined>> => {
      const answer = await second.get(`/api/customer/audit?${query}`)
      expect(answer.status).toBe(200)
      return new Set(answer.body.entries.map(({ action }: { action: string }) => action.split('.')[0]))
    }
    expect(await kindsOf('kind=contact,company')).toEqual(new Set(['contact', 'company']))
    expect(await kindsOf('kind=costCentre')).toEqual(new Set())
    const mine = await second.get('/api/customer/audit?by=me')
    expect(new Set(mine.body.entries.map(({ userName }: { userName: string }) => userName))).toEqual(
      new Set(['User idle']),
    )
    const oldest = await second.get('/api/customer/audit?sort=at')
    const times = oldest.body.entries.map(({ at }: { at: string }) => at)
    expect(times).toEqual(times.toSorted())
    expect((await second.get('/api/customer/audit?from=2026-11-20&to=2026-11-19')).body.field).toBe('to')
    expect((await buyer.get('/api/customer/audit')).status).toBe(403)
  })

  it('exports the audit without formulas', async () => {
    await administrator.post('/api/customer/contact/save', { name: '=HYPERLINK("http://evil")' })
    const { headers, body } = await administrator.get(
      '/api/customer/audit/export?format=csv&kind=contact&search=hyperlink',
    )
    expect(headers.get('content-disposition')).toMatch(/filename="andringslogg-\d{4}-\d\d-\d\d\.csv"/u)
    const [heading, row] = String(body).split('\r\n')
    expect(heading).toBe('Dag;Tid;Användare;Händelse;Gäller;Ändring')
    expect(row).toContain(`;Kontaktperson: tillagd;"'=HYPERLINK(""http://evil"")";`)
    expect(body).not.toMatch(/;"?=/u)
    expect((await buyer.get('/api/customer/audit/export?format=csv')).status).toBe(403)
  })

  it('exports the whole audit by a job, each entry once', async () => {
    const { status, body } = await administrator.post('/api/customer/audit/startexport', { format: 'csv' })
    expect([status, typeof body.exportId]).toEqual([200, 'string'])
    const made = async () => (await administrator.get('/api/user/exports?list=audit')).body.exports[0]
    await vi.waitFor(async () => expect(await made()).toMatchObject({ state: 'ready' }))
    const { total } = (await administrator.get('/api/customer/audit')).body
    expect((await made()).total).toBe(total)
    const link = await administrator.get(`/api/files/link?fileId=${(await made()).file.fileId}`)
    const file = await shop.api.fetch(new Request(`http://api.internal${link.body.url}`))
    const csv = await file.text()
    expect(csv.split('\r\n').filter((row) => /^\d{4}-\d\d-\d\d;\d\d:\d\d;/u.test(row))).toHaveLength(total)
  })

  it('keeps two lines of a street, which orders have as one', async () => {
    const twoLines = { ...address, name: 'Två rader', street: 'Skolgatan 1', street2: 'Port B, plan 3' }
    const { status, body } = await administrator.post('/api/customer/address/save', twoLines)
    expect([status, body.address.street, body.address.street2]).toEqual([
      200,
      'Skolgatan 1',
      'Port B, plan 3',
    ])
    const checkout = (await buyer.get('/api/cart/checkout')).body
    const shown = checkout.addresses.find(({ name }: { name: string }) => name === 'Två rader')
    expect(shown.street).toBe('Skolgatan 1, Port B, plan 3')
    const long = { ...twoLines, street: 'x'.repeat(100), street2: 'y'.repeat(30) }
    const refused = await administrator.post('/api/customer/address/save', long)
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([400, 'tooLong', 'street2'])
  })

  it('requires a second factor when an administrator says so, after a recent proof', async () => {
    const { db } = shop.store
    const required = async () => (await administrator.get('/api/customer/company')).body.secondFactorRequired
    expect(await required()).toBe(false)
    const saved = await administrator.post('/api/customer/company/secondfactor', { required: true })
    expect([saved.status, await required()]).toEqual([200, true])
    // The sessions of the others end: they set a factor up at the next sign-in.
    expect((await buyer.get('/api/customer/company')).status).toBe(401)
    expect((await administrator.post('/api/customer/company/secondfactor', { required: false })).status).toBe(
      200,
    )
    const { body } = await administrator.get('/api/customer/audit?kind=company')
    expect(body.entries[0]).toMatchObject({
      before: { secondFactorRequired: true },
      after: { secondFactorRequired: false },
    })
    await db.updateTable('sessions').set({ confirmedAt: '' }).execute()
    const refused = await administrator.post('/api/customer/company/secondfactor', { required: true })
    expect([refused.status, refused.body.code]).toEqual([403, 'confirm'])
  })

  it('refuses to change an entry of the audit', async () => {
    const change = shop.store.db.updateTable('auditEntries').set({ userName: 'Nobody' }).execute()
    await expect(change).rejects.toThrow('cannot be changed')
  })
})
