import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '../../../api/platform/database/in-transaction.ts'
import { endSessionsAt, endSessionsOf } from '../../../api/accounts/service.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertPeople, password } from '../fixtures/people.ts'
import { hostSecret, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { openPushService, type PushService } from './push-service.ts'

const account = '/api/my-pages/my-account'
const chosen = {
  name: 'Kim Lund',
  mobile: '',
  language: 'en',
  orderMail: true,
  answerMail: false,
  callBackMail: false,
  approvalMail: false,
  offerMail: true,
  returnMail: false,
  shipmentMail: false,
  delayMail: false,
  invoiceMail: false,
  branchId: '',
  addressId: '',
  reference: '',
  project: '',
}

describe.each(databases)('browsers with notifications on $name', ({ open }) => {
  let test: TestStore
  let shop: TestShop
  let service: PushService
  beforeAll(async () => {
    test = await open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    service = await openPushService()
    shop = serve(test.store, undefined, undefined, { push: service.settings })
  })
  afterAll(async () => {
    await shop.close()
    await service.close()
    await test.remove()
  })
  beforeEach(async () => {
    await test.store.db.deleteFrom('pushSubscriptions').execute()
    await test.store.db.updateTable('users').set({ pushEvents: null }).execute()
    service.received.length = 0
  })

  /** A browser with the id that a sign-in leaves in it. */
  class Browser extends Visitor {
    device: string | null = null
    #headers(): Record<string, string> {
      return { 'X-Host-Secret': hostSecret, ...(this.device === null ? {} : { 'X-Device': this.device }) }
    }
    override get(path: string) {
      return super.get(path, this.#headers())
    }
    override async post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
      const answer = await super.post(path, body, {
        ...headers,
        ...this.#headers(),
        'X-User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
      })
      this.device = answer.headers.get('X-Device') ?? this.device
      return answer
    }
    as(user: string) {
      return this.post('/api/user/login', { username: `${user}@example.test`, password })
    }
    subscribe(path: string) {
      return this.post('/api/user/subscribepush', service.browser(path))
    }
  }
  const browserOf = async (user: string): Promise<Browser> => {
    const browser = new Browser(shop.api)
    await browser.as(user)
    return browser
  }
  const owners = async () =>
    (await test.store.db.selectFrom('pushSubscriptions').select('userId').orderBy('createdAt').execute()).map(
      ({ userId }) => userId,
    )

  it('are switched on and off by their user, and shown with their names', async () => {
    const buyer = await browserOf('buyer')
    const settings = async () => (await buyer.get(`${account}/settings`)).body.push
    expect(await settings()).toEqual({
      publicKey: service.settings.publicKey,
      events: ['order', 'delay', 'approval', 'offer', 'return', 'answer', 'callBack'],
    })
    const { status, body } = await buyer.subscribe('/laptop')
    expect([status, body.browsers]).toEqual([
      200,
      [
        {
          id: expect.any(String),
          name: 'Firefox, Windows',
          createdAt: expect.stringContaining('2026-11-20'),
          here: true,
        },
      ],
    ])
    await buyer.subscribe('/laptop-again')
    expect((await buyer.get('/api/user/pushbrowsers')).body.browsers).toHaveLength(1)
    const phone = await browserOf('buyer')
    const { body: both } = await phone.subscribe('/phone')
    expect(both.browsers.map(({ here }: { here: boolean }) => here)).toEqual([true, false])
    const ended = await phone.post('/api/user/endpush', { id: both.browsers[1].id })
    expect(ended.body.browsers).toMatchObject([{ here: true }])
  })

  it('are those of their user alone', async () => {
    const [buyer, other] = [await browserOf('buyer'), await browserOf('other')]
    const { body } = await buyer.subscribe('/buyer')
    const refused = await other.post('/api/user/endpush', { id: body.browsers[0].id })
    expect([refused.status, refused.body.field, await owners()]).toEqual([404, 'id', ['buyer']])
    expect((await other.get('/api/user/pushbrowsers')).body.browsers).toEqual([])
  })

  it('belong to known push services, with keys that can be used', async () => {
    const buyer = await browserOf('buyer')
    const good = service.browser('/good')
    for (const [endpoint, keys, code, field] of [
      ['https://10.0.0.7/hook', good.keys, 'pushService', 'endpoint'],
      ['https://fcm.googleapis.com.evil.example/', good.keys, 'pushService', 'endpoint'],
      [good.endpoint, { ...good.keys, p256dh: `B${'A'.repeat(86)}` }, 'invalid', 'keys.p256dh'],
      [good.endpoint, { ...good.keys, p256dh: 'A'.repeat(87) }, 'invalid', 'keys.p256dh'],
      [good.endpoint, { ...good.keys, auth: 'short' }, 'invalid', 'keys.auth'],
    ] as const) {
      const { status, body } = await buyer.post('/api/user/subscribepush', { endpoint, keys })
      expect([endpoint, status, body.code, body.field]).toEqual([endpoint, 400, code, field])
    }
    expect(await owners()).toEqual([])
  })

  it('are ten at most: the first one ends', async () => {
    for (let count = 0; count < 11; count += 1) await (await browserOf('buyer')).subscribe(`/${count}`)
    const rows = await test.store.db.selectFrom('pushSubscriptions').select('endpoint').execute()
    expect(rows.map(({ endpoint }) => endpoint.replace(/.*\//u, '')).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, at) => String(at + 1)).toSorted(),
    )
  })

  it('end with a sign-out and when another user signs in, but not when the session runs out or the customer is switched', async () => {
    const shared = await browserOf('buyer')
    await shared.subscribe('/shared')
    await shared.post('/api/user/changecustomer', { user: 'b' })
    expect(await owners()).toEqual(['buyer'])
    await test.store.db.deleteFrom('sessions').execute()
    shared.session = null
    shared.bearer = null
    shared.antiForgery = ''
    await shared.as('buyer')
    expect(await owners()).toEqual(['buyer'])
    await shared.post('/api/user/logout')
    expect(await owners()).toEqual([])
    await shared.as('buyer')
    await shared.subscribe('/shared')
    await test.store.db.deleteFrom('sessions').execute()
    shared.session = null
    shared.bearer = null
    shared.antiForgery = ''
    await shared.as('other')
    expect(await owners()).toEqual([])
  })

  it('end when their user ends the session elsewhere, gets a new password, is locked or erased', async () => {
    const [here, there] = [await browserOf('buyer'), await browserOf('buyer')]
    await here.subscribe('/here')
    await there.subscribe('/there')
    const { sessions } = (await here.get('/api/user/security')).body
    // Those of other tests have no browser.
    for (const { id, current } of sessions) if (!current) await here.post('/api/user/endsession', { id })
    expect(await owners()).toEqual(['buyer'])
    expect((await here.get('/api/user/pushbrowsers')).body.browsers).toMatchObject([{ here: true }])
    const { db } = test.store
    const now = shop.clock.now()
    await endSessionsAt(db, 'buyer', 'b', now)
    expect(await owners()).toEqual(['buyer'])
    await endSessionsOf(db, 'buyer', now)
    expect(await owners()).toEqual([])
    const other = await browserOf('other')
    await other.subscribe('/other')
    await inTransaction({ store: test.store, clock: shop.clock.now }, ({ trx }) =>
      endSessionsAt(trx, 'other', 'c', now),
    )
    expect(await owners()).toEqual([])
  })

  it('are told about events that the user has chosen, in the own language, once, and lead to the page', async () => {
    const buyer = await browserOf('buyer')
    await buyer.subscribe('/buyer')
    const order = async (): Promise<string> => {
      await buyer.add('VALVE', 1)
      const { body: cart } = await buyer.get('/api/cart')
      return String((await buyer.order(cart.version)).body.orderNumber)
    }
    await buyer.post(`${account}/savesettings`, { ...chosen, pushEvents: ['order'] })
    const number = await order()
    const told = () =>
      expect(service.received).toMatchObject([
        {
          path: '/buyer',
          notice: {
            title: `Order confirmation ${number}`,
            lang: 'en-GB',
            path: `/my-pages/order-info/${number}`,
          },
        },
      ])
    await vi.waitFor(told, { timeout: 20_000 })
    const saved = await buyer.post(`${account}/savesettings`, {
      ...chosen,
      pushEvents: ['offer', 'shipment'],
    })
    expect(saved.body.push.events).toEqual(['shipment', 'offer'])
    await order()
    // Left as they are.
    const again = await buyer.post(`${account}/savesettings`, chosen)
    expect(again.body.push.events).toEqual(['shipment', 'offer'])
    const jobs = await test.store.db.selectFrom('jobs').select('id').where('kind', '=', 'push').execute()
    expect([jobs.length, service.mistakes]).toEqual([1, []])
  })

  it('are not there without the keys of the operator', async () => {
    const without = serve(test.store)
    const visitor = new Visitor(without.api)
    await visitor.signIn('buyer')
    expect((await visitor.get(`${account}/settings`)).body.push).toBeNull()
    const { status, body } = await visitor.post('/api/user/subscribepush', service.browser('/none'))
    expect([status, body.code]).toEqual([409, 'pushOff'])
    await visitor.post(`${account}/savesettings`, { ...chosen, pushEvents: [] })
    const row = await test.store.db
      .selectFrom('users')
      .select('pushEvents')
      .where('id', '=', 'buyer')
      .executeTakeFirstOrThrow()
    expect(row.pushEvents).toBeNull()
    await without.close()
  })
})
