import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { TestProject } from 'vitest/node'

/** A running shop for the tests. */
export interface RunningShop {
  /** Every site is at `local.<site>.localhost` on this port. */
  port: number
  /** Its data folder, so that a test can read orders from the database. */
  data: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Returns each worker's own shop, so that parallel files do not share a cart: tests/e2e/own-shop.ts. */
    shopServer: string
  }
}

/** Configures one site with infinite scroll and without products in quick search. */
function settleOneSite(data: string): void {
  mkdirSync(join(data, 'settings'))
  const search = { productSearchResult: false, infiniteScroll: true }
  writeFileSync(join(data, 'settings', 'dk-handel.json'), JSON.stringify({ search }))
}

const database = 'tradecounter.sqlite'

/** Copies the data of a newly started shop for another one, because loading it takes some seconds. */
async function copyData(from: string, to: string): Promise<void> {
  // The shop may still be writing its assets, each under a name of its own first.
  const isWhole = (path: string): boolean => !basename(path).startsWith(database) && !path.endsWith('.part')
  cpSync(from, to, { recursive: true, filter: isWhole })
  const running = new DatabaseSync(join(from, database), { readOnly: true, timeout: 30_000 })
  await backup(running, join(to, database))
  running.close()
}

/** Resolves with the port when the shop is ready; rejects with its output if it ends before. */
const ready = (shop: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      const [, port] = /Tradecounter is ready at http:\/\/localhost:(\d+)/u.exec(printed) ?? []
      if (port !== undefined) resolve(Number(port))
    }
    shop.stdout?.on('data', read)
    shop.stderr?.on('data', read)
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code}:\n${printed.slice(-4000)}`)))
  })

/** Starts a shop with `npm start`'s program. */
function start(data: string): { process: ChildProcess; port: Promise<number> } {
  const shop = spawn(process.execPath, ['bin/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      VITEST: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { process: shop, port: ready(shop) }
}

/** Stops a shop as an operator does. */
async function stop(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGTERM')
  await ended
}

/** Opens a shop for a worker: the same one at each request of that worker. */
function openShops(root: string, started: ChildProcess[]): (worker: string) => Promise<RunningShop> {
  const open = async (data: string): Promise<RunningShop> => {
    const shop = start(data)
    started.push(shop.process)
    return { port: await shop.port, data }
  }
  const loaded = join(root, 'loaded')
  const openFirst = async (): Promise<RunningShop> => {
    const data = join(root, 'first')
    mkdirSync(data)
    settleOneSite(data)
    const shop = await open(data)
    // Before any test has changed it.
    await copyData(data, loaded)
    return shop
  }
  const openAnother = async (data: string): Promise<RunningShop> => {
    await first
    cpSync(loaded, data, { recursive: true })
    return open(data)
  }
  let first: Promise<RunningShop> | undefined
  const shops = new Map<string, Promise<RunningShop>>()
  return (worker) => {
    const known = shops.get(worker)
    if (known) return known
    const shop = first ? openAnother(join(root, `of-${worker.slice(1)}`)) : (first = openFirst())
    shops.set(worker, shop)
    return shop
  }
}

/**
 * Starts a shop for each worker at its first request: the first in a new data folder with one site's settings, the
 * others with copies of its data. During development, `SHOP_PORT` and `SHOP_DATA` name a running one.
 */
export default async function startShops({ provide }: TestProject): Promise<() => Promise<void>> {
  const { SHOP_PORT, SHOP_DATA } = process.env
  const root = mkdtempSync(join(tmpdir(), 'tradecounter-'))
  const started: ChildProcess[] = []
  const shopOf =
    SHOP_PORT && SHOP_DATA
      ? () => Promise.resolve({ port: Number(SHOP_PORT), data: SHOP_DATA })
      : openShops(root, started)
  const shops = createServer((asked, answer) => {
    shopOf(asked.url ?? '').then(
      (shop) => answer.end(JSON.stringify(shop)),
      (failure: unknown) => answer.writeHead(500).end(String(failure)),
    )
  })
  await new Promise<void>((listening) => shops.listen(0, '127.0.0.1', listening))
  const address = shops.address()
  provide('shopServer', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  return async () => {
    shops.closeAllConnections()
    shops.close()
    await Promise.all(started.map(stop))
    rmSync(root, { recursive: true, force: true })
  }
}
