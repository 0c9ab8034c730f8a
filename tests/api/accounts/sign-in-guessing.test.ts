import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as passwords from '../../../api/accounts/passwords/password-hash.ts'
import { databases } from '../fixtures/databases.ts'
import { password, testCost } from '../fixtures/people.ts'
import { hostSecret, openShop, serve, type TestShop } from '../fixtures/shop.ts'
import { type Answer, Visitor } from '../fixtures/visitor.ts'

const hashed = vi.hoisted(() => ({ costs: [] as string[], gate: Promise.resolve() }))
vi.mock('../../../api/accounts/passwords/password-hash.ts', async (original) => {
  const real = await original<typeof passwords>()
  return {
    ...real,
    verifyPassword: async (given: string, hash: string) => {
      await hashed.gate
      hashed.costs.push(hash.split('$')[3] ?? '')
      return real.verifyPassword(given, hash)
    },
  }
})

const success = async (answer: Promise<Answer>): Promise<string> => (await answer).body.success

/** Everything visible of an encrypted answer to a sign-in. */
const bytes = async ({ api }: TestShop, name: string, word: string): Promise<string> => {
  const visitor = new Visitor(api)
  const token = await visitor.get('/api/site/getAntiForgeryToken')
  const answer = await api.fetch(
    new Request('http://api.internal/api/user/login', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': token.body,
        'X-Site': 'se',
        Authorization: `Bearer ${visitor.bearer}`,
      },
      body: JSON.stringify({ username: `${name}@example.test`, password: word }),
    }),
  )
  const text = await answer.text()
  return `${answer.status} ${JSON.stringify([...answer.headers])} ${text.length}`
}

