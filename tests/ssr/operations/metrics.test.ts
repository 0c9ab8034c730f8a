import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOperatorPort, type OperatorPort } from '../../../ssr/server/operations/operator-port.ts'
import { routeName } from '../../../ssr/server/operations/route-name.ts'
import { readSettings } from '../../../ssr/server/settings.ts'
import { type OpenHost, openHost, session } from '../stand-ins.ts'

let second: OperatorPort
let host: OpenHost
beforeAll(async () => {
  second = await openOperatorPort(0)
})
afterAll(async () => {
  await host.close()
  await second.close()
})

const ask = async (path: string, init?: RequestInit): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`http://localhost:${second.port}${path}`, init)
  return { status: answer.status, text: await answer.text() }
}
const figure = async (line: string): Promise<number> => {
  const { text } = await ask('/metrics')
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? Number.NaN : Number(found.slice(line.length))
}

describe('the second port (operations)', () => {
  it('answers /livez before the shop serves, and /startupz with 503', async () => {
    expect((await ask('/livez')).status).toBe(200)
    expect((await ask('/startupz')).status).toBe(503)
    expect(await ask('/readyz')).toEqual({
      status: 503,
      text: '{"ready":false,"degraded":false,"waitsFor":["start"]}',
    })
    expect(await figure('ready')).toBe(0)
  })

  it('answers /startupz and /readyz with 200 when the shop serves', async () => {
    host = await openHost({ metrics: second.metrics })
    second.serving({ ...host, jobs: async () => [{ kind: 'mail', state: 'failed', count: 2 }] })
    expect((await ask('/startupz')).status).toBe(200)
    expect(await ask('/readyz')).toEqual({
      status: 200,
      text: '{"ready":true,"degraded":false,"waitsFor":[]}',
    })
    expect(await figure('ready')).toBe(1)
    expect(await figure('jobs{kind="mail",state="failed"}')).toBe(2)
  })

  it('counts requests by route and status, pages by cache outcome, and renderings', async () => {
    for (let time = 0; time < 3; time += 1) await host.ask('/search')
    await host.ask('/no/such/page')
    const cookie = `sid=${session('anna')}; w=${session('anna')}`
    await host.ask('/cart', { headers: { cookie } })
    const count = 'http_request_duration_seconds_count'
    await expect.poll(() => figure(`${count}{route="search",method="GET",status="200"}`)).toBe(3)
    expect(await figure(`${count}{route="other",method="GET",status="404"}`)).toBe(1)
    expect(await figure('page_cache_total{outcome="hit"}')).toBe(2)
    expect(await figure('page_cache_total{outcome="miss"}')).toBe(2)
    expect(await figure('page_cache_total{outcome="bypass"}')).toBe(1)
    expect(await figure('page_render_seconds_count{page="search"}')).toBe(1)
  })

  it('counts sign-ins by result and reports of browsers by directive', async () => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': 'token',
    }
    await host.ask('/bff/login', { method: 'POST', headers, body: '{}' })
    await host.ask('/api/user/login', {
      method: 'POST',
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
      body: '{}',
    })
    await host.ask('/bff/csp-report', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: '{"csp-report":{"effective-directive":"img-src"}}',
    })
    expect(await figure('login_total{result="true"}')).toBe(1)
    expect(await figure('login_total{result="refused"}')).toBe(1)
    expect(await figure('csp_reports_total{directive="img-src"}')).toBe(1)
  })

  it('reports heap and event loop delay', async () => {
    expect(await figure('nodejs_heap_size_used_bytes')).toBeGreaterThan(1e6)
    expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  })

  it('is not reachable on the shop’s own port', async () => {
    expect((await host.ask('/metrics')).status).toBe(404)
    expect((await host.ask('/startupz')).status).toBe(404)
  })

  it('answers only GET and HEAD', async () => {
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405)
    expect((await ask('/none')).status).toBe(404)
  })

  it('is not ready while it stops', async () => {
    host.health.stop()
    expect(await ask('/readyz')).toEqual({
      status: 503,
      text: '{"ready":false,"degraded":false,"waitsFor":["stopping"]}',
    })
  })
})

it('is open only if METRICS_PORT is set', () => {
  expect(readSettings({})).toMatchObject({ settings: { PORT: 3000 } })
  expect(readSettings({})).not.toHaveProperty('settings.METRICS_PORT')
  expect(readSettings({ METRICS_PORT: '9464' })).toHaveProperty('settings.METRICS_PORT', 9464)
  expect(readSettings({ METRICS_PORT: 'x' })).toEqual({
    mistakes: ['METRICS_PORT must be a whole number from 0 to 65535.'],
  })
})

describe('route names', () => {
  it.each([
    ['/', 200, 'start'],
    ['/search', 200, 'search'],
    ['/c/valves/ball-valves', 200, 'category'],
    ['/p/kulventil-T430002', 200, 'product'],
    ['/api/cart/add', 200, 'api/cart/add'],
    ['/api/product/T430002', 200, 'api/product'],
    ['/api/made-up', 404, 'api/other'],
    ['/assets/chunks/a.js', 200, 'assets'],
    ['/wp-admin', 404, 'other'],
  ])('%s with %i is %s', (path, status, name) => {
    expect(routeName(path, status)).toBe(name)
  })

  it('are a bounded list', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const names = new Set(
      Array.from({ length: 2000 }, (_, at) =>
        routeName(`/api/x${letters[at % 26]}${letters[Math.floor(at / 26) % 26]}${letters[at % 7]}`, 200),
      ),
    )
    expect(names.size).toBeLessThanOrEqual(201)
    expect(names).toContain('api/other')
  })
})
