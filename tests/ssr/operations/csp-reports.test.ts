import { afterEach, beforeEach, expect, it } from 'vitest'
import { cspReportRoutes } from '../../../ssr/server/operations/csp-reports.ts'
import { createLog } from '../../../ssr/server/operations/log.ts'
import { noMetrics } from '../../../ssr/server/operations/metrics.ts'
import { type OpenHost, openHost } from '../stand-ins.ts'

let host: OpenHost
let counted: string[]
beforeEach(async () => {
  counted = []
  host = await openHost({ metrics: { ...noMetrics, cspReport: (name) => counted.push(name) } })
})
afterEach(() => host.close())

const send = (body: string, type = 'application/reports+json') =>
  host.ask('/bff/csp-report', { method: 'POST', headers: { 'content-type': type }, body })

const violation = (body: object) => ({ type: 'csp-violation', age: 1, url: 'https://x.example/', body })
const logged = (): Record<string, string>[] =>
  host.logged
    .map((line) => JSON.parse(line) as Record<string, string>)
    .filter(({ event }) => event === 'csp_report')

it('accepts reports of the Reporting API: counts each, logs each kind once, without queries', async () => {
  const one = violation({
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?who=karin',
    documentURL: 'https://x.example/search?parameters.SearchPhrase=secret',
    sourceFile: 'https://x.example/assets/a.js?v=1',
  })
  const two = violation({ effectiveDirective: 'img-src', blockedURL: 'inline', documentURL: '/' })
  expect((await send(JSON.stringify([one, two]))).status).toBe(204)
  expect((await send(JSON.stringify([one, one]))).status).toBe(204)
  expect(counted).toEqual(['script-src-elem', 'img-src', 'script-src-elem', 'script-src-elem'])
  expect(logged()).toMatchObject([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://x.example/search',
      source: 'https://x.example/assets/a.js',
    },
    { directive: 'img-src', blocked: 'inline' },
  ])
  expect(host.logged.join('')).not.toMatch(/karin|secret/u)
})

it('accepts the report of an older browser', async () => {
  const body = { 'csp-report': { 'violated-directive': "style-src 'self'", 'blocked-uri': 'inline' } }
  expect((await send(JSON.stringify(body), 'application/csp-report')).status).toBe(204)
  expect(counted).toEqual(['style-src'])
})

it('does not log reports of extensions, and does not count unknown directives by name', async () => {
  await send(
    JSON.stringify([
      violation({ effectiveDirective: 'script-src', blockedURL: 'moz-extension://abc/x.js' }),
      violation({ effectiveDirective: 'made-up-by-somebody', blockedURL: 'a\u001b[31m\r\nb' }),
      { type: 'deprecation', body: {} },
    ]),
  )
  expect(counted).toEqual(['extension', 'unknown'])
  expect(logged()).toMatchObject([{ directive: 'unknown', blocked: 'a?[31m??b' }])
})

it.each([
  ['no JSON', '{', 'application/reports+json', 400],
  ['something else', '{"a":1}', 'application/json', 400],
  [
    'too many',
    JSON.stringify(Array.from({ length: 21 }, () => violation({}))),
    'application/reports+json',
    400,
  ],
  ['another type', '[]', 'text/html', 415],
  ['too large', `"${'x'.repeat(17_000)}"`, 'application/json', 413],
])('refuses %s', async (_, body, type, status) => {
  expect((await send(body, type)).status).toBe(status)
  expect(logged()).toEqual([])
})

it('limits kinds to 500 and reports to 300 a minute', async () => {
  let minute = 29_000_000
  const kinds: string[] = []
  const log = createLog('warn', { write: (line) => void kinds.push(line) })
  // The minutes are those of the clock, and a real one may end among the reports.
  const routes = cspReportRoutes(
    { log, metrics: { ...noMetrics, cspReport: (name) => counted.push(name) } },
    () => minute * 60_000,
  )
  const sendMany = async (): Promise<number> => {
    const before = counted.length
    for (let at = 0; at < 20; at += 1) {
      const reports = Array.from({ length: 20 }, (_, n) =>
        violation({ effectiveDirective: 'img-src', blockedURL: `https://e.example/${minute}-${at}-${n}` }),
      )
      await routes.request('/bff/csp-report', {
        method: 'POST',
        headers: { 'content-type': 'application/reports+json' },
        body: JSON.stringify(reports),
      })
    }
    return counted.slice(before).filter((name) => name === 'dropped').length
  }
  expect([await sendMany(), kinds.length]).toEqual([100, 300])
  minute += 1
  expect([await sendMany(), kinds.length]).toEqual([100, 500])
})
