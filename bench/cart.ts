// Adds to the cart by 50 clients at once, against a bare insert of the same rows in a transaction of their own: SQLite in
// a folder, then PostgreSQL from npm in a folder of its own, or the empty database that DATABASE_URL names.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '../api/store/index.ts'
import { insertCatalogue } from '../tests/api/fixtures/catalogue.ts'
import { insertPeople } from '../tests/api/fixtures/people.ts'
import { realClock, serve } from '../tests/api/fixtures/shop.ts'
import { Visitor } from '../tests/api/fixtures/visitor.ts'
import { startPostgres } from '../tests/api/postgres.ts'

const [clients = 50, adds = 20] = process.argv.slice(2).map(Number)
/** Milliseconds of every call of all clients, least first. */
async function measure(call: (client: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  const run = async (client: number): Promise<void> => {
    for (let turn = 0; turn < adds; turn += 1) {
      const began = performance.now()
      await call(client)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  return times.toSorted((a, b) => a - b)
}
const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? 0

const summary = (name: string, times: readonly number[]): string =>
  `${name.padEnd(12)} median ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms`

/** Both sides on one database, printed. */
async function compare(name: string, store: Store): Promise<void> {
  await insertCatalogue(store)
  await insertPeople(store)
  const { api, close } = serve(store, realClock)
  const visitors = await Promise.all(
    Array.from({ length: clients }, async () => {
      const visitor = new Visitor(api)
      await visitor.get('/api/site/getAntiForgeryToken')
      return visitor
    }),
  )
  const added = await measure(async (client) => {
    const answer = await visitors[client]?.add('VALVE', 1, { 'Idempotency-Key': randomUUID() })
    if (answer?.status !== 200) throw new Error(`an add was refused: ${answer?.status}`)
  })

  const changedAt = new Date().toISOString()
  const carts = Array.from({ length: clients }, (_, index) => ({ id: randomUUID(), owner: `bare:${index}` }))
  for (const cart of carts) {
    const open = { site: 'se', version: 0, state: 'open', changedAt }
    await store.db
      .insertInto('carts')
      .values({ ...cart, ...open })
      .execute()
  }
  const bare = await measure(async (client) => {
    const cartId = carts[client]?.id ?? ''
    await store.db.transaction().execute(async (trx) => {
      const key = randomUUID()
      const kept = {
        key,
        scope: cartId,
        requestHash: key.padEnd(64, '0'),
        status: 200,
        body: '{}'.padEnd(420),
      }
      await trx
        .insertInto('idempotency')
        .values({ ...kept, createdAt: changedAt })
        .execute()
      const said = { listName: '', actionType: '', searchTerm: '', configuration: key, addedAt: changedAt }
      const line = { id: key, cartId, variantId: 1, quantity: 1, version: 1, ...said }
      await trx.insertInto('cartLines').values(line).execute()
      await trx
        .updateTable('carts')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', cartId)
        .execute()
    })
  })

  console.log(`${clients} clients, ${adds} adds each, ${name}`)
  console.log(summary('add to cart', added))
  console.log(summary('bare insert', bare))
  console.log(`p99 ${(at(added, 0.99) / at(bare, 0.99)).toFixed(2)} of a bare insert of the same rows`)
  await close()
  await store.close()
}

const dataDir = mkdtempSync(join(tmpdir(), 'tc-bench-cart-'))
await compare('SQLite', await openStore({ dataDir }))
rmSync(dataDir, { recursive: true, force: true })

const { DATABASE_URL } = process.env
const postgres = DATABASE_URL ? null : await startPostgres()
await compare('PostgreSQL', await openStore({ databaseUrl: DATABASE_URL ?? postgres?.url ?? '' }))
await postgres?.stop()
