import { Agent, request } from 'node:http'

/** A response, and the milliseconds until its last byte. */
export interface Answer {
  status: number
  text: string
  milliseconds: number
}

/** Location of a client: behind a proxy on this machine that forwards its address. */
export interface UserAddress {
  port: number
  /** The loopback address of the proxy. */
  proxy: string
  /** The client address in `X-Forwarded-For`. */
  address: string
}

/** A browser without pages: keeps its connection, its cookies and its anti-forgery token. */
export class SoakUser {
  readonly #place: UserAddress
  readonly #agent: Agent
  readonly #cookies = new Map<string, string>()
  #token = ''

  constructor(place: UserAddress) {
    this.#place = place
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: place.proxy })
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
      if (line.includes('Max-Age=0')) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
      // It belongs to the session.
      this.#token = ''
    }
  }

  #send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<Answer> {
    const { port, address } = this.#place
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const began = performance.now()
    return new Promise((done, fail) => {
      request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent: this.#agent,
          headers: {
            host: `localhost:${port}`,
            'x-forwarded-for': address,
            ...(cookie === '' ? {} : { cookie }),
            ...headers,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', fail)
          incoming.on('end', () => {
            this.#keep(incoming.headers['set-cookie'] ?? [])
            done({
              status: incoming.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              milliseconds: performance.now() - began,
            })
          })
        },
      )
        .on('error', fail)
        .end(body)
    })
  }

  get(path: string): Promise<Answer> {
    return this.#send('GET', path, {})
  }

  /** Posts JSON, or text that is JSON already. Fetches the anti-forgery token first if necessary. */
  async post(
    path: string,
    body: object | string = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    if (this.#token === '') {
      const { status, text } = await this.get('/api/site/getAntiForgeryToken')
      if (status === 200) this.#token = text
    }
    return this.#send(
      'POST',
      path,
      {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': this.#token,
        ...headers,
      },
      typeof body === 'string' ? body : JSON.stringify(body),
    )
  }

  close(): void {
    this.#agent.destroy()
  }
}
