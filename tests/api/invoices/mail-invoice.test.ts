import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { invoiceGoods } from '../../../api/invoices/service.ts'
import { mailInvoice } from '../../../api/invoices/documents/mail-invoice.ts'
import { mailsTo } from '../fixtures/account-mail.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { prepareBilling, transact, writeOrder } from './invoice-shop.ts'

const path = '/api/my-pages/invoice/mail'
const address = 'buyer@example.test'

describe.each(databases)('a copy of an invoice by mail, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  let number = ''
  beforeAll(async () => {
    shop = await openShop(open)
    await prepareBilling(shop)
    await writeOrder(shop.store, '1001')
    const deliveries = [{ shipmentNumber: '7001', lines: [{ position: 1, quantity: 10 }] }]
    const issued = await transact(shop, (context) =>
      invoiceGoods(context, '1001', deliveries, { issuedOn: '2026-11-10' }),
    )
    number = issued?.number ?? ''
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())
  afterEach(async () => {
    expect(shop.faults).toEqual([])
    await shop.store.db.deleteFrom('mailAttachments').execute()
    await shop.store.db.deleteFrom('mails').execute()
  })

  const states = async () =>
    (await shop.store.db.selectFrom('jobs').select('state').where('kind', '=', 'invoiceCopy').execute()).map(
      ({ state }) => state,
    )
  /** Waits until every copy that was asked for is written, or refused for good. */
  const done = () =>
    expect
      .poll(states, { timeout: 20_000 })
      .not.toEqual(expect.arrayContaining([expect.stringMatching(/queued|running/u)]))

  const startJobs = () => buyer.post('/api/user/requestlink', { username: 'nobody', purpose: 'password' })

  it('is written once per key, with the PDF attached', async () => {
    const ask = () => buyer.post(path, { number }, { 'Idempotency-Key': 'once' })
    const [first, repeat] = [await ask(), await ask()]
    expect([first.status, repeat.status]).toEqual([200, 200])
    expect([first.body.recipient, repeat.body]).toEqual([address, first.body])
    await done()
    const [mail, ...more] = await mailsTo(shop, address)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Kopia av Faktura ${number}`)
    const attached = await shop.store.db
      .selectFrom('mailAttachments')
      .innerJoin('files', 'files.id', 'mailAttachments.fileId')
      .select(['mailId', 'files.name', 'files.type', 'files.state'])
      .execute()
    expect(attached).toEqual([
      { mailId: mail?.id, name: `faktura-${number}.pdf`, type: 'application/pdf', state: 'kept' },
    ])
  })

  it('is written once, also when its job runs again', async () => {
    await buyer.post(path, { number })
    await done()
    const before = await mailsTo(shop, address)
    await shop.store.db
      .updateTable('jobs')
      .set({ state: 'queued', finishedAt: null, dueAt: shop.clock.now().toISOString() })
      .where('id', '=', before[0]?.id.replace('invoice-copy-', '') ?? '')
      .execute()
    await startJobs()
    await done()
    expect(await mailsTo(shop, address)).toEqual(before)
  })

  it('is in the language that the user has chosen, not in that of the page', async () => {
    const speak = (language: string) =>
      shop.store.db.updateTable('users').set({ language }).where('id', '=', 'buyer').execute()
    await speak('fi-FI')
    await buyer.post(path, { number })
    await done()
    await speak('')
    expect(await mailsTo(shop, address)).toMatchObject([{ html: expect.stringContaining('<html lang="fi') }])
  })

  it('is not written for a user who may no longer see invoices', async () => {
    const role = { userId: 'buyer', customerId: 'a', role: 'accountant' }
    const caller = { customerId: 'a', userId: 'buyer', siteName: 'se', language: 'sv' } as const
    await transact(shop, async (context) => {
      await mailInvoice(context, caller, number)
      await context.trx.deleteFrom('roleAssignments').where('role', '=', role.role).execute()
    })
    await startJobs()
    await done()
    await insertRows(shop.store.db, 'roleAssignments', [role])
    expect(await mailsTo(shop, address)).toEqual([])
    expect(shop.faults.splice(0)).toMatchObject([{ code: 'permission' }])
  })

  it('is refused for an invoice of another customer, and for a user without an address', async () => {
    await writeOrder(shop.store, '1002', { customerId: 'c' })
    const deliveries = [{ shipmentNumber: '7002', lines: [{ position: 1, quantity: 10 }] }]
    const other = await transact(shop, (context) =>
      invoiceGoods(context, '1002', deliveries, { issuedOn: '2026-11-10' }),
    )
    expect((await buyer.post(path, { number: other?.number })).status).toBe(404)
    await shop.store.db.updateTable('users').set({ email: '' }).where('id', '=', 'buyer').execute()
    const { status, body } = await buyer.post(path, { number })
    await shop.store.db.updateTable('users').set({ email: address }).where('id', '=', 'buyer').execute()
    expect([status, body.code, body.field]).toEqual([409, 'noAddress', 'email'])
  })
})
