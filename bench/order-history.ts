// The order history of a customer with 50,000 orders and 500,000 lines, over the calls of the service: milliseconds of a first page,
// a deep page, filters and searches, in turns with the bare query that returns the same rows. PostgreSQL if DATABASE_URL is set.
import { mkdirSync } from 'node:fs'
import { sql } from 'kysely'
import { openStore } from '../api/index.ts'
import { storeSettingsOf } from '../api/settings.ts'
import { readOrderHistory } from '../api/orders/history/order-history.ts'
import { orderHistoryQuerySchema } from '../api/contract/index.ts'
import type { SessionCaller } from '../api/accounts/caller.ts'
import { loadDemo } from '../demo/loading/load-demo.ts'
import * as v from 'valibot'
import { enlargeCompany, largeCompany } from './host/large-company.ts'
import { medianOf, percentile } from './statistics.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 20)
const dataDir = 'node_modules/.cache/bench-order-history'
mkdirSync(dataDir, { recursive: true })
const store = await openStore(
  storeSettingsOf({ DATABASE_URL: process.env['DATABASE_URL'], DATA_DIR: dataDir }),
)
const { db } = store
if ((await db.selectFrom('customers').select('id').limit(1).executeTakeFirst()) === undefined)
  await loadDemo(store, { articles: 12_000, today: new Date() })
await enlargeCompany(store)

const caller: SessionCaller = {
  site: 'se',
  siteName: 'se',
  language: 'sv',
  sessionHash: 'bench',
  userId: 'u-olof',
  customerId: largeCompany,
}
const services = { store, clock: () => new Date() }

/** What a list cannot do without: the newest of the orders that a condition selects, and their number. */
const bare = (condition: ReturnType<typeof sql<boolean>>) => async () => {
  await sql`select count(*) from "orders" where "customerId" = ${largeCompany} and ${condition}`.execute(db)
  await sql`select * from "orders" where "customerId" = ${largeCompany} and ${condition}
    order by "placedAt" desc, "number" desc limit 20`.execute(db)
}
const holding = (word: string) => sql<boolean>`"searchText" like ${`%${word}%`}`
const { code = '' } = (await db.selectFrom('variants').select('code').limit(1).executeTakeFirst()) ?? {}

const cases: readonly [name: string, query: string, comparator: () => Promise<void>][] = [
  ['first page', '', bare(sql`1 = 1`)],
  ['page 500', 'page=500', bare(sql`1 = 1`)],
  [
    'delivered, by phone, by sum, page 5',
    'status=DELIVERED&channel=phone&sort=total&page=5',
    bare(sql`"status" = 'DELIVERED' and "channel" = 'phone'`),
  ],
  ['only back orders', 'backorders=only', bare(sql`"backordered" = 1`)],
  ['one order number', 'search=B49999', bare(holding('b49999'))],
  ['an article number', `search=${code}`, bare(holding(code.toLowerCase()))],
  ['beginning of many numbers', 'search=b4', bare(holding('b4'))],
  ['a part of a name', 'search=ventil', bare(holding('ventil'))],
  ['a name and a size', 'search=ventil+15', bare(sql`${holding('ventil')} and ${holding('15')}`)],
]

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

console.log('query                                        p50 ms   p95 ms   bare p50 ms      rows')
for (const [name, query, comparator] of cases) {
  const parameters = v.parse(orderHistoryQuerySchema, Object.fromEntries(new URLSearchParams(query)))
  const own: number[] = []
  const others: number[] = []
  let total = 0
  for (let run = -2; run < runs; run += 1) {
    const mine = await timed(async () => {
      ;({ total } = await readOrderHistory(services, caller, parameters))
    })
    const theirs = await timed(comparator)
    if (run < 0) continue
    own.push(mine)
    others.push(theirs)
  }
  console.log(
    `${name.padEnd(42)} ${medianOf(own).toFixed(1).padStart(8)} ${percentile(own, 0.95).toFixed(1).padStart(8)} ${medianOf(others).toFixed(1).padStart(13)} ${String(total).padStart(9)}`,
  )
}
await store.close()
