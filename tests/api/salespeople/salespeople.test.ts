import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { insertRows } from '../../../api/platform/database/index.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { databases } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'
import { makeClock, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'

const person = (id: string, more: object = {}) => ({
  id,
  name: `Person ${id}`,
  telephoneNumber: '08-1',
  email: `${id}@shop.example`,
  title: 'Säljare',
  mobile: '070-1',
  photo: '',
  area: 'sales',
  absenceNote: '',
  branchId: 'sto',
  absentUntil: null,
  backupId: null,
  ...more,
})

const offerRequest = {
  name: 'Bygget',
  from: { kind: 'rows', rows: [{ variantNumber: 'VALVE', quantity: 2 }] },
}

const once = () => ({ 'Idempotency-Key': randomUUID() })

describe.each(databases)('the salespeople of a customer, on $name', ({ open }) => {
  let shop: TestShop
  let folder: string
  let closeStore: () => Promise<void>
  let buyer: Visitor
  let other: Visitor
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tc-sales-'))
    const { store, remove } = await open()
    closeStore = remove
    await insertCatalogue(store)
    await insertPeople(store)
    // Friday noon in Stockholm.
    shop = serve(store, makeClock(), folder, { mail: { folder: join(folder, 'mail') } })
    await insertRows(store.db, 'salesmen', [
      person('sara'),
      person('tore', {
        area: 'technical',
        absentUntil: '2026-11-30',
        absenceNote: 'Semester',
        backupId: 'sara',
      }),
    ])
    await insertRows(store.db, 'salesmenOfCustomers', [{ customerId: 'a', salesmanId: 'sara' }])
    await insertRows(store.db, 'salesTeams', [
      { customerId: 'a', salesmanId: 'sara', position: 1 },
      { customerId: 'a', salesmanId: 'tore', position: 2 },
    ])
    await insertRows(store.db, 'branchHours', [
      { warehouseId: 'sto', weekday: 1, opens: '06:30', closes: '09:00' },
      { warehouseId: 'sto', weekday: 5, opens: '07:00', closes: '15:30' },
    ])
    await insertRows(store.db, 'branchClosedDays', [{ warehouseId: 'sto', day: '2026-11-27' }])
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    other = new Visitor(shop.api)
    await other.signIn('other')
  })
  afterAll(async () => {
    await shop.close()
    await closeStore()
    rmSync(folder, { recursive: true, force: true })
  })
  afterEach(() => expect(shop.faults).toEqual([]))

  const mails = async () => {
    const names = readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'))
    return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, 'mail', name)))))
  }

  it('are shown with area, absence, back-up and the branch with its hours', async () => {
    const { body } = await buyer.get('/api/customer/salespeople')
    expect(body.people).toMatchObject([
      { name: 'Person sara', area: 'sales', mobile: '070-1', absence: null },
      {
        name: 'Person tore',
        area: 'technical',
        absence: {
          until: '2026-11-30',
          note: 'Semester',
          backup: { name: 'Person sara', phone: '08-1', email: 'sara@shop.example' },
        },
      },
    ])
    expect(body.branch).toMatchObject({
      name: 'Stockholm',
      street: 'Lagervägen 8',
      closedDays: ['2026-11-27'],
    })
  })

  it('offer call-backs in the opening hours from an hour ahead on, never on closed days', async () => {
    const { body } = await buyer.get('/api/customer/salespeople')
    const times = body.callBackTimes.map(
      ({ day, opens }: { day: string; opens: string }) => `${day} ${opens}`,
    )
    expect(times).toEqual(['2026-11-20 13:00', '2026-11-20 14:00', '2026-11-23 07:00', '2026-11-23 08:00'])
  })

  it('take one call at a time: the second gets 409 with the free times', async () => {
    const call = { day: '2026-11-23', opens: '07:00', phone: '070-174 06 32', subject: 'Leverans\nBygget' }
    await subscribeTo(shop.store, 'buyer', ['callBack'])
    expect((await buyer.post('/api/customer/callback', call, once())).status).toBe(200)
    expect(await pushedTo(shop.store, 'buyer')).toEqual([
      { title: 'Vi ringer upp dig 2026-11-23', path: '/my-pages/my-sales-person' },
    ])
    await shop.store.db.deleteFrom('pushSubscriptions').execute()
    const late = await buyer.post('/api/customer/callback', call, once())
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'taken', callBackTimes: [{ opens: '13:00' }, { opens: '14:00' }, { opens: '08:00' }] },
    })
    expect((await buyer.get('/api/customer/salespeople')).body.booked).toMatchObject([
      { day: '2026-11-23', opens: '07:00', closes: '08:00', subject: 'Leverans Bygget' },
    ])
    for (const wrong of [{ phone: 'ring mig' }, { day: 'fredag' }, { subject: '' }])
      expect((await buyer.post('/api/customer/callback', { ...call, ...wrong }, once())).status).toBe(400)
  })

  it('receive a message with order, article and attachment, once however often it is sent', async () => {
    const upload = await shop.api.fetch(
      new Request('http://api.internal/api/files?purpose=attachment&name=ritning.pdf', {
        method: 'POST',
        headers: {
          'X-Site': 'se',
          'Content-Type': 'application/octet-stream',
          'X-CSRF-Token': buyer.antiForgery,
          Authorization: `Bearer ${buyer.bearer ?? ''}`,
        },
        body: '%PDF-1.7 ritning',
      }),
    )
    const { fileId }: { fileId: string } = await upload.json()
    const message = { text: 'Går det att byta?\nHälsningar', articleNumber: 'VALVE', files: [fileId] }
    expect((await other.post('/api/customer/salesmessage', message, once())).status).toBe(404)
    const wrong = await buyer.post('/api/customer/salesmessage', { ...message, orderNumber: '1' }, once())
    expect(wrong).toMatchObject({ status: 404, body: { field: 'orderNumber' } })
    const offer = await buyer.post('/api/my-pages/offers/request', offerRequest, once())
    const { number } = offer.body
    for (const [who, offerNumber] of [
      [buyer, '1'],
      [other, number],
    ] as const) {
      const refused = await who.post('/api/customer/salesmessage', { text: 'Hej', offerNumber }, once())
      expect(refused).toMatchObject({ status: 404, body: { field: 'offerNumber' } })
    }
    Object.assign(message, { offerNumber: number })
    const key = once()
    for (let count = 0; count < 2; count++)
      expect((await buyer.post('/api/customer/salesmessage', message, key)).status).toBe(200)
    await vi.waitFor(async () => {
      const sent = (await mails()).filter(({ subject }) => subject?.startsWith('Meddelande'))
      expect(sent).toHaveLength(1)
      expect(sent[0]?.to?.[0]?.address).toBe('sara@shop.example')
      expect(sent[0]?.text).toContain('Från: User buyer, Customer a (kundnummer 1000a)')
      expect(sent[0]?.text).toContain(`Offert: ${number}`)
      expect(sent[0]?.text).toContain('Artikel: VALVE')
      const [file] = sent[0]?.attachments ?? []
      expect(file?.filename).toBe('ritning.pdf')
      expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7 ritning')
    }, 5000)
  })

  it('are replaced by customer service where nobody is assigned', async () => {
    const { body } = await other.get('/api/customer/salespeople')
    expect([body.people, body.branch.name]).toEqual([[], 'Stockholm'])
    const call = { day: '2026-11-23', opens: '08:00', phone: '070-174 06 32', subject: 'Pris' }
    for (let count = 0; count < 2; count++)
      expect((await other.post('/api/customer/callback', call, once())).status).toBe(200)
    await vi.waitFor(async () => {
      const sent = (await mails()).filter(({ to }) => to?.[0]?.address === 'kundservice@tradecounter.example')
      expect(sent).toHaveLength(2)
      expect(sent[0]?.text).toContain('Tid: 2026-11-23 kl. 08:00–09:00')
    }, 5000)
  })
})
