import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathSpellingOf } from '../../../api/contract/index.ts'
import { HostBrowser, openRealHost, type RealHost } from '../host-browser.ts'
import { sendBytes } from '../whole-shop.ts'

describe('the spelling of a path', () => {
  it.each([
    ['/', 'canonical'],
    ['/c/valves/ball-valves', 'canonical'],
    ['/my-pages/order-info/', 'canonical'],
    ['/c/v%C3%A4rme', 'canonical'],
    ['/p/kulventil-A%2D12', 'canonical'],
    ['/en/p/kulventil-1%2F2%20%22', 'canonical'],
    ['/api/product/1%2F2', 'canonical'],
    ['/api/user/%6cogin', { to: '/api/user/login' }],
    ['/api/user/x/../login', { to: '/api/user/login' }],
    ['/api//user/login', { to: '/api/user/login' }],
    ['/api/./user/login', { to: '/api/user/login' }],
    ['/api/user/x/%2e%2E/login', { to: '/api/user/login' }],
    ['/c/ball%2Dvalves', { to: '/c/ball-valves' }],
    ['/sv-SE//evil.example', { to: '/sv-SE/evil.example' }],
    ['/c/x/..', { to: '/c/' }],
    ['/../..', { to: '/' }],
    ['/api/user%2Flogin', 'refused'],
    ['/api\\user/login', 'refused'],
    ['/api%5Cuser/login', 'refused'],
    ['/search%0d%0aX: y', 'refused'],
    ['/search%7F', 'refused'],
    ['/search%C2%85', 'refused'],
    ['search', 'refused'],
  ])('pathSpellingOf(%s) is %j', (path, spelling) => {
    expect(pathSpellingOf(path)).toEqual(spelling)
  })

  it('the redirect target is canonical and unchanged by URL parsers', () => {
    const part = fc.constantFrom(
      'api',
      'user',
      '.',
      '..',
      '',
      '%2e',
      '%2E%2e',
      '%6c',
      'a%20b',
      '%2f',
      '%C3%A5',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const spelling = pathSpellingOf(`/${parts.join('/')}`)
        fc.pre(typeof spelling !== 'string')
        if (typeof spelling === 'string') return
        expect(pathSpellingOf(spelling.to)).toBe('canonical')
        expect(new URL(`http://x.example${spelling.to}`).pathname).toBe(spelling.to)
      }),
    )
  })
})

describe('a request with another spelling', () => {
  let real: RealHost
  beforeAll(async () => {
    real = await openRealHost({ TRUSTED_PROXIES: '127.0.0.1' })
  })
  afterAll(() => real.close())

  it.each(['/api/user/%6cogin', '/api/user/x/../login', '/api//user/login', '/api/user/%2e/login'])(
    'cannot bypass the sign-in delay of its address: %s (ACC-12)',
    async (path) => {
      const statuses = new Set<number>()
      for (let n = 0; n < 12; n++) {
        const browser = new HostBrowser(real.host, { 'x-forwarded-for': '198.51.100.9' })
        const body = { username: `name-${n}@example.test`, password: 'wrong' }
        statuses.add((await browser.post(path, body)).status)
      }
      expect([...statuses]).toEqual([400])
    },
  )

  it('to a page is redirected to the canonical path with its query', async () => {
    const answer = await real.host.ask('/c//ball%2Dvalves/../x?parameters.SearchPhrase=a%2Fb')
    expect([answer.status, answer.headers.location]).toEqual([308, '/c/x?parameters.SearchPhrase=a%2Fb'])
    expect((await real.host.ask('/c/x%5Cy')).status).toBe(400)
    expect((await real.host.ask('/c/x%0d%0aSet-Cookie:%20a=b')).status).toBe(400)
  })

  it.each(['/bff/%6cogin', '/x/../api/user/current', '/assets/../api/user/current', '/oauth2/%74oken'])(
    'to a call or a file is refused: %s',
    async (path) => {
      const answer = await sendBytes(
        real.host.port,
        `GET ${path} HTTP/1.1\r\nHost: localhost:${real.host.port}\r\nConnection: close\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1.1 400 /u)
    },
  )

  it('is refused by the service too', async () => {
    const answer = await real.shop.api.fetch(new Request('http://api.internal/api/user/%63urrent'))
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'notCanonical' }])
  })
})
