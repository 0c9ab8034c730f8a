import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signBody } from '../../../api/deliveries/carrier-events.ts'
import { addShipment } from '../../../api/deliveries/service.ts'
import { readShipments } from '../../../api/deliveries/store.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { rateLimits } from '../../../api/platform/rate-limit/rate-limits.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertPeople } from '../fixtures/people.ts'
import { hostSecret, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { originOf } from '../fixtures/origin.ts'
import { writeTestOrders } from '../my-pages/orders-of.ts'

const secret = 'a secret that postnord and the shop share'
const sscc = '373500530000000014'
const address = '/api/carrier-events'

const event = (eventID: string, more: object = {}) => ({
  type: 'ObjectEvent',
  eventID,
  eventTime: '2026-11-19T08:00:00+01:00',
  epcList: [`https://id.gs1.org/00/${sscc}`],
  bizStep: 'departing',
  ...more,
})
const proof = (proofUrl: string) =>
  event('proof', {
    epcList: ['https://id.gs1.org/00/373500530000000996'],
    bizStep: 'receiving',
    delivery: { proofUrl },
  })
const documentOf = (...eventList: readonly object[]) => ({
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  epcisBody: { eventList },
})

describe.each(databases)('reports of carriers on $name', ({ open }) => {
  let test: TestStore
  let shop: TestShop
  const rename = (from: string, number: string) =>
    test.store.db.updateTable('parcels').set({ number }).where('number', '=', from).execute()
  beforeAll(async () => {
    test = await open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    shop = serve(test.store, undefined, undefined, { carrierSecrets: new Map([['postnord', secret]]) })
    await writeTestOrders(test.store, [{ number: '3001' }])
    await inTransaction({ store: test.store, clock: shop.clock.now }, (context) =>
      addShipment(context, originOf, {
        orderId: 'id-3001',
        number: 'N-1',
        carrier: 'postnord',
        warehouseStatus: 'PACKED',
        promisedFrom: '2026-11-19T06:00:00.000Z',
        promisedTo: '2026-11-19T14:00:00.000Z',
        lines: [],
        parcels: [{ number: sscc, goods: [] }],
      }),
    )
  })
  afterAll(async () => {
    await shop.close()
    await test.remove()
  })

  const seconds = (): string => String(Math.floor(shop.clock.now().getTime() / 1000))
  async function send(body: string | object, headers: Record<string, string> = {}) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const timestamp = headers['X-Carrier-Timestamp'] ?? seconds()
    const answer = await shop.api.fetch(
      new Request(`http://api.internal${address}`, {
        method: 'POST',
        body: text,
        headers: {
          'Content-Type': 'application/json',
          'X-Carrier': 'postnord',
          'X-Carrier-Timestamp': timestamp,
          'X-Carrier-Signature': signBody(secret, timestamp, text),
          ...headers,
        },
      }),
    )
    const answered: unknown = await answer.json()
    return { status: answer.status, body: answered }
  }
  const shipment = async () => (await readShipments(test.store.db, 'id-3001'))[0]

  const count = async () =>
    (await test.store.db.selectFrom('carrierEvents').select('eventId').execute()).length
  const track = (number: string, postalCode: string) =>
    new Visitor(shop.api).get(
      `/api/track-and-trace?number=${encodeURIComponent(number)}&postalCode=${encodeURIComponent(postalCode)}`,
    )

  it('keeps an event once, however often it is sent, and applies it', async () => {
    const first = documentOf(event('e-1'))
    expect(await send(first)).toEqual({ status: 200, body: { received: 1, new: 1 } })
    expect(await send(first)).toEqual({ status: 200, body: { received: 1, new: 0 } })
    expect(await shipment()).toMatchObject({ status: 'ON_THE_WAY', sentAt: '2026-11-19T07:00:00.000Z' })
  })

  it('takes the same event sent twenty times at once as one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(documentOf(event('e-many')))))
    const news = answers.map(({ body }) => (body as { new: number }).new)
    expect(news.reduce((sum, each) => sum + each, 0)).toBe(1)
  })

  it('does not go back for an event that is older than what is known', async () => {
    await send(documentOf(event('e-2', { eventTime: '2026-11-19T09:00:00Z', bizStep: 'delivering' })))
    await send(documentOf(event('e-0', { eventTime: '2026-11-18T20:00:00Z', bizStep: 'accepting' })))
    expect(await shipment()).toMatchObject({ status: 'OUT_FOR_DELIVERY' })
  })

  it('moves the promised window and keeps the earlier one', async () => {
    const delivery = {
      place: 'Örebro\nterminal',
      promised: { from: '2026-11-21T07:00:00+01:00', to: '2026-11-21T15:00:00+01:00' },
    }
    await send(documentOf(event('e-3', { eventTime: '2026-11-20T11:02:00Z', bizStep: 'other', delivery })))
    expect(await shipment()).toMatchObject({
      status: 'OUT_FOR_DELIVERY',
      promisedTo: '2026-11-21T14:00:00.000Z',
    })
    const windows = await test.store.db.selectFrom('promisedWindows').selectAll().execute()
    expect(windows).toHaveLength(2)
    const places = await test.store.db
      .selectFrom('carrierEvents')
      .select('place')
      .where('eventId', 'like', 'e-3%')
      .execute()
    expect(places).toEqual([{ place: 'Örebro terminal' }])
  })

  it('keeps events of parcels that are not known yet, and attaches them', async () => {
    const early = event('e-early', { epcList: ['urn:epc:id:sscc:7350053.1000000010'], bizStep: 'receiving' })
    expect(await send(documentOf(early))).toEqual({ status: 200, body: { received: 1, new: 1 } })
    await writeTestOrders(test.store, [{ number: '3002' }])
    await inTransaction({ store: test.store, clock: shop.clock.now }, (context) =>
      addShipment(context, originOf, {
        orderId: 'id-3002',
        number: 'N-2',
        carrier: 'postnord',
        warehouseStatus: 'PACKED',
        promisedFrom: '',
        promisedTo: '',
        lines: [],
        // Extension digit, company prefix, reference and check digit.
        parcels: [{ number: '173500530000000107', goods: [] }],
      }),
    )
    expect((await readShipments(test.store.db, 'id-3002'))[0]).toMatchObject({ status: 'DELIVERED' })
  })

  it.each([
    ['another secret', { 'X-Carrier-Signature': signBody('x'.repeat(40), '1', 'x') }, 'X-Carrier-Signature'],
    ['no signature', { 'X-Carrier-Signature': '' }, 'X-Carrier-Signature'],
    ['a carrier without a secret', { 'X-Carrier': 'dhl' }, 'X-Carrier-Signature'],
    ['a time that is no number', { 'X-Carrier-Timestamp': 'now' }, 'X-Carrier-Timestamp'],
    ['an old time', { 'X-Carrier-Timestamp': '1700000000' }, 'X-Carrier-Timestamp'],
  ])('refuses %s with 401', async (_what, headers, field) => {
    const { status, body } = await send(documentOf(event('e-refused')), headers)
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'signature', field })])
  })

  it('refuses a signature of an empty secret from a carrier that is not configured', async () => {
    const text = JSON.stringify(documentOf(event('e-refused')))
    const timestamp = seconds()
    const { status } = await send(text, {
      'X-Carrier': 'dhl',
      'X-Carrier-Timestamp': timestamp,
      'X-Carrier-Signature': signBody('', timestamp, text),
    })
    expect(status).toBe(401)
  })

  it('refuses a body that was changed after it was signed', async () => {
    const signed = JSON.stringify(documentOf(event('e-refused')))
    const timestamp = seconds()
    const { status } = await send(signed.replace('departing', 'receiving'), {
      'X-Carrier-Timestamp': timestamp,
      'X-Carrier-Signature': signBody(secret, timestamp, signed),
    })
    expect(status).toBe(401)
  })

  it.each([
    ['not JSON', '{', 'notJson', undefined],
    ['another document', { ...documentOf(event('e')), type: 'Other' }, 'invalid', 'type'],
    ['no events', documentOf(), 'invalid', 'epcisBody.eventList'],
    [
      'a step that is not known',
      documentOf(event('e', { bizStep: 'x' })),
      'invalid',
      'epcisBody.eventList.0.bizStep',
    ],
    [
      'a time without a zone',
      documentOf(event('e', { eventTime: '2026-11-19' })),
      'invalid',
      'epcisBody.eventList.0.eventTime',
    ],
    [
      'an offset of hours alone',
      documentOf(event('e', { eventTime: '2026-11-19T08:00:00+01' })),
      'invalid',
      'epcisBody.eventList.0.eventTime',
    ],
    [
      'a day that does not exist',
      documentOf(event('e', { eventTime: '2026-02-31T08:00:00+01:00' })),
      'invalid',
      'epcisBody.eventList.0.eventTime',
    ],
    [
      'a window to choose that ends before it begins',
      documentOf(
        event('e', {
          delivery: {
            allows: {
              until: '2026-11-22T08:00:00Z',
              windows: [{ from: '2026-11-23T08:00:00Z', to: '2026-11-23T07:00:00Z' }],
            },
          },
        }),
      ),
      'invalid',
      'epcisBody.eventList.0.delivery.allows.windows.0.to',
    ],
    [
      'an outcome that is not known',
      documentOf(event('e', { delivery: { change: { requestId: 'x', outcome: 'maybe' } } })),
      'invalid',
      'epcisBody.eventList.0.delivery.change.outcome',
    ],
    [
      'the future',
      documentOf(event('e'), event('f', { eventTime: '2027-01-01T00:00:00Z' })),
      'invalid',
      'epcisBody.eventList.1.eventTime',
    ],
    [
      'a parcel that is none',
      documentOf(event('e', { epcList: ['a b'] })),
      'invalid',
      'epcisBody.eventList.0.epcList.0',
    ],
    [
      'a proof that is no address',
      documentOf(event('e', { delivery: { proofUrl: 'javascript:alert(1)' } })),
      'invalid',
      'epcisBody.eventList.0.delivery.proofUrl',
    ],
    [
      'a proof at an address that cannot be read',
      documentOf(event('e', { bizStep: 'receiving', delivery: { proofUrl: 'https://[' } })),
      'invalid',
      'epcisBody.eventList.0.delivery.proofUrl',
    ],
    [
      'a proof at a host that is not the carrier’s',
      documentOf(
        event('e', {
          bizStep: 'receiving',
          delivery: { proofUrl: 'https://tracking.postnord.com.evil.example/1' },
        }),
      ),
      'invalid',
      'epcisBody.eventList.0.delivery.proofUrl',
    ],
    [
      'too many events',
      documentOf(...Array.from({ length: 501 }, (_, n) => event(`e-${n}`))),
      'invalid',
      'epcisBody.eventList',
    ],
  ])('refuses %s with 400 and keeps nothing', async (_what, body, code, field) => {
    const before = await count()
    const answer = await send(body)
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ code, ...(field && { field }) }),
    ])
    expect(await count()).toBe(before)
  })

  it('keeps a proof of delivery at a host of the carrier, and names the hosts when it refuses another', async () => {
    const refusal = await send(documentOf(proof('https://www.dhl.com/proof/1')))
    expect([refusal.status, refusal.body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining('tracking.postnord.com') }),
    ])
    const proofUrl = 'https://tracking.postnord.com/proof?id=1'
    expect((await send(documentOf(proof(proofUrl)))).status).toBe(200)
    const kept = test.store.db.selectFrom('carrierEvents').select('proofUrl').where('proofUrl', '<>', '')
    expect(await kept.execute()).toEqual([{ proofUrl }])
  })

  it('takes a batch of 500 events', async () => {
    const many = Array.from({ length: 500 }, (_, n) =>
      event(`batch-${n}`, { epcList: [`ABC-${n % 50}`], delivery: { place: 'Malmö' } }),
    )
    expect(await send(documentOf(...many))).toEqual({ status: 200, body: { received: 500, new: 500 } })
  })

  it('tells the followers of an order what happens, each thing once, and nobody else', async () => {
    await writeTestOrders(test.store, [{ number: '3009' }])
    const parcel = '373999999999999994'
    await inTransaction({ store: test.store, clock: shop.clock.now }, (context) =>
      addShipment(context, originOf, {
        orderId: 'id-3009',
        number: 'N-9',
        carrier: 'postnord',
        warehouseStatus: 'PACKED',
        promisedFrom: '2026-11-19T06:00:00.000Z',
        promisedTo: '2026-11-19T14:00:00.000Z',
        lines: [],
        parcels: [{ number: parcel, goods: [] }],
      }),
    )
    const buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    const follow = (isFollowed: boolean) =>
      buyer.post('/api/my-pages/order/follow', { orderNumber: '3009', follow: isFollowed })
    expect((await follow(true)).body.followed).toBe(true)
    expect((await follow(true)).body.followed).toBe(true)
    const about = (id: string, bizStep: string, more: object = {}) =>
      documentOf(event(id, { epcList: [`https://id.gs1.org/00/${parcel}`], bizStep, ...more }))
    await send(about('f-1', 'accepting'))
    await send(about('f-1', 'accepting'))
    const promised = { from: '2026-11-21T06:00:00Z', to: '2026-11-21T14:00:00Z' }
    await send(about('f-2', 'other', { eventTime: '2026-11-20T11:03:00Z', delivery: { promised } }))
    await follow(false)
    await send(about('f-3', 'receiving', { eventTime: '2026-11-20T11:04:00Z' }))
    const mails = await test.store.db
      .selectFrom('mails')
      .select(['subject', 'recipient', 'content', 'html'])
      .where('subject', 'like', '%3009%')
      .orderBy('createdAt')
      .execute()
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Leveransen av order 3009 är försenad',
      'Order 3009: överlämnad till transportören',
    ])
    for (const { content, html } of mails) {
      expect(html).toMatch(/href="http:\/\/[^"]+\/my-pages\/order-info\/3009"/u)
      expect(content).toMatch(/http:\/\/\S+\/track-and-trace\?number=3009&postalCode=123\+46/u)
    }
  })

  describe('track and trace without sign-in', () => {
    it('follows a parcel by its number and postal code, however they are written', async () => {
      const { status, body } = await track('3735 0053 0000 0000 14', '12346')
      expect(status).toBe(200)
      expect(body.shipments).toMatchObject([
        {
          number: '',
          carrier: 'PostNord',
          status: 'OUT_FOR_DELIVERY',
          late: false,
          parcels: [{ number: sscc, status: 'OUT_FOR_DELIVERY' }],
          earlierWindows: [{ promisedTo: '2026-11-19T14:00:00.000Z' }],
        },
      ])
      expect(body.shipments[0].parcels[0].trackingUrl).toBe(`https://tracking.postnord.com/?id=${sscc}`)
    })

    it('follows a parcel by a number with letters in either case', async () => {
      await rename(sscc, 'RR123456789SE')
      const { body } = await track('rr 123 456 789 se', '12346')
      await rename('RR123456789SE', sscc)
      expect(body.shipments).toMatchObject([{ parcels: [{ number: 'RR123456789SE' }] }])
    })

    it('follows the parcels of an order by the number of the order', async () => {
      const { body } = await track('3002', '123 46')
      expect(body.shipments).toMatchObject([
        { status: 'DELIVERED', parcels: [{ number: '173500530000000107' }] },
      ])
    })

    it('says nothing that is not about the parcel: no names, goods, prices, notes or numbers of the order', async () => {
      await test.store.db
        .updateTable('carrierEvents')
        .set({ note: 'Ring på hos Berg', receivedBy: 'Berg' })
        .execute()
      for (const number of ['3002', '173500530000000107']) {
        const { body } = await track(number, '12346')
        const text = JSON.stringify(body)
        expect(text).not.toMatch(/Berg|N-2|Byggvägen|SEK|id-3002/u)
        expect(body.shipments[0].goods).toEqual([])
        expect(body.shipments[0].parcels[0].delivered).toMatchObject({ receivedBy: '', proofUrl: null })
      }
    })

    it('answers an unknown number and another postal code alike', async () => {
      const answers = [await track('9999', '12346'), await track('3002', '99999'), await track(sscc, '1')]
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([200, { found: false, shipments: [] }])
      }
    })

    it('has no shipments yet for an order that is not packed', async () => {
      await writeTestOrders(test.store, [{ number: '3003' }])
      expect((await track('3003', '12346')).body).toEqual({ found: true, shipments: [] })
    })

    it('warns when the promised window has passed, and when the carrier is silent', async () => {
      shop.clock.set('2026-11-23T11:00:00.000Z')
      const { body } = await track(sscc, '12346')
      expect(body.shipments[0]).toMatchObject({ late: true, silent: true })
      shop.clock.set('2026-11-20T11:00:00.000Z')
    })

    it('is limited for one address, whatever the session', async () => {
      const limits = serve(test.store, undefined, undefined, { rateLimits })
      const ask = (network: string) =>
        limits.api.fetch(
          new Request('http://api.internal/api/track-and-trace?number=1&postalCode=1', {
            headers: { 'X-Site': 'se', 'X-Host-Secret': hostSecret, 'X-Client-Address': network },
          }),
        )
      const statuses = []
      for (let n = 0; n < 202; n += 1) statuses.push((await ask('192.0.2.1')).status)
      expect(statuses.slice(0, 200)).toEqual(Array.from({ length: 200 }, () => 200))
      expect(statuses.at(-1)).toBe(429)
      expect((await ask('198.51.100.1')).status).toBe(200)
      await limits.close()
    })
  })
})
