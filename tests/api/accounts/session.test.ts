import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { hostSecret, openShop, type TestShop } from '../fixtures/shop.ts'
import { rolePermissions } from '../../../demo/people/roles.ts'
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

  it('makes ids of 32 random bytes and stores only their hashes', async () => {
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

  it('returns the labels of preferences and my pages in the requested language (ACC-8)', async () => {
    const visitor = await signedIn()
    const named = async (language: string): Promise<string[]> => {
      const { body } = await visitor.get('/api/user/current', { 'X-Language': language })
      return [body.myPageName, body.onlyMyAssortment.onlyMyAssortmentLabel, body.temporarilyHidePrices.label]
    }
    expect(await named('sv-SE')).toEqual(['Mina sidor', 'Bara mitt sortiment', 'Dölj priser tillfälligt'])
    expect(await named('en')).toEqual(['My pages', 'My assortment only', 'Hide prices temporarily'])
  })

  it('makes a new id at sign-in, change of customer and sign-out, and ends the old one and its tokens', async () => {
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

  it('refuses an id that the client chose (session fixation)', async () => {
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

  it('issues tokens that live 300 seconds', async () => {
    const visitor = await signedIn()
    shop.clock.pass(298)
    expect((await current(visitor)).status).toBe(200)
    shop.clock.pass(3)
    expect((await current(visitor)).body).toMatchObject({ code: 'token' })
  })

  it('refuses a session of one site on another (SITE-3)', async () => {
    const visitor = await signedIn()
    expect(await new Visitor(shop.api, 'no').adopt(visitor.session ?? '')).toBe(false)
    const elsewhere = await visitor.get('/api/user/current', { 'X-Site': 'no' })
    expect(elsewhere.status).toBe(401)
  })

  it('issues tokens to hosts only', async () => {
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

  it('refuses tokens that were changed or made by others', async () => {
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

  it('requires the anti-forgery token of the session for a POST (ACC-7)', async () => {
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

  it('keeps ten sessions per user, and ends all when the user is blocked', async () => {
    const visitors: Visitor[] = []
    for (let n = 0; n < 11; n++) visitors.push(await signedIn('idle'))
    expect(await isGone(visitors[0]?.session ?? '')).toBe(true)
    expect(await isGone(visitors[1]?.session ?? '')).toBe(false)
    await shop.store.db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'idle').execute()
    expect(await isGone(visitors[10]?.session ?? '')).toBe(true)
    await shop.store.db.updateTable('users').set({ blocked: 0 }).where('id', '=', 'idle').execute()
  })

  it('returns the user and the attached customers, and changes only to one of them (ACC-4)', async () => {
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
    expect(await visitor.post('/api/user/changecustomer', { user: 'c' })).toMatchObject({
      status: 404,
      body: {
        success: false,
        code: 'notAttached',
        message: 'Du kan inte längre handla för den kunden. Ladda om sidan för att se dina kunder.',
      },
    })
    const changed = await visitor.post('/api/user/changecustomer', { user: 'b' })
    expect(changed.body).toEqual({ success: true, message: '' })
    expect((await current(visitor)).body.customerId).toBe('b')
    const { body: prices } = await visitor.post('/api/variants/stockprices', { items: ['VALVE'] })
    expect(prices.items[0].price).toBe(99_00)
  })
})
