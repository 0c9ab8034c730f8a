import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { cartCalls } from '@tradecounter/api/contract'
import { CallError, navigation, postOf } from '@tradecounter/shop/core'
import { createHttpClient } from '@tradecounter/shop/core/http-client'
import { buyer, json, shopContext, stubNetwork } from './in-shop.tsx'
import { tokenOf } from './tokens.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const visitor = shopContext()
const customer = shopContext({ user: buyer })

/** The browser holds the token. */
const holder = shopContext({ user: buyer, bearer: true })
const bearer = tokenOf({ exp: 2_000_000_000, userId: 'u1', customerId: 'c1' })

describe('the generic call', () => {
  const sent: { url: string; init: RequestInit }[] = []
  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url, init })
      if (url.includes('AntiForgery')) return new Response('t1')
      return json(url.includes('oauth2') ? { access_token: bearer, expires_in: 300 } : { ok: true })
    })
  })
  const sentTo = (address: string) => sent.filter(({ url }) => url.startsWith(address))
  const headersTo = (address: string) => sentTo(address).map(({ init }) => new Headers(init.headers))

  it('is a GET with site, top domain and environment, joined lists and no empty values (ACC-6)', async () => {
    const { call } = createHttpClient({ context: visitor })
    await call('/api/x', {
      parameters: { codes: ['a', 'b'], none: '', nothing: [], missing: undefined, zero: 0 },
    })
    const [first] = sent
    expect(first?.url).toBe('/api/x?codes=a%2Cb&zero=0&site=se&topDomain=localhost&environment=local')
    expect(first?.init).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(first?.init.body).toBeUndefined()
  })

  it('sends Accept, X-Language, and with a POST JSON and the anti-forgery header (ACC-7)', async () => {
    const { post } = createHttpClient({ context: visitor })
    await Promise.all([post('/api/cart', { a: 1 }, { idempotencyKey: 'k1' }), post('/api/cart', { a: 2 })])
    const posts = sent.filter(({ init }) => init.method === 'POST')
    expect(sent.filter(({ url }) => url.includes('AntiForgery'))).toHaveLength(1)
    expect(posts.map(({ init }) => init.body)).toEqual(['{"a":1}', '{"a":2}'])
    expect(posts[0]?.init.headers).toEqual({
      Accept: 'application/json',
      'X-Language': 'sv-SE',
      'Content-Type': 'application/json',
      'X-CSRF-Token': 't1',
      'Idempotency-Key': 'k1',
    })
  })

  it('makes a POST of the contract with body and key, each time with the options of the call', async () => {
    const httpClient = createHttpClient({ context: visitor })
    const remove = postOf<typeof cartCalls.removeItem>('/api/cart/removeitem')
    const save = postOf<typeof cartCalls.saveFavouriteList>('/api/cart/savelist', { redirect: 'manual' })
    await remove(httpClient, { itemId: 'i1' })
    await save(httpClient, { name: 'Van' }, 'k1')
    expect(sentTo('/api/cart/removeitem')[0]?.init).toMatchObject({
      method: 'POST',
      redirect: 'follow',
      body: '{"itemId":"i1"}',
    })
    expect(sentTo('/api/cart/savelist')[0]?.init).toMatchObject({
      redirect: 'manual',
      body: '{"name":"Van"}',
    })
    expect(headersTo('/api/cart/').map((headers) => headers.get('Idempotency-Key'))).toEqual([null, 'k1'])
  })

  it('adds the token only if the browser has one and a user is signed in (ACC-6)', async () => {
    await createHttpClient({ context: shopContext({ bearer: true }) }).call('/api/x')
    await createHttpClient({ context: customer }).call('/api/x')
    expect(sentTo('/oauth2/token')).toEqual([])
    const { call, post } = createHttpClient({ context: holder })
    await Promise.all([call('/api/x'), call('/api/x'), post('/api/x')])
    const bearers = headersTo('/api/x').map((headers) => headers.get('Authorization'))
    expect(bearers).toEqual([null, null, ...Array<string>(3).fill(`Bearer ${bearer}`)])
    expect(sentTo('/oauth2/token')).toHaveLength(1)
  })

  it('fetches the token by a POST with the anti-forgery header and without a token (ACC-5, ACC-7)', async () => {
    await createHttpClient({ context: holder }).call('/api/x')
    const [asked] = headersTo('/oauth2/token')
    expect(sentTo('/oauth2/token')[0]?.init.method).toBe('POST')
    expect(asked?.get('X-CSRF-Token')).toBe('t1')
    expect(asked?.has('Authorization')).toBe(false)
  })

  it('derives Cache-Control and the cache key from the scope, with the ids of the token (ACC-6)', async () => {
    const { call } = createHttpClient({ context: customer })
    await call('/api/x', { cache: { scope: 'public', duration: 60, staleWhileRevalidate: 30 } })
    expect(sentTo('/oauth2/token')).toEqual([])
    await call('/api/x', { cache: { scope: 'customer', duration: 60 } })
    await call('/api/x', { cache: { scope: 'user' } })
    await call('/api/x', { cache: { scope: 'private', duration: 5 } })
    const headers = headersTo('/api/x')
    expect(headers.map((one) => one.get('Cache-Control'))).toEqual([
      'public, max-age=60, stale-while-revalidate=30',
      'private, max-age=60',
      'private, max-age=0',
      'private, max-age=5',
    ])
    expect(headers.map((one) => one.get('X-Cache-Key-Context'))).toEqual([
      null,
      'customer:c1',
      'user:u1 customer:c1',
      null,
    ])
    expect(headers.some((one) => one.has('Authorization'))).toBe(false)
  })

  it.each([
    ['customer', 'Customer scope requires valid customerId'],
    ['user', 'User scope requires valid userId'],
  ] as const)('warns and does not cache when the %s scope has no id (ACC-6)', async (scope, message) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await createHttpClient({ context: visitor }).call('/api/x', { cache: { scope, duration: 60 } })
    expect(new Headers(sent[0]?.init.headers).get('Cache-Control')).toBe('no-store')
    expect(warn).toHaveBeenCalledWith(new Error(message))
  })

  it('warns and does not cache when the token fails, and makes the call (ACC-6)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const calls = stubNetwork({
      'POST /oauth2/token': () => new Response('', { status: 503, statusText: 'Busy' }),
      'GET /api/x': () => json({ done: 1 }),
    })
    const { call } = createHttpClient({ context: holder })
    const cache = { scope: 'customer', duration: 60 } as const
    await expect(call('/api/x', { cache })).resolves.toEqual({ done: 1 })
    const asked = calls.at(-1)
    expect(asked?.headers.get('Cache-Control')).toBe('no-store')
    expect(asked?.headers.has('Authorization')).toBe(false)
    expect(warn).toHaveBeenCalledWith(new CallError(503, 'Busy', null))
  })

  it('has the error of empty ids for a token that cannot be read (ACC-5, ACC-6)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const calls = stubNetwork({
      'POST /oauth2/token': () => json({ access_token: 'no.token.at-all', expires_in: 300 }),
      'GET /api/x': () => json({}),
    })
    await createHttpClient({ context: customer }).call('/api/x', { cache: { scope: 'user' } })
    expect(calls.at(-1)?.headers.get('Cache-Control')).toBe('no-store')
    expect(warn).toHaveBeenCalledWith(new Error('User scope requires valid userId'))
  })
})

