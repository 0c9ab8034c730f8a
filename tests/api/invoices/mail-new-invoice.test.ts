import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailNewInvoice } from '../../../api/invoices/service.ts'
import { commands } from '../../../api/operator/commands.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { leaseJob } from '../../../api/platform/jobs/store.ts'
import { databases } from '../fixtures/databases.ts'
import { originOf } from '../fixtures/origin.ts'
import { addColleague } from '../fixtures/people.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'
import { prepareBilling, transact, writeOrder } from './invoice-shop.ts'

const address = 'faktura@ror.example'

// The clock of the shop begins on 20 November 2026.
describe.each(databases)('new invoices by mail, on $name', ({ open }) => {
  let shop: TestShop
  let folder: string
  let buyer: Visitor
  let orders = 0
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tc-invoice-mail-'))
    shop = await openShop(open)
    await prepareBilling(shop)
    const { db } = shop.store
    await insertRows(db, 'rolePermissions', [{ role: 'accountant', permission: 'perm:adminCompany' }])
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(() => setAddress(address))
  afterEach(() => expect(shop.faults).toEqual([]))

  const company = async () => (await buyer.get('/api/customer/company')).body
  const setAddress = async (invoiceEmail: string): Promise<void> => {
    const { version } = (await company()).settings
    const settings = { version, invoiceEmail, confirmationEmails: [], deliveryDays: [] }
    expect((await buyer.post('/api/customer/company/settings', settings)).status).toBe(200)
  }
  const operate = async (name: string, args: readonly string[] = []): Promise<void> => {
    const context = {
      store: shop.store,
      keyFile: '',
      now: shop.clock.now(),
      print: () => {},
      originOf,
      passwordLink: originOf,
      sellerLink: originOf,
    }
    await commands[name]?.run(context, { args, site: undefined, options: {} })
  }
  /** Imports the invoice of a new order as the system of the seller does. Returns its number. */
  const importInvoice = async (issuedOn = '2026-11-20'): Promise<string> => {
    orders += 1
    const [orderNumber, number] = [`30${orders}`, `90${orders}`]
    await writeOrder(shop.store, orderNumber)
    const file = join(folder, 'billing.json')
    const deliveries = [{ lines: [{ position: 1, quantity: 10 }] }]
    writeFileSync(file, JSON.stringify({ invoices: [{ number, orderNumber, issuedOn, deliveries }] }))
    await operate('import-billing', [file])
    return number
  }
  const jobs = () =>
    shop.store.db
      .selectFrom('jobs')
      .select(['id', 'state', 'tries'])
      .where('kind', '=', 'newInvoice')
      .where('id', '=', `new-invoice-90${orders}`)
      .execute()
  const mails = () =>
    shop.store.db.selectFrom('mails').selectAll().where('id', '=', `invoice-90${orders}`).execute()
  /** A call that starts due jobs, and a wait for the one of the last invoice. */
  const runJob = async (): Promise<void> => {
    await buyer.post('/api/my-pages/invoice/mail', { number: `90${orders}` })
    await expect.poll(jobs, { timeout: 20_000 }).toMatchObject([{ state: 'ready' }])
  }

  it('writes one mail with the PDF, number, amount, due day and link', async () => {
    const number = await importInvoice()
    await runJob()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: address,
      site: 'se',
      subject: `Faktura ${number} från Tradecounter`,
    })
    expect(mail?.content).toMatch(/1.250,00 kr, senast 20 december 2026/u)
    expect(mail?.content).toContain(`/my-pages/invoices/${number}`)
    const attached = await shop.store.db
      .selectFrom('mailAttachments')
      .innerJoin('files', 'files.id', 'mailAttachments.fileId')
      .select(['files.name', 'files.type', 'files.state'])
      .where('mailId', '=', `invoice-${number}`)
      .execute()
    expect(attached).toEqual([{ name: `faktura-${number}.pdf`, type: 'application/pdf', state: 'kept' }])
  })

  it('writes it once, also when a worker dies amid it, and the job is done again', async () => {
    const number = await importInvoice()
    const now = shop.clock.now()
    // A process that dies with the job in its hands.
    const until = new Date(now.getTime() + 60_000)
    expect(await leaseJob(shop.store, 'newInvoice', now, until)).toMatchObject({
      id: `new-invoice-${number}`,
    })
    shop.clock.pass(120)
    await runJob()
    expect(await jobs()).toMatchObject([{ tries: 2 }])
    expect(await mails()).toHaveLength(1)
    await shop.store.db
      .updateTable('jobs')
      .set({ state: 'queued', finishedAt: null, dueAt: now.toISOString() })
      .where('id', '=', `new-invoice-${number}`)
      .execute()
    await runJob()
    expect(await mails()).toHaveLength(1)
    await expect(transact(shop, (context) => mailNewInvoice(context, originOf, number))).rejects.toThrow()
  })

  it('writes none without an address, nor for an old invoice of another system', async () => {
    await importInvoice('2026-11-01')
    expect(await jobs()).toEqual([])
    await setAddress('')
    await importInvoice()
    expect(await jobs()).toEqual([])
  })

  it('shows on the page of the company that the address fails, until there is another', async () => {
    const number = await importInvoice()
    await runJob()
    expect((await company()).invoiceMail).toBe('sending')
    const setState = (state: 'failed' | 'ready') =>
      shop.store.db.updateTable('jobs').set({ state }).where('id', '=', `invoice-${number}`).execute()
    await setState('failed')
    expect((await company()).invoiceMail).toBe('failed')
    await setAddress('ny@ror.example')
    expect((await company()).invoiceMail).toBe('none')
  })

  it('tells users who have chosen it and may see invoices, each once, by mail and in browsers', async () => {
    const { db } = shop.store
    await addColleague(shop.store, 'mate', 'a')
    await addColleague(shop.store, 'clerk', 'a')
    await insertRows(db, 'roleAssignments', [{ userId: 'clerk', customerId: 'a', role: 'accountant' }])
    await importInvoice()
    await db
      .updateTable('users')
      .set({ invoiceMail: 1 })
      .where('id', 'in', ['mate', 'clerk', 'other'])
      .execute()
    await subscribeTo(shop.store, 'buyer', ['invoice'])
    await subscribeTo(shop.store, 'mate', ['invoice'])
    const number = await importInvoice()
    const told = await db.selectFrom('mails').selectAll().where('id', 'like', 'invoice-news-%').execute()
    expect(told).toMatchObject([
      { recipient: 'clerk@example.test', subject: `Faktura ${number} från Tradecounter` },
    ])
    expect(told[0]?.content).toMatch(/1.250,00 kr, senast 20 december 2026/u)
    expect(told[0]?.content).toContain(`/my-pages/invoices/${number}`)
    expect([await pushedTo(shop.store, 'buyer'), await pushedTo(shop.store, 'mate')]).toEqual([
      [{ title: `Faktura ${number} från Tradecounter`, path: `/my-pages/invoices/${number}` }],
      [],
    ])
    await setAddress('Clerk@example.test')
    await importInvoice()
    await setAddress('')
    await db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'clerk').execute()
    await importInvoice()
    const later = await db.selectFrom('mails').select('id').where('id', 'like', 'invoice-news-%').execute()
    expect(later).toEqual([{ id: `invoice-news-${number}-clerk` }])
    expect(await pushedTo(shop.store, 'buyer')).toHaveLength(3)
    await db.deleteFrom('pushSubscriptions').execute()
  })
})
