import { everyDatabase } from '../api/fixtures/databases.ts'
import { password } from '../api/fixtures/people.ts'
import { hostSecret, openShop, type TestShop } from '../api/fixtures/shop.ts'
import { type Answer, type OpenHost, openHost } from './stand-ins.ts'

/** A host with the real service, whose clock can be changed. */
export interface RealHost {
  shop: TestShop
  host: OpenHost
  close(): Promise<void>
}

/** Opens host and service over an embedded database with the users and the catalogue of the service's tests. */
export async function openRealHost(environment: Record<string, string> = {}): Promise<RealHost> {
  const [sqlite] = everyDatabase
  if (sqlite === undefined) throw new Error('There is no database to test on.')
  const shop = await openShop(sqlite.open)
  const api = { fetch: shop.api.fetch, ready: shop.api.ready, close: async () => {} }
  const host = await openHost({ api, hostSecret, environment })
  return {
    shop,
    host,
    close: async () => {
      await host.close()
      await shop.close()
    },
  }
}

/** Keeps cookies like a browser, and sends the headers of the site's pages. */
export class HostBrowser {
  readonly cookies = new Map<string, string>()
  readonly #host: OpenHost
  readonly #more: Record<string, string>

  constructor(host: OpenHost, more: Record<string, string> = {}) {
    this.#host = host
    this.#more = more
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  keep(answer: Answer): Answer {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
      if (line.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.keep(
      await this.#host.ask(path, { headers: { cookie: this.header, ...this.#more, ...headers } }),
    )
  }

  async antiForgery(): Promise<string> {
    return (await this.get('/api/site/getAntiForgeryToken')).text
  }

  async post(path: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const token = await this.antiForgery()
    return this.keep(
      await this.#host.ask(path, {
        method: 'POST',
        headers: {
          cookie: this.header,
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'x-csrf-token': token,
          ...this.#more,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    )
  }

  signIn(user = 'buyer', word: string = password): Promise<Answer> {
    return this.post('/bff/login', { username: `${user}@example.test`, password: word })
  }

  /** Id of the user signed in with this browser; empty for a visitor. */
  async user(): Promise<string> {
    const user = JSON.parse((await this.get('/api/user/current')).text) as { userId: string } | null
    return user?.userId ?? ''
  }
}
