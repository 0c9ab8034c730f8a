import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openStore, type Store } from '../../../../api/platform/database/index.ts'
import { insertCatalogue } from '../../fixtures/catalogue.ts'
import { insertPeople } from '../../fixtures/people.ts'
import { realClock, serve } from '../../fixtures/shop.ts'
import { Visitor } from '../../fixtures/visitor.ts'
import { PromiseBook, type Holding, type Line } from './promise-book.ts'

const child = fileURLToPath(new URL('child.ts', import.meta.url))

/** Results of the cycles. `wrong` is empty if every acknowledged write exists once. */
export interface CrashReport {
  cycles: number
  acknowledged: number
  /** Writes whose answer was lost, repeated after the restart. */
  repeated: number
  wrong: string[]
}

/** Lets a process write for a moment and kills it with -9. Returns the number of acknowledged writes. */
async function writeAndDie(dataDir: string, book: PromiseBook): Promise<number> {
  const writer = spawn(process.execPath, [child, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => writer.once('exit', resolve))
  let acknowledged = 0
  // By number, not by time: a slow machine would have acknowledged almost nothing.
  const enough = 3 + Math.floor(Math.random() * 10)
  const lines = createInterface({ input: writer.stdout })
  lines.on('line', (text) => {
    // A line that the kill truncated counts as not acknowledged.
    if (!text.endsWith('}')) return
    const line: Line = JSON.parse(text)
    if (line.kind === 'acked') acknowledged += 1
    if (acknowledged === enough) setTimeout(() => writer.kill('SIGKILL'), Math.random() * 40)
    book.note(line)
  })
  await Promise.all([ended, new Promise((resolve) => lines.once('close', resolve))])
  return acknowledged
}

const piecesInCart = async (
  { db }: Store,
  owner: { customer: string; user: string } | { visitor: string },
) => {
  const name = 'customer' in owner ? `user:${owner.user} customer:${owner.customer}` : owner.visitor
  const row = await db
    .selectFrom('carts')
    .innerJoin('cartLines', 'cartLines.cartId', 'carts.id')
    .select((eb) => eb.fn.sum<number>('cartLines.quantity').as('pieces'))
    .where('carts.owner', '=', name)
    .where('carts.state', '=', 'open')
    .executeTakeFirst()
  return row?.pieces ?? 0
}

const orderedPieces = async ({ db }: Store, customer: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select(['orders.number', (eb) => eb.fn.sum<number>('orderLines.quantity').as('pieces')])
    .where('orders.customerId', '=', customer)
    .groupBy('orders.number')
    .execute()
  return new Map(rows.map(({ number, pieces }) => [number, pieces]))
}

const customers: Readonly<Record<string, string>> = { buyer: 'a', other: 'c' }

const text = (orders: Map<string, number>) => JSON.stringify([...orders].toSorted())

/** Differences between an actor's acknowledged writes and the database. */
async function differences(store: Store, actor: string, holding: Holding, owner: string): Promise<string[]> {
  const customer = customers[actor]
  const cart = await piecesInCart(
    store,
    customer === undefined ? { visitor: owner } : { customer, user: actor },
  )
  const orders = customer === undefined ? new Map<string, number>() : await orderedPieces(store, customer)
  return [
    ...(cart === holding.cart
      ? []
      : [`${actor}: ${holding.cart} pieces promised in the cart, ${cart} found`]),
    ...(text(orders) === text(holding.orders)
      ? []
      : [`${actor}: orders ${text(holding.orders)} promised, ${text(orders)} found`]),
  ]
}

/** Opens the killed process's database, repeats unanswered writes, and compares. */
async function reopen(dataDir: string, book: PromiseBook): Promise<{ repeated: number; wrong: string[] }> {
  const store = await openStore({ dataDir })
  const shop = serve(store, realClock, dataDir)
  const wrong: string[] = []
  let repeated = 0
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)
  if (check.rows[0]?.integrity_check !== 'ok') wrong.push('the database is damaged')
  for (const [actor, holding] of book.holdings) {
    const visitor = new Visitor(shop.api)
    if (holding.session === null) await visitor.signIn(actor)
    else if (!(await visitor.adopt(holding.session))) wrong.push(`${actor}: the session is gone`)
    const { pending } = holding
    if (pending !== null) {
      const { status, body } = await visitor.post(pending.path, pending.body, {
        'Idempotency-Key': pending.key,
      })
      book.acked(pending, status, body)
      repeated += 1
    }
    const { body: cart } = await visitor.get('/api/cart')
    const owner = await store.db
      .selectFrom('carts')
      .select('owner')
      .where('id', '=', cart.cartId)
      .executeTakeFirst()
    wrong.push(...(await differences(store, actor, holding, owner?.owner ?? '')))
    // A visitor's list ends with its process; customers continue in the next cycle.
    if (holding.session !== null) book.holdings.delete(actor)
  }
  await shop.close()
  await store.close()
  return { repeated, wrong }
}

/**
 * Kills a process with -9 during adds and orders, opens its database again and repeats the unanswered writes: every
 * acknowledged line and order must exist once. `cycles` times on one database.
 */
export async function runCrashCycles(cycles: number): Promise<CrashReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-crash-'))
  const report: CrashReport = { cycles, acknowledged: 0, repeated: 0, wrong: [] }
  try {
    const store = await openStore({ dataDir })
    await insertCatalogue(store)
    await insertPeople(store)
    await store.close()
    const book = new PromiseBook()
    for (let cycle = 0; cycle < cycles; cycle++) {
      report.acknowledged += await writeAndDie(dataDir, book)
      const { repeated, wrong } = await reopen(dataDir, book)
      report.repeated += repeated
      report.wrong.push(...wrong)
    }
    return report
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
