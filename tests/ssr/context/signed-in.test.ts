import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostSecret } from '../../api/fixtures/shop.ts'
import { HostBrowser, openRealHost, type RealHost } from '../host-browser.ts'
import { openHost } from '../stand-ins.ts'

let real: RealHost
beforeAll(async () => {
  real = await openRealHost({ TRUSTED_PROXIES: '127.0.0.1,::1' })
})
afterAll(() => real.close())
beforeEach(async () => {
  real.shop.clock.set('2026-11-20T11:00:00.000Z')
  for (const table of ['loginAttempts', 'addressFailures', 'devices', 'sessionIds', 'sessions'] as const)
    await real.shop.store.db.deleteFrom(table).execute()
})

const open = (more: Record<string, string> = {}) => new HostBrowser(real.host, more)
const forget = '"cache", "prefetchCache", "prerenderCache"'

describe('a session in the browser (reliability 2.1)', () => {
  it('gets a new id at sign-in, change of customer and sign-out; the old one is invalid (S5)', async () => {
    const browser = open()
    await browser.antiForgery()
    const steps = [
      () => browser.signIn(),
      () => browser.post('/bff/change-customer', { user: 'b' }),
      () => browser.post('/api/user/logout'),
    ]
    for (const step of steps) {
      const thief = open()
      for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
      const before = browser.cookies.get('sid')
      expect((await step()).status).toBeLessThan(400)
      expect(browser.cookies.get('sid')).not.toBe(before)
      expect(await thief.user()).toBe('')
      expect((await thief.post('/api/cart/emptycart')).headers['x-session']).toBeUndefined()
    }
  })

  it('never keeps an id from before the sign-in (fixation)', async () => {
    const attacker = open()
    await attacker.antiForgery()
    const victim = open()
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value)
    await victim.signIn()
    expect(victim.cookies.get('sid')).not.toBe(attacker.cookies.get('sid'))
    expect(await victim.user()).toBe('buyer')
    expect(await attacker.user()).toBe('')
    const madeUp = open()
    madeUp.cookies.set('sid', 'x'.repeat(43))
    await madeUp.signIn()
    expect(madeUp.cookies.get('sid')).not.toBe('x'.repeat(43))
  })

  it.each(['/api/user/current', '/', '/oauth2/token'])(
    'gets a new id with the answer of %s after 15 minutes',
    async (path) => {
      const browser = open()
      await browser.signIn()
      const before = browser.cookies.get('sid')
      real.shop.clock.pass(15 * 60)
      const answer = path === '/oauth2/token' ? await browser.post(path) : await browser.get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(browser.cookies.get('sid')).not.toBe(before)
      expect(await browser.user()).toBe('buyer')
      expect((await browser.post('/api/cart/emptycart')).status).toBe(200)
    },
  )

  it('loses its cookies on a page when it has ended, so that the next page can be cached', async () => {
    const browser = open()
    await browser.signIn()
    await real.shop.store.db.deleteFrom('sessions').execute()
    await real.shop.store.db.deleteFrom('sessionIds').execute()
    expect((await browser.get('/')).text).toContain('nobody')
    expect([...browser.cookies.keys()]).toEqual(['dev'])
  })

  it('survives a call that was in flight when it was renewed', async () => {
    const browser = open()
    await browser.antiForgery()
    const late = open()
    for (const [name, value] of browser.cookies) late.cookies.set(name, value)
    await browser.signIn()
    const answer = await late.get('/api/cart/getminicart')
    expect(answer.status).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('ends at the next call when the user is blocked (S8)', async () => {
    const browser = open()
    await browser.signIn()
    expect(await browser.user()).toBe('buyer')
    await real.shop.store.db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'buyer').execute()
    expect(await browser.user()).toBe('')
    expect((await browser.get('/')).text).toContain('nobody')
    await real.shop.store.db.updateTable('users').set({ blocked: 0 }).where('id', '=', 'buyer').execute()
  })

  it("ends before the answer to a sign-out, which clears the browser's storage (S7)", async () => {
    const browser = open()
    await browser.signIn()
    const answer = await browser.get('/bff/logout', {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-user': '?1',
    })
    expect([answer.status, answer.headers['clear-site-data']]).toEqual([302, forget])
    expect(answer.headers['clear-site-data']).not.toMatch(/cookies|storage|\*/u)
    expect([...browser.cookies.keys()]).toEqual(['dev'])
    expect(
      await real.shop.store.db
        .selectFrom('sessions')
        .select('userId')
        .where('userId', 'is not', null)
        .execute(),
    ).toEqual([])
  })

  it('ends with the confirmation link in browsers without Sec-Fetch headers', async () => {
    const browser = open()
    await browser.signIn()
    const page = await browser.get('/bff/logout?logout_redirect_uri=/cart')
    expect(page.status).toBe(200)
    const [, link = ''] = /href="([^"]+)"/u.exec(page.text) ?? []
    const other = open()
    await other.signIn('other')
    expect((await other.get(link)).status).toBe(200)
    expect(await other.user()).toBe('other')
    expect((await browser.get(link)).headers.location).toBe('/cart')
    expect(await browser.user()).toBe('')
  })
})

