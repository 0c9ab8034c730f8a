import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperatorApp } from '../../../api/operator-area/app.ts'
import { sellerPermissions } from '../../../api/contract/index.ts'
import type { Services } from '../../../api/platform/services.ts'
import { everyDatabase } from '../fixtures/databases.ts'
import { password } from '../fixtures/people.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'

type Permission = (typeof sellerPermissions)[number]

/**
 * Who may make a call: everybody with the host, a seller after the password, a seller, or one with any of some
 * permissions.
 */
type Rule = 'host' | 'password' | 'seller' | readonly Permission[]

const offers: Rule = ['offers:answer']
const cases: Rule = ['returns:answer', 'complaints:answer']
const applications: Rule = ['applications:answer']
const feedback: Rule = ['feedback:read']

/** Every call of the operator area with its rule. A call without a row fails. */
const rows: Readonly<Record<string, Rule>> = {
  'POST /operator/sign-in': 'host',
  'GET /operator/link': 'host',
  'POST /operator/set-up': 'host',
  'POST /operator/second-factor': 'password',
  'POST /operator/sign-out': 'password',
  'GET /operator/me': 'seller',
  'GET /operator/offers': offers,
  'GET /operator/offers/offer': offers,
  'GET /operator/offers/file': offers,
  'POST /operator/offers/upload': offers,
  'POST /operator/offers/take': offers,
  'POST /operator/offers/answer': offers,
  'POST /operator/offers/extend': offers,
  'POST /operator/offers/message': offers,
  'GET /operator/returns': cases,
  'GET /operator/returns/case': cases,
  'GET /operator/returns/file': cases,
  'POST /operator/returns/upload': cases,
  'POST /operator/returns/step': cases,
  'POST /operator/returns/assign': cases,
  'POST /operator/returns/message': cases,
  'GET /operator/applications': applications,
  'GET /operator/applications/application': applications,
  'POST /operator/applications/creditcheck': applications,
  'POST /operator/applications/ask': applications,
  'POST /operator/applications/reject': applications,
  'POST /operator/applications/duplicate': applications,
  'POST /operator/applications/approve': applications,
  'POST /operator/applications/reveal': applications,
  'GET /operator/feedback': feedback,
  'GET /operator/feedback/export': feedback,
}

/** Those who call, and the statuses that refuse each of them. */
const callers = [
  { name: 'without the secret of a host', refused: () => 404 },
  { name: 'without a session', refused: (rule: Rule) => (rule === 'host' ? null : 401) },
  {
    name: 'after the password only',
    refused: (rule: Rule) => (rule === 'host' || rule === 'password' ? null : 401),
  },
  { name: 'who is blocked', refused: (rule: Rule) => (rule === 'host' ? null : 401) },
  { name: 'without permissions', refused: (rule: Rule) => (typeof rule === 'string' ? null : 403) },
  ...sellerPermissions.map((permission) => ({
    name: `with ${permission}`,
    refused: (rule: Rule) => (typeof rule === 'string' || rule.includes(permission) ? null : 403),
  })),
]

describe('calls of the operator area', () => {
  let shop: TestShop
  beforeAll(async () => {
    const [sqlite] = everyDatabase
    if (sqlite === undefined) throw new Error('There is no database to test on.')
    shop = await openShop(sqlite.open)
    await insertSeller(shop, 'blocked', sellerPermissions)
    await insertSeller(shop, 'plain', [])
    for (const permission of sellerPermissions)
      await insertSeller(shop, permission.replace(':', '-'), [permission])
  })
  afterAll(() => shop.close())

  const sellerFor = async (
    name: string,
  ): Promise<{ seller: TestSeller; headers: Record<string, string> }> => {
    // A blocked seller has signed in before.
    await shop.store.db.updateTable('sellers').set({ blocked: 0 }).execute()
    const [, permission] = /^with (.*)$/u.exec(name) ?? []
    const seller = new TestSeller(
      shop,
      permission?.replace(':', '-') ?? (name === 'who is blocked' ? 'blocked' : 'plain'),
    )
    if (name === 'after the password only') {
      const { body } = await seller.call('/sign-in', { email: 'plain@example.test', password })
      seller.session = body.session
    } else if (name !== 'without a session') await seller.signIn()
    if (name === 'who is blocked')
      await shop.store.db.updateTable('sellers').set({ blocked: 1 }).where('id', '=', 'blocked').execute()
    return { seller, headers: name === 'without the secret of a host' ? { 'X-Host-Secret': 'guess' } : {} }
  }

  it('all have a row', () => {
    const services = {
      store: shop.store,
      clock: shop.clock.now,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      keys: {},
      settings: {},
    }
    // Nothing is called: the routes are listed.
    const { routes } = createOperatorApp(services as unknown as Services)
    const calls = routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    expect(calls.toSorted()).toEqual(Object.keys(rows).toSorted())
  })

  it.each(callers)('are refused as their rule says to a caller $name (ACC-10)', async ({ name, refused }) => {
    for (const [call, rule] of Object.entries(rows)) {
      const { seller, headers } = await sellerFor(name)
      const [method, path = ''] = call.split(' ')
      const short = path.replace('/operator', '')
      const { status, body } = await seller.call(short, method === 'GET' ? undefined : {}, headers)
      const expected = refused(rule)
      if (expected === null)
        // Refused for what it asks, if at all, not for who asks.
        expect([call, [401, 403].includes(status), body?.message === 'There is no such call.']).toEqual([
          call,
          false,
          false,
        ])
      else expect([call, status]).toEqual([call, expected])
    }
  })
})
