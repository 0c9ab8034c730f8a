import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookieNames, sessionCookies } from '../../../ssr/server/context/cookies.ts'
import { localPath } from '../../../ssr/server/bff/local-path.ts'
import { type OpenHost, openHost, session } from '../stand-ins.ts'

let host: OpenHost
beforeEach(async () => {
  host = await openHost()
})
afterEach(() => host.close())

const cookiesOf = (name: string): string =>
  sessionCookies(session(name), cookieNames(false))
    .map((line) => line.split(';')[0])
    .join('; ')

const write = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const post = (path: string, headers: Record<string, string> = {}, body = '{}') =>
  host.ask(path, { method: 'POST', headers: { ...write, ...headers }, body })

describe('the api proxy', () => {
  it('sets site, language and token itself, and does not pass cookies on', async () => {
    const answer = await host.ask('/api/echo?site=prevex', {
      headers: {
        cookie: cookiesOf('anna'),
        'x-language': 'en',
        'x-site': 'prevex',
        authorization: 'Bearer forged',
        'x-host-secret': 'guess',
      },
    })
    expect(JSON.parse(answer.text)).toEqual({ language: 'en', site: 'se', cookie: null })
    const asked = host.asked.at(-1)
    expect(asked?.headers.get('authorization')).toMatch(/^Bearer bearer-/u)
    expect(asked?.headers.get('x-host-secret')).toBeNull()
  })

  it('passes on the client address only from a trusted proxy', async () => {
    const behind = await openHost({ environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } })
    const headers = { 'x-forwarded-for': '198.51.100.7', 'x-client-address': '192.0.2.1' }
    await behind.ask('/api/echo', { headers })
    const [known, secret] = ['x-client-address', 'x-host-secret'].map((name) =>
      behind.asked.at(-1)?.headers.get(name),
    )
    expect([known, secret]).toEqual(['198.51.100.7', 'secret'])
    await behind.close()
    await host.ask('/api/echo', { headers })
    expect(host.asked.at(-1)?.headers.get('x-client-address')).toBeNull()
  })

  it('accepts only languages of the site', async () => {
    const answer = await host.ask('/api/echo', { headers: { 'x-language': 'fi-FI' } })
    expect(JSON.parse(answer.text)).toMatchObject({ language: 'sv-SE' })
  })

  it('turns the session of an answer into cookies and never shows it (ACC-5)', async () => {
    const answer = await host.ask('/api/site/getAntiForgeryToken')
    expect(answer.headers['x-session']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['set-cookie']).toEqual([
      `sid=${session('visitor')}; Path=/; HttpOnly; SameSite=Lax`,
      expect.stringMatching(/^w=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/u),
    ])
  })

  it('refuses to exchange a session id for a token', async () => {
    expect((await post('/api/user/session', {}, `{"session":"${session('anna')}"}`)).status).toBe(404)
    expect((await post('/api/user/session/', {}, '{}')).status).toBe(404)
  })

  it('removes the cookies of an ended session, and continues as a visitor', async () => {
    const answer = await host.ask('/api/user/current', { headers: { cookie: cookiesOf('nobody-knows') } })
    expect([answer.status, answer.text]).toEqual([200, 'null'])
    expect(answer.headers['set-cookie']?.every((line) => line.includes('Max-Age=0'))).toBe(true)
  })

  it('forgets a token that the api refuses', async () => {
    expect((await host.ask('/api/user/current', { headers: { cookie: cookiesOf('anna') } })).text).toContain(
      'Anna',
    )
    host.live.delete(session('anna'))
    expect((await host.ask('/api/user/current', { headers: { cookie: cookiesOf('anna') } })).text).toBe(
      'null',
    )
    expect((await host.ask('/', { headers: { cookie: cookiesOf('anna') } })).text).toContain('nobody')
  })
})

describe('changes (reliability 2.2)', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/json; charset=latin1' }, 415],
    [{ 'content-type': 'application/json; charset=utf-8' }, 404],
    [{}, 404],
  ])('with %o answers with %i', async (headers, status) => {
    for (const path of ['/api/cart', '/api/cart/removeitem'])
      expect((await post(path, headers)).status).toBe(status)
  })

  it('requires Origin when Sec-Fetch-Site is missing', async () => {
    const json = { 'content-type': 'application/json' }
    const from = (headers: Record<string, string>) =>
      host.ask('/api/cart', { method: 'POST', headers: { ...json, ...headers }, body: '{}' })
    expect((await from({})).status).toBe(403)
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ origin: 'null' })).status).toBe(403)
    expect((await from({ origin: `http://localhost:${host.port}` })).status).toBe(404)
  })

  it('requires the strict companion cookie of the session', async () => {
    expect((await post('/api/cart', { cookie: cookiesOf('anna') })).status).toBe(404)
    expect((await post('/api/cart', { cookie: `sid=${session('anna')}` })).status).toBe(403)
    const others = cookiesOf('visitor').split('; ')[1] ?? ''
    expect((await post('/api/cart', { cookie: `sid=${session('anna')}; ${others}` })).status).toBe(403)
  })

  it('accepts bodies of 64 KiB, for a sign-in of 4 KiB', async () => {
    expect((await post('/api/cart', {}, `"${'x'.repeat(65_534)}"`)).status).toBe(404)
    expect((await post('/api/cart', {}, `"${'x'.repeat(65_535)}"`)).status).toBe(413)
    for (const login of ['/bff/login', '/api/user/login'])
      expect((await post(login, {}, `"${'x'.repeat(4095)}"`)).status).toBe(413)
  })
})

