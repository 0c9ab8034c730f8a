import { describe, expect, it } from 'vitest'
import type { Api } from '../../../ssr/server/bff/api-service.ts'
import {
  createSessions,
  type ActiveSession,
  type SessionStatus,
} from '../../../ssr/server/context/sessions.ts'

/** An API that knows a session on its own site only, slowly enough for two requests to overlap. */
function apiOf(ownSite: string, more: { renewed?: string; refusal?: string; life?: number } = {}) {
  let asked = 0
  const api: Api = {
    fetch: async (request) => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (request.headers.get('X-Site') !== ownSite || more.refusal !== undefined) {
        return Response.json({ code: more.refusal ?? 'notFound', message: '' }, { status: 404 })
      }
      return Response.json(
        {
          access_token: `token of ${ownSite}`,
          token_type: 'Bearer',
          expires_in: more.life ?? 300,
          userId: 'u',
          customerId: 'c',
        },
        { headers: more.renewed === undefined ? {} : { 'X-Session': more.renewed } },
      )
    },
    ready: async () => true,
    close: async () => {},
  }
  return { api, asked: () => asked }
}

const live = (standing: SessionStatus): ActiveSession => {
  if (typeof standing === 'string') throw new Error(`The session is ${standing}.`)
  return standing
}

describe('sessions in the host', () => {
  it('requests one token for concurrent calls of a session (ACC-5)', async () => {
    const { api, asked } = apiOf('se')
    const sessions = createSessions(api, 'secret')
    const standings = await Promise.all(
      Array.from({ length: 100 }, () => sessions.statusOf('a-session', 'se')),
    )
    expect(new Set(standings.map((standing) => live(standing).bearer))).toEqual(new Set(['token of se']))
    expect(asked()).toBe(1)
  })

  it('never shares an answer between sites', async () => {
    const { api } = apiOf('se')
    const sessions = createSessions(api, 'secret')
    const [own, other] = await Promise.all([
      sessions.statusOf('a-session', 'se'),
      sessions.statusOf('a-session', 'no'),
    ])
    expect(live(own)).toMatchObject({ bearer: 'token of se', userId: 'u', customerId: 'c' })
    expect(other).toBe('gone')
  })

  it('requests a new token after a minute, and a minute before expiry (ACC-5)', async () => {
    const { api, asked } = apiOf('se', { life: 90 })
    let now = 1_000_000
    const sessions = createSessions(api, 'secret', () => now)
    await sessions.statusOf('a-session', 'se')
    now += 29_000
    await sessions.statusOf('a-session', 'se')
    expect(asked()).toBe(1)
    now += 2000
    await sessions.statusOf('a-session', 'se')
    expect(asked()).toBe(2)

    const long = apiOf('se')
    const longer = createSessions(long.api, 'secret', () => now)
    await longer.statusOf('a-session', 'se')
    now += 59_000
    expect(longer.secondsLeft(live(await longer.statusOf('a-session', 'se')))).toBe(241)
    expect(long.asked()).toBe(1)
    now += 2000
    await longer.statusOf('a-session', 'se')
    expect(long.asked()).toBe(2)
  })

  it('gives the new id to each request with the old one', async () => {
    const { api } = apiOf('se', { renewed: 'a-new-id' })
    const sessions = createSessions(api, 'secret')
    for (let n = 0; n < 3; n++)
      expect(live(await sessions.statusOf('a-session', 'se')).renewed).toBe('a-new-id')
  })

  it('distinguishes a replaced id from an unknown one', async () => {
    const replaced = createSessions(apiOf('se', { refusal: 'replaced' }).api, 'secret')
    expect(await replaced.statusOf('a-session', 'se')).toBe('replaced')
    const gone = createSessions(apiOf('se', { refusal: 'notFound' }).api, 'secret')
    expect(await gone.statusOf('a-session', 'se')).toBe('gone')
  })
})
