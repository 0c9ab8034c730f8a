import { createServer, type Server } from 'node:http'
import * as fc from 'fast-check'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localPath } from '../../../ssr/server/bff/local-path.ts'
import { chromiumLaunch } from '../../setup/chromium.ts'
import { redirectCorpus } from './redirect-corpus.ts'
import { type OpenHost, openHost } from '../stand-ins.ts'

const origin = 'https://www.prevex.example'

/** A path of this site for every parser. */
function expectLocal(path: string, from: string): void {
  expect(path, JSON.stringify(from)).toMatch(/^\/(?![/\\])/u)
  // oxlint-disable-next-line no-control-regex -- what must not be there
  expect(path, JSON.stringify(from)).not.toMatch(/[\u0000-\u0020\u007f\\]/u)
  expect(new URL(path, origin).origin).toBe(origin)
  expect(path).not.toMatch(/^\/(?:api|bff|oauth2)\//iu)
}

let host: OpenHost
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

const wish = { 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1' }
const ways = (value: string): string[] => [
  `/bff/post-login-callback?login_redirect_uri=${value}`,
  `/bff/post-logout-callback?logout_redirect_uri=${value}`,
  `/bff/logout?logout_redirect_uri=${value}`,
  `/bff/logout?callback_url=${value}`,
]

describe('redirect targets (reliability 2.7)', () => {
  it('has enough payloads without duplicates', () => {
    expect(new Set(redirectCorpus).size).toBeGreaterThanOrEqual(200)
  })

  it('no payload leads to another site', () => {
    for (const value of redirectCorpus) expectLocal(localPath(value, origin), value)
  })

  it('leaves valid local paths unchanged', () => {
    for (const path of [
      '/cart?a=1#b',
      '/p/B-204?x=%C3%A5',
      '/search?parameters.SearchPhrase=r%C3%B6r%20%2F',
      '/',
    ])
      expect(localPath(path, origin)).toBe(path)
  })

  it('no text leads to another site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5c',
      '%0d',
      'evil.example',
      'https',
      '\t',
      '?',
      '#',
      ';',
      '%',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
      fc.constantFrom(...redirectCorpus).chain((value) => fc.string().map((more) => value + more)),
    )
    fc.assert(
      fc.property(text, (value) => expectLocal(localPath(value, origin), value)),
      { numRuns: 20_000 },
    )
  })

  it('no payload leads to another site through the host, encoded once or not', async () => {
    for (const value of redirectCorpus) {
      // Node's own client does not send anything else unchanged.
      const raw = /[^\u0021-\u007e]|[#&]/u.test(value) ? [] : [value]
      for (const sent of [encodeURIComponent(value), ...raw]) {
        for (const way of ways(sent)) {
          const answer = await host.ask(way, { headers: wish })
          if (answer.status === 400 || answer.status === 414) continue
          expect({ way, status: answer.status }).toEqual({ way, status: 302 })
          const to = answer.headers.location ?? ''
          if (to.startsWith('/bff/post-logout-callback?')) continue
          expectLocal(to, way)
          expect(answer.headers['set-cookie']?.join() ?? '').not.toContain('planted')
        }
      }
    }
  })
})

describe('the final address in a browser', () => {
  let browser: Browser
  let elsewhere: Server
  const visited: string[] = []
  beforeAll(async () => {
    const { args = [], ...launch } = chromiumLaunch()
    browser = await chromium.launch({
      ...launch,
      args: [...args, '--host-resolver-rules=MAP *.example 127.0.0.1'],
    })
    elsewhere = createServer((request, response) => {
      visited.push(`${request.headers.host}${request.url}`)
      response.end('elsewhere')
    })
    await new Promise<void>((done) => elsewhere.listen(0, done))
  })
  afterAll(async () => {
    await browser.close()
    elsewhere.close()
  })

  /** The address of a payload, with the port at which `elsewhere` would notice a visit. */
  const wayOf = (value: string): string => {
    const { port } = elsewhere.address() as { port: number }
    const [way = ''] = ways(encodeURIComponent(value.replace('evil.example', `evil.example:${port}`)))
    return way
  }

  it('is on this site for every payload fetched and for a sample visited', async () => {
    const own = `http://localhost:${host.port}`
    const page = await browser.newPage()
    const left: string[] = []
    page.on('request', (request) => {
      const { origin: to, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && to !== own) left.push(request.url())
    })
    await page.goto(`${own}/`)
    const ended = await page.evaluate(
      (all) =>
        Promise.all(
          all.map((way) =>
            fetch(way, { mode: 'same-origin' }).then(
              ({ url }) => new URL(url).origin,
              (failure: unknown) => `${way}: ${String(failure)}`,
            ),
          ),
        ),
      redirectCorpus.map(wayOf),
    )
    expect(new Set(ended)).toEqual(new Set([own]))

    for (const value of redirectCorpus.filter((_, n) => n % 20 === 0)) {
      await page.goto(own + wayOf(value), { waitUntil: 'commit' }).catch(() => null)
      expect(new URL(page.url()).origin, JSON.stringify(value)).toBe(own)
    }
    expect(left).toEqual([])
    expect(visited).toEqual([])
  })
})
