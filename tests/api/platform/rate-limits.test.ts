import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, nameOfCall } from '../../../api/contract/index.ts'
import { rateLimits, rateNameOf } from '../../../api/platform/rate-limit/rate-limits.ts'
import { databases } from '../fixtures/databases.ts'
import { hostSecret, openShop, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

const from = (address: string) => ({ 'X-Host-Secret': hostSecret, 'X-Client-Address': address })
/** Submits an application that the browser does not have. */
const submit = (visitor: Visitor, address: string) =>
  visitor.post('/api/become-a-customer/submit', { application: 'a' }, from(address))

describe.each(databases)('too many calls on $name (ACC-12)', ({ open }) => {
  let closing: TestShop
  let shop: TestShop
  beforeAll(async () => {
    closing = await openShop(open)
    // The production limits.
    shop = serve(closing.store, closing.clock, undefined, { rateLimits })
  })
  afterAll(async () => {
    await shop.close()
    await closing.close()
  })

  const sessions = async () => (await shop.store.db.selectFrom('sessions').select('idHash').execute()).length

  it('limits the sessions that a visitor can make', async () => {
    const ask = async (address: string) =>
      shop.api.fetch(
        new Request('http://api.internal/api/site/getAntiForgeryToken', { headers: from(address) }),
      )
    const before = await sessions()
    const answers = []
    for (let n = 0; n < 310; n += 1) answers.push(await ask('198.51.100.1'))
    const refused = answers.filter(({ status }) => status === 429)
    expect((await sessions()) - before).toBe(310 - refused.length)
    expect(refused.length).toBeGreaterThan(0)
    const [first] = refused
    const wait = Number(first?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(first?.headers.get('cache-control')).toBe('no-store')
    expect(await first?.json()).toEqual({ code: 'tooManyRequests', message: expect.any(String) })
    // Another session at another address, and the same one after the pause.
    expect((await ask('203.0.113.1')).status).toBe(200)
    shop.clock.pass(wait)
    expect((await ask('198.51.100.1')).status).toBe(200)
  })

  it('stores five feedbacks of one session at once', async () => {
    const visitor = new Visitor(shop.api)
    const body = { feedback: 'Bra!', feedbackType: 'page', source: 'product', siteId: 3 }
    const statuses = []
    for (let n = 0; n < 7; n += 1) statuses.push((await visitor.post('/api/feedback', body)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    const rows = await shop.store.db.selectFrom('feedback').select('id').execute()
    expect(rows).toHaveLength(5)
  })

  it('takes five submissions of one session at once, and twenty of one address', async () => {
    const one = new Visitor(shop.api)
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await submit(one, '198.51.100.7')).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    // Requests to be attached are counted with them.
    const attachment = await one.post('/api/become-a-customer/attachment', { application: 'a' })
    expect([attachment.status, attachment.body.code]).toEqual([429, 'tooManyRequests'])
    // An office sends some more from other browsers.
    const office = []
    for (let n = 0; n < 16; n += 1) office.push((await submit(new Visitor(shop.api), '198.51.100.7')).status)
    expect(office.filter((status) => status === 429)).toHaveLength(1)
    expect((await submit(new Visitor(shop.api), '198.51.100.8')).status).toBe(404)
  })

  it('trusts the address from hosts only', async () => {
    const headers = { 'X-Client-Address': '192.0.2.200' }
    for (let n = 0; n < 305; n += 1) {
      const { status } = await shop.api.fetch(
        new Request('http://api.internal/api/user/current', { headers }),
      )
      expect(status).toBe(200)
    }
  })
})

describe('the kind of a call', () => {
  it.each([
    ['GET', '/api/product/:code', true, 'read'],
    ['GET', '/api/search/quick', false, 'search'],
    ['POST', '/api/cart', true, 'write'],
    ['POST', '/api/directorder/check', true, 'bulk'],
    ['GET', '/api/site/getAntiForgeryToken', false, 'newSession'],
    ['GET', '/api/site/getAntiForgeryToken', true, 'read'],
    ['GET', '/pictures/:folder/:name', false, 'file'],
    ['GET', '/api/my-pages/order/sheet', true, 'sheet'],
  ])('%s %s with session %s is %s', (method, route, hasSession, name) => {
    const call = allCalls.find((each) => nameOfCall(each) === `${method} ${route}`)
    expect(call && rateNameOf(call, hasSession)).toBe(name)
  })
})
