import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSession, endOldestSessions } from '../../../api/accounts/sessions/store.ts'
import { databases } from '../fixtures/databases.ts'
import { hostSecret, openShop, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('the ids of a session on $name (reliability S5)', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.clock.set('2026-11-20T11:00:00.000Z'))

  /** Sends an id like the host. */
  const show = async (
    session: string,
  ): Promise<{ status: number; code?: string; renewed: string | null }> => {
    const answer = await shop.api.fetch(
      new Request('http://api.internal/api/user/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Host-Secret': hostSecret, 'X-Site': 'se' },
        body: JSON.stringify({ session }),
      }),
    )
    const { code } = (await answer.json()) as { code?: string }
    return { status: answer.status, renewed: answer.headers.get('X-Session'), ...(code ? { code } : {}) }
  }

  const begin = async (): Promise<{ visitor: Visitor; id: string }> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn('buyer')
    return { visitor, id: visitor.session ?? '' }
  }

  it('are renewed every 15 minutes; the old one is valid for a minute after the new one is used', async () => {
    const { id } = await begin()
    shop.clock.pass(13 * 60)
    expect(await show(id)).toEqual({ status: 200, renewed: null })
    shop.clock.pass(61)
    const { renewed } = await show(id)
    expect(renewed).toMatch(/^[\w-]{43}$/u)
    shop.clock.pass(120)
    expect((await show(id)).status).toBe(200)
    expect(await show(renewed ?? '')).toEqual({ status: 200, renewed: null })
    shop.clock.pass(55)
    expect(await show(id)).toEqual({ status: 200, renewed: null })
    shop.clock.pass(6)
    expect(await show(id)).toEqual({ status: 404, renewed: null, code: 'replaced' })
    shop.clock.pass(60)
    expect(await show(id)).toEqual({ status: 404, renewed: null, code: 'notFound' })
    expect((await show(renewed ?? '')).status).toBe(200)
  })

  it('stay valid when the answer with the new one was lost', async () => {
    const { id } = await begin()
    shop.clock.pass(15 * 60)
    const { renewed: lost } = await show(id)
    expect(await show(id)).toEqual({ status: 200, renewed: null })
    shop.clock.pass(61)
    const { renewed: second } = await show(id)
    expect(second).not.toBeNull()
    expect(second).not.toBe(lost)
    expect((await show(second ?? '')).status).toBe(200)
    shop.clock.pass(61)
    for (const old of [id, lost]) expect((await show(old ?? '')).status).toBe(404)
  })

  it('are renewed once for any number of concurrent requests', async () => {
    const { id } = await begin()
    shop.clock.pass(15 * 60)
    const answers = await Promise.all(Array.from({ length: 20 }, () => show(id)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.filter(({ renewed }) => renewed !== null)).toHaveLength(1)
  })

  it('keep cart, token and anti-forgery token', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.add('VALVE', 3)
    const { bearer, antiForgery, session } = visitor
    shop.clock.pass(15 * 60)
    expect(await visitor.adopt(session ?? '')).toBe(true)
    expect(visitor.session).not.toBe(session)
    expect(visitor.bearer).not.toBe(bearer)
    const answer = await visitor.post(
      '/api/cart',
      { variantCode: 'VALVE', quantity: 1 },
      { 'X-CSRF-Token': antiForgery },
    )
    expect(answer.status).toBe(200)
    const { body } = await visitor.get('/api/cart/getminicart')
    expect(body.miniCartLineItems).toHaveLength(1)
  })

  it('all expire when the session ends', async () => {
    const { visitor, id } = await begin()
    shop.clock.pass(15 * 60)
    const { renewed } = await show(id)
    await visitor.adopt(id)
    await visitor.post('/api/user/logout')
    for (const old of [id, renewed]) expect((await show(old ?? '')).status).toBe(404)
  })

  /** A change of customer that was admitted, but whose body arrives only when `go` is called. */
  const beginChange = (visitor: Visitor, user: string) => {
    const { promise: arrived, resolve: go } = Promise.withResolvers<void>()
    const { promise: letIn, resolve: wanted } = Promise.withResolvers<void>()
    const body = new ReadableStream(
      {
        // The body is not read before the caller is known.
        pull: async (controller) => {
          wanted()
          await arrived
          controller.enqueue(new TextEncoder().encode(JSON.stringify({ user })))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const answer = shop.api.fetch(
      new Request('http://api.internal/api/user/changecustomer', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': visitor.antiForgery,
          'X-Site': 'se',
          Authorization: `Bearer ${visitor.bearer}`,
        },
        body,
        duplex: 'half',
      } as RequestInit),
    )
    return { answer, go, letIn }
  }

  it.each([
    ['a sign-out', (visitor: Visitor) => visitor.post('/api/user/logout'), 0],
    ['another change', (visitor: Visitor) => visitor.post('/api/user/changecustomer', { user: 'a' }), 1],
  ])('are not issued by a change of customer after %s', async (_, overtake, left) => {
    await shop.store.db.deleteFrom('sessions').execute()
    const { visitor } = await begin()
    visitor.antiForgery = (await visitor.get('/api/site/getAntiForgeryToken')).body
    const change = beginChange(visitor, 'b')
    await change.letIn
    expect((await overtake(visitor)).status).toBeLessThan(400)
    change.go()
    const late = await change.answer
    expect([late.status, late.headers.get('X-Session')]).toEqual([401, null])
    const rows = await shop.store.db
      .selectFrom('sessions')
      .select('customerId')
      .where('userId', '=', 'buyer')
      .execute()
    expect(rows.map(({ customerId }) => customerId)).toEqual(left === 0 ? [] : ['a'])
  })

  it('expire by the settings of the site', async () => {
    const { store, clock } = shop
    const own = serve(store, clock, undefined, {
      sessionLimits: {
        all: { idleSeconds: 120, absoluteSeconds: 600 },
        no: { idleSeconds: 300, absoluteSeconds: 600 },
      },
    })
    const swede = new Visitor(own.api)
    const norse = new Visitor(own.api, 'no')
    await swede.signIn('buyer')
    await norse.signIn('norse')
    clock.pass(121)
    expect(await swede.adopt(swede.session ?? '')).toBe(false)
    expect(await norse.adopt(norse.session ?? '')).toBe(true)
    clock.pass(290)
    expect(await norse.adopt(norse.session ?? '')).toBe(true)
    clock.pass(200)
    expect(await norse.adopt(norse.session ?? '')).toBe(false)
    await own.close()
    expect(() =>
      serve(store, clock, undefined, {
        sessionLimits: { all: { idleSeconds: 86_401, absoluteSeconds: 86_401 } },
      }),
    ).toThrow('idleSeconds')
  })

  it('of a blocked user are invalid at the next call', async () => {
    const { visitor } = await begin()
    await shop.store.db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'buyer').execute()
    expect((await visitor.get('/api/user/current')).status).toBe(401)
    expect((await show(visitor.session ?? '')).status).toBe(404)
    await shop.store.db.updateTable('users').set({ blocked: 0 }).where('id', '=', 'buyer').execute()
  })

  it('of concurrent sign-ins are never more than ten', async () => {
    const { db, dialect } = shop.store
    // Below the sign-in itself, which checks at most ten passwords of one name at a time.
    await Promise.all(
      Array.from({ length: 16 }, () =>
        db.transaction().execute(async (trx) => {
          await createSession(trx, { site: 'se', userId: 'idle', customerId: 'c' }, shop.clock.now())
          await endOldestSessions(trx, dialect, 'idle', shop.clock.now())
        }),
      ),
    )
    const rows = await shop.store.db
      .selectFrom('sessions')
      .select('idHash')
      .where('userId', '=', 'idle')
      .execute()
    expect(rows).toHaveLength(10)
  })
})
