import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCertificate, openTls } from '../../bench/observatory/tls.ts'
import { chromiumLaunch } from '../setup/chromium.ts'
import { loadDemo, type Program, startProgram } from './program.ts'

const data = mkdtempSync(join(tmpdir(), 'log-'))
let shop: Program
beforeAll(async () => {
  loadDemo(data, 200)
  shop = await startProgram('ssr/server/main.ts', { DATA_DIR: data, LOG_LEVEL: 'trace' })
})
afterAll(async () => {
  await shop.stop()
  rmSync(data, { recursive: true, force: true })
})

/** Sends a request with any header. */
const ask = (
  path: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: object; body?: string } = {},
): Promise<{ status: number; text: string; cookies: string[] }> =>
  new Promise((done, fail) => {
    const outgoing = request(
      new URL(path, shop.origin),
      { method, headers: { ...headers }, agent: false },
      (incoming) => {
        let text = ''
        incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
        incoming.on('end', () =>
          done({ status: incoming.statusCode ?? 0, text, cookies: incoming.headers['set-cookie'] ?? [] }),
        )
      },
    )
    outgoing.on('error', fail)
    outgoing.end(body)
  })

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** The `Cookie` header for `Set-Cookie` lines. */
const cookie = (lines: string[]): string => lines.map((line) => line.split(';')[0]).join('; ')

it('contains no secret of any input at the most detailed level (reliability 2.15)', async () => {
  let number = 0
  const secrets: string[] = []
  /** A unique text. */
  const secret = (): string => {
    const made = `K4n4r1e${(number += 1)}x7f3`
    secrets.push(made)
    return made
  }

  // Requests of a browser, or of a program that imitates one.
  for (const path of [
    `/?q=${secret()}`,
    `/search?parameters.SearchPhrase=${secret()}&email=${secret()}%40example.com`,
    `/api/search/quick?searchPhrase=${secret()}`,
    `/bff/logout?logout_redirect_uri=/${secret()}&callback_url=${secret()}`,
    `/bff/post-login-callback?login_redirect_uri=${secret()}`,
    `/no/such/page?${secret()}=${secret()}`,
    `/unsubscribe/${secret()}@example.com`,
    `/%zz?x=${secret()}`,
    `/api/none?x=${secret()}`,
    `/assets/none.js?x=${secret()}`,
  ]) {
    await ask(path, {
      headers: {
        cookie: `sid=${secret()}; w=${secret()}; dev=${secret()}; other=${secret()}; featureToggle_${secret()}=true`,
        authorization: `Bearer ${secret()}`,
        'x-csrf-token': secret(),
        'x-session': secret(),
        'x-host-secret': secret(),
        'idempotency-key': secret(),
        referer: `https://x.example/?${secret()}`,
        'user-agent': secret(),
        'x-forwarded-for': secret(),
        traceparent: secret(),
      },
    })
  }
  const token = await ask('/api/site/getAntiForgeryToken')
  const allowed = { ...json, cookie: cookie(token.cookies), 'x-csrf-token': token.text }
  for (const path of [
    '/api/user/login',
    '/bff/login',
    '/api/cart',
    '/api/checkout',
    '/oauth2/token',
    '/api/none',
  ])
    for (const body of [
      JSON.stringify({ username: secret(), password: secret(), reference: secret(), [secret()]: secret() }),
      `{"password":"${secret()}`,
      `"${secret()}"`,
    ])
      await ask(path, { method: 'POST', headers: { ...allowed, 'idempotency-key': secret() }, body })
  await ask('/bff/csp-report', {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': `https://e.example/?${secret()}`,
        'document-uri': `https://e.example/#${secret()}`,
        'script-sample': secret(),
      },
    }),
  })

  // Secrets issued by the shop, at a real sign-in.
  const login = await ask('/api/user/login', {
    method: 'POST',
    headers: allowed,
    body: JSON.stringify({ username: 'anna', password: 'kaffe-paus-kl-tio' }),
  })
  expect(login.text).toContain('"true"')
  const page = await ask('/my-pages/order-history', { headers: { cookie: cookie(login.cookies) } })
  expect(page.status).toBe(200)
  for (const line of [...token.cookies, ...login.cookies]) {
    const [, value = ''] = /^[^=]+=([^;]+)/u.exec(line) ?? []
    if (value.length > 8) secrets.push(value)
  }
  secrets.push(token.text, 'kaffe-paus-kl-tio-wrong', 'Lindqvist')

  const lastLine = '"path":"/my-pages/order-history","status":200'
  await expect.poll(() => shop.printed()).toContain(lastLine)
  const log = shop
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(log.length).toBeGreaterThan(20)
  const whole = log.join('\n')
  expect(secrets.length).toBeGreaterThan(150)
  expect(secrets.filter((one) => whole.toLowerCase().includes(one.toLowerCase()))).toEqual([])
  expect(whole).not.toMatch(/"anna"|kaffe-paus/u)
  // The event is still logged.
  expect(whole).toContain('"event":"login"')
  expect(whole).toContain('"event":"csp_report"')
  for (const line of log) expect(line.length).toBeLessThan(8192)
})

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

// Chromium sends reports only over TLS, and at once only with a flag.
it.runIf(hasOpenssl)("contains a browser's report of a blocked script once (reliability 2.12)", async () => {
  const port = Number(new URL(shop.origin).port)
  const proxy = await openTls(makeCertificate(data), { port, name: `localhost:${port}` })
  const launch = chromiumLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...(launch.args ?? []),
      '--ignore-certificate-errors',
      '--short-reporting-delay',
      `--host-resolver-rules=MAP shop.example:443 127.0.0.1:${proxy.port}`,
    ],
  })
  const page = await browser.newPage()
  await page.goto('https://shop.example/?who=nobody')
  for (let time = 0; time < 3; time += 1) {
    await page.evaluate(() => {
      const picture = new Image()
      picture.src = 'https://evil.example/x.png?of=nobody'
      document.body.append(picture)
    })
  }
  const reported = (): string[] =>
    shop
      .printed()
      .split('\n')
      .filter((line) => line.includes('evil.example/x.png'))
  await expect.poll(reported).toHaveLength(1)
  expect(JSON.parse(reported()[0] ?? '')).toMatchObject({
    event: 'csp_report',
    directive: 'img-src',
    blocked: 'https://evil.example/x.png',
    page: 'https://shop.example/',
  })
  await browser.close()
  proxy.close()
})
