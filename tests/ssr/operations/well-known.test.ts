import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import type { HonoEnv } from '../../../ssr/server/context/hono-env.ts'
import { wellKnownRoutes } from '../../../ssr/server/operations/well-known-routes.ts'
import { type OpenHost, openHost } from '../stand-ins.ts'

let host: OpenHost | null = null
afterEach(() => host?.close())

describe('/.well-known/security.txt (RFC 9116)', () => {
  const environment = { SECURITY_CONTACT: 'mailto:security@company.example', SECURITY_EXPIRES: '2999-06-30' }

  it('contains the settings, with the canonical address of the site', async () => {
    host = await openHost({ environment: { ...environment, SITE_ENV: 'prd' } })
    const answer = await host.ask('/.well-known/security.txt', { headers: { host: 'www.prevex.example' } })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8'])
    expect(answer.text).toBe(
      'Contact: mailto:security@company.example\nExpires: 2999-06-30T00:00:00.000Z\nCanonical: https://www.prevex.example/.well-known/security.txt\n',
    )
  })

  it('answers 404 without a contact and after its last day', async () => {
    host = await openHost()
    expect((await host.ask('/.well-known/security.txt')).status).toBe(404)
    await host.close()
    host = await openHost({ environment: { ...environment, SECURITY_EXPIRES: '2020-01-01' } })
    expect((await host.ask('/.well-known/security.txt')).status).toBe(404)
  })
})

const ask = async (hasPage: boolean) => {
  const app = new Hono<HonoEnv>().route(
    '/',
    wellKnownRoutes({ SECURITY_CONTACT: undefined, SECURITY_EXPIRES: undefined }, () => hasPage),
  )
  return app.request('/.well-known/change-password')
}

describe('/.well-known/change-password', () => {
  it('redirects to the account page, and answers 404 while the shop has none', async () => {
    const answer = await ask(true)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/my-pages/my-account/security'])
    expect((await ask(false)).status).toBe(404)
  })

  it('answers 404 for unknown names, so that password managers can trust it', async () => {
    host = await openHost()
    const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await host.ask(path)).status).toBe(404)
  })
})
