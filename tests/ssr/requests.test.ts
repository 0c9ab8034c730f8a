import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenHost, openHost } from './stand-ins.ts'

let host: OpenHost
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

/** Sends raw bytes and returns the status line. */
const raw = (text: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(host.port, 'localhost', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => done(answer.split('\r\n')[0] ?? ''))
    socket.on('error', fail)
  })

describe('limits (reliability 2.9)', () => {
  it('refuses an address of more than 8 KiB', async () => {
    expect((await host.ask(`/search?parameters.SearchPhrase=${'x'.repeat(8200)}`)).status).toBe(414)
  })
  it('refuses more than 100 header fields', async () => {
    const headers = ['Host', 'localhost', ...Array.from({ length: 120 }, (_, at) => [`x-${at}`, '1']).flat()]
    expect((await host.ask('/', { headers })).status).toBe(431)
  })
  it('refuses headers of more than 16 KiB', async () => {
    expect((await host.ask('/', { headers: { 'x-long': 'x'.repeat(17_000) } })).status).toBe(431)
  })
  it('refuses more than 256 query parameters', async () => {
    const query = Array.from({ length: 257 }, (_, at) => `a${at}=1`).join('&')
    expect((await host.ask(`/search?${query}`)).status).toBe(400)
    expect((await host.ask(`/search?${query.slice(query.indexOf('&') + 1)}`)).status).toBe(200)
  })
  it('refuses a value of more than 256 characters, but leaves phrases to the api', async () => {
    expect((await host.ask(`/search?parameters.Facets%5Ba%5D=${'x'.repeat(257)}`)).status).toBe(400)
    expect((await host.ask(`/search?parameters.SearchPhrase=${'x'.repeat(257)}`)).status).toBe(200)
  })
})

describe('addresses', () => {
  it.each(['/%', '/%zz', '/c/%ff', '/search?a=%c0%af', '/search?a=%ed%a0%80', '/p/a%00b'])(
    'shows the not-found page with 400 for %s',
    async (path) => {
      const answer = await host.ask(path, { headers: { accept: 'text/html' } })
      expect([answer.status, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
      expect(answer.text).toContain('not-found')
    },
  )
  it('answers 404 with the not-found page for an unknown address', async () => {
    const answer = await host.ask('/no/such/page')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('not-found')
  })
  it('answers 404 with the not-found page when the first need is 404', async () => {
    const answer = await host.ask('/p/nothing-123')
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('not-found')
  })
  it.each(['/assets/none.js', '/cart.css', '/my-pages/order-info/x.png', '/wp-login.php', '/.env'])(
    'never answers %s with a page (web cache deception)',
    async (path) => {
      const answer = await host.ask(path)
      expect([answer.status, answer.text]).toEqual([404, '404'])
    },
  )
  it('accepts other methods for calls only', async () => {
    expect((await host.ask('/', { method: 'POST' })).status).toBe(405)
    expect((await host.ask('/', { method: 'PUT' })).status).toBe(405)
    expect((await host.ask('/api/cart', { method: 'DELETE' })).status).toBe(405)
    expect((await host.ask('/api/cart', { method: 'OPTIONS' })).status).toBe(403)
  })
})

describe('hosts', () => {
  it('requires exactly one Host', async () => {
    expect(
      await raw('GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
    ).toContain('400')
    expect(await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toContain('400')
    expect(await raw('GET / HTTP/1.0\r\n\r\n')).toContain('400')
  })
  it('writes addresses with the canonical origin, whatever the request says', async () => {
    const answer = await host.ask('/', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain('evil.example')
  })
  it('refuses unknown hosts in production', async () => {
    const production = await openHost({ environment: { SITE_ENV: 'prd' } })
    expect((await production.ask('/', { headers: { host: 'evil.example' } })).status).toBe(421)
    expect((await production.ask('/', { headers: { host: 'www.prevex.example' } })).text).toContain(
      'href="https://www.prevex.example/"',
    )
    await production.close()
  })
})

describe('locales', () => {
  it('answers in an offered locale and names it', async () => {
    const answer = await host.ask('/en/search')
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<html lang="en"')
  })
  it.each([
    ['/fi-FI/cart?x=1', '/cart?x=1'],
    ['/sv-SE', '/'],
  ])('redirects from %s, which the site does not offer, to %s', async (path, to) => {
    const answer = await host.ask(path)
    expect([answer.status, answer.headers.location]).toEqual([302, to])
  })
  it('redirects from a path with two slashes to the one with one, never to another host', async () => {
    const answer = await host.ask('/sv-SE//evil.example')
    expect([answer.status, answer.headers.location]).toEqual([308, '/sv-SE/evil.example'])
    expect((await host.ask('/sv-SE/\\evil.example')).status).toBe(400)
  })
  it('answers 404 for an unknown locale', async () => {
    expect((await host.ask('/xx-YY/cart')).status).toBe(404)
  })
})

it('is alive and ready until it stops', async () => {
  const stopping = await openHost()
  expect((await stopping.ask('/readyz')).status).toBe(200)
  stopping.health.stop()
  expect((await stopping.ask('/readyz')).status).toBe(503)
  expect((await stopping.ask('/livez')).status).toBe(200)
  await stopping.close()
})
