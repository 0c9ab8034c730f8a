import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutgoingHttpHeaders } from 'node:http'
import { allCalls } from '../../../api/contract/index.ts'
import { bffRoutes } from '../../../ssr/server/bff/bff-routes.ts'
import { createSessions } from '../../../ssr/server/context/sessions.ts'
import { HostBrowser, openRealHost, type RealHost } from '../host-browser.ts'
import { standInApi } from '../stand-ins.ts'
import { createApiProxy } from '../../../ssr/server/bff/api-proxy.ts'
import type { PageRenderer } from '../../../ssr/server/pages/page-renderer.ts'

let real: RealHost
let own: HostBrowser
let others = ''
beforeAll(async () => {
  real = await openRealHost()
  own = new HostBrowser(real.host)
  await own.signIn('buyer')
  const other = new HostBrowser(real.host)
  await other.signIn('other')
  others = await other.antiForgery()
})
afterAll(() => real.close())

const isMutating = (method: string): boolean => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)

/**
 * The changing calls of the service. Not that of the host, which is not reachable from outside (`app.ts`), and not
 * those of programs, whose signature no page of another site can make.
 */
const serviceCalls = allCalls.filter(
  ({ method, rule, signed }) => isMutating(method) && rule !== 'host' && !signed,
)

/** The changing calls of the host. */
function hostCalls(): string[] {
  const { api } = standInApi()
  const sessions = createSessions(api, '')
  // The routes are listed, not called: no page is requested.
  const pages = {} as PageRenderer
  const app = bffRoutes(createApiProxy(api, sessions, ''), sessions, pages, 'browser')
  return app.routes.filter(({ method }) => isMutating(method)).map(({ path }) => path)
}

const calls = (): string[] =>
  [...serviceCalls.map(({ path }) => path), ...hostCalls()].map((path) => path.replaceAll(/:\w+/gu, 'x'))

interface Case {
  name: string
  /** `null` omits a header. */
  headers: Record<string, string | null>
  status: 403 | 415
  /** The code of the refusing check. */
  code: string
}

const evil = 'https://evil.example'
const noSite = { 'sec-fetch-site': null }
const cases: readonly Case[] = [
  { name: 'from another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403, code: 'origin' },
  { name: 'from a sister host', headers: { 'sec-fetch-site': 'same-site' }, status: 403, code: 'origin' },
  { name: 'from the address bar', headers: { 'sec-fetch-site': 'none' }, status: 403, code: 'origin' },
  {
    name: 'from another site that names our origin',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'own' },
    status: 403,
    code: 'origin',
  },
  { name: 'that says nothing of where from', headers: noSite, status: 403, code: 'origin' },
  { name: 'of another origin', headers: { ...noSite, origin: evil }, status: 403, code: 'origin' },
  { name: 'of no origin', headers: { ...noSite, origin: 'null' }, status: 403, code: 'origin' },
  { name: 'as plain text', headers: { 'content-type': 'text/plain' }, status: 415, code: 'notJson' },
  {
    name: 'as a form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
    code: 'notJson',
  },
  { name: 'without the strict cookie', headers: { cookie: 'lax' }, status: 403, code: 'writeCookie' },
  { name: 'without the value', headers: { 'x-csrf-token': null }, status: 403, code: 'antiForgery' },
  {
    name: "with somebody else's value",
    headers: { 'x-csrf-token': 'others' },
    status: 403,
    code: 'antiForgery',
  },
]

async function send(
  path: string,
  change: Record<string, string | null>,
): Promise<{ status: number; code: string }> {
  const headers: OutgoingHttpHeaders = {
    cookie: own.header,
    'content-type': path === '/api/files' ? 'application/octet-stream' : 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': await own.antiForgery(),
  }
  const stand: Record<string, string> = {
    own: `http://localhost:${real.host.port}`,
    others,
    lax: `sid=${own.cookies.get('sid')}`,
  }
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete headers[name]
    else headers[name] = stand[value] ?? value
  }
  const answer = await real.host.ask(path, { method: 'POST', headers, body: '{}' })
  const [, code = ''] = /"code":"(\w+)"/u.exec(answer.text) ?? []
  return { status: answer.status, code }
}

/** Everything that a call could have changed. */
const state = async (): Promise<string> => {
  const { db } = real.shop.store
  const tables = [
    'users',
    'carts',
    'cartLines',
    'orders',
    'directOrderItems',
    'lists',
    'loginAttempts',
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const sessions = await db.selectFrom('sessions').select(['idHash', 'userId', 'customerId']).execute()
  return JSON.stringify([rows, sessions])
}

describe('changes requested by other pages (reliability 2.2)', () => {
  it('covers twelve forged requests and every call that changes something', () => {
    expect(cases).toHaveLength(12)
    expect(calls()).toEqual(
      expect.arrayContaining([
        '/api/cart',
        '/api/cart/order',
        '/api/user/logout',
        '/bff/login',
        '/oauth2/token',
      ]),
    )
    expect(calls().length).toBeGreaterThan(15)
  })

  it.each(cases)('every call refuses $name and changes nothing', async ({ headers, status, code }) => {
    const before = await state()
    for (const path of calls()) {
      const expected = path === '/api/files' && code === 'notJson' ? 'notFile' : code
      expect({ path, ...(await send(path, headers)) }).toEqual({ path, status, code: expected })
    }
    expect(await state()).toBe(before)
  })

  it('every call accepts a page of ours, with and without Sec-Fetch-Site', async () => {
    const guards = ['origin', 'notJson', 'notFile', 'writeCookie', 'antiForgery']
    for (const path of calls().filter((call) => !call.endsWith('/logout'))) {
      const asked: ReadonlyArray<Record<string, string | null>> = [
        {},
        { 'sec-fetch-site': null, origin: 'own' },
      ]
      for (const headers of asked) {
        const { status, code } = await send(path, headers)
        expect({ path, refusedBy: guards.includes(code) ? code : null }).toEqual({ path, refusedBy: null })
        expect(status).toBeLessThan(500)
      }
    }
  })

  it('trusts no origin on an unknown host', async () => {
    const headers = {
      host: 'evil.example',
      origin: 'http://evil.example',
      'content-type': 'application/json',
    }
    const answer = await real.host.ask('/api/cart', { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(403)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
    'refuses the method %s for every call (C1)',
    async (method) => {
      for (const path of [...calls(), '/', '/search']) {
        const answer = await real.host.ask(path, { method, headers: { 'sec-fetch-site': 'same-origin' } })
        expect({ path, status: answer.status }).toEqual({ path, status: 405 })
        expect(answer.headers.allow).toMatch(/GET|POST/u)
      }
    },
  )

  it('refuses GET for a call that changes something', async () => {
    for (const path of calls().filter((call) => call !== '/api/cart')) {
      const answer = await own.get(path)
      expect({ path, status: answer.status }).toEqual({ path, status: 405 })
    }
  })

  it('sends no CORS headers to other origins, and refuses preflights (C5)', async () => {
    for (const path of [...calls(), '/', '/api/user/current']) {
      const preflight = await real.host.ask(path, {
        method: 'OPTIONS',
        headers: { origin: evil, 'access-control-request-method': 'POST' },
      })
      expect({ path, status: preflight.status }).toEqual({ path, status: 403 })
      expect(preflight.headers.vary).toContain('Origin')
      const answer = await real.host.ask(path, { headers: { origin: evil, cookie: own.header } })
      for (const headers of [preflight.headers, answer.headers])
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })
})
