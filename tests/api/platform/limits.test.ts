import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { everyDatabase } from '../fixtures/databases.ts'
import { alive, on, openMatrixShop, type MatrixShop } from '../permissions/matrix-people.ts'
import { requestOf } from '../permissions/matrix-request.ts'
import { rows, type Row } from '../permissions/matrix-rows.ts'

const buyer = alive('A', on('buyer', 'a'))
/** Calls that are not for hosts only. */
const posts = rows.filter(({ declared: { method, rule } }) => method === 'POST' && rule !== 'host')
/** A signed body is refused before it is read, as `carrier-events.test.ts` shows. */
const withBody = posts.filter(({ declared: { body, signed } }) => body !== undefined && !signed)

/** Texts, some of them invalid: lone surrogates, NUL, overlong forms. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '9'.repeat(300),
    '-1',
    '1e999',
    '__proto__',
    'NaN',
    '%00',
    '‮',
    '../..',
    "' or 1=1--",
  ),
)
/** The same in an address: percent-encoded, broken, or literal. */
const anyPart = fc.oneof(
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%ff', '%c0%80', '%', '%zz', '%ed%a0%80', '+', '&&=', '[]', '[__proto__]'),
)

const [first] = everyDatabase

const withQuery = (query: string) => (asked: Request) => {
  const url = new URL(asked.url)
  return new Request(`${url.origin}${url.pathname}?${query}`, asked)
}
const withText =
  (body: string, type = 'application/json') =>
  (asked: Request) => {
    const headers = new Headers(asked.headers)
    headers.set('content-type', type)
    return new Request(asked.url, { method: 'POST', headers, body })
  }
const withItems = (count: number) =>
  withText(JSON.stringify({ items: Array.from({ length: count }, () => 'VALVE') }))

