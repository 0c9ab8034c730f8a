import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { type JobWorker, openWorker } from '../../../api/platform/jobs/worker.ts'
import { createPusher, subscribe, writePush } from '../../../api/push/service.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'
import { makeClock } from '../fixtures/shop.ts'
import { openPushService, type PushService } from './push-service.ts'

const caller = {
  site: 'se',
  siteName: 'solelgrossisten',
  language: 'sv',
  sessionHash: 'a session',
  userId: 'buyer',
  customerId: 'a',
} as const

describe.each(databases)('notifications to browsers on $name', ({ open }) => {
  let test: TestStore
  let service: PushService
  let clock: ReturnType<typeof makeClock>
  const workers: JobWorker[] = []
  const logged: unknown[] = []
  const note = (about: unknown): void => void logged.push(about)
  const log = { info: note, warn: note, error: note }

  const write = () =>
    inTransaction({ store: test.store, clock: clock.now }, async (context) => {
      const user = await context.trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', 'buyer')
        .executeTakeFirstOrThrow()
      await writePush(context, user, {
        event: 'order',
        site: 'se',
        customerId: 'a',
        language: 'sv',
        title: `Orderbekräftelse 3001 ${'å'.repeat(5000)}`,
        path: '/my-pages/order-info/3001',
      })
    })
  const addBrowser = (path: string) =>
    inTransaction({ store: test.store, clock: clock.now }, (context) =>
      subscribe(context, { ...caller, sessionHash: path }, service.settings, service.browser(path), {
        device: path.padEnd(43, 'd'),
        browser: '',
      }),
    )

  beforeEach(async () => {
    test = await open()
    await insertPeople(test.store)
    service = await openPushService()
    clock = makeClock()
    logged.length = 0
    await addBrowser('/one')
    await write()
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()))
    await service.close()
    await test.remove()
  })

  const round = async (): Promise<void> => {
    const services = { store: test.store, clock: clock.now, log }
    // The handler needs no other part of the services.
    const handler = createPusher({ ...services, settings: { push: service.settings } } as never)
    const worker = openWorker({ ...services, handlers: [handler] })
    workers.push(worker)
    worker.start()
    await worker.idle()
  }
  const jobs = () => test.store.db.selectFrom('jobs').select(['id', 'state', 'code', 'tries']).execute()
  const subscriptions = () =>
    test.store.db.selectFrom('pushSubscriptions').select(['endpoint', 'sentAt']).execute()
  const messages = () => test.store.db.selectFrom('pushMessages').select('id').execute()

  it('can be read by the browser alone, are signed by the shop, and show neither more nor longer texts than a locked screen may', async () => {
    await round()
    const [{ id } = { id: '' }] = await jobs()
    expect(service.received).toEqual([
      {
        path: '/one',
        notice: {
          title: expect.stringMatching(/^Orderbekräftelse 3001 å{178}$/u),
          body: 'Solelgrossisten',
          lang: 'sv-SE',
          path: '/my-pages/order-info/3001',
          tag: id,
        },
      },
    ])
    expect(service.headers).toMatchObject([
      { ttl: '86400', topic: id.replaceAll('-', ''), 'content-encoding': 'aes128gcm' },
    ])
    expect([service.mistakes, await messages()]).toEqual([[], []])
    expect(await subscriptions()).toMatchObject([{ sentAt: expect.stringContaining('2026-11-20') }])
  })

  it.each([500, 503, 429, 'hang up'] as const)(
    'are tried again after %s, as the same message',
    async (manner) => {
      service.manner = manner
      await round()
      expect([service.received, await jobs()]).toEqual([
        [],
        [expect.objectContaining({ state: 'queued', tries: 1 })],
      ])
      service.manner = 201
      clock.pass(31)
      await round()
      const [{ id } = { id: '' }] = await jobs()
      expect(service.received).toMatchObject([{ notice: { tag: id } }])
      expect(new Set(service.headers.map(({ topic }) => topic)).size).toBe(1)
      expect(await jobs()).toMatchObject([{ state: 'ready', tries: 2 }])
      expect(JSON.stringify(logged)).not.toContain(service.settings.privateKey)
    },
  )

  it.each([404, 410])('end with their browser after %i, with all that waits for it', async (manner) => {
    await write()
    service.manner = manner
    await round()
    expect([new Set(service.paths), await subscriptions(), await messages()]).toEqual([
      new Set(['/one']),
      [],
      [],
    ])
    expect((await jobs()).map(({ state }) => state)).toEqual(['ready', 'ready'])
  })

  it.each([400, 403, 413, 'redirect'] as const)(
    'fail at once after %s, and are sent nowhere else',
    async (manner) => {
      service.manner = manner
      await round()
      expect([service.paths, await jobs()]).toEqual([
        ['/one'],
        [expect.objectContaining({ state: 'failed', code: 'pushRefused' })],
      ])
      expect(await subscriptions()).toMatchObject([{ sentAt: null }])
    },
  )

  it('are not sent when they are a day old, or their user may not read them any more', async () => {
    const { db } = test.store
    clock.pass(24 * 3600 + 1)
    await round()
    expect(await jobs()).toMatchObject([{ state: 'failed', code: 'pushTooLate' }])
    for (const change of [
      () => db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'buyer'),
      () => db.updateTable('attachments').set({ state: 'locked' }).where('customerId', '=', 'a'),
    ]) {
      await write()
      await change().execute()
      await round()
      await db.updateTable('users').set({ blocked: 0 }).where('id', '=', 'buyer').execute()
    }
    expect([service.paths, (await jobs()).map(({ state }) => state).toSorted()]).toEqual([
      [],
      ['failed', 'ready', 'ready'],
    ])
  })

  it('are deleted with their job 30 days after it has failed, and not before', async () => {
    const { db } = test.store
    const day = 24 * 3600
    clock.pass(day + 1)
    await round()
    // The one that comes now waits.
    await Promise.all(workers.splice(0).map((worker) => worker.close()))
    clock.pass(29 * day)
    await write()
    await deleteExpired(db, clock.now())
    expect((await messages()).length).toBe(2)
    clock.pass(2 * day)
    await deleteExpired(db, clock.now())
    expect([(await messages()).length, await jobs()]).toEqual([
      1,
      [expect.objectContaining({ state: 'queued' })],
    ])
  })

  it('go once to each browser of the user on the site, if the user wants them', async () => {
    const { db } = test.store
    await addBrowser('/two')
    await addBrowser('/elsewhere')
    await db
      .updateTable('pushSubscriptions')
      .set({ site: 'no' })
      .where('endpoint', 'like', '%/elsewhere')
      .execute()
    await round()
    await write()
    await round()
    expect(service.received.map(({ path }) => path)).toEqual(['/one', expect.anything(), expect.anything()])
    expect(
      service.received
        .slice(1)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/one', '/two'])
    await db.updateTable('users').set({ pushEvents: 'offer,return' }).where('id', '=', 'buyer').execute()
    await write()
    await db.updateTable('users').set({ pushEvents: null, orderMail: 0 }).where('id', '=', 'buyer').execute()
    await write()
    await round()
    expect(service.received.length).toBe(3)
  })
})
