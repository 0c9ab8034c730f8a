import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { canary } from '../api/whole/canary-price.ts'
import { fewSettings } from '../setup/environment.ts'

const node = (program: string, ...more: string[]) => [
  '--disable-warning=ExperimentalWarning',
  program,
  ...more,
]

/** A shop in which every price is the same unique one. */
export interface CanaryShop {
  port: number
  /** Its whole output, including debug lines. */
  written(): string
  /** Existing codes and numbers for pages and calls. */
  known: { product: string; variant: string; order: string }
  stop(): Promise<void>
}

function plant(folder: string): CanaryShop['known'] {
  const database = new DatabaseSync(join(folder, 'tradecounter.sqlite'))
  const read = (query: string): string => String(Object.values(database.prepare(query).get() ?? {})[0] ?? '')
  try {
    database.exec(`
      update prices set amount = case when "campaignAmount" is null then ${canary} else ${canary} + 1 end,
        "campaignAmount" = case when "campaignAmount" is null then null else ${canary} end;
      update orders set sum = ${canary}, freight = ${canary}, vat = ${canary}, total = ${canary};
      update "orderLines" set "unitPrice" = ${canary}, total = ${canary};
      update users set "hidePricesAvailable" = 1;
    `)
    const variant = read(`select variants.code from variants join prices on prices."variantId" = variants.id
      where "priceGroup" = 'se-standard' and buyable = 1 and "campaignAmount" is null
        and "pricePer" = 1 and "unitVolume" = 1 and "decimalPrecision" = 0 order by variants.id limit 1`)
    return {
      variant,
      product: read(`select products.code from products join variants on variants."productId" = products.id
        where variants.code = '${variant}'`),
      order: read(`select number from orders where "customerId" = 'c-ror' limit 1`),
    }
  } finally {
    database.close()
  }
}

/**
 * Loads a small catalogue, sets all prices to the canary, and serves it in production mode with everything logged.
 */
export async function openCanaryShop(): Promise<CanaryShop> {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'))
  const environment = { ...fewSettings, DATA_DIR: folder, PORT: '0' }
  const loaded = spawnSync(process.execPath, node('demo/loading/command.ts', '--articles', '500'), {
    env: environment,
  })
  if (loaded.status !== 0) throw new Error(`The demo could not be loaded: ${loaded.stderr}`)
  const known = plant(folder)
  const host: ChildProcess = spawn(process.execPath, node('ssr/server/main.ts'), {
    env: { ...environment, LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  const port = await new Promise<number>((done, fail) => {
    const hear = (chunk: Buffer): void => {
      written += chunk.toString()
      const [, found] = /is ready at http:\/\/localhost:(\d+)/u.exec(written) ?? []
      if (found !== undefined) done(Number(found))
    }
    host.stdout?.on('data', hear)
    host.stderr?.on('data', hear)
    host.once('exit', (code) => fail(new Error(`The shop ended with ${code}: ${written.slice(-2000)}`)))
  })
  return {
    port,
    known,
    written: () => written,
    stop: async () => {
      const ended = new Promise((done) => host.once('exit', done))
      host.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A response, including headers, as one text. */
export interface Seen {
  status: number
  text: string
  body: string
}

/** A client with cookies and without script, on one site. */
export class Reader {
  readonly #port: number
  readonly #host: string
  readonly #cookies = new Map<string, string>()

  constructor(port: number, site: string) {
    this.#port = port
    this.#host = `local.${site}.localhost:${port}`
  }

  ask(path: string, body?: string, more: Record<string, string> = {}): Promise<Seen> {
    const headers: Record<string, string> = { host: this.#host, 'sec-fetch-site': 'same-origin', ...more }
    if (this.#cookies.size > 0)
      headers['cookie'] = [...this.#cookies].map((pair) => pair.join('=')).join('; ')
    if (body !== undefined) headers['content-type'] = 'application/json'
    const method = body === undefined ? 'GET' : 'POST'
    return new Promise((done, fail) => {
      const asked = request({ host: '127.0.0.1', port: this.#port, path, method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line)
          const read = Buffer.concat(chunks).toString()
          const text = `${JSON.stringify(answer.rawHeaders)}\n${read}`
          done({ status: answer.statusCode ?? 0, text, body: read })
        })
      })
      asked.on('error', fail)
      asked.end(body)
    })
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0/iu.test(line)) this.#cookies.delete(pair.slice(0, at))
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  /** Posts like the shop's own pages. */
  async post(path: string, body: string): Promise<Seen> {
    const { body: token } = await this.ask('/api/site/getAntiForgeryToken')
    return this.ask(path, body, { 'x-csrf-token': token, 'idempotency-key': crypto.randomUUID() })
  }

  async signIn(username: string): Promise<void> {
    const { body } = await this.post(
      '/api/user/login',
      JSON.stringify({ username, password: 'kaffe-paus-kl-tio' }),
    )
    if (!body.includes('true')) throw new Error(`${username} cannot sign in: ${body}`)
  }

  async hidePrices(isActive: boolean): Promise<void> {
    const { status } = await this.post(
      '/api/customer/toggleTemporarilyHidePrices',
      JSON.stringify({ isActive }),
    )
    if (status !== 200) throw new Error(`The toggle answered ${status}`)
  }
}
