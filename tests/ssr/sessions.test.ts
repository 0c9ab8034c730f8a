import { expect, it } from 'vitest'
import type { Api } from '../../ssr/server/api.ts'
import { createSessions } from '../../ssr/server/sessions.ts'

/** An api that answers a session on its own site alone, as slowly as two requests need to meet. */
function apiOf(ownSite: string): { api: Api; asked: () => number } {
  let asked = 0
  const api: Api = {
    fetch: async (request) => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (request.headers.get('X-Site') !== ownSite) return new Response(null, { status: 404 })
      return Response.json({ access_token: `token of ${ownSite}`, token_type: 'Bearer', expires_in: 300 })
    },
    ready: async () => true,
    close: async () => {},
  }
  return { api, asked: () => asked }
}

it('asks once for any number of callers of one session (ACC-5)', async () => {
  const { api, asked } = apiOf('se')
  const sessions = createSessions(api, 'secret')
  const bearers = await Promise.all(Array.from({ length: 100 }, () => sessions.bearerOf('a-session', 'se')))
  expect(new Set(bearers)).toEqual(new Set(['token of se']))
  expect(asked()).toBe(1)
})

it("never gives one site's answer to another that asks at the same moment", async () => {
  const { api } = apiOf('se')
  const sessions = createSessions(api, 'secret')
  const [own, other] = await Promise.all([
    sessions.bearerOf('a-session', 'se'),
    sessions.bearerOf('a-session', 'no'),
  ])
  expect(own).toBe('token of se')
  expect(other).toBeNull()
})

it('renews a token 60 s before it runs out (ACC-5)', async () => {
  const { api, asked } = apiOf('se')
  let now = 1_000_000
  const sessions = createSessions(api, 'secret', () => now)
  await sessions.bearerOf('a-session', 'se')
  now += 239_000
  await sessions.bearerOf('a-session', 'se')
  expect(asked()).toBe(1)
  now += 2000
  await sessions.bearerOf('a-session', 'se')
  expect(asked()).toBe(2)
})
