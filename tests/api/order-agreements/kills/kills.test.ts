import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { insertRows, openStore } from '../../../../api/platform/database/index.ts'
import {
  agreement,
  agreementLine,
  openAgreements,
  readAgreement,
  signInBuyer,
} from '../../fixtures/agreements.ts'
import { insertCatalogue } from '../../fixtures/catalogue.ts'
import { insertPeople } from '../../fixtures/people.ts'
import { realClock, serve, type TestShop } from '../../fixtures/shop.ts'

const child = fileURLToPath(new URL('child.ts', import.meta.url))
/** `LONG=1` is the full run. */
const isLong = process.env['LONG'] === '1'
const kills = isLong ? 200 : 5
const users = ['buyer', 'other'] as const
type Who = (typeof users)[number]

interface Call {
  who: Who
  path: string
  body: { lines?: { quantity: number }[] }
  key: string
}

/** What both users have in their carts and have ordered, by the calls that were answered. */
interface Model {
  carts: Record<Who, number>
  booked: number
  orders: number
}

/** Applies a successful call to the model. */
function apply(model: Model, { who, path, body }: Call): void {
  if (path.endsWith('/calloff')) model.carts[who] += body.lines?.[0]?.quantity ?? 0
  else {
    if (path.endsWith('/order')) {
      model.booked += model.carts[who]
      model.orders += 1
    }
    model.carts[who] = 0
  }
}

/**
 * Calls of a process that is killed with -9: the answered ones are applied, those whose answers were lost are returned.
 */
async function callAndDie(dataDir: string, model: Model): Promise<Call[]> {
  const writer = spawn(process.execPath, [child, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const pending = new Map<Who, Call>()
  const enough = 2 + Math.floor(Math.random() * 8)
  let answered = 0
  const lines = createInterface({ input: writer.stdout })
  lines.on('line', (text) => {
    if (!text.endsWith('}')) return
    const line: { asks?: Call; acked?: string; who?: Who; status?: number } = JSON.parse(text)
    if (line.asks !== undefined) pending.set(line.asks.who, line.asks)
    const call = line.who === undefined ? undefined : pending.get(line.who)
    if (line.acked !== undefined && call !== undefined) {
      expect([call.path, line.status]).toEqual([call.path, 200])
      apply(model, call)
      pending.delete(call.who)
      answered += 1
    }
    if (answered === enough) setTimeout(() => writer.kill('SIGKILL'), Math.random() * 40)
  })
  await Promise.all([
    new Promise((resolve) => writer.once('exit', resolve)),
    new Promise((resolve) => lines.once('close', resolve)),
  ])
  return [...pending.values()]
}

/** Repeats the calls whose answers were lost, under their keys, and checks that nothing was lost or done twice. */
async function check(shop: TestShop, model: Model, pending: readonly Call[]): Promise<void> {
  for (const call of pending) {
    const visitor = await signInBuyer(shop, call.who)
    const { status } = await visitor.post(call.path, call.body, { 'Idempotency-Key': call.key })
    expect([call.path, status]).toEqual([call.path, 200])
    apply(model, call)
  }
  const visitor = await signInBuyer(shop, 'buyer')
  const shown = await readAgreement(visitor)
  expect(shown.lines).toMatchObject([
    { calledOff: model.booked, inCarts: model.carts.buyer + model.carts.other },
  ])
  expect(shown.callOffCount).toBe(model.orders)
}

it('books every answered call-off exactly once when the process is killed amid call-offs', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-agreements-'))
  try {
    const first = await openStore({ dataDir })
    await insertCatalogue(first)
    await insertPeople(first)
    const prepared = serve(first, realClock, dataDir)
    await openAgreements(prepared)
    await insertRows(first.db, 'orderAgreements', [
      agreement('q', { validFrom: '2020-01-01', validTo: '2099-12-31' }),
    ])
    await insertRows(first.db, 'orderAgreementLines', [agreementLine('q', { quantity: 1_000_000 })])
    await prepared.close()
    await first.close()
    const model: Model = { carts: { buyer: 0, other: 0 }, booked: 0, orders: 0 }
    for (let kill = 0; kill < kills; kill++) {
      const pending = await callAndDie(dataDir, model)
      const store = await openStore({ dataDir })
      const shop = serve(store, realClock, dataDir)
      await check(shop, model, pending)
      if (isLong && (kill + 1) % 20 === 0) process.stderr.write(`${kill + 1} kills\n`)
      await shop.close()
      await store.close()
    }
    expect(model.orders).toBeGreaterThan(0)
    expect(model.booked).toBeGreaterThan(kills)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 7_200_000)
