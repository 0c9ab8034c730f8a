import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Country, SiteKey } from '../../../api/contract/index.ts'
import { parseOrganisationNumber } from '../../../api/contract/numbers/index.ts'
import { createKey } from '../../../api/become-a-customer/keys.ts'
import { eraseExpiredApplications } from '../../../api/become-a-customer/store.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { databases } from '../fixtures/databases.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { Applicant, goodValues, tokensIn } from './applicant.ts'

/** The company of a sole trader, whose number is a personal number. */
const soleTrader = (organisationNumber: string) => ({
  businessModel: 'soleTrader',
  organisationNumber,
  vatNumber: '',
  eInvoiceScheme: '',
  eInvoiceId: '',
})

describe.each(databases)('decisions about applications ($name)', ({ open }) => {
  let shop: TestShop
  let sam: TestSeller
  beforeAll(async () => {
    shop = await openShop(open)
    await insertSeller(shop, 'sam', ['applications:answer'])
    await insertSeller(shop, 'olga', ['offers:answer'])
    sam = new TestSeller(shop, 'sam')
    await sam.signIn()
  })
  afterAll(() => shop.close())

  let count = 0
  /** An application that waits, with mail addresses of its own. */
  const submitted = async (
    change: Partial<ReturnType<typeof goodValues>['company']> = {},
    more: (values: ReturnType<typeof goodValues>) => void = () => {},
  ) => {
    count += 1
    const values = goodValues()
    const email = `nina${count}@nyaror.example`
    values.company = { ...values.company, ...change }
    values.persons.applicant.email = email
    values.persons.buyers = [{ name: 'Bo Berg', email: `bo${count}@nyaror.example`, mobile: '' }]
    more(values)
    const nina = new Applicant(shop.api)
    await nina.saveAll(values)
    expect((await nina.post('/submit')).status).toBe(200)
    const row = await shop.store.db
      .selectFrom('applications')
      .selectAll()
      .orderBy('submittedAt', 'desc')
      .executeTakeFirstOrThrow()
    return { nina, email, id: row.id }
  }
  const shown = async (id: string) => (await sam.call(`/applications/application?applicationId=${id}`)).body
  const mailsTo = (email: string) =>
    shop.store.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('createdAt')
      .execute()
  const approval = async (id: string) => {
    const { revision, priceGroups, warehouses } = await shown(id)
    return {
      applicationId: id,
      revision,
      priceGroup: priceGroups[0],
      warehouseId: warehouses[0].warehouseId,
      creditLimit: 5_000_000,
      paymentDays: 30,
    }
  }
  const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

  it('approval makes customer, first administrator and invitations; the administrator signs in', async () => {
    const { nina, email, id } = await submitted()
    const answer = await sam.call('/applications/approve', await approval(id))
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { db } = shop.store
    const application = await shown(id)
    expect(application).toMatchObject({ state: 'approved', allowed: [] })
    const customer = await db
      .selectFrom('customers')
      .innerJoin('companyProfiles', 'companyProfiles.customerId', 'customers.id')
      .selectAll()
      .where('number', '=', application.customerNumber)
      .executeTakeFirstOrThrow()
    expect(customer).toMatchObject({
      name: 'Nya Rör AB',
      site: 'se',
      organisationNumber: '202100-5489',
      creditLimit: 5_000_000,
      paymentDays: 30,
    })
    expect(await nina.application()).toMatchObject({
      state: 'approved',
      customerNumber: application.customerNumber,
    })
    // Whoever signed for the company may be none of its users.
    const signatory = new Applicant(shop.api)
    signatory.key = await inTransaction({ store: shop.store, clock: shop.clock.now }, (context) =>
      createKey(context, {
        applicationId: id,
        role: 'signatory',
        kind: 'browser',
        expiresAt: '2999-01-01T00:00:00.000Z',
      }),
    )
    expect(await signatory.application()).toMatchObject({ state: 'approved', customerNumber: '' })
    // What was agreed to stays when the application is erased.
    const { submittedAt } = application
    await eraseExpiredApplications(db, new Date(shop.clock.now().getTime() + 91 * 86_400_000))
    expect(await db.selectFrom('applications').selectAll().where('id', '=', id).execute()).toEqual([])
    expect(
      await db
        .selectFrom('customerAgreements')
        .selectAll()
        .where('customerId', '=', customer.customerId)
        .execute(),
    ).toMatchObject([
      { termsVersion: '2026-01', acceptedAt: submittedAt, creditCheckConsentAt: submittedAt, marketing: 0 },
    ])
    const mails = await mailsTo(email)
    const invitation = mails.find(({ content }) => content.includes('/set-password'))
    const [token = ''] = tokensIn(invitation === undefined ? [] : [invitation])
    const visitor = new Visitor(shop.api)
    const password = 'four words for a test'
    const set = await visitor.post('/api/user/setpassword', { token, password })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    const login = await visitor.post('/api/user/login', { username: email, password })
    expect(login.status).toBe(200)
    const company = await visitor.get('/api/customer/company')
    expect(company.body).toMatchObject({ number: application.customerNumber, canEdit: true })
    expect((await mailsTo(email.replace('nina', 'bo'))).length).toBe(1)
    // A second approval makes nothing.
    const repeat = await sam.call('/applications/approve', {
      ...(await approval(id).catch(() => ({}))),
      applicationId: id,
      revision: 1,
    })
    expect(repeat.status).toBeGreaterThanOrEqual(400)
    const { many } = await db
      .selectFrom('companyProfiles')
      .select((eb) => eb.fn.countAll<number>().as('many'))
      .where('organisationNumber', '=', '202100-5489')
      .executeTakeFirstOrThrow()
    expect(Number(many)).toBe(1)
  })

  it('sellers are mailed in the language of their last sign-in, before that in the language of the application', async () => {
    await submitted({ name: 'Första AB' })
    expect((await subjectsTo('sam@example.test')).at(-1)).toMatch(/^Ny ansökan /u)
    await sam.signIn('fi')
    await submitted({ name: 'Andra AB' })
    expect((await subjectsTo('sam@example.test')).at(-1)).toMatch(/^Uusi hakemus /u)
    // A sign-in that names no language changes nothing.
    await sam.signIn()
    await submitted({ name: 'Tredje AB' })
    expect((await subjectsTo('sam@example.test')).at(-1)).toMatch(/^Uusi hakemus /u)
    await shop.store.db.updateTable('sellers').set({ language: '' }).execute()
  })

  it('an approval that fails in the middle leaves nothing', async () => {
    const { id } = await submitted({ name: 'Halva AB' })
    const before = await shop.store.db.selectFrom('customers').select('id').execute()
    const refused = await sam.call('/applications/approve', { ...(await approval(id)), priceGroup: 'none' })
    expect(refused.body).toMatchObject({ field: 'priceGroup' })
    expect(await shop.store.db.selectFrom('customers').select('id').execute()).toHaveLength(before.length)
    expect((await shown(id)).state).toBe('submitted')
  })

  it('a customer without addresses of its own gets that of the company, and one name is a first name', async () => {
    const { email, id } = await submitted({ name: 'Adressen AB' }, ({ delivery, persons }) => {
      Object.assign(delivery, { toCompanyAddress: true, addresses: [] })
      persons.applicant.name = 'Nina'
    })
    expect((await sam.call('/applications/approve', await approval(id))).status).toBe(200)
    const { db } = shop.store
    const addresses = await db
      .selectFrom('addresses')
      .innerJoin('customers', 'customers.id', 'addresses.customerId')
      .select(['addresses.name', 'addresses.street', 'addresses.postalCode', 'addresses.isDefault'])
      .where('customers.name', '=', 'Adressen AB')
      .execute()
    expect(addresses).toEqual([
      { name: 'Adressen AB', street: 'Rörgatan 1', postalCode: '123 45', isDefault: 1 },
    ])
    const user = await db
      .selectFrom('users')
      .select('name')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(user.name).toBe('Nina')
  })

  it('two sellers who approve at once make one customer', async () => {
    const { id } = await submitted({ name: 'Dubbla AB' })
    const body = await approval(id)
    const answers = await Promise.all([
      sam.call('/applications/approve', body),
      sam.call('/applications/approve', body),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const made = await shop.store.db
      .selectFrom('customers')
      .select('id')
      .where('name', '=', 'Dubbla AB')
      .execute()
    expect(made).toHaveLength(1)
  })

  it('credit check, a question, the answer, a rejection with its reason', async () => {
    const { nina, email, id } = await submitted()
    const step = async (path: string, more: object) =>
      sam.call(path, { applicationId: id, revision: (await shown(id)).revision, ...more })
    expect((await step('/applications/creditcheck', { note: 'UC 2026' })).status).toBe(200)
    expect((await nina.application()).state).toBe('creditCheck')
    expect((await nina.save('terms', { accepted: true }, 1)).body.code).toBe('closed')
    expect((await step('/applications/ask', { text: 'Vem tecknar firman?' })).status).toBe(200)
    const asked = await nina.application()
    expect(asked).toMatchObject({ state: 'moreInformation', message: 'Vem tecknar firman?', isOpen: true })
    const [token = ''] = tokensIn(await mailsTo(email)).slice(-1)
    const elsewhere = new Applicant(shop.api)
    expect((await elsewhere.post('/open', { token })).body.application.role).toBe('applicant')
    const persons = {
      ...asked.values.persons,
      applicant: { ...asked.values.persons.applicant, name: 'Nina N' },
    }
    expect((await elsewhere.save('persons', persons, asked.versions.persons)).status).toBe(200)
    expect((await elsewhere.post('/submit')).body.application).toMatchObject({
      state: 'submitted',
      reference: asked.reference,
    })
    expect((await step('/applications/reject', { text: 'Bolaget är i konkurs.' })).status).toBe(200)
    expect(await nina.application()).toMatchObject({ state: 'rejected', message: 'Bolaget är i konkurs.' })
    expect((await mailsTo(email)).at(-1)?.content).toContain('Bolaget är i konkurs.')
    const actions = await shop.store.db
      .selectFrom('sellerActions')
      .select('action')
      .where('subjectId', '=', id)
      .orderBy('at')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'application.creditCheck',
      'application.ask',
      'application.reject',
    ])
  })

  it('a company that is a customer already: the applicant learns nothing, the seller does and ends it', async () => {
    const db = shop.store.db
    const { id: first, email: administrator } = await submitted({
      name: 'Första AB',
      organisationNumber: '5560360793',
      vatNumber: '',
    })
    expect((await sam.call('/applications/approve', await approval(first))).status).toBe(200)
    const { nina, email, id } = await submitted({
      name: 'Andra AB',
      organisationNumber: '5560360793',
      vatNumber: '',
    })
    const unknown = await submitted({ name: 'Tredje AB' })
    const [known, fresh] = [await nina.application(), await unknown.nina.application()]
    expect(Object.keys(known)).toEqual(Object.keys(fresh))
    expect(known.state).toBe(fresh.state)
    expect((await shown(id)).customers).toMatchObject([{ name: 'Första AB' }])
    const { revision } = await shown(id)
    expect((await sam.call('/applications/duplicate', { applicationId: id, revision })).status).toBe(200)
    expect((await nina.application()).state).toBe('duplicate')
    // The mail leads to the application, in any browser: somebody without an account asks the administrators there,
    // once.
    const [token = ''] = tokensIn((await mailsTo(email)).slice(-1))
    const elsewhere = new Applicant(shop.api)
    expect((await elsewhere.post('/open', { token })).status).toBe(200)
    expect((await elsewhere.application()).state).toBe('duplicate')
    const others = new Applicant(shop.api)
    expect((await others.post('/attachment')).status).toBe(404)
    expect((await unknown.nina.post('/attachment')).body.code).toBe('notDuplicate')
    const customerId = await db
      .selectFrom('customers')
      .select('id')
      .where('name', '=', 'Första AB')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('users')
      .set({ passwordHash: 'x' })
      .where(
        'id',
        'in',
        db.selectFrom('roleAssignments').select('userId').where('customerId', '=', customerId.id),
      )
      .execute()
    await db
      .updateTable('attachments')
      .set({ state: 'active' })
      .where('customerId', '=', customerId.id)
      .execute()
    for (let time = 0; time < 2; time += 1)
      expect((await nina.post('/attachment')).body).toEqual({ success: true })
    const asked = (await mailsTo(administrator)).filter(({ content }) => content.includes(email))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.content).toContain('/my-pages/user-administration?view=new')
    expect(await db.selectFrom('customers').select('id').where('name', '=', 'Andra AB').execute()).toEqual([])
  })

  it('a sole trader who is found as a duplicate is led to customer service: the number is masked by then', async () => {
    // One is a customer, the other was ended by mistake: the answers do not differ.
    const { id: first } = await submitted({ ...soleTrader('640823-3234'), name: 'Egna Rör' })
    expect((await sam.call('/applications/approve', await approval(first))).status).toBe(200)
    const answers = []
    for (const number of ['640823-3234', '121212-1212']) {
      const { nina, id } = await submitted({ ...soleTrader(number), name: 'Egna Rör igen' })
      const { revision } = await shown(id)
      expect((await sam.call('/applications/duplicate', { applicationId: id, revision })).status).toBe(200)
      const { status, body } = await nina.post('/attachment')
      answers.push([status, body.code, body.message])
    }
    expect(answers[0]?.slice(0, 2)).toEqual([409, 'nobodyToAsk'])
    expect(answers[1]).toEqual(answers[0])
  })

  it.each<[SiteKey, Country, string, SiteKey, Country]>([
    ['no', 'SE', '2120000142', 'se', 'SE'],
    ['fi', 'AX', '0145076-7', 'fi', 'FI'],
  ])(
    'on %s a company of %s that is a customer already is found by the number of its own country',
    async (site, country, organisationNumber, customerSite, customerCountry) => {
      const { db } = shop.store
      const written = parseOrganisationNumber(organisationNumber, country) ?? ''
      const id = `neighbour-${country}`
      const { priceGroup, warehouseId } = await db
        .selectFrom('customers')
        .select(['priceGroup', 'warehouseId'])
        .executeTakeFirstOrThrow()
      const address = { street: '', postalCode: '', city: '', country: customerCountry }
      const customer = { id, number: id, name: `Granne ${country}`, site: customerSite }
      await db
        .insertInto('customers')
        .values({ ...customer, priceGroup, warehouseId, ...address })
        .execute()
      const invoice = { invoiceName: '', invoiceStreet: '', invoicePostalCode: '', invoiceCity: '' }
      const electronic = { vatNumber: '', eInvoiceScheme: '', eInvoiceId: '' }
      const credit = { paymentDays: null, creditLimit: null, parentId: null }
      await db
        .insertInto('companyProfiles')
        .values({ customerId: id, organisationNumber: written, ...invoice, ...electronic, ...credit })
        .execute()
      const values = goodValues()
      Object.assign(values.company, { country, organisationNumber, vatNumber: '', postalCode: '22100' })
      Object.assign(values.company, { eInvoiceScheme: '', eInvoiceId: '', name: `Ny granne ${country}` })
      Object.assign(values.delivery, { toCompanyAddress: true, addresses: [], wantedCredit: '' })
      const applicant = new Applicant(shop.api, site)
      await applicant.saveAll(values)
      const { body } = await applicant.post('/submit')
      expect(body.errors).toBeUndefined()
      const list = await sam.call(`/applications?search=${body.application.reference}`)
      expect((await shown(list.body.applications[0].applicationId)).customers).toEqual([
        { number: id, name: `Granne ${country}`, site: customerSite },
      ])
    },
  )

  it('personal numbers are masked for sellers, shown on demand with a record, and erased by the decision', async () => {
    const { id } = await submitted({
      businessModel: 'soleTrader',
      organisationNumber: '19811218-9876',
      vatNumber: '',
      eInvoiceScheme: '',
      eInvoiceId: '',
    })
    expect(JSON.stringify(await shown(id))).not.toMatch(/1218-?9876/u)
    // Offered only where there is one.
    expect((await shown(id)).allowed).toContain('reveal')
    expect((await shown((await submitted()).id)).allowed).not.toContain('reveal')
    const revealed = await sam.call('/applications/reveal', { applicationId: id })
    expect(revealed.body).toEqual({ organisationNumber: '811218-9876', personalNumber: '' })
    const { revision } = await shown(id)
    await sam.call('/applications/reject', { applicationId: id, revision, text: 'Nej.' })
    expect((await sam.call('/applications/reveal', { applicationId: id })).status).toBe(404)
    const record = await shop.store.db
      .selectFrom('sellerActions')
      .selectAll()
      .where('action', '=', 'application.reveal')
      .execute()
    expect(record).toHaveLength(1)
    expect(JSON.stringify([record, shop.logged])).not.toMatch(/1218-?9876/u)
  })

  it('sellers without the permission, stale pages and wrong states are refused', async () => {
    const { id } = await submitted()
    const olga = new TestSeller(shop, 'olga')
    await olga.signIn()
    for (const path of ['/applications', `/applications/application?applicationId=${id}`])
      expect((await olga.call(path)).body).toMatchObject({ permission: 'applications:answer' })
    for (const path of ['creditcheck', 'ask', 'reject', 'duplicate', 'approve', 'reveal'])
      expect((await olga.call(`/applications/${path}`, { applicationId: id, revision: 1 })).status).toBe(403)
    const { revision } = await shown(id)
    const old = { applicationId: id, revision: revision - 1, text: 'x' }
    expect((await sam.call('/applications/reject', old)).body.code).toBe('staleApplication')
    expect((await sam.call('/applications/reject', { ...old, revision: revision + 1 })).body.code).toBe(
      'staleApplication',
    )
  })

  it('mails a seller at most a hundred times a day about what waits', async () => {
    const { db } = shop.store
    await submitted()
    const before = (await mailsTo('sam@example.test')).length
    expect(before).toBeGreaterThan(0)
    await db.updateTable('applicationMails').set({ count: 99 }).execute()
    await submitted()
    await submitted()
    expect(await mailsTo('sam@example.test')).toHaveLength(before + 1)
    await db.deleteFrom('applicationMails').execute()
  })

  it('lists what waits, by state and by words, and no drafts', async () => {
    const draft = new Applicant(shop.api)
    await draft.saveAll({ ...goodValues(), company: { ...goodValues().company, name: 'Utkastet AB' } })
    const { body } = await sam.call('/applications?search=r%C3%B6r%20stockholm&status=submitted')
    expect(body.total).toBeGreaterThan(0)
    for (const { state, companyName } of body.applications) {
      expect(state).toBe('submitted')
      expect(companyName).toContain('Rör')
    }
    expect((await sam.call('/applications?search=utkastet')).body.total).toBe(0)
    expect((await sam.call('/applications?search=%25')).body.total).toBe(0)
  })
})
