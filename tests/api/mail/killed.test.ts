import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openStore } from '../../../api/platform/database/index.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertPeople } from '../fixtures/people.ts'
import { openMailServer, type Manner } from './mail-server.ts'

const child = fileURLToPath(new URL('child.ts', import.meta.url))
const kills = process.env['LONG'] === '1' ? 60 : 5
/** What the server does when the process is killed: accepts without answering, refuses, works normally. */
const manners: readonly Manner[] = ['silence', 'hang up after taking', 'take', { mail: 451 }, 'hang up']

it('sends one mail per order when processes are killed while they order and send (CART-8)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-mail-killed-'))
  const server = await openMailServer()
  const acknowledged: string[] = []
  let minutes = 0
  const run = async (orders: number, until: () => boolean | Promise<boolean>): Promise<void> => {
    const shop = spawn(process.execPath, [child, dataDir, server.url, `${minutes}`, `${orders}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    const lines = createInterface({ input: shop.stdout })
    lines.on('line', (line) => {
      if (/^\d{8}$/u.test(line)) acknowledged.push(line)
    })
    await expect.poll(until, { timeout: 60_000, interval: 15 }).toBe(true)
    shop.kill('SIGKILL')
    await ended
    // Longer than the lease of a killed process, and than the pause after the first attempts.
    minutes += 10
  }

  const store = await openStore({ dataDir })
  await insertCatalogue(store)
  await insertPeople(store)
  await store.close()
  for (let kill = 0; kill < kills; kill += 1) {
    server.behave(manners[kill % manners.length] ?? 'take')
    const before = server.asked()
    const wait = Math.random() * 150
    let since = Infinity
    await run(8, () => {
      if (server.asked() > before) since = Math.min(since, Date.now())
      return Date.now() > since + wait
    })
  }
  server.behave('take')
  minutes += 24 * 60
  await run(0, async () => {
    const { db, close } = await openStore({ dataDir })
    const waiting = await db.selectFrom('jobs').select('id').where('state', '<>', 'ready').execute()
    await close()
    return waiting.length === 0
  })

  const { db, close } = await openStore({ dataDir })
  const orders = (await db.selectFrom('orders').select('number').execute()).map(({ number }) => number)
  await close()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(orders).toEqual(expect.arrayContaining(acknowledged))
  const texts = new Map<string, string>()
  for (const { messageId, text } of server.received) {
    expect(texts.get(messageId) ?? text).toBe(text)
    texts.set(messageId, text)
  }
  const ids = orders.map((number) => `<order-${number}@tradecounter.example>`)
  expect([...texts.keys()].map((id) => id.replace(/@.*/u, '@tradecounter.example>')).toSorted()).toEqual(
    ids.toSorted(),
  )
}, 600_000)
