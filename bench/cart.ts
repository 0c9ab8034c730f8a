// Adds to the cart by 50 concurrent clients, compared with a bare write of the same rows: SQLite in a folder, then
// PostgreSQL from npm in its own folder, or the empty database in DATABASE_URL. Both sides write in one transaction
// each, over the same connections, and both databases commit to disk before they respond. They take turns, so that
// other load on the machine affects both. `statements` counts statements besides begin and commit.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { openStore, type Store } from '../api/platform/database/index.ts'
import { insertCatalogue } from '../tests/api/fixtures/catalogue.ts'
import { insertPeople } from '../tests/api/fixtures/people.ts'
import { realClock, serve } from '../tests/api/fixtures/shop.ts'
import { Visitor } from '../tests/api/fixtures/visitor.ts'
import { startPostgres } from '../tests/api/fixtures/postgres.ts'
import { bareAdds } from './cart/bare.ts'

const [clients = 50, adds = 40] = process.argv.slice(2).map(Number)
const turns = 8

/** Cost of one side's calls: milliseconds as seen by the client, processor time of this process, statements. */
interface Side {
  name: string
  times: number[]
  cpuMs: number
  statements: number
  call: (client: number) => Promise<void>
}
const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

let sent = 0
/** Counts statements without changing them. */
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    sent += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

/** One turn: all clients at once, each making its calls one after the other. */
async function turn(side: Side): Promise<void> {
  const cpu = process.cpuUsage()
  const before = sent
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let count = 0; count < adds / turns; count += 1) {
        const began = performance.now()
        await side.call(client)
        side.times.push(performance.now() - began)
      }
    }),
  )
  const { user, system } = process.cpuUsage(cpu)
  side.cpuMs += (user + system) / 1000
  side.statements += sent - before
}

function report({ name, times, cpuMs, statements }: Side): void {
  const each = (sum: number) => (sum / times.length).toFixed(2)
  console.log(
    `${name.padEnd(12)} median ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms, ${each(cpuMs)} ms of processor, ${each(statements)} statements each`,
  )
}

/** Both sides on one database, printed. */
async function compare(name: string, open: Store): Promise<void> {
  const store: Store = { ...open, db: open.db.withPlugin(counter) }
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
  let answer = 0
  const add: Side = {
    name: 'add to cart',
    times: [],
    cpuMs: 0,
    statements: 0,
    call: async (client) => {
      const { status, body } = (await visitors[client]?.add('VALVE', 1, {
        'Idempotency-Key': randomUUID(),
      })) ?? { status: 0, body: '' }
      if (status !== 200) throw new Error(`an add was refused: ${status}`)
      answer = JSON.stringify(body).length
    },
  }
  // Sessions, statements and buffers are warm, and the length of the answer is known.
  await turn(add)
  Object.assign(add, { times: [], cpuMs: 0, statements: 0 })
  const bare: Side = { ...add, name: 'bare write', times: [], call: await bareAdds(store, clients, answer) }
  await turn(bare)
  Object.assign(bare, { times: [], cpuMs: 0, statements: 0 })
  for (let count = 0; count < turns; count += 1)
    for (const side of count % 2 === 0 ? [add, bare] : [bare, add]) await turn(side)

  console.log(`${clients} clients, ${adds} adds each, ${name}`)
  report(add)
  report(bare)
  const [added, written] = [at(add.times, 0.99), at(bare.times, 0.99)]
  console.log(`p99 ${(added / written).toFixed(2)} of a bare write of the same rows`)
  await close()
  await open.close()
}

const dataDir = mkdtempSync(join(tmpdir(), 'tc-bench-cart-'))
await compare('SQLite', await openStore({ dataDir }))
rmSync(dataDir, { recursive: true, force: true })

const { DATABASE_URL } = process.env
const postgres = DATABASE_URL ? null : await startPostgres(undefined, '-c fsync=on')
await compare('PostgreSQL', await openStore({ databaseUrl: DATABASE_URL ?? postgres?.url ?? '' }))
await postgres?.stop()
