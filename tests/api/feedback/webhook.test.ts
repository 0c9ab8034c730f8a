import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saveFeedback } from '../../../api/feedback/service.ts'
import { createFeedbackReporter } from '../../../api/feedback/webhook.ts'
import { parseWebhookAddress } from '../../../api/platform/webhooks/webhook-address.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { type JobWorker, openWorker } from '../../../api/platform/jobs/worker.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertPeople } from '../fixtures/people.ts'
import { makeClock, serve } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../fixtures/webhook-receiver.ts'

/** What a receiver of reports may rely on (docs/feedback.md): exactly these fields, none of a person. */
const reportSchema = v.strictObject({
  type: v.literal('feedback.created'),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
  data: v.strictObject({
    feedbackId: v.pipe(v.string(), v.minLength(1)),
    site: v.string(),
    source: v.string(),
    feedbackType: v.string(),
    feedback: v.pipe(v.string(), v.minLength(1)),
  }),
})
type Report = v.InferOutput<typeof reportSchema>

const secret = 'a secret that the receiver of feedback knows'
const caller = {
  site: 'se',
  siteName: 'solelgrossisten',
  language: 'sv',
  sessionHash: 'a session',
  userId: 'buyer',
  customerId: 'a',
} as const

describe.each(databases)('the webhook of feedback on $name', ({ open }) => {
  let kept: TestStore
  let receiver: WebhookReceiver<Report>
  let clock: ReturnType<typeof makeClock>
  const workers: JobWorker[] = []
  const logged: unknown[] = []
  const note = (about: unknown): void => void logged.push(about)
  const log = { info: note, warn: note, error: note }

  beforeEach(async () => {
    kept = await open()
    receiver = await openWebhookReceiver(secret, reportSchema)
    clock = makeClock()
    logged.length = 0
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()))
    await receiver.close()
    await kept.remove()
  })

  const write = (feedback: string) =>
    inTransaction({ store: kept.store, clock: clock.now }, (context) =>
      saveFeedback(context, caller, { feedback, source: 'product/VALVE', feedbackType: '' }, true),
    )
  const round = async (): Promise<void> => {
    const services = { store: kept.store, clock: clock.now, log }
    // The handler needs no other part of the services.
    const handler = createFeedbackReporter(services as never, { url: receiver.url, secret })
    const worker = openWorker({ ...services, handlers: [handler] })
    workers.push(worker)
    worker.start()
    await worker.idle()
  }
  const jobs = () =>
    kept.store.db
      .selectFrom('jobs')
      .select(['state', 'code', 'tries', 'payload'])
      .orderBy('createdAt')
      .execute()

  it('gets each feedback once, signed, and nothing about who has written it (HELP-7)', async () => {
    await write('Saknar mått för Kim Rörmokare')
    await round()
    await round()
    expect(receiver.mistakes).toEqual([])
    expect(receiver.received).toHaveLength(1)
    const [{ id, message: report } = { id: '', message: null }] = receiver.received
    expect(report).toMatchObject({
      timestamp: expect.stringMatching(/^2026-11-20T/u),
      data: { feedbackId: id, site: 'solelgrossisten', source: 'product/VALVE' },
    })
    const [job] = await jobs()
    expect(job).toMatchObject({ state: 'ready' })
    // The text is only where feedback is kept, and is erased with it.
    expect(job?.payload).not.toContain('Kim')
    expect(JSON.stringify(receiver.received)).not.toMatch(/buyer|"a"|session/u)
  })

  it.each([500, 503, 429, 404, 401, 'redirect', 'hang up'] as const)(
    'is tried again after %s, and gets the same id',
    async (manner) => {
      receiver.manner = manner
      await write('Bra sida')
      await round()
      expect(receiver.received).toEqual([])
      expect(await jobs()).toMatchObject([{ state: 'queued', tries: 1 }])
      expect(receiver.paths).toEqual(['/hook'])
      receiver.manner = 200
      clock.pass(3600)
      await round()
      expect(receiver.received).toHaveLength(1)
      expect(await jobs()).toMatchObject([{ state: 'ready', tries: 2 }])
      expect([receiver.mistakes, JSON.stringify(logged).includes(secret)]).toEqual([[], false])
    },
  )

  it('is not told of feedback that was deleted meanwhile', async () => {
    await write('Bra sida')
    await kept.store.db.deleteFrom('feedback').execute()
    await round()
    expect([receiver.paths, await jobs()]).toEqual([
      [],
      [expect.objectContaining({ state: 'failed', code: 'feedbackMissing' })],
    ])
  })

  it('hears of what visitors write in the running service, which does not wait for it', async () => {
    await insertCatalogue(kept.store)
    await insertPeople(kept.store)
    const shop = serve(kept.store, clock, undefined, { feedbackWebhook: { url: receiver.url, secret } })
    const visitor = new Visitor(shop.api)
    expect((await visitor.post('/api/feedback', { feedback: 'Bra sida', source: 'cart' })).status).toBe(200)
    await expect
      .poll(() => receiver.received)
      .toMatchObject([{ message: { data: { feedback: 'Bra sida' } } }])
    await shop.close()
  })

  it('makes no job where none is settled', async () => {
    await insertCatalogue(kept.store)
    await insertPeople(kept.store)
    const shop = serve(kept.store, clock)
    await new Visitor(shop.api).post('/api/feedback', { feedback: 'Bra sida' })
    expect(await jobs()).toEqual([])
    await shop.close()
  })
})

describe('the address of the webhook', () => {
  const long = 'x'.repeat(32)
  it.each([`https://:${long}@hooks.company.se/feedback?team=1`, `http://:${long}@127.0.0.1:8080/`])(
    'is %s without its secret',
    (text) => {
      const webhook = parseWebhookAddress(text)
      expect(webhook).toEqual({ url: text.replace(`:${long}@`, ''), secret: long })
    },
  )
  it.each([
    'https://hooks.company.se/feedback',
    `https://:short@hooks.company.se/`,
    `https://user:${long}@hooks.company.se/`,
    `http://:${long}@hooks.company.se/`,
    `ftp://:${long}@hooks.company.se/`,
    `https://:${long}@hooks.company.se/#a`,
    'hooks',
  ])('is not %s', (text) => {
    expect(parseWebhookAddress(text)).toBeNull()
  })
})
