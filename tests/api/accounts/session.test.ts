import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { hostSecret, openShop, type TestShop } from '../fixtures/shop.ts'
import { rolePermissions } from '../../../demo/people/people.ts'
import { Visitor } from '../fixtures/visitor.ts'

const current = (visitor: Visitor) => visitor.get('/api/user/current')

describe.each(databases)('sessions on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.clock.set('2026-11-20T11:00:00.000Z'))

  const signedIn = async (user = 'buyer'): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn(user)
    return visitor
  }
  const isGone = async (session: string | null) => !(await new Visitor(shop.api).adopt(session ?? ''))

  it('an id is 32 random bytes, and the database holds none that could be used', async () => {
    const visitor = new Visitor(shop.api)
    const answer = await visitor.get('/api/site/getAntiForgeryToken')
    const id = answer.headers.get('X-Session') ?? ''
    expect(id).toMatch(/^[\w-]{43}$/u)
    expect(answer.headers.get('X-Session-Max-Age')).toBe('43200')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const rows = await shop.store.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(id)
  })

  it('names the toggles and my pages in the language that is asked for (ACC-8)', async () => {
    const visitor = await signedIn()
    const named = async (language: string): Promise<string[]> => {
      const { body } = await visitor.get('/api/user/current', { 'X-Language': language })
      return [body.myPageName, body.onlyMyAssortment.onlyMyAssortmentLabel, body.temporarilyHidePrices.label]
    }
    expect(await named('sv-SE')).toEqual(['Mina sidor', 'Bara mitt sortiment', 'Dölj priser tillfälligt'])
    expect(await named('en')).toEqual(['My pages', 'My assortment only', 'Hide prices temporarily'])
  })

  it('a new id at sign-in, change of customer and sign-out; the old one and its tokens are dead at once', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.get('/api/site/getAntiForgeryToken')
    const steps: Array<() => Promise<unknown>> = [
      () => visitor.signIn('buyer'),
      () => visitor.post('/api/user/changecustomer', { user: 'b' }),
      () => visitor.post('/api/user/logout'),
    ]
    for (const step of steps) {
      const { session, bearer } = visitor
      await step()
      expect(visitor.session).not.toBe(session)
      expect(await isGone(session)).toBe(true)
      const old = await shop.api.fetch(
        new Request('http://api.internal/api/user/current', {
          headers: { Authorization: `Bearer ${bearer}` },
        }),
      )
      expect(old.status).toBe(401)
    }
    expect((await current(visitor)).body).toBeNull()
  })

  it('a chosen id is not taken on (session fixation)', async () => {
    const visitor = new Visitor(shop.api)
    const chosen = 'a'.repeat(43)
    expect(await visitor.adopt(chosen)).toBe(false)
    await visitor.signIn('buyer')
    expect(visitor.session).not.toBe(chosen)
  })

  it('ends after an hour without a call and after twelve hours in any case', async () => {
    const idle = await signedIn()
    shop.clock.pass(59 * 60)
    expect(await isGone(idle.session)).toBe(false)
    shop.clock.pass(61 * 60)
    expect(await isGone(idle.session)).toBe(true)
    const busy = await signedIn()
    for (let half = 0; half < 23; half++) {
      shop.clock.pass(30 * 60)
      expect(await busy.adopt(busy.session ?? '')).toBe(true)
    }
    shop.clock.pass(31 * 60)
    expect(await isGone(busy.session)).toBe(true)
  })

  it('a token lives 300 seconds', async () => {
    const visitor = await signedIn()
    shop.clock.pass(298)
    expect((await current(visitor)).status).toBe(200)
    shop.clock.pass(3)
    expect((await current(visitor)).body).toMatchObject({ code: 'token' })
  })

  it('a session of one site is none on another (SITE-3)', async () => {
    const visitor = await signedIn()
    expect(await new Visitor(shop.api, 'no').adopt(visitor.session ?? '')).toBe(false)
    const elsewhere = await visitor.get('/api/user/current', { 'X-Site': 'no' })
    expect(elsewhere.status).toBe(401)
  })

  it('only the host turns an id into a token', async () => {
    const visitor = await signedIn()
    for (const secret of ['', 'guess', `${hostSecret}x`]) {
      const answer = await visitor.post(
        '/api/user/session',
        { session: visitor.session },
        { 'X-Host-Secret': secret },
      )
      expect(answer.status).toBe(403)
    }
  })

  it('tokens that were changed, or made by others, are refused', async () => {
    const { bearer } = await signedIn()
    const [head = '', claims = '', signature = ''] = bearer?.split('.') ?? []
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), customerId: 'c' }),
    ).toString('base64url')
    const bad = [`${none}.${claims}.`, `${head}.${forged}.${signature}`, `${head}.${claims}.`, 'x.y.z', 'x']
    for (const token of bad) {
      const visitor = new Visitor(shop.api)
      visitor.bearer = token
      expect((await current(visitor)).status).toBe(401)
    }
  })

  it('a POST needs the anti-forgery value of its own session (ACC-7)', async () => {
    const visitor = await signedIn()
    const other = await signedIn('other')
    const { body: foreign } = await other.get('/api/site/getAntiForgeryToken')
    const { body: own } = await visitor.get('/api/site/getAntiForgeryToken')
    for (const value of ['', 'x', foreign, `${own.slice(0, -1)}x`]) {
      const answer = await visitor.post('/api/cart/emptycart', {}, { 'X-CSRF-Token': value })
      expect(answer).toMatchObject({ status: 403, body: { code: 'antiForgery' } })
    }
    expect((await visitor.post('/api/cart/emptycart', {}, { 'X-CSRF-Token': own })).status).toBe(200)
  })

  it('a user keeps ten sessions; an administrator who blocks the user ends them all', async () => {
    const visitors: Visitor[] = []
    for (let n = 0; n < 11; n++) visitors.push(await signedIn('idle'))
    expect(await isGone(visitors[0]?.session ?? '')).toBe(true)
    expect(await isGone(visitors[1]?.session ?? '')).toBe(false)
    await shop.store.db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'idle').execute()
    expect(await isGone(visitors[10]?.session ?? '')).toBe(true)
    await shop.store.db.updateTable('users').set({ blocked: 0 }).where('id', '=', 'idle').execute()
  })

  it('tells the user and the customers that can be chosen, and changes only to one of them (ACC-4)', async () => {
    const visitor = await signedIn()
    const { body } = await current(visitor)
    expect(body).toMatchObject({
      userId: 'buyer',
      customerId: 'a',
      translationEnabled: true,
      permissions: [...rolePermissions.buyer].toSorted(),
      attachedCustomers: [
        { id: 'a' },
        { id: 'b', number: '1000b', name: 'Customer b', address: 'Rörgatan 1', city: 'Solna' },
      ],
    })
    expect((await visitor.post('/api/user/changecustomer', { user: 'c' })).status).toBe(404)
    const changed = await visitor.post('/api/user/changecustomer', { user: 'b' })
    expect(changed.body).toEqual({ success: true, message: '' })
    expect((await current(visitor)).body.customerId).toBe('b')
    const { body: prices } = await visitor.post('/api/variants/stockprices', { items: ['VALVE'] })
    expect(prices.items[0].price).toBe(99_00)
  })
})