/** A host with the real service, of which one call fails. */
const openFailing = (address: string) =>
  openHost({
    hostSecret,
    api: {
      fetch: async (request) =>
        new URL(request.url).pathname === address
          ? Response.json({ code: 'busy', message: 'Later.' }, { status: 503 })
          : real.shop.api.fetch(request),
      ready: async () => true,
      close: async () => {},
    },
  })

describe('a sign-out that the service does not confirm', () => {
  const wish = { 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1' }
  it.each(['/api/site/getAntiForgeryToken', '/api/user/logout', '/api/user/session'])(
    'is not reported as done when %s fails, and still removes the session from the browser',
    async (address) => {
      const signedIn = open()
      await signedIn.signIn()
      const failing = await openFailing(address)
      const browser = new HostBrowser(failing)
      for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value)
      const answer = await browser.get('/bff/logout', wish)
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
      expect(answer.headers['clear-site-data']).toBe(forget)
      expect([...browser.cookies.keys()]).toEqual(['dev'])
      expect(answer.text).toContain('<h1')
      // A document of the shop may have its styles.
      expect(answer.headers['content-security-policy']).toContain("style-src 'self'")
      expect(answer.text).toContain('Utloggad bara i den här webbläsaren')
      // Correct: the session is still valid.
      expect(await signedIn.user()).toBe('buyer')
      await failing.close()
    },
  )

  it('succeeds when the session has ended already', async () => {
    const browser = open()
    await browser.signIn()
    const late = open()
    for (const [name, value] of browser.cookies) late.cookies.set(name, value)
    expect((await browser.get('/bff/logout', wish)).status).toBe(302)
    const answer = await late.get('/bff/logout', wish)
    expect([answer.status, [...late.cookies.keys()]]).toEqual([302, ['dev']])
  })
})

describe('a device (reliability L3)', () => {
  it('has a strict cookie for 400 days that survives sign-out, and cannot be locked out by attackers', async () => {
    const own = open({ 'x-forwarded-for': '192.0.2.1' })
    const answer = await own.signIn()
    const line = answer.headers['set-cookie']?.find((cookie) => cookie.startsWith('dev='))
    expect(line).toMatch(/^dev=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/u)
    expect(answer.headers['x-device']).toBeUndefined()
    const attacker = open({ 'x-forwarded-for': '198.51.100.1' })
    for (let n = 0; n < 11; n++) await attacker.signIn('buyer', 'wrong')
    await own.post('/api/user/logout')
    expect((await own.signIn()).text.trim()).toBe('{"success":"true"}')
    const elsewhere = open({ 'x-forwarded-for': '203.0.113.1' })
    expect((await elsewhere.signIn()).text.trim()).toBe('{"success":"locked"}')
  })

  it('waits after failures of its address, as the proxy names it (L2)', async () => {
    const attacker = open({ 'x-forwarded-for': '10.9.9.9, 198.51.100.1' })
    for (let n = 0; n < 11; n++) await attacker.signIn(`name-${n}`, 'wrong')
    const refused = await open({ 'x-forwarded-for': '10.1.1.1, 198.51.100.1' }).signIn()
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2'])
    expect((await open({ 'x-forwarded-for': '198.51.100.1, 203.0.113.1' }).signIn()).status).toBe(200)
  })

  it('is not counted with all requests from this machine', async () => {
    const local = open()
    for (let n = 0; n < 12; n++) await local.signIn(`name-${n}`, 'wrong')
    expect((await local.signIn()).text.trim()).toBe('{"success":"true"}')
  })
})

describe('a failed sign-in', () => {
  it("keeps the browser's prefetched pages", async () => {
    const browser = open()
    const answer = await browser.signIn('buyer', 'wrong')
    expect(answer.headers['clear-site-data']).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})

describe('ACCESS_TOKENS=host (reliability T1)', () => {
  let own: RealHost
  beforeAll(async () => {
    own = await openRealHost({ ACCESS_TOKENS: 'host' })
  })
  afterAll(() => own.close())

  it('answers user, customer and expiry only, and signs calls in (ACC-5)', async () => {
    const browser = new HostBrowser(own.host)
    await browser.signIn()
    const answer = await browser.post('/oauth2/token')
    const { exp, ...rest } = JSON.parse(answer.text)
    expect(rest).toEqual({ userId: 'buyer', customerId: 'a' })
    const now = Date.parse(answer.headers.date ?? '') / 1000
    expect(exp - now).toBeGreaterThan(235)
    expect(exp - now).toBeLessThanOrEqual(300)
    expect(await browser.user()).toBe('buyer')
  })

  it('no answer contains a token', async () => {
    const browser = new HostBrowser(own.host)
    const answers = [
      await browser.signIn(),
      await browser.post('/oauth2/token'),
      await browser.get('/'),
      await browser.get('/api/user/current'),
      await browser.post('/bff/change-customer', { user: 'b' }),
    ]
    for (const { text, headers } of answers)
      expect(text + JSON.stringify(headers)).not.toMatch(/eyJ[\w-]{10}/u)
  })
})
