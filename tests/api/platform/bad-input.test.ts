import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { bareCalls, bodyCalls, queryCalls, requestsWithDay } from '../fixtures/calls.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor, type Answer } from '../fixtures/visitor.ts'

const key = { 'Idempotency-Key': 'the same key all the time' }

/** JSON values of every type and size. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ maxLength: 400, unit: 'binary' }),
  fc.double(),
  fc.constantFrom(-1, 0, 1e308, 2 ** 53, '', '2026-02-31', null, true, [], {}, { length: 3 }, [[]]),
)

/** A value after a round trip through JSON: NaN becomes null. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

const expectRefusal = ({ status, body }: Answer, statuses: readonly number[]) => {
  expect(statuses).toContain(status)
  expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
}

describe.each(databases)('requests that violate the contract, on $name', ({ name, open }) => {
  // The contract refuses before the request reaches the database, which sees only what fits: one gets most of the runs.
  const share = name === 'SQLite' ? 1 : 0.2
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    // Otherwise calls of administrators would refuse the caller before they read the body.
    const assignment = { userId: 'buyer', customerId: 'a', role: 'administrator' }
    await shop.store.db.insertInto('roleAssignments').values(assignment).execute()
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())
  afterEach(() => expect(shop.faults).toEqual([]))

  it.each(bodyCalls.filter(({ example }) => Object.keys(example).length > 0))(
    'POST $path: refuses a wrong value with the name of its field, never 500 (API-1)',
    async (call) => {
      const fields = Object.keys(call.example)
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...fields), anyJson, async (field, value) => {
          const body = { ...call.example, [field]: sent(value) }
          const fits = v.safeParse(call.schema, body).success
          const answer = await buyer.post(call.path, body, key)
          if (fits) {
            expect(answer.status).toBeLessThan(500)
            return
          }
          expectRefusal(answer, [400])
          expect(answer.body.field.split('.')[0]).toBe(field)
        }),
        { numRuns: 150 * share },
      )
    },
  )

  it.each(bodyCalls)('POST $path: names a missing field', async ({ path, schema, example }) => {
    for (const field of Object.keys(example)) {
      const { [field]: _, ...rest } = example
      if (v.safeParse(schema, rest).success) continue
      const answer = await buyer.post(path, rest, key)
      expectRefusal(answer, [400])
      expect(answer.body.field).toBe(field)
    }
  })

  it.each(bodyCalls)('POST $path: answers any other body with 4xx, never 500', async ({ path, schema }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyJson.map((value) => JSON.stringify(value) ?? ''),
          fc.string(),
        ),
        async (text) => {
          const answer = await buyer.post(path, text, key)
          const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
          if (!parsed.success) expectRefusal(answer, [400])
        },
      ),
      { numRuns: 60 * share },
    )
  })

  it.each(bodyCalls)(
    'POST $path: refuses bodies that are too large, too deep or not JSON',
    async ({ path, example, bytes: limit }) => {
      expectRefusal(await buyer.post(path, { ...example, padding: 'x'.repeat(limit) }, key), [413])
      const deep = '['.repeat(5000) + ']'.repeat(5000)
      expectRefusal(
        await buyer.post(path, limit > deep.length ? deep : '['.repeat(30) + ']'.repeat(30), key),
        [400],
      )
      expectRefusal(await buyer.post(path, example, { ...key, 'Content-Type': 'text/plain' }), [415])
      expectRefusal(await buyer.post(path, '{"a":"\u{d800}"', key), [400])
      expectRefusal(await buyer.post(path, `{"__proto__":{"polluted":true}}`, key), [400])
    },
  )

  it.each(queryCalls)('GET $path: answers any query, never with 500', async ({ path, names }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.oneof(fc.constantFrom(...names, 'site'), fc.string()), fc.string({ unit: 'binary' })),
        ),
        async (pairs) => {
          const query = new URLSearchParams(
            pairs.map(([parameter, value]) => [parameter, value.toWellFormed()]),
          )
          const { status } = await new Visitor(shop.api).get(`${path}?${query}`)
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each(requestsWithDay('2026-02-31'))(
    '$call: refuses a day that the calendar does not have as $field',
    async ({ path, field, body }) => {
      const answer = await (body === null ? buyer.get(path) : buyer.post(path, body, key))
      expectRefusal(answer, [400])
      expect(answer.body.field).toBe(field)
    },
  )

  it('refuses a query that is not UTF-8, too long, or has too many parameters', async () => {
    expectRefusal(await buyer.get('/api/cart?x=%ff'), [400])
    expectRefusal(await buyer.get('/api/cart?x=%00'), [400])
    expectRefusal(await buyer.post('/api/cart/removeitem', '{"itemId":"\\u0000"}'), [400])
    expectRefusal(await buyer.post('/api/cart/removeitem', '{"itemId":"\\ud800"}'), [400])
    expectRefusal(await buyer.get(`/api/cart?x=${'y'.repeat(9000)}`), [414])
    expectRefusal(await buyer.get(`/api/cart?${'x=1&'.repeat(300)}`), [400])
    expectRefusal(await buyer.get('/api/my-pages/order-history?page=minus'), [400])
  })

  it('returns 404 for an unknown call, and 405 for another method', async () => {
    expectRefusal(await buyer.get('/api/nothing'), [404])
    expectRefusal(await buyer.post('/api/nothing'), [404])
    const alsoRead = new Set(queryCalls.map((call) => call.path))
    for (const { path } of bodyCalls.filter((call) => !alsoRead.has(call.path))) {
      const answer = await buyer.get(path)
      expectRefusal(answer, [405])
      expect(answer.headers.get('allow')).toBe('POST')
    }
    expect((await buyer.post('/api/user/current')).headers.get('allow')).toBe('GET, HEAD')
  })

  it('requires an anti-forgery token for every POST (ACC-7)', async () => {
    for (const path of [...bodyCalls, ...bareCalls].map((call) => call.path)) {
      expectRefusal(await buyer.post(path, {}, { 'X-CSRF-Token': '' }), [403])
    }
  })

  it('returns 401 for a malformed bearer, never 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (token) => {
        const printable = token.replaceAll(/[^\x21-\x7e]/gu, '.')
        const answer = await buyer.get('/api/user/current', { Authorization: `Bearer ${printable}` })
        expectRefusal(answer, [401])
      }),
      { numRuns: 200 },
    )
  })

  it('logs an unexpected error once with its trace id and returns 500', async () => {
    await shop.store.db.schema.alterTable('users').renameTo('hidden').execute()
    const answer = await buyer.get('/api/user/current', { 'X-Request-Id': 'trace-0001' })
    await shop.store.db.schema.alterTable('hidden').renameTo('users').execute()
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal', traceId: 'trace-0001' } })
    expect(JSON.stringify(answer.body)).not.toContain('hidden')
    expect(shop.faults.splice(0)).toMatchObject([{ traceId: 'trace-0001', path: '/api/user/current' }])
  })
})
