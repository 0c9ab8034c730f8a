import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { remoteApi } from '../../../ssr/server/bff/api-service.ts'
import { cookieNames, sessionCookies } from '../../../ssr/server/context/cookies.ts'
import { type OpenHost, openHost, session, siteSettings, standInApi } from '../stand-ins.ts'

// The service on its own port (API_ORIGIN), with the network between it and the host.
let host: OpenHost
let stand: ReturnType<typeof standInApi>
let close: () => void
beforeEach(async () => {
  stand = standInApi()
  const server = createServer(getRequestListener(stand.api.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  host = await openHost({ api: remoteApi(`http://localhost:${port}`) })
  close = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterEach(async () => {
  close()
  await host.close()
})

const cookies = sessionCookies(session('anna'), cookieNames(false))
  .map((line) => line.split(';')[0])
  .join('; ')
const changing = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

it('shows the page of the signed-in user', async () => {
  expect((await host.ask('/', { headers: { cookie: cookies } })).text).toContain('Anna')
  expect((await host.ask('/')).text).toContain('nobody')
})

it('signs in and out, including redirect and cookies', async () => {
  const login = await host.ask('/api/user/login', {
    method: 'POST',
    headers: changing,
    body: '{"username":"anna","password":"x"}',
  })
  expect(JSON.parse(login.text)).toEqual({ success: 'true' })
  expect(login.headers['set-cookie']?.[0]).toContain(session('anna-2'))
  const logout = await host.ask('/api/user/logout', {
    method: 'POST',
    headers: { ...changing, cookie: cookies },
    body: '{}',
  })
  expect([logout.status, logout.headers.location]).toEqual([303, '/'])
  expect(logout.headers['set-cookie']?.[0]).toContain(session('visitor'))
  expect(stand.live.has(session('anna'))).toBe(false)
})

it('answers pages and calls with 503 when the service is unreachable', async () => {
  close()
  const page = await host.ask('/en/search?parameters.SearchPhrase=%3Cb%3E', {
    headers: { host: 'local.gelia-se.localhost' },
  })
  expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
    503,
    '1',
    'no-store',
  ])
  // In the reader's language and the site's brand, with a retry link and without script (SHELL-10).
  expect(page.text).toContain('<html lang="en" data-brand="gelia">')
  expect(page.text).toContain('The page could not be shown')
  expect(page.text).toContain('href="/en/search?parameters.SearchPhrase=%3Cb%3E"')
  expect(page.text).not.toContain('<script')
  // The brand, a link home, and the id for support.
  expect(page.text).toContain('<title>The page could not be shown – Gelia</title>')
  expect(page.text).toContain('aria-label="Gelia"')
  expect(page.text).toContain('href="/en"')
  expect(page.text).toMatch(/Quote [\w-]{16} if you call/u)
  expect((await host.ask('/api/echo')).status).toBe(503)
})

it('answers pages with 500 and logs which setting does not fit when the service is of another version', async () => {
  const service = standInApi().api
  const other = await openHost({
    api: {
      ...service,
      fetch: async (request) =>
        new URL(request.url).pathname === '/api/site/settings'
          ? Response.json({ ...siteSettings, myPages: 'all' })
          : service.fetch(request),
    },
  })
  const page = await other.ask('/')
  expect(page.status).toBe(500)
  expect(page.text).toContain('data-brand="tradecounter"')
  const faults = other.logged.filter((line) => line.includes('page failed'))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/do not fit the contract: myPages /u)
  expect(faults[0]).toMatch(/"traceId":"[0-9a-f]{32}"/u)
  await other.close()
})

it('has a longer timeout for a file that is generated while it is sent', async () => {
  const slow = createServer((_, answer) => {
    answer.write('%PDF')
    setTimeout(() => answer.end('-1.7'), 200)
  })
  await new Promise<void>((done) => slow.listen(0, done))
  const address = slow.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const ask = async (path: string) =>
    (await remoteApi(origin, 0.1).fetch(new Request(`${origin}${path}`))).text()
  await expect(ask('/api/echo')).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(await ask('/api/my-pages/order/sheet?orderNumber=1')).toBe('%PDF-1.7')
  slow.closeAllConnections()
  slow.close()
})

it('times out if the service does not answer', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((done) => silent.listen(0, done))
  const address = silent.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const asked = remoteApi(origin, 0.01).fetch(new Request(`${origin}/api/echo`))
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' })
  silent.closeAllConnections()
  silent.close()
})
