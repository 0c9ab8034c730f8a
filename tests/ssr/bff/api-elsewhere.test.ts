import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { remoteApi } from '../../../ssr/server/bff/api-service.ts'
import { cookieNames, sessionCookies } from '../../../ssr/server/context/cookies.ts'
import { type OpenHost, openHost, session, standInApi } from '../stand-ins.ts'

// The service behind a port of its own (API_ORIGIN), where the network stands between it and the host.
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

it('signs in and out, redirect and cookies included', async () => {
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
  // Calm, in the reader's language and the site's brand, with a way to try again and no script (SHELL-10).
  expect(page.text).toContain('<html lang="en" data-brand="gelia">')
  expect(page.text).toContain('The page could not be shown')
  expect(page.text).toContain('href="/en/search?parameters.SearchPhrase=%3Cb%3E"')
  expect(page.text).not.toContain('<script')
  // Whose page it is, a way home, and what the support finds the fault by.
  expect(page.text).toContain('<title>The page could not be shown – Gelia</title>')
  expect(page.text).toContain('aria-label="Gelia"')
  expect(page.text).toContain('href="/en"')
  expect(page.text).toMatch(/Quote [\w-]{16} if you call/u)
  expect((await host.ask('/api/echo')).status).toBe(503)
})

it('gives a file that is made while it is sent more time', async () => {
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

it('gives up when the service does not answer in time', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((done) => silent.listen(0, done))
  const address = silent.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const asked = remoteApi(origin, 0.01).fetch(new Request(`${origin}/api/echo`))
  await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' })
  silent.closeAllConnections()
  silent.close()
})
