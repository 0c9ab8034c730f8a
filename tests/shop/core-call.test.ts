import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, createCaller } from '@tradecounter/shop/core'
import { buyer, json, shopContext, stubNetwork } from './in-shop.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const visitor = shopContext()
const customer = shopContext({ user: buyer })

const accessToken = async () => 'secret'

describe('the generic call', () => {
  const sent: { url: string; init: RequestInit }[] = []
  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push({ url, init })
      return url.includes('AntiForgery') ? new Response('t1') : json({ ok: true })
    })
  })

  it('is a GET with site, top domain and environment, joined lists and no empty values (ACC-6)', async () => {
    const { call } = createCaller({ context: visitor })
    await call('/api/x', {
      parameters: { codes: ['a', 'b'], none: '', nothing: [], missing: undefined, zero: 0 },
    })
    const [first] = sent
    expect(first?.url).toBe('/api/x?codes=a%2Cb&zero=0&site=se&topDomain=localhost&environment=local')
    expect(first?.init).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(first?.init.body).toBeUndefined()
  })

  it('sends Accept, X-Language, and with a POST JSON and the anti-forgery header (ACC-7)', async () => {
    const { post } = createCaller({ context: visitor })
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

  it('adds the bearer only where the browser holds a token and somebody is signed in (ACC-6)', async () => {
    await createCaller({ context: visitor, accessToken }).get('/api/x')
    await createCaller({ context: customer }).get('/api/x')
    await createCaller({ context: customer, accessToken }).get('/api/x')
    const bearers = sent.map(({ init }) => new Headers(init.headers).get('Authorization'))
    expect(bearers).toEqual([null, null, 'Bearer secret'])
  })

  it('makes Cache-Control and the cache key of the scope (ACC-6)', async () => {
    const { call } = createCaller({ context: customer })
    await call('/api/x', { cache: { scope: 'public', duration: 60, staleWhileRevalidate: 30 } })
    await call('/api/x', { cache: { scope: 'customer', duration: 60 } })
    const headers = sent.map(({ init }) => new Headers(init.headers))
    expect(headers[0]?.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=30')
    expect(headers[0]?.has('X-Cache-Key-Context')).toBe(false)
    expect(headers[1]?.get('Cache-Control')).toBe('private, max-age=60')
    expect(headers[1]?.get('X-Cache-Key-Context')).toBe('customer:c1')
  })

  it.each([
    ['customer', 'Customer scope requires valid customerId'],
    ['user', 'User scope requires valid userId'],
  ] as const)('warns and does not cache when the %s scope has no id (ACC-6)', async (scope, message) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await createCaller({ context: visitor }).call('/api/x', { cache: { scope, duration: 60 } })
    expect(new Headers(sent[0]?.init.headers).get('Cache-Control')).toBe('no-store')
    expect(warn).toHaveBeenCalledWith(new Error(message))
  })
})

const refused = () => json({ code: 'antiForgery', message: 'Wrong token.' }, 403, 'Forbidden')

describe('what a call answers', () => {
  it('throws status and text with the parsed error (ACC-6)', async () => {
    stubNetwork({
      'GET /api/x': () => json({ code: 'gone', message: 'It is gone.', field: 'a.b' }, 404, 'Not Found'),
    })
    const failed = createCaller({ context: visitor }).get('/api/x')
    await expect(failed).rejects.toThrow('HTTP 404: Not Found')
    await expect(failed).rejects.toMatchObject({
      error: { code: 'gone', message: 'It is gone.', field: 'a.b' },
    })
  })

  it('keeps the status when the body is no error of the contract', async () => {
    stubNetwork({ 'GET /api/x': () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }) })
    const failed = createCaller({ context: visitor }).get('/api/x')
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
    })
    const { post } = createCaller({ context: visitor })
    await expect(Promise.all([post('/api/cart'), post('/api/cart')])).resolves.toEqual([
      { done: 1 },
      { done: 1 },
    ])
    expect(tokens).toBe(2)
    await expect(post('/api/never')).rejects.toThrow('HTTP 403: Forbidden')
    expect(calls.filter(({ path }) => path === '/api/never')).toHaveLength(2)
  })

  it('asks for a token again after it could not be had', async () => {
    let asked = 0
    stubNetwork({
      'GET /api/site/getAntiForgeryToken': () =>
        (asked += 1) === 1 ? new Response('', { status: 503, statusText: 'Busy' }) : new Response('t'),
      'POST /api/cart': () => json({ done: 1 }),
    })
    const { post } = createCaller({ context: visitor })
    await expect(post('/api/cart')).rejects.toThrow('HTTP 503: Busy')
    await expect(post('/api/cart')).resolves.toEqual({ done: 1 })
  })

  it('ends with its signal', async () => {
    stubNetwork({ 'GET /api/x': () => new Promise(() => {}) })
    const controller = new AbortController()
    const call = createCaller({ context: visitor }).call('/api/x', { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
