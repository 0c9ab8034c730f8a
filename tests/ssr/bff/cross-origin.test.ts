import { createServer, type Server } from 'node:http'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumLaunch } from '../../setup/chromium.ts'
import { cookieNames, sessionCookies } from '../../../ssr/server/context/cookies.ts'
import { type OpenHost, openHost, session } from '../stand-ins.ts'

let host: OpenHost
let browser: Browser
let evil: Server
let shop = ''
let attack = ''

/** A hostile page that tries everything possible when it opens. */
const page = (target: string): string => `<!DOCTYPE html><meta charset="utf-8"><title>win</title>
<img src="${target}/bff/logout" alt=""><iframe src="${target}/bff/logout"></iframe>
<link rel="prefetch" href="${target}/bff/logout"><link rel="stylesheet" href="${target}/bff/logout">
<script src="${target}/api/user/current"></script>
<iframe name="sink"></iframe>
<form id="plain" method="post" enctype="text/plain" target="sink" action="${target}/api/cart/emptycart">
<input name='{"a":"' value='"}'></form>
<form id="coded" method="post" target="sink" action="${target}/bff/login"><input name="username" value="x"></form>
<form id="parts" method="post" enctype="multipart/form-data" target="sink" action="${target}/api/user/logout"></form>
<script>
const calls = ['/api/user/logout', '/api/cart/emptycart', '/bff/login', '/bff/change-customer', '/oauth2/token']
const asJson = { method: 'POST', credentials: 'include', headers: { 'Content-Type': 'application/json' }, body: '{}' }
const asText = { method: 'POST', credentials: 'include', mode: 'no-cors', body: '{}' }
for (const form of document.forms) form.submit()
window.tried = Promise.all([
  ...calls.map((call) => fetch('${target}' + call, asJson).then((a) => a.text(), String)),
  ...calls.map((call) => fetch('${target}' + call, asText).then((a) => a.type, String)),
  ...calls.map((call) => navigator.sendBeacon('${target}' + call, new Blob(['{}'], { type: 'application/json' }))),
  fetch('${target}/api/user/current', { credentials: 'include' }).then((a) => a.text(), String),
  fetch('${target}/bff/logout', { credentials: 'include', mode: 'no-cors' }).then((a) => a.type, String),
])
</script><button onclick="window.open('${target}/bff/logout')">x</button>
<a href="${target}/bff/logout">you have won</a>`

beforeAll(async () => {
  host = await openHost()
  browser = await chromium.launch(chromiumLaunch())
  shop = `http://local.se.localhost:${host.port}`
  evil = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(request.url === '/' ? page(shop) : '')
  })
  await new Promise<void>((done) => evil.listen(0, done))
  const address = evil.address()
  attack = `localhost:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(async () => {
  await browser.close()
  evil.close()
  evil.closeAllConnections()
  await host.close()
})

/** A browser that is signed in to the shop. */
async function signedIn(): Promise<BrowserContext> {
  host.live.set(session('anna'), 'anna')
  const context = await browser.newContext()
  const lines = sessionCookies(session('anna'), cookieNames(false))
  await context.addCookies(
    lines.map((line) => {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      const sameSite = line.includes('Strict') ? 'Strict' : 'Lax'
      return { name, value, url: shop, httpOnly: true, sameSite } as const
    }),
  )
  return context
}

/** Changes received by the service since; requesting a session's token is not a change. */
const changes = (since: number): string[] =>
  host.asked
    .slice(since)
    .filter(({ method, url }) => method === 'POST' && !url.endsWith('/api/user/session'))
    .map(({ url }) => url)

describe('a page of another origin in a real browser (reliability 2.2)', () => {
  // Another site; a sister host of the same site; the same host on another port.
  it.each(['evil.localhost', 'evil.se.localhost', 'local.se.localhost'])(
    'at %s changes and reads nothing',
    async (name) => {
      const context = await signedIn()
      const since = host.asked.length
      const visit = await context.newPage()
      await visit.goto(`http://${attack.replace('localhost', name)}/`)
      const tried = await visit.evaluate('window.tried')
      expect(JSON.stringify(tried)).not.toMatch(/Anna|access_token|bearer/u)
      const [opened] = await Promise.all([context.waitForEvent('page'), visit.click('button')])
      await opened.waitForLoadState()
      expect(await opened.content()).toContain('Logga ut')
      await visit.click('text=you have won')
      await visit.waitForURL(`${shop}/bff/logout`)
      expect(changes(since)).toEqual([])
      expect(host.live.has(session('anna'))).toBe(true)
      await context.close()
    },
  )

  it('a page of the shop itself signs out with a click', async () => {
    const context = await signedIn()
    const visit = await context.newPage()
    await visit.goto(`${shop}/bff/logout?logout_redirect_uri=/cart`)
    // Typing an address is user intent too; a page reached by a link from elsewhere asks for confirmation.
    expect(host.live.has(session('anna'))).toBe(false)
    expect(visit.url()).toBe(`${shop}/cart`)
    expect(await context.cookies(shop)).toEqual([])
    await context.close()
  })

  it('asks for confirmation when another page leads to sign-out', async () => {
    const context = await signedIn()
    const visit = await context.newPage()
    await visit.goto(`http://${attack.replace('localhost', 'evil.localhost')}/`)
    await visit.click('text=you have won')
    await visit.click('text=Logga ut')
    await visit.waitForURL(`${shop}/`)
    expect(host.live.has(session('anna'))).toBe(false)
    await context.close()
  })
})
