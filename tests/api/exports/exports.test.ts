import { setTimeout as pause } from 'node:timers/promises'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Export } from '../../../api/contract/index.ts'
import { readXlsx } from '../../../api/spreadsheets/index.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { long } from '../fixtures/lanes.ts'
import { insertPeople } from '../fixtures/people.ts'
import { makeClock, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { writeTestOrders } from '../my-pages/orders-of.ts'
import { alive, on, openMatrixShop } from '../permissions/matrix-people.ts'
import { requestOf } from '../permissions/matrix-request.ts'
import { rows as matrixRows } from '../permissions/matrix-rows.ts'

const start = '/api/my-pages/order-history/startexport'
const list = '/api/user/exports?list=order-history'
/** Orders of the customer: 50,000 are measured in docs/lists.md. */
const many = long ? 50_000 : 1200

const exportsOf = async (visitor: Visitor, of = list): Promise<Export[]> => {
  const { status, body } = await visitor.get(of)
  expect(status).toBe(200)
  return body.exports
}

/** Waits until no export of the visitor waits or runs. */
const ended = async (visitor: Visitor, of = list): Promise<Export[]> => {
  for (;;) {
    const exports = await exportsOf(visitor, of)
    if (exports.every(({ state }) => state === 'ready' || state === 'failed')) return exports
    await pause(10)
  }
}

/** The first column of the rows of a file. */
const numbersOf = (csv: Buffer): string[] =>
  csv
    .toString()
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(';')[0] ?? '')

