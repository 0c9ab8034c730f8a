import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the running shop; every site of it is `local.<site>.localhost` there. */
    shopPort: number
    /** Its data folder, so that a test can read the order from the database. */
    shopData: string
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })

/** Resolves when the shop says that it is ready; rejects with what it printed when it ends before that. */
const ready = (shop: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      if (printed.includes('Tradecounter is ready')) resolve()
    }
    shop.stdout?.on('data', read)
    shop.stderr?.on('data', read)
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${printed.slice(-4000)}`)))
  })

/** One site whose operator wants lists that go on by themselves, and no products in quick search. */
function settleOneSite(data: string): void {
  mkdirSync(join(data, 'settings'))
  const search = { productSearchResult: false, infiniteScroll: true }
  writeFileSync(join(data, 'settings', 'dk-handel.json'), JSON.stringify({ search }))
}

/**
 * Starts the shop as a newcomer does, in a fresh data folder but for one site's settings, and stops it as an operator does. While a test is being
 * written, `SHOP_PORT` and `SHOP_DATA` name a shop that already runs.
 */
export default async function startShop({ provide }: TestProject): Promise<() => Promise<void>> {
  const { SHOP_PORT, SHOP_DATA } = process.env
  if (SHOP_PORT && SHOP_DATA) {
    provide('shopPort', Number(SHOP_PORT))
    provide('shopData', SHOP_DATA)
    return async () => {}
  }
  const data = mkdtempSync(join(tmpdir(), 'tradecounter-'))
  settleOneSite(data)
  const port = await freePort()
  const shop = spawn(process.execPath, ['bin/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      VITEST: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await ready(shop)
  provide('shopPort', port)
  provide('shopData', data)
  return async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    shop.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}
