import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPasskeys } from '../../../api/accounts/second-factor/passkeys.ts'
import { databases, everyDatabase } from '../fixtures/databases.ts'
import { watchFastest } from '../../setup/main-thread.ts'
import { expectBelow } from '../../setup/measures.ts'
import { openOrderShop } from '../fixtures/order-shop.ts'
import type { TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { alive, on, openMatrixShop, type MatrixShop } from '../permissions/matrix-people.ts'
import { requestOf } from '../permissions/matrix-request.ts'
import { rows } from '../permissions/matrix-rows.ts'

/** Maximum milliseconds of CPU time of the main thread for one turn of the event loop. */
const budget = 100

const bulkBytes = 1024 * 1024
const fill = (part: string, bytes: number): string => part.repeat(Math.floor(bytes / Buffer.byteLength(part)))

/** Pastes of the maximum size, each slow in its own way. */
const pastes: Readonly<Record<string, string>> = {
  '500,000 empty lines': '\\n'.repeat(500_000),
  'a million digits': '9'.repeat(1_000_000),
  'a million digits as a quantity': `VALVE;${'9'.repeat(1_000_000)}`,
  'a million delimiters': ';'.repeat(1_000_000),
  'a million quotes': '"'.repeat(500_000).replaceAll('"', String.raw`\"`),
  'a quote that is never closed': String.raw`\"` + fill('VALVE;1 ', 900_000),
  'a million spaces': ' '.repeat(1_000_000),
  '5,000 rows of 180 characters': fill(`${'7'.repeat(20)};1;${'x'.repeat(150)}\\n`, 900_000),
  '5,000 rounded numbers': Array.from({ length: 5000 }, (_, index) => `${1 + index / 1e4}E+12;1`).join('\\n'),
  '10,000 line breaks with rows between': fill('VALVE;1\\n\\n', 50_000),
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Bodies of the maximum size of most calls. */
const bodies: Readonly<Record<string, string>> = {
  'many values': `{"a":[${Array.from({ length: 30_000 }, () => '0').join()}]}`,
  'many names': `{${Array.from({ length: 6000 }, (_, index) => `"n${index}":1`).join()}}`,
  'one long text': JSON.stringify({ username: 'x'.repeat(60_000), password: 'x' }),
  'deep nesting': nested(30_000),
}

describe.each(databases)('the time that one request may block the main thread, on $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openOrderShop(open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    // Starts the first thread of the pool.
    await buyer.post('/api/directorder/check', { content: 'VALVE;1\n'.repeat(600) })
  })
  afterAll(() => shop.close())

  it.each(Object.keys(pastes))('is at most 100 ms for a check of %s (ACC-12)', async (name) => {
    const body = `{"content":"${pastes[name]}"}`
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(bulkBytes)
    const { result, longestTurn } = await watchFastest(budget, () =>
      buyer.post('/api/directorder/check', body),
    )
    expect([200, 400]).toContain(result.status)
    expectBelow(longestTurn, budget)
  })

  it('is at most 100 ms for rows with the maximum number of values of a body (ACC-12)', async () => {
    const row = { variantNumber: 'VALVE', quantity: 1, choices: { itemConfigurations: { a: 'b', c: 'd' } } }
    const largest = JSON.stringify({ rows: Array.from({ length: 5000 }, () => row) })
    const wide = `{"rows":[${Array.from({ length: 99_000 }, () => '0').join()}]}`
    const tooWide = `{"rows":[${Array.from({ length: 300_000 }, () => '[]').join()}]}`
    for (const body of [largest, wide, tooWide]) {
      const { result, longestTurn } = await watchFastest(budget, () =>
        buyer.post('/api/directorder/rows', body, { 'Idempotency-Key': randomUUID() }),
      )
      expect(result.status).toBe(400)
      expectBelow(longestTurn, budget)
    }
  })

  it('returns the same rows from a worker as from the main thread', async () => {
    const few = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'PIPE;3' : 'NOSUCH;1'))
    const many = Array.from({ length: 600 }, (_, index) => few[index % 20])
    const [near, apart] = [few, many].map((lines) => lines.join('\n'))
    const ofFew = await buyer.post('/api/directorder/check', { content: near })
    const ofMany = await buyer.post('/api/directorder/check', { content: apart })
    expect(ofMany.body.rows.slice(0, 20)).toEqual(ofFew.body.rows)
    expect(ofMany.body.rows).toHaveLength(600)
    const refused = await buyer.post('/api/directorder/check', { content: 'VALVE;1\n'.repeat(5001) })
    expect(refused).toMatchObject({ status: 400, body: { code: 'tooManyRows', field: 'content' } })
  })
})

describe('every call with its largest accepted input', () => {
  let shop: MatrixShop
  beforeAll(async () => {
    const [{ open } = { open: undefined }] = everyDatabase
    if (open === undefined) throw new Error('There is no database to test on.')
    shop = await openMatrixShop(open)
    // As the service does soon after its start.
    await loadPasskeys()
  })
  afterAll(() => shop.close())

  const within = async (makeRequest: () => Request | Promise<Request>): Promise<void> => {
    const { longestTurn } = await watchFastest(budget, async () =>
      (await shop.ask(await makeRequest())).text(),
    )
    expectBelow(longestTurn, budget)
  }

  it.each(rows)('$call blocks the main thread for less than 100 ms (ACC-12)', async (row) => {
    const who = alive('A', on('buyer', 'a'))
    const plain = async () => requestOf(row, row.id('a'), await who.headers(shop.services))
    await within(plain)
    if (row.call.startsWith('GET')) {
      const { url, headers } = await plain()
      const address = new URL(url)
      for (let index = 0; index < 250; index++)
        address.searchParams.append(`parameters.n${index}`, 'x'.repeat(20))
      await within(() => new Request(address, { headers }))
      return
    }
    for (const body of Object.values(bodies))
      await within(async () => {
        const { url, headers } = await plain()
        return new Request(url, { method: 'POST', headers, body })
      })
  })
})