describe.each(databases)('exports that jobs make, on $name', ({ open }) => {
  let test: TestStore
  let shop: TestShop
  let folder: string
  let buyer: Visitor
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tc-exports-'))
    test = await open()
    await insertCatalogue(test.store)
    await insertPeople(test.store)
    const statuses = ['ORDERED', 'DELIVERED'] as const
    const orders = Array.from({ length: many }, (_, index) => ({
      number: `N${String(index).padStart(6, '0')}`,
      status: statuses[index % 2] ?? 'ORDERED',
      placedAt: new Date(Date.UTC(2026, 0, 1) + (index % 700) * 3_600_000).toISOString(),
      total: (index * 7919) % 1000,
    }))
    for (let from = 0; from < many; from += 500)
      await writeTestOrders(test.store, orders.slice(from, from + 500))
    await writeTestOrders(test.store, [{ number: 'OTHER', customerId: 'b' }])
    serveShop()
    buyer = await signedIn('buyer')
  })
  afterAll(async () => {
    await shop.close()
    await test.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  afterEach(async () => {
    expect(shop.faults).toEqual([])
    expect(spooled()).toEqual([])
    await test.store.db.deleteFrom('exports').execute()
  })

  const serveShop = (): void => {
    shop = serve(test.store, makeClock(), folder, { files: { folder: join(folder, 'files') } })
  }
  const spooled = (): string[] => {
    const place = join(folder, 'files', 'incoming')
    return existsSync(place) ? readdirSync(place) : []
  }
  const signedIn = async (name: string): Promise<Visitor> => {
    const visitor = new Visitor(shop.api)
    await visitor.signIn(name)
    return visitor
  }
  const download = async (visitor: Visitor, fileId: string): Promise<Buffer> => {
    const link = await visitor.get(`/api/files/link?fileId=${fileId}`)
    expect(link.status).toBe(200)
    const answer = await shop.api.fetch(new Request(`http://api.internal${link.body.url}`))
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/u)
    return Buffer.from(await answer.arrayBuffer())
  }
  /** The numbers that the database selects by another query than the export's. */
  const wanted = async (status: string | null, by: 'placedAt' | 'total'): Promise<string[]> => {
    const rows = await test.store.db
      .selectFrom('orders')
      .select(['number', 'status', 'placedAt', 'total'])
      .where('customerId', '=', 'a')
      .execute()
    return rows
      .filter((row) => status === null || row.status === status)
      .toSorted((one, other) =>
        one[by] < other[by] ? 1 : one[by] > other[by] ? -1 : one.number < other.number ? 1 : -1,
      )
      .map(({ number }) => number)
  }

  it('have the rows of the filtered set, each once and in its order (MY-9)', async () => {
    for (const [request, expected] of [
      [{ format: 'csv' }, await wanted(null, 'placedAt')],
      [
        { format: 'csv', sort: 'total', direction: 'desc', status: 'DELIVERED' },
        await wanted('DELIVERED', 'total'),
      ],
    ] as const) {
      const { status, body } = await buyer.post(start, request)
      expect([status, typeof body.exportId]).toEqual([200, 'string'])
      const [made] = await ended(buyer)
      expect(made).toMatchObject({ exportId: body.exportId, state: 'ready' })
      expect(numbersOf(await download(buyer, made?.file?.fileId ?? ''))).toEqual(expected)
    }
  })

  it.each([
    ['order-agreements', '/api/my-pages/order-agreements'],
    ['returns-and-complaints', '/api/my-pages/returns'],
    ['customer-administration', '/api/customer/matrix'],
  ])('are made of %s, too', async (name, address) => {
    const of = `/api/user/exports?list=${name}`
    await test.store.db
      .insertInto('roleAssignments')
      .values({ userId: 'buyer', customerId: 'a', role: 'administrator' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { status, body } = await buyer.post(`${address}/startexport`, { format: 'csv' })
    expect(status).toBe(200)
    const [made] = await ended(buyer, of)
    expect(made).toMatchObject({ exportId: body.exportId, state: 'ready' })
    const direct = await buyer.get(`${address}/export?format=csv`)
    const file = (await download(buyer, made?.file?.fileId ?? '')).toString()
    expect(file.replace(/^\uFEFF/u, '')).toBe(String(direct.body).replace(/^\uFEFF/u, ''))
    expect(file.split(';').length).toBeGreaterThan(3)
  })

  it('can be workbooks, and are kept for a week', async () => {
    await buyer.post(start, { format: 'xlsx', status: 'ORDERED' })
    const [made] = await ended(buyer)
    const rows: string[] = []
    for await (const { cells } of readXlsx(await download(buyer, made?.file?.fileId ?? '')))
      rows.push(cells[0] ?? '')
    expect(rows.slice(1)).toEqual(await wanted('ORDERED', 'placedAt'))
    expect(made?.file?.name).toMatch(/^ordrar-\d{4}-\d\d-\d\d\.xlsx$/u)
    const days = (Date.parse(made?.file?.expiresAt ?? '') - Date.parse(made?.createdAt ?? '')) / 86_400_000
    expect(Math.round(days)).toBe(7)
  })

  it('start once for the same request, however often it comes at once', async () => {
    // A shop whose jobs never run: otherwise the first file may be ready before the second request.
    const idle = await openMatrixShop(open)
    const row = matrixRows.find(({ call }) => call === `POST ${start}`)
    if (row === undefined) throw new Error('The matrix has no such call.')
    const headers = await alive('A', on('buyer', 'a')).headers(idle.services)
    const answers = await Promise.all([1, 2, 3].map(() => idle.ask(requestOf(row, row.id('a'), headers))))
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    await idle.close()
    expect(bodies).toEqual(bodies.map(() => ({ exportId: expect.any(String) })))
    expect(new Set(bodies.map(({ exportId }) => exportId)).size).toBe(1)
  })

  it('belong to their user at the customer', async () => {
    const { body } = await buyer.post(start, { format: 'csv', search: 'N0' })
    const [made] = await ended(buyer)
    const other = await signedIn('other')
    expect((await other.get(list)).body.exports ?? []).toEqual([])
    expect((await other.get(`/api/files/link?fileId=${made?.file?.fileId ?? ''}`)).status).toBe(404)
    const refused = await other.post('/api/user/removeexport', { exportId: body.exportId })
    expect([refused.status, refused.body.field]).toEqual([404, 'exportId'])
  })

  it('leave nothing when they are cancelled, and go with their file when they are removed', async () => {
    const { body } = await buyer.post(start, { format: 'csv' })
    expect((await buyer.post('/api/user/removeexport', { exportId: body.exportId })).status).toBe(200)
    expect(await exportsOf(buyer)).toEqual([])
    await buyer.post(start, { format: 'csv' })
    const [made] = await ended(buyer)
    expect((await buyer.post('/api/user/removeexport', { exportId: made?.exportId })).status).toBe(200)
    expect(await exportsOf(buyer)).toEqual([])
    expect((await buyer.get(`/api/files/link?fileId=${made?.file?.fileId ?? ''}`)).status).toBe(404)
  })

  /** Writes an export of the buyer as a process has left it, and starts the next process. */
  const plantJob = async (id: string, job: { state: 'queued' | 'running'; lease: string }): Promise<void> => {
    const createdAt = shop.clock.now().toISOString()
    await shop.close()
    const owner = { customerId: 'a', userId: 'buyer' }
    const payload = {
      list: 'order-history',
      query: { format: 'csv' },
      ...owner,
      site: 'se',
      siteName: 'se',
      language: 'sv',
      locale: 'sv',
    }
    const isNew = job.lease === ''
    await test.store.db
      .insertInto('jobs')
      .values({
        id,
        ...owner,
        kind: 'export',
        payload: JSON.stringify(payload),
        createdAt,
        finishedAt: null,
        ...job,
        tries: isNew ? 0 : 1,
        dueAt: isNew ? '' : '2026-01-01T00:00:00.000Z',
      })
      .execute()
    await test.store.db
      .insertInto('exports')
      .values({ id, ...owner, list: 'order-history', request: '{}', createdAt })
      .execute()
    serveShop()
    buyer = await signedIn('buyer')
  }

  it('fail when the user may no longer read the list, without a file', async () => {
    const { db } = test.store
    const roles = await db.selectFrom('roleAssignments').selectAll().where('userId', '=', 'buyer').execute()
    await db.deleteFrom('roleAssignments').where('userId', '=', 'buyer').execute()
    await plantJob('without-permission', { state: 'queued', lease: '' })
    expect(await ended(buyer)).toMatchObject([{ state: 'failed', file: null }])
    await db.insertInto('roleAssignments').values(roles).execute()
    expect(shop.faults.splice(0)).toMatchObject([{ code: 'permission' }])
  })

  it('are made by the next process when one dies amid them, once', async () => {
    await plantJob('of-a-dead-process', { state: 'running', lease: 'dead' })
    const ends = await ended(buyer)
    expect(ends).toMatchObject([{ exportId: 'of-a-dead-process', state: 'ready' }])
    const files = await test.store.db.selectFrom('files').select('id').where('state', '=', 'kept').execute()
    expect(files.map(({ id }) => id)).toContain(ends[0]?.file?.fileId)
    expect(numbersOf(await download(buyer, ends[0]?.file?.fileId ?? ''))).toHaveLength(many)
  })

  it('refuse a sixth at a time, and unknown lists and filters', async () => {
    const starts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => buyer.post(start, { format: 'csv', search: `N00${index}` })),
    )
    const codes = starts.map(({ status, body }) => body.code ?? status)
    expect(codes.filter((code) => code !== 200 && code !== 'tooManyExports')).toEqual([])
    expect(codes).toContain('tooManyExports')
    await ended(buyer)
    for (const [request, field] of [
      [{ format: 'pdf' }, 'format'],
      [{ format: 'csv', rows: 'cells' }, 'rows'],
      [{ format: 'csv', status: 'LOST' }, 'status'],
    ] as const) {
      const { status, body } = await buyer.post(start, request)
      expect([status, body.field?.split('.')[0]]).toEqual([400, field])
    }
    expect((await buyer.get('/api/user/exports?list=none')).status).toBe(400)
  })
})
