import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { noMetrics } from '../../../ssr/server/operations/metrics.ts'
import { openOperatorPort } from '../../../ssr/server/operations/operator-port.ts'
import { isPageId } from '@tradecounter/shop/core/addresses'
import { pages } from '@tradecounter/shop/page-list'
import { type OpenHost, openHost, session } from '../stand-ins.ts'

const hosts: OpenHost[] = []
let counted: unknown[][] = []
const open = async (environment: Record<string, string> = {}): Promise<OpenHost> => {
  counted = []
  const metrics = { ...noMetrics, webVital: (...given: unknown[]) => void counted.push(given) }
  const opened = await openHost({ environment, metrics })
  hosts.push(opened)
  return opened
}
let host: OpenHost
beforeEach(async () => {
  host = await open()
})
afterAll(() => Promise.all(hosts.map((each) => each.close())))

const consented = 'cookie_consent=C0001.C0002.v1.t1763650000'
const measured = {
  page: 'search',
  vitals: [
    { name: 'LCP', value: 1234.5 },
    { name: 'CLS', value: 0.02 },
  ],
}
const send = (body: unknown, more: Record<string, string> = {}, of: OpenHost = host) =>
  of.ask('/bff/vitals', {
    method: 'POST',
    headers: {
      host: `local.workwear.localhost:${of.port}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: consented,
      ...more,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('POST /bff/vitals', () => {
  it('counts by page and site, never by user', async () => {
    expect((await send(measured)).status).toBe(204)
    expect(counted).toEqual([
      ['LCP', 'search', 'workwear', 1234.5],
      ['CLS', 'search', 'workwear', 0.02],
    ])
  })

  it.each([
    ['no choice', ''],
    ['a refusal', 'cookie_consent=C0001.v1.t1763650000'],
  ])('counts nothing with %s', async (_, cookie) => {
    expect((await send(measured, { cookie })).status).toBe(204)
    expect(counted).toEqual([])
  })

  it.each([
    ['no JSON', '{', undefined],
    ['a list', [], undefined],
    ['an unknown page', { ...measured, page: 'search-of-karin' }, 'page'],
    ['an address', { ...measured, page: '/search?parameters.SearchPhrase=x' }, 'page'],
    ['a number of a user', { ...measured, user: 'u-1' }, 'user'],
    ['an unknown vital', { ...measured, vitals: [{ name: 'XXX', value: 1 }] }, 'vitals.0.name'],
    ['a negative value', { ...measured, vitals: [{ name: 'LCP', value: -1 }] }, 'vitals.0.value'],
    ['an endless value', { ...measured, vitals: [{ name: 'LCP', value: 1e9 }] }, 'vitals.0.value'],
    ['nothing measured', { ...measured, vitals: [] }, 'vitals'],
    ['one twice', { ...measured, vitals: [measured.vitals[0], measured.vitals[0]] }, 'vitals'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'invalid', ...(field ? { field } : {}) })
    expect(counted).toEqual([])
  })

  it.each([
    ['another origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
    ['a session without its write cookie', { cookie: `${consented}; sid=${session('anna')}` }, 403],
  ])('refuses %s', async (_, more, status) => {
    expect((await send(measured, more)).status).toBe(status)
    expect(counted).toEqual([])
  })

  it('refuses a large body, and other methods', async () => {
    expect((await send(`"${'x'.repeat(2000)}"`)).status).toBe(413)
    const read = await host.ask('/bff/vitals')
    expect([read.status, read.headers['allow']]).toEqual([405, 'POST'])
  })

  it('counts at most 60 pages of one network address in a minute', async () => {
    const behind = await open({ TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' })
    const from = (address: string) => send(measured, { 'x-forwarded-for': address }, behind)
    for (let time = 0; time < 60; time += 1) expect((await from('203.0.113.7')).status).toBe(204)
    const refused = await from('203.0.113.7')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await from('203.0.113.8')).status).toBe(204)
    expect(counted).toHaveLength(61 * 2)
  })
})

it('shows histograms by page and site on the metrics port', async () => {
  const port = await openOperatorPort(0)
  try {
    port.metrics.webVital('LCP', 'search', 'se', 1900)
    port.metrics.webVital('CLS', 'product', 'prevex', 0.07)
    const text = await (await fetch(`http://localhost:${port.port}/metrics`)).text()
    expect(text).toContain('web_vitals_seconds_bucket{le="1.8",name="LCP",page="search",site="se"} 0\n')
    expect(text).toContain('web_vitals_seconds_bucket{le="2.5",name="LCP",page="search",site="se"} 1\n')
    expect(text).toContain('web_vitals_layout_shift_bucket{le="0.1",page="product",site="prevex"} 1\n')
  } finally {
    await port.close()
  }
})

it('knows every kind of page', () => {
  expect(pages.filter(({ id }) => !isPageId(id))).toEqual([])
  expect(['operator-area', 'toString', ''].filter(isPageId)).toEqual([])
})
