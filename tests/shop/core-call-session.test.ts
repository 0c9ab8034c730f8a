import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { User } from '@tradecounter/api/contract'
import { navigation, promptAtSessionEnd } from '@tradecounter/shop/core'
import { createHttpClient } from '@tradecounter/shop/core/http-client'
import { buyer, json, shopContext, stubNetwork } from './in-shop.tsx'
import { tokenOf } from './tokens.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page of a signed-in user, rendered for a session that the browser may have left since. */
const page = shopContext({ user: buyer, bearer: true, antiForgery: 'of the page' })

/** A network that accepts only one anti-forgery value, for a session of this user. */
const sessionOf = (user: User, value: string) => {
  const guarded =
    (answer: unknown) =>
    ({ headers }: { headers: Headers }) =>
      headers.get('X-CSRF-Token') === value ? json(answer) : json({ code: 'antiForgery', message: 'x' }, 403)
  return stubNetwork({
    'GET /api/site/getAntiForgeryToken': () => new Response(value),
    'GET /api/user/current': () => json(user),
    'POST /oauth2/token': guarded({
      access_token: tokenOf({ exp: 2_000_000_000, userId: user.userId, customerId: user.customerId }),
      expires_in: 300,
    }),
    'POST /api/cart': guarded({ added: true }),
  })
}

it('posts with the anti-forgery value of the page, without requesting one (ACC-7)', async () => {
  const calls = sessionOf(buyer, 'of the page')
  await expect(createHttpClient({ context: page }).post('/api/cart')).resolves.toEqual({ added: true })
  expect(calls.map(({ path }) => path)).toEqual(['/oauth2/token', '/api/cart'])
})

// The access token is refused first, and the request for the current person must not wait for it.
it('continues after its session was renewed, if the user is the same (ACC-5, ACC-7)', async () => {
  const calls = sessionOf(buyer, 'of the new session')
  const reload = vi.spyOn(navigation, 'reload').mockReturnValue()
  await expect(createHttpClient({ context: page }).post('/api/cart')).resolves.toEqual({ added: true })
  expect(calls.filter(({ path }) => path === '/oauth2/token')).toHaveLength(2)
  expect(reload).not.toHaveBeenCalled()
})

it('does nothing for another customer than the one on screen, and reloads the page (ACC-4)', async () => {
  const calls = sessionOf({ ...buyer, customerId: 'another' }, 'of the new session')
  const reload = vi.spyOn(navigation, 'reload').mockReturnValue()
  await expect(createHttpClient({ context: page }).post('/api/cart')).rejects.toThrow('HTTP 403')
  expect(reload).toHaveBeenCalled()
  expect(
    calls.filter(
      ({ path, headers }) => path === '/api/cart' && headers.get('X-CSRF-Token') !== 'of the page',
    ),
  ).toEqual([])
})

/** A session that has ended, until `signIn` begins another of the same user. */
const endedSession = () => {
  let user: User | null = null
  const value = () => (user === null ? 'of a visitor' : 'of the new session')
  const guarded =
    (answer: unknown) =>
    ({ headers }: { headers: Headers }) => {
      if (headers.get('X-CSRF-Token') !== value()) return json({ code: 'antiForgery', message: 'x' }, 403)
      return user === null ? json({ code: 'signIn', message: 'x' }, 401) : json(answer)
    }
  const calls = stubNetwork({
    'GET /api/site/getAntiForgeryToken': () => new Response(value()),
    'GET /api/user/current': () => json(user),
    // A visitor has a token too.
    'POST /oauth2/token': ({ headers }) => {
      if (headers.get('X-CSRF-Token') !== value()) return json({ code: 'antiForgery', message: 'x' }, 403)
      const { userId = '', customerId = '' } = user ?? {}
      return json({ access_token: tokenOf({ exp: 2_000_000_000, userId, customerId }), expires_in: 300 })
    },
    'POST /api/cart': guarded({ added: true }),
    'POST /api/directorder/check': guarded({ rows: [] }),
    'POST /api/user/login': () => json({ success: true }),
  })
  return { calls, signIn: () => void (user = buyer) }
}

describe.each([true, false])('a session that has ended (ACC-5), with tokens of the browser: %s', (bearer) => {
  const context = shopContext({ user: buyer, bearer, antiForgery: 'of the page' })

  it('asks to sign in on the page, and repeats the call with the same key afterwards', async () => {
    const { calls, signIn } = endedSession()
    const reload = vi.spyOn(navigation, 'reload').mockReturnValue()
    const warn = vi.spyOn(console, 'warn')
    const { post } = createHttpClient({ context })
    const prompt = vi.fn(async () => {
      await post('/api/user/login', {}, { whenSignedOut: 'continue' })
      signIn()
      return true
    })
    onTestFinished(promptAtSessionEnd(context, prompt))
    await expect(post('/api/cart', { quantity: 20 }, { idempotencyKey: 'k' })).resolves.toEqual({
      added: true,
    })
    expect(prompt).toHaveBeenCalledOnce()
    expect(reload).not.toHaveBeenCalled()
    // An ended session is no failure of the token.
    expect(warn).not.toHaveBeenCalled()
    const sent = calls.filter(({ path }) => path === '/api/cart')
    expect(sent.every(({ headers }) => headers.get('Idempotency-Key') === 'k')).toBe(true)
    expect(sent.at(-1)?.headers.get('X-CSRF-Token')).toBe('of the new session')
    if (bearer) {
      const token = tokenOf({ exp: 2_000_000_000, userId: buyer.userId, customerId: buyer.customerId })
      expect(sent.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${token}`)
    }
    await expect(post('/api/directorder/check')).resolves.toEqual({ rows: [] })
    expect(prompt).toHaveBeenCalledOnce()
  })

  it('keeps the page when the user declines', async () => {
    const { calls } = endedSession()
    const reload = vi.spyOn(navigation, 'reload').mockReturnValue()
    onTestFinished(promptAtSessionEnd(context, async () => false))
    await expect(createHttpClient({ context }).post('/api/directorder/check')).rejects.toMatchObject({
      status: 401,
      error: { code: 'signedOut' },
    })
    expect(reload).not.toHaveBeenCalled()
    expect(calls.filter(({ path }) => path === '/api/cart')).toEqual([])
  })

  it('reloads a page that cannot ask', async () => {
    endedSession()
    const reload = vi.spyOn(navigation, 'reload').mockReturnValue()
    await expect(createHttpClient({ context }).post('/api/cart')).rejects.toThrow()
    expect(reload).toHaveBeenCalled()
  })

  it('does not ask for calls that keep the page anyway, or that sign in', async () => {
    endedSession()
    const prompt = vi.fn(async () => false)
    onTestFinished(promptAtSessionEnd(context, prompt))
    const { post } = createHttpClient({ context })
    await expect(post('/api/cart', {}, { whenSignedOut: 'throw' })).rejects.toMatchObject({ status: 401 })
    await expect(post('/api/user/login', {}, { whenSignedOut: 'continue' })).resolves.toEqual({
      success: true,
    })
    expect(prompt).not.toHaveBeenCalled()
  })
})
