import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openStore } from '../../../api/platform/database/index.ts'
import { openShop } from '../../api/fixtures/shop.ts'
import { freezePostgres } from '../../api/fixtures/freeze-postgres.ts'
import { startPostgres } from '../../api/fixtures/postgres.ts'
import { openHost, standInApi } from '../stand-ins.ts'
import { expectLessTime } from '../../setup/measures.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Maximum milliseconds of a probe: it answers within a second, with tolerance for a busy machine. */
const longest = 1500

describe('a probe of a host whose PostgreSQL is frozen', () => {
  it('is answered within a second, and ready again when the database continues (ACC-12)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tc-frozen-'))
    closing.push(async () => rmSync(folder, { recursive: true, force: true }))
    const server = await startPostgres(folder)
    closing.push(() => server.stop())
    const settings = { databaseUrl: server.url }
    const shop = await openShop(async () => {
      const store = await openStore(settings)
      return { store, settings, remove: () => store.close() }
    })
    closing.push(() => shop.close())
    const host = await openHost({
      api: { fetch: shop.api.fetch, ready: shop.api.ready, close: async () => {} },
    })
    closing.push(() => host.close())
    expect((await host.ask('/readyz')).status).toBe(200)

    const goOn = await freezePostgres(server.url, folder)
    try {
      const began = performance.now()
      const answers = await Promise.all([host.ask('/readyz'), host.ask('/readyz'), host.ask('/livez')])
      expectLessTime(performance.now() - began, longest)
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 200])
    } finally {
      goOn()
    }
    await expect.poll(async () => (await host.ask('/readyz')).status).toBe(200)
  })
})

describe('a host whose service is unreachable', () => {
  it('is degraded, not unready, while it can show pages from earlier answers', async () => {
    const stand = standInApi()
    let away = false
    const host = await openHost({
      api: {
        fetch: (request) => (away ? Promise.reject(new TypeError('away')) : stand.api.fetch(request)),
        ready: async () => !away,
        close: async () => {},
      },
    })
    closing.push(() => host.close())
    away = true
    const empty = await host.ask('/readyz')
    expect([empty.status, empty.text]).toEqual([503, 'not ready\n'])
    away = false
    await host.ask('/')
    away = true
    const answer = await host.ask('/readyz')
    expect([answer.status, answer.headers['x-degraded'], answer.text]).toEqual([200, 'api', 'degraded\n'])
    expect(await host.health.state()).toEqual({ ready: true, degraded: true, waitsFor: ['api'] })
    expect((await host.ask('/')).status).toBe(200)
    host.health.stop()
    expect((await host.ask('/readyz')).status).toBe(503)
  })
})