describe('limits of requests (reliability 2.9)', () => {
  let shop: MatrixShop
  beforeAll(async () => {
    if (!first) throw new Error('There is no database to test on.')
    shop = await openMatrixShop(first.open)
    // Otherwise calls of administrators would refuse the caller before they read the body.
    const assignment = { userId: 'buyer', customerId: 'a', role: 'administrator' }
    await shop.services.store.db.insertInto('roleAssignments').values(assignment).execute()
  })
  afterAll(() => shop.close())
  afterEach(() => expect(shop.faults.splice(0)).toEqual([]))

  const send = async (
    row: Row,
    change: (asked: Request) => Request,
  ): Promise<{ status: number; code: string }> => {
    const answer = await shop.ask(change(requestOf(row, row.id('a'), await buyer.headers(shop.services))))
    const text = await answer.text()
    const reported: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
    const code =
      typeof reported === 'object' && reported !== null && 'code' in reported ? String(reported.code) : ''
    return { status: answer.status, code }
  }

  it.each(rows)(
    '$call: refuses a long address, too many parameters, a long value, invalid UTF-8',
    async (row) => {
      expect(await send(row, withQuery(`x=${'y'.repeat(9000)}`))).toEqual({
        status: 414,
        code: 'addressTooLong',
      })
      expect(await send(row, withQuery('x=1&'.repeat(257)))).toEqual({
        status: 400,
        code: 'tooManyParameters',
      })
      // Identity providers choose these values.
      if (!row.declared.longValues)
        expect(await send(row, withQuery(`x=${'y'.repeat(257)}`))).toEqual({ status: 400, code: 'tooLong' })
      expect(await send(row, withQuery('x=%ff'))).toEqual({ status: 400, code: 'notUtf8' })
      expect(await send(row, withQuery('x=%00'))).toEqual({ status: 400, code: 'notUtf8' })
    },
  )

  it.each(rows)('$call: answers any query without 500', async (row) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyPart, anyPart), { maxLength: 5 }), async (pairs) => {
        const query = [...pairs, [row.name, pairs[0]?.[1] ?? '']].map((pair) => pair.join('=')).join('&')
        expect((await send(row, withQuery(query))).status).toBeLessThan(500)
      }),
      { numRuns: 25 },
    )
  })

  it.each(rows.filter(({ place }) => place === 'path'))(
    '$call: no path causes an internal error',
    async (row) => {
      await fc.assert(
        fc.asyncProperty(anyPart, async (part) => {
          const changed = (asked: Request) =>
            new Request(`http://api.internal${row.call.slice(4).replaceAll(/:\w+/gu, part)}`, asked)
          expect((await send(row, changed)).status).toBeLessThan(500)
        }),
        { numRuns: 60 },
      )
    },
  )

  it.each(withBody)(
    '$call: refuses bodies that are too large, too deep, too wide, not JSON or not text',
    async (row) => {
      const { bytes = 64 * 1024, values = 1000 } = row.declared.bodyLimit ?? {}
      expect((await send(row, withText(JSON.stringify({ x: 'y'.repeat(bytes) })))).status).toBe(413)
      expect((await send(row, withText('['.repeat(21) + ']'.repeat(21)))).code).toBe('tooDeep')
      expect((await send(row, withText(`[${'1,'.repeat(values + 1)}1]`))).code).toBe('tooManyKeys')
      expect((await send(row, withText('{"a":'))).code).toBe('notJson')
      expect((await send(row, withText('{"a":"\\ud800"}'))).code).toBe('notText')
      expect((await send(row, withText('{}', 'text/plain'))).status).toBe(415)
    },
  )

  it.each(posts)('$call: answers any body without 500, and no body changes the prototype', async (row) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ maxDepth: 3 }), anyText), fc.boolean(), async (text, beside) => {
        const body = beside ? `{"__proto__":{"polluted":1},"constructor":${JSON.stringify(text)}}` : text
        expect((await send(row, withText(body.toWellFormed()))).status).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
    expect('polluted' in {}).toBe(false)
  })

  it('accepts at most 500 articles for prices, and lists at most 10,000 rows', async () => {
    const prices = rows.find(({ call }) => call === 'POST /api/variants/stockprices')
    const history = rows.find(({ call }) => call === 'GET /api/my-pages/order-history')
    const search = rows.find(({ call }) => call === 'GET /api/search')
    if (!prices || !history || !search) throw new Error('A call is gone.')
    expect((await send(prices, withItems(500))).status).toBe(200)
    expect((await send(prices, withItems(501))).status).toBe(400)
    expect((await send(history, withQuery('page=500'))).status).toBe(200)
    expect((await send(history, withQuery('page=501'))).status).toBe(400)
    expect((await send(search, withQuery('parameters.page=417'))).status).toBe(400)
    expect((await send(search, withQuery(`parameters.SearchPhrase=${'å'.repeat(400)}`))).status).toBe(200)
  })

  it.each([
    [0, 400],
    [-1, 400],
    [100_000.5, 400],
    ['1', 400],
    [null, 400],
    [1, 200],
    [100_000, 200],
  ])('returns %i for a quantity of %j', async (quantity, status) => {
    await shop.services.store.db.deleteFrom('cartLines').execute()
    const add = rows.find(({ call }) => call === 'POST /api/cart')
    if (!add) throw new Error('Nothing can be added.')
    const answer = await send(add, withText(JSON.stringify({ variantCode: 'VALVE', quantity })))
    expect(answer.status).toBe(status)
  })

  it.each([
    // Catalogues have shorter and longer numbers than users may type (2 to 25 characters, spec §5).
    ['1', 404],
    ['x'.repeat(50), 404],
    ['x'.repeat(51), 400],
  ])('answers for an article number of %j with %i', async (variantCode, status) => {
    const add = rows.find(({ call }) => call === 'POST /api/cart')
    if (!add) throw new Error('Nothing can be added.')
    expect((await send(add, withText(JSON.stringify({ variantCode, quantity: 1 })))).status).toBe(status)
  })
})