const refused = () => json({ code: 'antiForgery', message: 'Wrong token.' }, 403, 'Forbidden')

describe('answers of a call', () => {
  it('throws status and text with the parsed error (ACC-6)', async () => {
    stubNetwork({
      'GET /api/x': () => json({ code: 'gone', message: 'It is gone.', field: 'a.b' }, 404, 'Not Found'),
    })
    const failed = createHttpClient({ context: visitor }).call('/api/x')
    await expect(failed).rejects.toThrow('HTTP 404: Not Found')
    await expect(failed).rejects.toMatchObject({
      error: { code: 'gone', message: 'It is gone.', field: 'a.b' },
    })
  })

  it('keeps the status when the body is not an error of the contract', async () => {
    stubNetwork({ 'GET /api/x': () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }) })
    const failed = createHttpClient({ context: visitor }).call('/api/x')
    await expect(failed).rejects.toEqual(new CallError(502, 'Bad Gateway', null))
  })

  it('renews a refused anti-forgery token once, and only once (ACC-7)', async () => {
    let tokens = 0
    const token = () => new Response(`t${(tokens += 1)}`)
    const calls = stubNetwork({
      'GET /api/site/getAntiForgeryToken': token,
      'POST /api/cart': ({ headers }) =>
        headers.get('X-CSRF-Token') === 't2' ? json({ done: 1 }) : refused(),
      'POST /api/never': refused,
      'GET /api/user/current': () => json(null),
    })
    const { post } = createHttpClient({ context: visitor })
    await expect(Promise.all([post('/api/cart'), post('/api/cart')])).resolves.toEqual([
      { done: 1 },
      { done: 1 },
    ])
    expect(tokens).toBe(2)
    await expect(post('/api/never')).rejects.toThrow('HTTP 403: Forbidden')
    expect(calls.filter(({ path }) => path === '/api/never')).toHaveLength(2)
  })

  it('replaces a refused access token once (ACC-5)', async () => {
    let made = 0
    const calls = stubNetwork({
      'POST /oauth2/token': () => json({ access_token: `a.${(made += 1)}.b`, expires_in: 300 }),
      'GET /api/x': ({ headers }) =>
        headers.get('Authorization') === 'Bearer a.2.b'
          ? json({ done: 1 })
          : json({ code: 'token', message: 'Old.' }, 401, 'Unauthorized'),
      'GET /api/never': () => json({ code: 'token', message: 'Old.' }, 401, 'Unauthorized'),
    })
    const { call } = createHttpClient({ context: holder })
    await expect(call('/api/x')).resolves.toEqual({ done: 1 })
    await expect(call('/api/never')).rejects.toThrow('HTTP 401: Unauthorized')
    expect(calls.filter(({ path }) => path === '/api/never')).toHaveLength(2)
  })

  it.each([
    ['signed out', buyer, null],
    ['switched customers', buyer, { ...buyer, customerId: 'c2' }],
    ['signed in', null, buyer],
  ])('never makes a call for another person: %s elsewhere (ACC-4)', async (_how, user, now) => {
    const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => {})
    let tokens = 0
    const calls = stubNetwork({
      'GET /api/site/getAntiForgeryToken': () => new Response(`t${(tokens += 1)}`),
      'POST /api/cart': ({ headers }) =>
        headers.get('X-CSRF-Token') === 't1' ? refused() : json({ done: 1 }),
      'GET /api/user/current': () => json(now),
    })
    const { post } = createHttpClient({ context: shopContext({ user }) })
    await expect(post('/api/cart')).rejects.toThrow('HTTP 403: Forbidden')
    expect(calls.filter(({ path }) => path === '/api/cart')).toHaveLength(1)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('returns redirects only on request', async () => {
    const redirect = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
    stubNetwork({ 'POST /api/user/logout': () => Object.defineProperty(redirect, 'ok', { value: false }) })
    const { post } = createHttpClient({ context: visitor })
    await expect(post('/api/user/logout', {}, { redirect: 'manual' })).resolves.toBeUndefined()
  })

  it('requests a token again after a failure', async () => {
    let asked = 0
    stubNetwork({
      'GET /api/site/getAntiForgeryToken': () =>
        (asked += 1) === 1 ? new Response('', { status: 503, statusText: 'Busy' }) : new Response('t'),
      'POST /api/cart': () => json({ done: 1 }),
    })
    const { post } = createHttpClient({ context: visitor })
    await expect(post('/api/cart')).rejects.toThrow('HTTP 503: Busy')
    await expect(post('/api/cart')).resolves.toEqual({ done: 1 })
  })

  it('aborts with its signal', async () => {
    stubNetwork({ 'GET /api/x': () => new Promise(() => {}) })
    const controller = new AbortController()
    const call = createHttpClient({ context: visitor }).call('/api/x', { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