describe('the host itself', () => {
  it('signs in with a new session', async () => {
    const answer = await post(
      '/bff/login',
      { cookie: cookiesOf('visitor') },
      '{"username":"anna","password":"x"}',
    )
    expect(JSON.parse(answer.text)).toEqual({ success: 'true' })
    expect(answer.headers['set-cookie']?.[0]).toContain(session('anna-2'))
    expect(answer.headers['clear-site-data']).toBe('"prefetchCache", "prerenderCache"')
  })

  it("clears the browser's storage when the shop signs out", async () => {
    const answer = await post('/api/user/logout', { cookie: cookiesOf('anna') })
    expect([answer.status, answer.headers.location]).toEqual([303, '/'])
    expect(answer.headers['clear-site-data']).toBe('"cache", "prefetchCache", "prerenderCache"')
  })

  it('answers a token with its remaining lifetime (ACC-5)', async () => {
    const answer = await post('/oauth2/token', { cookie: cookiesOf('anna') })
    expect(JSON.parse(answer.text)).toMatchObject({
      token_type: 'Bearer',
      expires_in: expect.toSatisfy((left: number) => left > 240 && left <= 300),
    })
    expect((await post('/oauth2/token')).status).toBe(401)
    expect((await host.ask('/oauth2/token')).status).toBe(405)
  })

  const wish = { 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1' }
  it("signs out at once, removes the cookies and clears the browser's storage", async () => {
    const answer = await host.ask('/bff/logout?logout_redirect_uri=/cart', {
      headers: { cookie: cookiesOf('anna'), ...wish },
    })
    expect([answer.status, answer.headers.location]).toEqual([302, '/cart'])
    expect(answer.headers['clear-site-data']).toBe('"cache", "prefetchCache", "prerenderCache"')
    expect(answer.headers['set-cookie']?.every((line) => line.includes('Max-Age=0'))).toBe(true)
    expect(host.live.has(session('anna'))).toBe(false)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
    [{ ...wish, 'sec-purpose': 'prefetch;prerender' }, 403],
    [{ ...wish, purpose: 'prefetch' }, 403],
  ])('does not sign out for %o', async (headers, status) => {
    const answer = await host.ask('/bff/logout', { headers: { cookie: cookiesOf('anna'), ...headers } })
    expect(answer.status).toBe(status)
    expect(host.live.has(session('anna'))).toBe(true)
  })

  it('redirects to the registered callback only', async () => {
    const known = await host.ask(
      '/bff/logout?callback_url=/bff/post-logout-callback&logout_redirect_uri=/cart',
      { headers: wish },
    )
    expect(known.headers.location).toBe('/bff/post-logout-callback?logout_redirect_uri=%2Fcart')
    expect((await host.ask(known.headers.location ?? '')).headers.location).toBe('/cart')
    const other = await host.ask('/bff/logout?callback_url=https://evil.example', { headers: wish })
    expect(other.headers.location).toBe('/')
  })
})

describe('redirect targets (reliability 2.7)', () => {
  const origin = 'https://www.prevex.example'
  it.each([
    ['/cart?a=1#b', '/cart?a=1#b'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/%2f%2fevil.example', '/'],
    ['/%5cevil.example', '/'],
    ['/x%0d%0aSet-Cookie:a=b', '/'],
    ['/\tevil', '/'],
    ['/@evil.example', '/'],
    ['/..//evil.example', '/'],
    ['/a/../..//evil.example', '/'],
    [`/${'x'.repeat(2048)}`, '/'],
    ['', '/'],
  ])('%s leads to %s', (value, path) => {
    expect(localPath(value, origin)).toBe(path)
  })

  it('never redirects elsewhere, whatever the text', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5c',
      'evil.example',
      'https',
      '\t',
      '?',
      '#',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
        ),
        (value) => {
          const path = localPath(value, origin)
          expect(path).toMatch(/^\/(?![/\\])/u)
          expect(new URL(path, origin).origin).toBe(origin)
        },
      ),
      { numRuns: 5000 },
    )
  })
})
