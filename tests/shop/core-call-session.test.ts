import { afterEach, expect, it, vi } from 'vitest'
import type { User } from '@tradecounter/api/contract'
import { navigation } from '@tradecounter/shop/core'
import { createCaller } from '@tradecounter/shop/core/http-client'
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
  await expect(createCaller({ context: page }).post('/api/cart')).resolves.toEqual({ added: true })
  expect(calls.map(({ path }) => path)).toEqual(['/oauth2/token', '/api/cart'])
})

// The access token is refused first, and the request for the current person must not wait for it.
it('continues after its session was renewed, if the user is the same (ACC-5, ACC-7)', async () => {
  const calls = sessionOf(buyer, 'of the new session')
  const reload = vi.spyOn(navigation, 'reload').mockReturnValue()
  await expect(createCaller({ context: page }).post('/api/cart')).resolves.toEqual({ added: true })
  expect(calls.filter(({ path }) => path === '/oauth2/token')).toHaveLength(2)
  expect(reload).not.toHaveBeenCalled()
})

it('does nothing for another customer than the one on screen, and reloads the page (ACC-4)', async () => {
  const calls = sessionOf({ ...buyer, customerId: 'another' }, 'of the new session')
  const reload = vi.spyOn(navigation, 'reload').mockReturnValue()
  await expect(createCaller({ context: page }).post('/api/cart')).rejects.toThrow('HTTP 403')
  expect(reload).toHaveBeenCalled()
  expect(
    calls.filter(
      ({ path, headers }) => path === '/api/cart' && headers.get('X-CSRF-Token') !== 'of the page',
    ),
  ).toEqual([])
})