describe.each(databases)('guessing passwords on $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.set('2026-11-20T11:00:00.000Z')
    shop.logged.length = 0
    for (const table of ['loginAttempts', 'addressFailures', 'devices', 'sessionIds', 'sessions'] as const)
      await shop.store.db.deleteFrom(table).execute()
  })

  /** A client at an address, with a known or unknown device, as reported by the host. */
  const browser = (address = '', device = '') => {
    const visitor = new Visitor(shop.api)
    let cookie = device
    return {
      visitor,
      device: () => cookie,
      signIn: async (user: string, word: string = password): Promise<Answer> => {
        const answer = await visitor.post(
          '/api/user/login',
          { username: `${user}@example.test`, password: word },
          {
            'X-Host-Secret': hostSecret,
            ...(address === '' ? {} : { 'X-Client-Address': address }),
            ...(cookie === '' ? {} : { 'X-Device': cookie }),
          },
        )
        cookie = answer.headers.get('X-Device') ?? cookie
        return answer
      },
    }
  }
  type Browser = ReturnType<typeof browser>
  const fail = async (at: Browser, user: string, times: number): Promise<Answer[]> => {
    const answers: Answer[] = []
    for (let n = 0; n < times; n++) answers.push(await at.signIn(user, 'wrong'))
    return answers
  }
  const events = () => shop.logged.map((about) => (about as { event?: string }).event)

  it('from another browser does not lock out a known device (L3)', async () => {
    const own = browser('192.0.2.1')
    expect(await success(own.signIn('buyer'))).toBe('true')
    const attacker = browser('198.51.100.1')
    await fail(attacker, 'buyer', 11)
    expect(await success(browser('203.0.113.1').signIn('buyer'))).toBe('locked')
    expect(await success(own.signIn('buyer'))).toBe('true')
  })

  it('locks a name for at most 15 minutes, however often it is repeated', async () => {
    for (let time = 0; time < 4; time++) {
      await fail(browser(`198.51.100.${time}`), 'buyer', 11)
      expect(await success(browser('203.0.113.1').signIn('buyer'))).toBe('locked')
      shop.clock.pass(901)
    }
    expect(await success(browser('203.0.113.1').signIn('buyer'))).toBe('true')
  })

  it('locks a known browser twice as long each time', async () => {
    const first = browser('192.0.2.1')
    await first.signIn('buyer')
    const own = () => browser('192.0.2.1', first.device())
    for (const seconds of [900, 1800]) {
      await fail(own(), 'buyer', 11)
      shop.clock.pass(seconds - 30)
      expect(await success(own().signIn('buyer'))).toBe('locked')
      shop.clock.pass(31)
    }
    expect(await success(own().signIn('buyer'))).toBe('true')
  })

  /** Prepares a sign-in with a wrong password. */
  const wrongSignIn = async (address: string, name: string) => {
    const visitor = new Visitor(shop.api)
    await visitor.get('/api/site/getAntiForgeryToken')
    const headers = { 'X-Host-Secret': hostSecret, 'X-Client-Address': address }
    return () => visitor.post('/api/user/login', { username: name, password: 'wrong' }, headers)
  }

  it('from one address does not delay another address (ACC-12)', async () => {
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_, n) => wrongSignIn('198.51.100.1', `name-${n}`)),
    )
    const honest = await wrongSignIn('203.0.113.1', 'buyer@example.test')
    // No hash completes before the queue is full and another client has arrived.
    const gate = Promise.withResolvers<void>()
    hashed.gate = gate.promise
    let refused = 0
    const floods = flood.map(async (send) => {
      if ((await send()).status === 503) refused += 1
    })
    const running = Math.max(1, Math.min(2, availableParallelism() - 1))
    await expect.poll(() => refused).toBeGreaterThanOrEqual(60 - 32 - running)
    const before = refused
    let status = 0
    const answered = honest().then((answer) => (status = answer.status))
    await expect.poll(() => refused > before || status !== 0).toBe(true)
    gate.resolve()
    expect(await answered).toBe(200)
    await Promise.all(floods)
  })

  it('from many addresses does not delay a known browser (ACC-12)', async () => {
    const own = browser('192.0.2.1')
    expect(await success(own.signIn('buyer'))).toBe('true')
    const known = browser('192.0.2.1', own.device())
    await known.visitor.get('/api/site/getAntiForgeryToken')
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_, n) => wrongSignIn(`198.51.100.${n}`, `name-${n}`)),
    )
    const gate = Promise.withResolvers<void>()
    hashed.gate = gate.promise
    let refused = 0
    const floods = flood.map(async (send) => {
      if ((await send()).status === 503) refused += 1
    })
    const running = Math.max(1, Math.min(2, availableParallelism() - 1))
    await expect.poll(() => refused).toBeGreaterThanOrEqual(60 - 32 - running)
    const before = refused
    const answered = success(known.signIn('buyer'))
    await expect.poll(() => refused).toBeGreaterThan(before)
    gate.resolve()
    expect(await answered).toBe('true')
    await Promise.all(floods)
  })

  it('of 30 people at one moment are all answered, however slow the hashes are', async () => {
    const people = Array.from({ length: 30 }, () => browser('192.0.2.1'))
    for (const { visitor } of people) await visitor.get('/api/site/getAntiForgeryToken')
    const gate = Promise.withResolvers<void>()
    hashed.gate = gate.promise
    const answers = people.map((person, n) => success(person.signIn(n % 2 === 0 ? 'buyer' : 'idle')))
    // Longer than the wait of one hash, shorter than that of the whole queue.
    await new Promise((done) => setTimeout(done, 3000))
    gate.resolve()
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['true']))
  })

  it('on a known device locks only that device', async () => {
    const [own, other] = [browser('192.0.2.1'), browser('192.0.2.2')]
    await own.signIn('buyer')
    await other.signIn('buyer')
    const last = (await fail(own, 'buyer', 11)).at(-1)
    expect(last?.body.success).toBe('locked')
    expect(await success(own.signIn('buyer'))).toBe('locked')
    expect(await success(other.signIn('buyer'))).toBe('true')
    expect(await success(browser('192.0.2.3').signIn('buyer'))).toBe('true')
  })

  it('with the device of another user or an unknown device counts under the name', async () => {
    const own = browser('192.0.2.1')
    await own.signIn('other')
    for (const device of [own.device(), 'a'.repeat(43)]) {
      await shop.store.db.deleteFrom('loginAttempts').execute()
      await shop.store.db.deleteFrom('addressFailures').execute()
      await fail(browser('198.51.100.1', device), 'buyer', 11)
      expect(await success(browser('203.0.113.1').signIn('buyer'))).toBe('locked')
      shop.clock.pass(86_400)
    }
  })

  it('cannot use a device id that was planted in the browser', async () => {
    const planted = browser('192.0.2.1', 'b'.repeat(43))
    await planted.signIn('buyer')
    expect(planted.device()).not.toBe('b'.repeat(43))
    const kept = planted.device()
    await planted.signIn('other')
    expect(planted.device()).toBe(kept)
    const rows = JSON.stringify(await shop.store.db.selectFrom('devices').selectAll().execute())
    expect(rows).not.toContain(kept)
    expect(rows).not.toContain('buyer')
  })

  it('keeps twenty known devices per name', async () => {
    const first = browser('192.0.2.1')
    await first.signIn('buyer')
    for (let n = 0; n < 20; n++) await browser('192.0.2.1').signIn('buyer')
    const rows = await shop.store.db.selectFrom('devices').select('deviceHash').execute()
    expect(rows).toHaveLength(20)
    expect(rows.map((row) => row.deviceHash)).not.toContain(
      createHash('sha256').update(first.device()).digest('hex'),
    )
  })

  it('of many names from one address gets 429 with a growing Retry-After (L2)', async () => {
    const attacker = browser('198.51.100.7')
    for (let n = 0; n < 11; n++) await attacker.signIn(`name-${n}`, 'wrong')
    const refused = await attacker.signIn('buyer')
    expect(refused).toMatchObject({ status: 429, body: { code: 'wait' } })
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await success(browser('198.51.100.8').signIn('idle'))).toBe('true')
    shop.clock.pass(3)
    expect(await success(attacker.signIn('buyer', 'wrong'))).toBe('false')
  })

  it('counts all addresses of an IPv6 network together', async () => {
    for (let n = 0; n < 11; n++) await browser(`2001:db8:1:2::${n + 1}`).signIn(`name-${n}`, 'wrong')
    expect((await browser('2001:db8:1:2:ffff::1').signIn('buyer')).status).toBe(429)
    expect(await success(browser('2001:db8:1:3::1').signIn('buyer'))).toBe('true')
  })

  it('does not make known devices at the same address wait', async () => {
    const own = browser('192.0.2.1')
    await own.signIn('buyer')
    for (let n = 0; n < 11; n++) await browser('192.0.2.1').signIn(`name-${n}`, 'wrong')
    expect((await browser('192.0.2.1').signIn('buyer')).status).toBe(429)
    expect(await success(own.signIn('buyer'))).toBe('true')
  })

  it('does not lock an office out whose people make typing errors and sign in as usual', async () => {
    const known = browser('192.0.2.1')
    await known.signIn('buyer')
    for (let n = 0; n < 11; n++) await browser('192.0.2.1').signIn(`name-${n}`, 'wrong')
    expect((await browser('192.0.2.1').signIn('idle')).status).toBe(429)
    // A known browser that succeeds speaks for its address; one that fails does not.
    await known.signIn('buyer', 'wrong')
    expect((await browser('192.0.2.1').signIn('idle')).status).toBe(429)
    expect(await success(known.signIn('buyer'))).toBe('true')
    expect(await success(browser('192.0.2.1').signIn('idle'))).toBe('true')
  })

  it('trusts address and device headers from hosts only', async () => {
    const own = browser('192.0.2.1')
    await own.signIn('buyer')
    const liar = new Visitor(shop.api)
    const reported = { 'X-Device': own.device(), 'X-Client-Address': '192.0.2.9' }
    const login = { username: 'buyer@example.test', password: 'wrong' }
    for (let n = 0; n < 11; n++) await liar.post('/api/user/login', login, reported)
    expect(await shop.store.db.selectFrom('addressFailures').select('failures').execute()).toEqual([
      { failures: 0 },
    ])
    expect(await success(browser('203.0.113.1').signIn('buyer'))).toBe('locked')
    expect(await success(own.signIn('buyer'))).toBe('true')
  })

  it('with 200 concurrent attempts never gets past the tenth, with the right password at place 150 (L4)', async () => {
    hashed.costs.length = 0
    const guessers = Array.from({ length: 10 }, () => new Visitor(shop.api))
    for (const guesser of guessers) await guesser.get('/api/site/getAntiForgeryToken')
    const guess = async (n: number): Promise<string> => {
      const guesser = guessers[n % guessers.length] ?? new Visitor(shop.api)
      const { body } = await guesser.signIn('other', n === 150 ? password : 'wrong')
      return body.success ?? body.code
    }
    const reported = await Promise.all(Array.from({ length: 200 }, (_, n) => guess(n)))
    expect(reported).not.toContain('true')
    // Clients refused by the full queue are refused again.
    await Promise.all(
      reported.map(async (result, n) => {
        if (result === 'busy') reported[n] = await guess(n)
      }),
    )
    expect(reported).not.toContain('true')
    expect(reported.filter((result) => result === 'locked').length).toBeGreaterThanOrEqual(190 - 10)
    expect(hashed.costs.length).toBeLessThanOrEqual(10)
    expect(await success(browser().signIn('other'))).toBe('locked')
  })

  it('hashes once, at one cost, for a known name, an unknown one and a blocked one (L5)', async () => {
    const cost = `m=${testCost.memory},t=${testCost.passes},p=1`
    for (const name of ['buyer', 'nobody', 'barred', 'norse']) {
      hashed.costs.length = 0
      await browser('192.0.2.1').signIn(name, 'wrong')
      expect(hashed.costs).toEqual([cost])
    }
    hashed.costs.length = 0
    await fail(browser(), 'nobody-else', 11)
    expect(hashed.costs).toHaveLength(10)
  })

  it('returns the same status, headers and length for every result (L5)', async () => {
    const shapes = [
      await bytes(shop, 'buyer', 'wrong'),
      await bytes(shop, 'nobody', 'wrong'),
      await bytes(shop, 'barred', password),
      await bytes(shop, 'norse', password),
    ]
    await fail(browser(), 'nobody', 10)
    shapes.push(await bytes(shop, 'nobody', 'wrong'))
    expect(new Set(shapes).size).toBe(1)
  })

  it('is logged with the site, a hashed name and a hashed address (L8)', async () => {
    const here = browser('192.0.2.77')
    await here.signIn('buyer')
    const stranger = browser('192.0.2.78')
    await fail(stranger, 'buyer', 12)
    shop.clock.pass(901)
    // Their tokens have expired meanwhile.
    for (const { visitor } of [here, stranger]) await visitor.adopt(visitor.session ?? '')
    await stranger.signIn('buyer')
    await here.visitor.post('/api/user/logout')
    expect(events().filter((event) => event !== 'login_failed')).toEqual([
      'login',
      'login_locked',
      'login_unlocked',
      'login',
      'logout',
    ])
    expect(shop.logged).toContainEqual({
      event: 'login_failed',
      result: 'locked',
      site: 'se',
      address: expect.stringMatching(/^[0-9a-f]{32}$/u),
      user: expect.stringMatching(/^[0-9a-f]{32}$/u),
    })
    // One user always has the same hash.
    expect(new Set(shop.logged.map((about) => (about as { user?: string }).user)).size).toBe(1)
    const all = JSON.stringify(shop.logged)
    for (const secret of ['buyer', '192.0.2', password, 'wrong', here.device(), here.visitor.session ?? ''])
      expect(all).not.toContain(secret)
    const plainHash = createHash('sha256').update('192.0.2.77').digest('hex')
    expect(all).not.toContain(plainHash.slice(0, 32))
  })

  it('upgrades a weak stored hash at the next sign-in only (2.4)', async () => {
    const stronger = serve(shop.store, shop.clock, undefined, { passwordCost: { memory: 128, passes: 2 } })
    const stored = async () =>
      (
        await shop.store.db
          .selectFrom('users')
          .select('passwordHash')
          .where('id', '=', 'idle')
          .executeTakeFirstOrThrow()
      ).passwordHash
    const before = await stored()
    await new Visitor(stronger.api).signIn('idle', 'wrong')
    expect(await stored()).toBe(before)
    const answer = await new Visitor(stronger.api).signIn('idle')
    expect(answer.body.success).toBe('true')
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=128,t=2,p=1\$/u)
    expect((await new Visitor(stronger.api).signIn('idle')).body.success).toBe('true')
    await stronger.close()
  })

  it('beyond the capacity of the queue gets 503 and is not counted (L7)', async () => {
    const slow = serve(shop.store, shop.clock, undefined, { passwordCost: { memory: 65_536, passes: 3 } })
    const visitors = Array.from({ length: 60 }, () => new Visitor(slow.api))
    for (const visitor of visitors) await visitor.get('/api/site/getAntiForgeryToken')
    const answers = await Promise.all(visitors.map((visitor, n) => visitor.signIn(`name-${n}`, 'wrong')))
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    for (const { headers, body } of busy) {
      expect(headers.get('retry-after')).toBe('2')
      expect(body.code).toBe('busy')
    }
    const counted = await shop.store.db.selectFrom('loginAttempts').select('failures').execute()
    expect(counted).toEqual(Array.from({ length: 60 - busy.length }, () => ({ failures: 1 })))
    await slow.close()
  })
})
