import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { encryptSecret } from '../../../api/platform/keys/secrets.ts'
import { eraseUser } from '../../../api/personal-data/erase-user.ts'
import { openKeys } from '../../../api/platform/keys/keys.ts'
import { databases } from '../fixtures/databases.ts'
import { makeList } from '../fixtures/own-lists.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { subscribeTo } from '../push/pushed.ts'

const base = '/api/my-pages/my-account'

describe.each(databases)('personal data of a user, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    await buyer.post(`${base}/savesettings`, {
      name: 'Kim Lund',
      mobile: '+46 70-123 45 67',
      language: '',
      orderMail: true,
      answerMail: true,
      callBackMail: true,
      approvalMail: true,
      offerMail: true,
      returnMail: true,
      shipmentMail: true,
      delayMail: false,
      invoiceMail: true,
      branchId: '',
      addressId: '',
      reference: 'Kims ref',
      project: '',
    })
    await buyer.post('/api/user/savesetting', { key: 'table.density', value: 'compact' })
    await buyer.add('VALVE', 1)
    const { body: cart } = await buyer.get('/api/cart')
    const ordered = await buyer.order(cart.version)
    expect(ordered.status).toBe(200)
    await buyer.add('VALVE', 2)
    const sealed = (text: string): string => encryptSecret(openKeys(shop.keyFile).applications, text)
    await shop.store.db
      .insertInto('customerAgreements')
      .values({
        customerId: 'a',
        userId: 'buyer',
        termsVersion: '2026-01',
        marketing: 1,
        signerId: 'buyer',
        acceptedAt: '2026-11-20T10:00:00.000Z',
        creditCheckConsentAt: '2026-11-20T10:00:00.000Z',
        signedBy: sealed('Kim Lund'),
        signedAt: '2026-11-20T09:59:00.000Z',
        issuer: 'https://id.example',
        subject: sealed('kim'),
      })
      .execute()
    await shop.store.db
      .updateTable('orders')
      .set({ contactName: 'Kim Lund', contactPhone: '+46 70-123 45 67' })
      .execute()
    await askForAnotherDelivery()
    const listId = await makeList(buyer, 'Kims bil', [
      ['VALVE', 2],
      ['SALE', 1],
    ])
    await buyer.post('/api/lists/changeline', { listId, itemId: 1, note: 'Hylla 2' })
    await buyer.post('/api/lists/removelines', { listId, itemIds: [2] })
    await buyer.post('/api/lists/delete', { listId: await makeList(buyer, 'Slängd', [['VALVE', 1]]) })
  })
  afterAll(() => shop.close())

  /** Has the buyer ask for another window of a parcel of the order. */
  async function askForAnotherDelivery(): Promise<void> {
    const { db } = shop.store
    const { id: orderId } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    const promised = { promisedFrom: '2026-11-23T06:00:00.000Z', promisedTo: '2026-11-23T10:00:00.000Z' }
    const now = '2026-11-20T11:00:00.000Z'
    await db
      .insertInto('shipments')
      .values({
        id: 'shipment',
        orderId,
        number: 'N-1',
        carrier: 'postnord',
        warehouseStatus: 'HANDED_OVER',
        status: 'ON_THE_WAY',
        exception: 0,
        createdAt: now,
        sentAt: now,
        deliveredAt: null,
        ...promised,
      })
      .execute()
    await subscribeTo(shop.store, 'buyer', ['order'])
    await db
      .insertInto('deliveryChanges')
      .values({
        id: 'change',
        shipmentId: 'shipment',
        parcelNumber: 'P-1',
        point: '',
        beforeFrom: '',
        beforeTo: '',
        until: now,
        state: 'confirmed',
        reason: '',
        userId: 'buyer',
        requestedAt: now,
        decidedAt: now,
        ...promised,
      })
      .execute()
  }

  const mails = async () =>
    (await shop.store.db.selectFrom('mails').selectAll().execute()).filter(({ id }) =>
      id.startsWith('account-'),
    )

  it('is exported as one file with all that the shop keeps, without secrets', async () => {
    const { status, body } = await buyer.post(`${base}/startexport`)
    expect([status, typeof body.exportId]).toEqual([200, 'string'])
    const made = async () => (await buyer.get('/api/user/exports?list=personal-data')).body.exports[0]
    await vi.waitFor(async () => expect(await made()).toMatchObject({ state: 'ready' }))
    const { file } = await made()
    expect(file.name).toMatch(/^personuppgifter-\d{4}-\d\d-\d\d\.json$/u)
    const link = await buyer.get(`/api/files/link?fileId=${file.fileId}`)
    const answer = await shop.api.fetch(new Request(`http://api.internal${link.body.url}`))
    expect(answer.headers.get('content-type')).toBe('application/json')
    const text = await answer.text()
    const data: unknown = JSON.parse(text)
    expect(data).toMatchObject({
      account: {
        name: 'Kim Lund',
        email: 'buyer@example.test',
        mobile: '+46 70-123 45 67',
        approvalMail: 1,
        offerMail: 1,
        returnMail: 1,
        shipmentMail: 1,
        delayMail: 0,
        invoiceMail: 1,
      },
      followedOrders: [{ customerId: 'a' }],
      deliveryChanges: [{ parcelNumber: 'P-1', promisedFrom: '2026-11-23T06:00:00.000Z' }],
      settings: [{ key: 'table.density', value: '"compact"' }],
      orderDefaults: [{ reference: 'Kims ref' }],
      agreements: [
        { customerId: 'a', termsVersion: '2026-01', marketing: true, signedBy: 'Kim Lund', subject: 'kim' },
      ],
      sessions: [{ site: 'se' }],
      browsersWithNotifications: [{ site: 'se', browser: '', sentAt: null }],
      carts: expect.arrayContaining([expect.objectContaining({ code: 'VALVE' })]),
      // Without what was deleted.
      lists: [{ name: 'Kims bil', items: [{ code: 'VALVE', quantity: 2, note: 'Hylla 2' }] }],
      orders: [{ customerId: 'a', lines: [{ variantCode: 'VALVE' }] }],
    })
    expect(text).not.toMatch(/passwordHash|argon2|push\.example|tokenHash|"total"|unitPrice/u)
  })

  it('is exported and erased only after a recent proof of identity', async () => {
    const { db } = shop.store
    await db.updateTable('sessions').set({ confirmedAt: '' }).execute()
    for (const call of ['startexport', 'requesterasure']) {
      const { status, body } = await buyer.post(`${base}/${call}`)
      expect([call, status, body.code]).toEqual([call, 403, 'confirm'])
    }
    await buyer.signIn('buyer')
  })

  it('is asked to be erased: user, administrators and shop get a mail, and the request can be withdrawn', async () => {
    const { db } = shop.store
    await db
      .insertInto('attachments')
      .values({ userId: 'idle', customerId: 'a', position: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('roleAssignments')
      .values({ userId: 'idle', customerId: 'a', role: 'administrator' })
      .execute()
    expect((await buyer.get(`${base}/erasure`)).body).toEqual({ request: null })
    const before = (await mails()).length
    const asked = await buyer.post(`${base}/requesterasure`)
    expect([asked.status, asked.body.request.state]).toEqual([200, 'sent'])
    const sent = (await mails()).slice(before)
    const reported = sent.map(({ recipient }) => recipient)
    expect(reported).toHaveLength(3)
    expect(reported).toEqual(expect.arrayContaining(['buyer@example.test', 'idle@example.test']))
    const toShop = sent.find(({ recipient }) => !recipient.endsWith('@example.test'))
    expect(toShop?.content).toContain('buyer@example.test')
    const again = await buyer.post(`${base}/requesterasure`)
    expect([again.status, again.body.code]).toEqual([409, 'requested'])
    expect((await buyer.post(`${base}/withdrawerasure`)).body.request.state).toBe('withdrawn')
    expect((await buyer.post(`${base}/withdrawerasure`)).status).toBe(404)
    // Of several requests at a time one is taken.
    const answers = await Promise.all([1, 2, 3].map(() => buyer.post(`${base}/requesterasure`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('is erased for good: no row has it any more, and orders and the audit keep a pseudonym', async () => {
    const { db, dialect } = shop.store
    // The answer of a call that the user has made with a key.
    await db
      .insertInto('idempotency')
      .values({
        scope: 'buyer a  /api/my-pages/invoice/mail',
        key: 'copy',
        requestHash: '',
        status: 200,
        body: '{"recipient":"buyer@example.test"}',
        createdAt: shop.clock.now().toISOString(),
      })
      .execute()
    const erased = await db
      .transaction()
      .execute((trx) =>
        eraseUser(
          { trx, dialect, now: shop.clock.now() },
          openKeys(shop.keyFile).applications,
          'buyer@example.test',
        ),
      )
    const { pseudonym = '', withoutAdministrator } = erased ?? {}
    expect(pseudonym).toMatch(/^Erased [0-9a-f]{8}$/u)
    // `idle` administers the one, nobody the other.
    expect(withoutAdministrator).toEqual(['b'])
    expect((await buyer.get(`${base}/settings`)).status).toBe(401)
    expect((await new Visitor(shop.api).signIn('buyer')).body.success).toBe('false')
    const found: string[] = []
    const tables = await db.introspection.getTables()
    for (const { name } of tables) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a table of the database itself
      const rows = await db
        .selectFrom(name as 'users')
        .selectAll()
        .execute()
      for (const row of rows)
        if (/Kim Lund|buyer@example|123 45 67|Kims ref/u.test(JSON.stringify(row))) found.push(name)
    }
    expect(found).toEqual([])
    // That the company has agreed stays, without the person.
    expect(await db.selectFrom('customerAgreements').selectAll().execute()).toMatchObject([
      { customerId: 'a', userId: '', termsVersion: '2026-01', marketing: 0, signedBy: '', subject: '' },
    ])
    const orders = await db.selectFrom('orders').selectAll().where('userId', '=', 'buyer').execute()
    expect(orders.map(({ contactName, contactPhone }) => [contactName, contactPhone])).toEqual([
      [pseudonym, ''],
    ])
    const entries = await db.selectFrom('auditEntries').selectAll().where('subjectId', '=', 'buyer').execute()
    expect(entries.map(({ action }) => action)).toContain('personalData.erase')
    expect(new Set(entries.map(({ subjectName }) => subjectName))).toEqual(new Set([pseudonym]))
    const requests = await db.selectFrom('erasureRequests').selectAll().where('state', '=', 'done').execute()
    expect(requests).toMatchObject([{ userId: 'buyer' }])
  })
})
