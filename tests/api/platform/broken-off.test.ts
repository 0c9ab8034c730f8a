import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNodeServer, listen } from '../../../api/platform/http/node-server.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { databases } from '../fixtures/databases.ts'
import { insertPeople } from '../fixtures/people.ts'
import { insertSeller, TestSeller } from '../fixtures/seller.ts'
import { hostSecret, makeClock, serve, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'

/** How a client ends: with the rest of the connection, or as one that is cut. */
const ends = {
  end: (socket: Socket) => socket.end(),
  destroy: (socket: Socket) => socket.destroy(),
  reset: (socket: Socket) => socket.resetAndDestroy(),
}

/**
 * Whether a line of the log is about a failure, such as that of a connection, which may look like one of the database.
 */
const hasFailure = (about: unknown): boolean => typeof about === 'object' && about !== null && 'err' in about

describe.each(databases)('20 requests that are broken off in their body, on $name', ({ open }) => {
  let shop: TestShop
  let server: Server
  let port: number
  let folder: string
  let buyer: Visitor
  let seller: TestSeller
  let offerId: string
  let closeStore: () => Promise<void>
  /** The calls that the service has begun. */
  const running: Promise<unknown>[] = []
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tc-broken-off-'))
    const { store, remove } = await open()
    closeStore = remove
    await insertCatalogue(store)
    await insertPeople(store)
    shop = serve(store, makeClock(), folder, { files: { folder: join(folder, 'files') } })
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    buyer.antiForgery = (await buyer.get('/api/site/getAntiForgeryToken')).body
    await insertSeller(shop, 'sam')
    seller = new TestSeller(shop, 'sam')
    await seller.signIn()
    const from = { kind: 'rows', rows: [{ variantNumber: 'VALVE', quantity: 2 }] }
    offerId = (await buyer.post('/api/my-pages/offers/request', { name: 'x', from })).body.offerId
    await buyer.post('/api/my-pages/offers/send', { offerId, revision: 1, text: '' })
    server = createNodeServer(
      getRequestListener(
        (request) => {
          const answer = Promise.resolve(shop.api.fetch(request))
          running.push(answer)
          return answer
        },
        { overrideGlobalObjects: false },
      ),
    )
    port = await listen(server, 0, '127.0.0.1')
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await shop.close()
    await closeStore()
    rmSync(folder, { recursive: true, force: true })
  })

  const kept = async () => {
    const { db } = shop.store
    const count = async (table: 'files' | 'jobs' | 'idempotency' | 'directOrderItems' | 'cartLines') =>
      (await db.selectFrom(table).selectAll().execute()).length
    const place = join(folder, 'files')
    return {
      files: await count('files'),
      jobs: await count('jobs'),
      keys: await count('idempotency'),
      listed: await count('directOrderItems'),
      lines: await count('cartLines'),
      onDisk: existsSync(place)
        ? readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
            .length
        : 0,
    }
  }

  /** Sends the beginning of a request, and breaks it off when the service has begun to read it. */
  const breakOff = async (
    path: string,
    headers: Record<string, string>,
    beginning: string,
    end: keyof typeof ends,
    length: string,
  ): Promise<void> => {
    const before = running.length
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const lines = Object.entries({ Host: 'api.internal', 'X-Site': 'se', 'X-Language': 'sv-SE', ...headers })
    const body = length.startsWith('Transfer')
      ? `${beginning.length.toString(16)}\r\n${beginning}\r\n`
      : beginning
    socket.write(
      `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}${length}\r\n\r\n${body}`,
    )
    await expect.poll(() => running.length, { interval: 5 }).toBe(before + 1)
    ends[end](socket)
    await Promise.allSettled(running)
    socket.destroy()
  }

  const bearer = () => ({
    Authorization: `Bearer ${buyer.bearer ?? ''}`,
    'X-CSRF-Token': buyer.antiForgery,
  })
  const json = () => ({
    ...bearer(),
    'Content-Type': 'application/json',
    'Idempotency-Key': 'broken-off-key',
  })
  const file = { 'Content-Type': 'application/octet-stream' }
  const calls: readonly [string, () => string, () => Record<string, string>, string][] = [
    ['an order sheet', () => '/api/directorder/check', json, '{"encoding":"base64","content":"UEsDBBQA'],
    ['many rows', () => '/api/directorder/rows', json, '{"rows":[{"variantNumber":"VALVE","quantity":2}'],
    ['a line', () => '/api/cart', json, '{"variantCode":"VALVE","quanti'],
    [
      'a file of a user',
      () => '/api/files?purpose=attachment&name=a.pdf',
      () => ({ ...bearer(), ...file }),
      '%PDF-1.7 half of it',
    ],
    [
      'a file of a seller',
      () => `/operator/offers/upload?offerId=${offerId}&name=a.pdf`,
      () => ({ ...file, 'X-Host-Secret': hostSecret, 'X-Operator-Session': seller.session }),
      '%PDF-1.7 half of it',
    ],
    [
      'an application',
      () => '/api/become-a-customer/save',
      () => ({ ...json(), 'X-Host-Secret': hostSecret }),
      '{"values":{"name":"Nya R',
    ],
  ]

  it.each(calls)('leave no trace and no error: %s', async (_, path, headers, beginning) => {
    const before = await kept()
    const logged = shop.logged.length
    for (let at = 0; at < 20; at++) {
      const end = (['end', 'destroy', 'reset'] as const)[at % 3] ?? 'end'
      const length = at % 2 === 0 ? 'Content-Length: 50000' : 'Transfer-Encoding: chunked'
      await breakOff(path(), headers(), beginning, end, length)
    }
    expect(shop.faults).toEqual([])
    expect(shop.logged.slice(logged).filter(hasFailure)).toEqual([])
    expect(await kept()).toEqual(before)
  })

  it('take no place of those that come after them', async () => {
    const content = Buffer.from(`Artnr;Antal\n${`VALVE;2;${'x'.repeat(20_000)}\n`.repeat(2)}`).toString(
      'base64',
    )
    for (let at = 0; at < 4; at++) {
      const { status, body } = await buyer.post('/api/directorder/check', { encoding: 'base64', content })
      expect([status, body.rows?.length]).toEqual([200, 2])
    }
  })
})
