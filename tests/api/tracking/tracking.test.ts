import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../../api/housekeeping/delete-expired.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

describe.each(databases)('feedback and tracking, on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())

  const kept = () => shop.store.db.selectFrom('feedback').selectAll().orderBy('givenAt').execute()
  const clicks = () => shop.store.db.selectFrom('clicks').select('ticket').orderBy('ticket').execute()

  it("stores feedback with its user, and a visitor's without (API-1)", async () => {
    const visitor = new Visitor(shop.api)
    const said = { feedbackType: 'page', feedback: ' Bra sida ' }
    expect((await visitor.post('/api/feedback', said)).body).toEqual({ success: true })
    await visitor.signIn('buyer')
    await visitor.post('/api/feedback', { feedback: 'Saknar mått', source: 'product', siteId: 3 })
    expect(await kept()).toMatchObject([
      { site: 'se', feedbackType: 'page', feedback: 'Bra sida', userId: null, customerId: null },
      { site: 'se', source: 'product', feedback: 'Saknar mått', userId: 'buyer', customerId: 'a' },
    ])
  })

  it('refuses an empty text, and stores feedback once per idempotency key', async () => {
    const visitor = new Visitor(shop.api)
    const before = await kept()
    expect((await visitor.post('/api/feedback', { feedback: '  ' })).status).toBe(400)
    for (let time = 0; time < 3; time++) {
      await visitor.post('/api/feedback', { feedback: 'En gång' }, { 'Idempotency-Key': 'once' })
    }
    expect((await kept()).length).toBe(before.length + 1)
  })

  it('returns ids and no names for analytics (API-1)', async () => {
    const visitor = new Visitor(shop.api)
    expect((await visitor.get('/api/track/getUserInfo')).body).toEqual({
      isLoggedIn: false,
      userId: '',
      customerId: '',
      site: 'se',
      language: 'sv',
    })
    await visitor.signIn('buyer')
    const { body } = await visitor.get('/api/track/getUserInfo')
    expect(body).toMatchObject({ isLoggedIn: true, userId: 'buyer', customerId: 'a' })
    expect(JSON.stringify(body)).not.toMatch(/@|Customer|User/u)
  })

  it('counts a click once per session and ticket, and no prefetch (API-1)', async () => {
    const anybody = new Visitor(shop.api)
    expect((await anybody.get('/api/track/notifyClick?ticket=p.1')).body).toEqual({ success: true })
    expect(await clicks()).toEqual([])
    const visitor = new Visitor(shop.api)
    await visitor.post('/api/cart/emptycart')
    const ahead = await visitor.get('/api/track/notifyClick?ticket=p.1', {
      'Sec-Purpose': 'prefetch;prerender',
    })
    expect([ahead.status, await clicks()]).toEqual([403, []])
    for (const ticket of ['p.1', 'p.1', 'v.1']) await visitor.get(`/api/track/notifyClick?ticket=${ticket}`)
    expect(await clicks()).toEqual([{ ticket: 'p.1' }, { ticket: 'v.1' }])
    expect((await visitor.get('/api/track/notifyClick?ticket=p.999')).status).toBe(404)
    expect((await visitor.get('/api/track/notifyClick?ticket=x')).status).toBe(400)
  })

  it('limits clicks per minute, and deletes clicks after 90 days', async () => {
    const visitor = new Visitor(shop.api)
    await visitor.post('/api/cart/emptycart')
    await visitor.get('/api/track/notifyClick?ticket=p.1')
    const [first] = await shop.store.db
      .selectFrom('clicks')
      .selectAll()
      .orderBy('clickedAt', 'desc')
      .limit(1)
      .execute()
    const more = Array.from({ length: 119 }, (_, at) => ({ ...first, ticket: `v.${1000 + at}` }))
    await shop.store.db
      .insertInto('clicks')
      .values(more.map((row) => ({ session: '', site: '', clickedAt: '', ...row })))
      .execute()
    const refused = await visitor.get('/api/track/notifyClick?ticket=v.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    shop.clock.pass(61)
    expect((await visitor.get('/api/track/notifyClick?ticket=v.1')).status).toBe(200)
    await deleteExpired(shop.store.db, new Date('2027-03-01T00:00:00.000Z'))
    expect(await clicks()).toEqual([])
  })
})
