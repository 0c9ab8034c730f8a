import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openStore } from '../../../api/platform/database/index.ts'
import { insertCatalogue } from '../fixtures/catalogue.ts'
import { insertPeople } from '../fixtures/people.ts'
import { openPushService, type PushManner } from './push-service.ts'

const child = fileURLToPath(new URL('child.ts', import.meta.url))
const kills = process.env['LONG'] === '1' ? 60 : 4
/** What the service does when the process is killed. */
const manners: readonly PushManner[] = [201, 'hang up', 503, 429]

it('tells each order once in each browser when processes are killed while they order and send', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-push-killed-'))
  const service = await openPushService()
  let minutes = 0
  const run = async (orders: number, until: () => boolean | Promise<boolean>): Promise<void> => {
    const shop = spawn(
      process.execPath,
      [child, dataDir, JSON.stringify(service.settings), `${minutes}`, `${orders}`],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    await expect.poll(until, { timeout: 60_000, interval: 15 }).toBe(true)
    shop.kill('SIGKILL')
    await ended
    // Longer than the lease of a killed process, and than the pause after the first attempts.
    minutes += 10
  }

  const store = await openStore({ dataDir })
  await insertCatalogue(store)
  await insertPeople(store)
  for (const path of ['/one', '/two']) {
    const { endpoint, keys } = service.browser(path)
    await store.db
      .insertInto('pushSubscriptions')
      .values({
        id: path,
        userId: 'buyer',
        site: 'se',
        session: path,
        deviceHash: '',
        browser: '',
        endpoint,
        ...keys,
        createdAt: '2026-11-20T08:00:00.000Z',
        sentAt: null,
      })
      .execute()
  }
  await store.close()
  for (let kill = 0; kill < kills; kill += 1) {
    service.manner = manners[kill % manners.length] ?? 201
    const before = service.paths.length
    const wait = Math.random() * 150
    let since = Infinity
    await run(5, () => {
      if (service.paths.length > before) since = Math.min(since, Date.now())
      return Date.now() > since + wait
    })
  }
  service.manner = 201
  minutes += 120
  await run(0, async () => {
    const { db, close } = await openStore({ dataDir })
    const waiting = await db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'push')
      .where('state', '<>', 'ready')
      .execute()
    await close()
    return waiting.length === 0
  })

  const { db, close } = await openStore({ dataDir })
  const orders = (await db.selectFrom('orders').select('number').execute()).map(({ number }) => number)
  await close()
  await service.close()
  rmSync(dataDir, { recursive: true, force: true })
  expect(orders.length).toBeGreaterThan(0)
  // A browser shows a repeat of a message in its place, by the tag.
  const shown = new Map(
    service.received.map(({ path, notice }) => [`${path} ${notice.tag}`, `${path} ${notice.path}`]),
  )
  expect([...shown.values()].toSorted()).toEqual(
    ['/one', '/two']
      .flatMap((path) => orders.map((number) => `${path} /my-pages/order-info/${number}`))
      .toSorted(),
  )
  expect(service.mistakes).toEqual([])
}, 600_000)
