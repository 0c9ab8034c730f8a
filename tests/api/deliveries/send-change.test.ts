import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCarrierRequester, requestDeliveryChange } from '../../../api/deliveries/service.ts'
import { readCarrierRequests } from '../../../api/deliveries/carrier-settings.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { type JobWorker, openWorker } from '../../../api/platform/jobs/worker.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertPeople } from '../fixtures/people.ts'
import { originOf } from '../fixtures/origin.ts'
import { makeClock } from '../fixtures/shop.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../fixtures/webhook-receiver.ts'
import { type CarrierRequest, carrierRequestSchema } from './carrier-requests.ts'
import { allows, kiosk, parcel, reportWord, writeChangeableOrder } from './changeable-parcel.ts'

const secret = 'a secret that postnord and the shop share'
const caller = {
  site: 'se',
  siteName: 'solelgrossisten',
  language: 'sv',
  sessionHash: 'a session',
  userId: 'buyer',
  customerId: 'a',
} as const

describe.each(databases)('requests to carriers on $name', ({ open }) => {
  let test: TestStore
  let carrier: WebhookReceiver<CarrierRequest>
  let clock: ReturnType<typeof makeClock>
  const workers: JobWorker[] = []
  const logged: unknown[] = []
  const note = (about: unknown): void => void logged.push(about)
  const log = { info: note, warn: note, error: note }

  beforeEach(async () => {
    test = await open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    carrier = await openWebhookReceiver(secret, carrierRequestSchema)
    clock = makeClock()
    logged.length = 0
    await writeChangeableOrder(test.store, clock)
    await reportWord(test.store, clock, { allows })
    await inTransaction({ store: test.store, clock: clock.now }, (context) =>
      requestDeliveryChange(context, caller, new Set(['postnord']), {
        orderNumber: '3001',
        parcelNumber: parcel,
        choice: { kind: 'point', pointId: kiosk.id },
      }),
    )
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()))
    await carrier.close()
    await test.remove()
  })

  const round = async (): Promise<void> => {
    const services = { store: test.store, clock: clock.now, log }
    const settings = { carrierRequests: new Map([['postnord', { url: carrier.url, secret }]]) }
    // The handler needs no other part of the services.
    const handler = createCarrierRequester({ ...services, settings, originOf } as never)
    const worker = openWorker({ ...services, handlers: [handler] })
    workers.push(worker)
    worker.start()
    await worker.idle()
  }
  const changes = () =>
    test.store.db.selectFrom('deliveryChanges').select(['id', 'state', 'decidedAt']).execute()
  const jobs = () =>
    test.store.db
      .selectFrom('jobs')
      .select(['state', 'code', 'tries'])
      .where('kind', '=', 'carrier-request')
      .execute()

  it.each([500, 503, 429, 404, 401, 'redirect', 'hang up'] as const)(
    'are tried again after %s with the same id, and wait for the answer of the carrier',
    async (manner) => {
      carrier.manner = manner
      await round()
      expect(carrier.received).toEqual([])
      expect(await jobs()).toMatchObject([{ state: 'queued', tries: 1 }])
      carrier.manner = 202
      clock.pass(60)
      await round()
      const [change] = await changes()
      expect(carrier.received).toMatchObject([
        { id: change?.id, message: { data: { requestId: change?.id, parcel, pointId: kiosk.id } } },
      ])
      expect(await jobs()).toMatchObject([{ state: 'ready', tries: 2 }])
      expect(change?.state).toBe('requested')
      expect([carrier.mistakes, JSON.stringify(logged).includes(secret)]).toEqual([[], false])
    },
  )

  it.each([409, 410, 422])('are refused by a carrier that answers %i', async (manner) => {
    carrier.manner = manner
    await round()
    expect(await changes()).toMatchObject([
      { state: 'refused', decidedAt: expect.stringContaining('2026-11-20') },
    ])
    expect(await jobs()).toMatchObject([{ state: 'ready' }])
    const mails = await test.store.db.selectFrom('mails').select(['recipient', 'subject']).execute()
    expect(mails).toEqual([
      { recipient: 'buyer@example.test', subject: `Leveransen av kolli ${parcel} ändras inte` },
    ])
  })

  it('are not sent when the carrier does not allow the change any more', async () => {
    clock.set('2026-11-22T11:00:00.001Z')
    await round()
    expect([carrier.paths, await jobs()]).toEqual([
      [],
      [expect.objectContaining({ state: 'failed', code: 'changeTooLate' })],
    ])
  })

  it('are not sent when the carrier has answered already', async () => {
    const [change] = await changes()
    const requestId = change?.id ?? ''
    await reportWord(test.store, clock, { change: { requestId, outcome: 'confirmed', reason: '' } })
    await round()
    expect([carrier.paths, await jobs()]).toEqual([[], [expect.objectContaining({ state: 'ready' })]])
  })
})

describe('the addresses of carriers', () => {
  const long = 'x'.repeat(32)
  it('have their own secret each', () => {
    const text = `postnord=https://:${long}@api.carrier.se/changes?v=1, dhl=http://:${long}@127.0.0.1:8080/`
    expect(readCarrierRequests(text)).toEqual(
      new Map([
        ['postnord', { url: 'https://api.carrier.se/changes?v=1', secret: long }],
        ['dhl', { url: 'http://127.0.0.1:8080/', secret: long }],
      ]),
    )
    expect(readCarrierRequests('')).toEqual(new Map())
  })
  it.each([
    'postnord',
    'postnord=https://api.carrier.se/changes',
    `postnord=http://:${long}@api.carrier.se/`,
    `PostNord=https://:${long}@api.carrier.se/`,
    `dhl=https://:${long}@a.se/, dhl=https://:${long}@b.se/`,
  ])('are not %s', (text) => {
    expect(readCarrierRequests(text)).toBeNull()
  })
})
