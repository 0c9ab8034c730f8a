import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryChangeRequest } from '../../../api/contract/index.ts'
import { openStore } from '../../../api/platform/database/index.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { mailsTo } from '../fixtures/account-mail.ts'
import { pushedTo, subscribeTo } from '../push/pushed.ts'
import { insertPeople } from '../fixtures/people.ts'
import { serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../fixtures/webhook-receiver.ts'
import { type CarrierRequest, carrierRequestSchema } from './carrier-requests.ts'
import {
  allows,
  evening,
  kiosk,
  morning,
  otherParcel,
  parcel,
  reportWord,
  type Word,
  writeChangeableOrder,
} from './changeable-parcel.ts'

const secret = 'a secret that postnord and the shop share'
const atKiosk = { kind: 'point', pointId: kiosk.id } as const
const inTheEvening = { kind: 'window', ...evening } as const

describe.each(databases)('changes of deliveries on $name', ({ open }) => {
  let test: TestStore
  let shop: TestShop
  let buyer: Visitor
  let carrier: WebhookReceiver<CarrierRequest>
  beforeEach(async () => {
    test = await open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    carrier = await openWebhookReceiver(secret, carrierRequestSchema)
    shop = serve(test.store, undefined, undefined, {
      carrierRequests: new Map([['postnord', { url: carrier.url, secret }]]),
    })
    await writeChangeableOrder(test.store, shop.clock)
    await signIn()
  })
  afterEach(async () => {
    await shop.close()
    await carrier.close()
    await test.remove()
  })

  const signIn = async (): Promise<void> => {
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  }
  /** Sessions end meanwhile. */
  const passUntil = (moment: string): Promise<void> => {
    shop.clock.set(moment)
    return signIn()
  }
  /** The own windows of the parcels. */
  const kept = () =>
    test.store.db
      .selectFrom('parcels')
      .select(['number', 'promisedFrom as from', 'promisedTo as to'])
      .orderBy('number')
      .execute()
  /** Runs the migration that keeps them once more. */
  const migrateAgain = async () => {
    await sql`drop index "parcelsUnderWay"`.execute(test.store.db)
    await sql`alter table "parcels" drop column "promisedFrom"`.execute(test.store.db)
    await sql`alter table "parcels" drop column "promisedTo"`.execute(test.store.db)
    await test.store.db.deleteFrom('migrations').where('name', '=', '0107-windows-of-parcels').execute()
    await (await openStore(test.settings)).close()
  }
  const report = (delivery: Partial<Word>, more: Parameters<typeof reportWord>[3] = {}) =>
    reportWord(test.store, shop.clock, delivery, more)
  const ask = (choice: DeliveryChangeRequest['choice'], more: object = {}, visitor = buyer) =>
    visitor.post('/api/my-pages/order/deliverychange', {
      orderNumber: '3001',
      parcelNumber: parcel,
      choice,
      ...more,
    })
  const answerTo = async (choice: DeliveryChangeRequest['choice']) => {
    const { status, body } = await ask(choice)
    return { status, body }
  }
  const shipmentNow = async () => (await buyer.get('/api/my-pages/order?orderNumber=3001')).body.shipments[0]
  const parcelNow = async () => (await shipmentNow()).parcels[0]
  const requestIds = async () =>
    (await test.store.db.selectFrom('deliveryChanges').select('id').orderBy('requestedAt').execute()).map(
      ({ id }) => id,
    )

  /** What is promised for the shipment, and for each of its parcels alone. */
  const windows = async () => {
    const { promisedFrom, promisedTo, late, parcels } = await shipmentNow()
    const own = new Map(
      parcels.map((each: { number: string; promised: unknown }) => [each.number, each.promised]),
    )
    return {
      shipment: { from: promisedFrom, to: promisedTo },
      late,
      first: own.get(parcel),
      second: own.get(otherParcel),
    }
  }
  /** Asks for the evening, which the carrier confirms. Returns the id of the request. */
  const confirm = async () => {
    await ask(inTheEvening)
    const [requestId = ''] = await requestIds()
    await report({ change: { requestId, outcome: 'confirmed', reason: '' } })
    return requestId
  }
  const mails = async () =>
    (await mailsTo(shop, 'buyer@example.test')).map(({ subject, content }) => ({ subject, content }))

  it('offers users of the company what the carrier allows, and nothing to whoever knows the postal code', async () => {
    expect(await parcelNow()).toMatchObject({ choices: null, changes: [] })
    await report({ allows })
    expect(await parcelNow()).toMatchObject({ choices: allows, changes: [] })
    await ask(atKiosk)
    await report({ allows, change: { requestId: 'unknown', outcome: 'refused', reason: 'Nej' } })
    const { body } = await new Visitor(shop.api).get(
      `/api/track-and-trace?number=${parcel}&postalCode=123+46`,
    )
    expect(body.shipments[0].parcels[0]).toMatchObject({ choices: null, changes: [] })
    expect(JSON.stringify(body)).not.toMatch(/Kiosken|Buyer|Nej/u)
  })

  it('asks the carrier once, and promises the window that it confirms', async () => {
    await report({ allows })
    const { status, body } = await ask(inTheEvening)
    expect(status).toBe(200)
    expect(body.shipments[0].parcels[0]).toMatchObject({
      choices: null,
      changes: [
        {
          state: 'requested',
          window: evening,
          before: { from: '2026-11-21T06:00:00.000Z', to: '2026-11-21T14:00:00.000Z' },
          point: null,
          userName: 'User buyer',
          decidedAt: null,
        },
      ],
    })
    await expect.poll(() => carrier.received).toHaveLength(1)
    const [requestId = ''] = await requestIds()
    expect(carrier.received).toEqual([
      {
        id: requestId,
        message: expect.objectContaining({ data: { requestId, parcel, window: evening } }),
      },
    ])
    expect(carrier.mistakes).toEqual([])
    expect(await shipmentNow()).toMatchObject({ promisedTo: '2026-11-21T14:00:00.000Z' })

    await report({ change: { requestId, outcome: 'confirmed', reason: '' } })
    const shipment = await shipmentNow()
    expect(shipment).toMatchObject({
      promisedFrom: evening.from,
      promisedTo: evening.to,
      earlierWindows: [{ promisedTo: '2026-11-21T14:00:00.000Z' }],
    })
    expect(shipment.parcels[0].changes).toMatchObject([{ state: 'confirmed', window: evening }])
    // What is promised already is not offered again.
    expect(shipment.parcels[0].choices.windows).toEqual([morning])
  })

  it('promises the window of the answer if the carrier names another one', async () => {
    await report({ allows })
    await ask(inTheEvening)
    const [requestId = ''] = await requestIds()
    const promised = { from: '2026-11-23T17:00:00.000Z', to: '2026-11-23T19:00:00.000Z' }
    await report({ change: { requestId, outcome: 'confirmed', reason: '' }, promised })
    expect(await shipmentNow()).toMatchObject({ promisedFrom: promised.from, promisedTo: promised.to })
  })

  it('shows why the carrier refuses, keeps the promise, and lets the user ask for something else', async () => {
    await report({ allows })
    await ask(inTheEvening)
    const [requestId = ''] = await requestIds()
    await report({ change: { requestId, outcome: 'refused', reason: 'Bilen är full' } })
    expect(await shipmentNow()).toMatchObject({
      promisedTo: '2026-11-21T14:00:00.000Z',
      parcels: [{ choices: allows, changes: [{ state: 'refused', reason: 'Bilen är full' }] }],
    })
    const { body } = await ask(atKiosk)
    expect(body.shipments[0].parcels[0].changes).toMatchObject([
      { state: 'refused' },
      { state: 'requested', window: null, point: kiosk },
    ])
  })

  it('lets the latest answer hold, in whatever order answers arrive', async () => {
    await report({ allows })
    await ask(inTheEvening)
    const [requestId = ''] = await requestIds()
    const answer = (outcome: 'confirmed' | 'refused', at: string) =>
      report({ change: { requestId, outcome, reason: '' } }, { at })
    await answer('refused', '2026-11-20T10:40:00.000Z')
    await answer('confirmed', '2026-11-20T10:30:00.000Z')
    expect((await parcelNow()).changes).toMatchObject([{ state: 'refused' }])
    await answer('confirmed', '2026-11-20T10:50:00.000Z')
    expect((await parcelNow()).changes).toMatchObject([{ state: 'confirmed' }])
  })

  it('takes no answer that is about another parcel', async () => {
    await report({ allows })
    await ask(atKiosk)
    const [requestId = ''] = await requestIds()
    await test.store.db.updateTable('deliveryChanges').set({ parcelNumber: 'ANOTHER-1' }).execute()
    await report({ change: { requestId, outcome: 'confirmed', reason: '' } })
    const row = await test.store.db.selectFrom('deliveryChanges').select('state').executeTakeFirstOrThrow()
    expect(row.state).toBe('requested')
  })

  it('changes nothing when the same is asked for again while it waits, also many times at once', async () => {
    await report({ allows })
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(inTheEvening)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await requestIds()).toHaveLength(1)
    const jobs = await test.store.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'carrier-request')
      .execute()
    expect(jobs).toHaveLength(1)
    expect((await ask(atKiosk)).body).toMatchObject({ code: 'changed', field: 'choice' })
  })

  it('is written in the audit of the company', async () => {
    await report({ allows })
    await ask(atKiosk)
    const entries = await test.store.db
      .selectFrom('auditEntries')
      .select(['action', 'userId', 'subjectName', 'after'])
      .execute()
    expect(entries).toMatchObject([{ action: 'order.change', userId: 'buyer', subjectName: '3001' }])
    expect(entries[0]?.after).toContain('Kiosken Solna')
  })

  it('refuses what the carrier does not allow', async () => {
    const changed = { status: 409, body: expect.objectContaining({ code: 'changed', field: 'choice' }) }
    // Nothing is allowed yet.
    expect(await answerTo(atKiosk)).toEqual(changed)
    await report({ allows })
    expect(await answerTo({ kind: 'window', from: morning.from, to: evening.to })).toEqual(changed)
    expect(await answerTo({ kind: 'point', pointId: 'SE-78' })).toEqual(changed)
    const later = { until: '2026-11-24T11:00:00.000Z', windows: [], points: [] }
    await report({ allows: later })
    expect(await answerTo(atKiosk)).toEqual(changed)
    await report({ allows: { ...later, points: [kiosk] } })
    await report({}, { bizStep: 'receiving' })
    expect(await parcelNow()).toMatchObject({ status: 'DELIVERED', choices: null })
    expect(await answerTo(atKiosk)).toEqual(changed)
    expect(await requestIds()).toEqual([])
  })

  it('offers and takes nothing after the time that the carrier allows', async () => {
    await report({ allows })
    await passUntil('2026-11-22T11:00:00.001Z')
    expect((await parcelNow()).choices).toBeNull()
    expect((await ask(atKiosk)).status).toBe(409)
  })

  it('says when the carrier has not answered in time, and then lets the user ask again', async () => {
    await report({ allows })
    await ask(atKiosk)
    await passUntil('2026-11-22T11:00:00.001Z')
    expect((await parcelNow()).changes).toMatchObject([{ state: 'unanswered' }])
    await report({ allows: { ...allows, until: '2026-11-23T05:00:00.000Z' } })
    expect((await ask(atKiosk)).body.shipments[0].parcels[0].changes).toMatchObject([
      { state: 'unanswered' },
      { state: 'requested' },
    ])
    // A late answer to the first one is shown all the same.
    const [first = ''] = await requestIds()
    await report({ change: { requestId: first, outcome: 'confirmed', reason: '' } })
    expect((await parcelNow()).changes).toMatchObject([{ state: 'confirmed' }, { state: 'requested' }])
  })

  it('refuses parcels and orders of others', async () => {
    await report({ allows })
    const wrongParcel = await ask(atKiosk, { parcelNumber: 'ABCD' })
    expect([wrongParcel.status, wrongParcel.body.field]).toEqual([409, 'parcelNumber'])
    const other = new Visitor(shop.api)
    await other.signIn('other')
    expect((await ask(atKiosk, {}, other)).status).toBe(404)
  })

  it('offers nothing of a carrier that takes no requests', async () => {
    await report({ allows })
    const silent = serve(test.store, shop.clock)
    const visitor = new Visitor(silent.api)
    await visitor.signIn('buyer')
    const { body } = await visitor.get('/api/my-pages/order?orderNumber=3001')
    expect(body.shipments[0].parcels[0].choices).toBeNull()
    expect((await ask(atKiosk, {}, visitor)).status).toBe(409)
    await silent.close()
  })
  describe('of one of two parcels', () => {
    const promised = { from: '2026-11-21T06:00:00.000Z', to: '2026-11-21T14:00:00.000Z' }
    beforeEach(async () => {
      await test.store.db.deleteFrom('shipments').execute()
      await test.store.db.deleteFrom('orders').execute()
      await writeChangeableOrder(test.store, shop.clock, [parcel, otherParcel])
      for (const number of [parcel, otherParcel]) await report({ allows }, { number })
    })

    it('promise the confirmed window for that parcel alone', async () => {
      await confirm()
      expect(await windows()).toEqual({ shipment: promised, late: false, first: evening, second: null })
      const { body } = await new Visitor(shop.api).get(
        `/api/track-and-trace?number=${parcel}&postalCode=123+46`,
      )
      expect(body.shipments[0].parcels).toMatchObject([{ number: parcel, promised: evening }])
      // The other parcel can still come in the evening, this one at any other time.
      const { parcels } = await shipmentNow()
      const offered = new Map(
        parcels.map((each: { number: string; choices: { windows: object[] } }) => [
          each.number,
          each.choices.windows,
        ]),
      )
      expect([offered.get(parcel), offered.get(otherParcel)]).toEqual([[morning], [morning, evening]])
      // The next change is one of that window.
      const { body: asked } = await ask(atKiosk)
      const changed = asked.shipments[0].parcels.find((each: { number: string }) => each.number === parcel)
      expect(changed.changes.at(-1).before).toEqual(evening)
    })

    it('are late by their own windows', async () => {
      await confirm()
      await report({}, { number: otherParcel, bizStep: 'receiving' })
      await passUntil('2026-11-22T08:00:00.000Z')
      expect(await windows()).toMatchObject({ late: false })
      await passUntil('2026-11-23T20:00:00.001Z')
      expect(await windows()).toMatchObject({ late: true })
    })

    it('are the next delivery of the order by their own windows, everywhere', async () => {
      const next = async () => {
        // Without lines it would be cancelled.
        await test.store.db.updateTable('orders').set({ status: 'ON_THE_WAY' }).execute()
        const { body: list } = await buyer.get('/api/my-pages/order-history?search=3001')
        const { body: overview } = await buyer.get('/api/my-pages/order-summary')
        const { body: order } = await buyer.get('/api/my-pages/order?orderNumber=3001')
        return [list.orders[0], overview.open[0], overview.latest[0], order].map((each) => each.nextDelivery)
      }
      await confirm()
      expect(await next()).toEqual(Array.from({ length: 4 }, () => '2026-11-21'))
      await report({}, { number: otherParcel, bizStep: 'receiving' })
      expect(await next()).toEqual(Array.from({ length: 4 }, () => '2026-11-23'))
      await passUntil('2026-11-22T08:00:00.000Z')
      const { body } = await buyer.get('/api/my-pages/order?orderNumber=3001')
      expect([body.late, body.promisedDate]).toEqual([false, '2026-11-23'])
    })

    it('are read again from what was reported before parcels kept them', async () => {
      // One by the window that was asked for, the other by that of the answer, after another answer.
      await confirm()
      await ask(atKiosk, { parcelNumber: otherParcel })
      const requestId = (await requestIds()).at(-1) ?? ''
      await report({ change: { requestId, outcome: 'refused', reason: '' } }, { number: otherParcel })
      shop.clock.pass(60)
      const answer = { promised: morning, change: { requestId, outcome: 'confirmed' as const, reason: '' } }
      await report(answer, { number: otherParcel })
      const both = [
        { number: parcel, ...evening },
        { number: otherParcel, ...morning },
      ]
      expect(await kept()).toEqual(both)
      await migrateAgain()
      expect(await kept()).toEqual(both)
      // A promise that answers nothing is about the shipment.
      await report({ promised: morning })
      const one = [
        { number: parcel, from: '', to: '' },
        { number: otherParcel, ...morning },
      ]
      expect(await kept()).toEqual(one)
      await migrateAgain()
      expect(await kept()).toEqual(one)
    })

    it('come with the shipment again when its answer is taken back, or the carrier promises anew', async () => {
      const requestId = await confirm()
      shop.clock.pass(60)
      await report({ change: { requestId, outcome: 'refused', reason: '' } })
      expect(await windows()).toMatchObject({ shipment: promised, first: null })
      shop.clock.pass(60)
      await report({ change: { requestId, outcome: 'confirmed', reason: '' } })
      expect(await windows()).toMatchObject({ first: evening })
      shop.clock.pass(60)
      await report({ promised: morning })
      expect(await windows()).toMatchObject({ shipment: morning, first: null, second: null })
    })
  })

  describe('are answered by mail, and in browsers', () => {
    it('once, to the user who has asked, in the own language', async () => {
      await subscribeTo(test.store, 'buyer', ['answer'])
      await test.store.db.updateTable('users').set({ language: 'da-DK' }).where('id', '=', 'buyer').execute()
      await report({ allows })
      await ask(inTheEvening)
      const [requestId = ''] = await requestIds()
      await report({ change: { requestId, outcome: 'refused', reason: 'Bilen är full' } })
      await report({ note: 'Ny skanning' })
      const [mail, ...others] = await mails()
      expect(others).toEqual([])
      expect(mail?.subject).toBe(`Leveringen af kolli ${parcel} bliver ikke ændret`)
      expect(mail?.content).toContain('Transportørens besked: Bilen är full')
      expect(mail?.content).toContain('/my-pages/order-info/3001')
      expect(await pushedTo(test.store, 'buyer')).toEqual([
        { title: mail?.subject, path: '/my-pages/order-info/3001' },
      ])
    })

    it('with the confirmed window, and not as news or a delay for who follows the order, too', async () => {
      await subscribeTo(test.store, 'buyer', ['shipment', 'delay'])
      await buyer.post('/api/my-pages/order/follow', { orderNumber: '3001', follow: true })
      await report({ allows })
      await ask(inTheEvening)
      const [requestId = ''] = await requestIds()
      await report({ change: { requestId, outcome: 'confirmed', reason: '' } })
      const sent = await mails()
      expect(sent.map(({ subject }) => subject)).toEqual([`Leveransen av kolli ${parcel} är ändrad`])
      expect(await pushedTo(test.store, 'buyer')).toEqual([])
      expect(sent[0]?.content.replaceAll(/\s+/gu, ' ')).toContain('23 november 2026')
    })

    it('never to who wants no answers, or may not see the order any more', async () => {
      await report({ allows })
      await ask(atKiosk)
      const [requestId = ''] = await requestIds()
      await test.store.db.updateTable('users').set({ answerMail: 0 }).where('id', '=', 'buyer').execute()
      await report({ change: { requestId, outcome: 'refused', reason: '' } })
      expect(await mails()).toEqual([])
    })
  })
})
