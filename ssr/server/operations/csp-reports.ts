import { Hono } from 'hono'
import * as v from 'valibot'
import { reportPath } from '../pages/headers/security-headers.ts'
import type { HonoEnv } from '../context/hono-env.ts'
import { type Logger, redactText } from './log.ts'
import type { Metrics } from './metrics.ts'
import { readLimitedRequest } from '@tradecounter/api/read-limited'

const bodyLimit = 16 * 1024
const mostReports = 20
/** Largest number of different reports that are logged. */
const mostKinds = 500
const mostPerMinute = 300

const text = v.optional(v.nullable(v.string()), '')

/** The body of `report-uri`. */
const singleSchema = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
  }),
})

/** The body of the Reporting API: several reports of several types. */
const listSchema = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      body: v.optional(v.unknown()),
    }),
  ),
  v.maxLength(mostReports),
)
const listedBodySchema = v.object({
  effectiveDirective: text,
  blockedURL: text,
  documentURL: text,
  sourceFile: text,
})

interface Report {
  directive: string
  blocked: string
  page: string
  source: string
}

/** Directives with their own count; any other counts as unknown. */
const directives = new Set(
  'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src media-src manifest-src worker-src frame-src object-src base-uri form-action frame-ancestors require-trusted-types-for trusted-types'.split(
    ' ',
  ),
)

/** An address without its query, which may contain personal data; or a keyword such as `inline`. */
const withoutQuery = (address: string | null): string =>
  redactText((address ?? '').split(/[?#]/u)[0] ?? '').slice(0, 200)

function makeReport(
  directive: string | null,
  blocked: string | null,
  page: string | null,
  source: string | null,
): Report {
  const [name = ''] = (directive ?? '').split(' ')
  return {
    directive: directives.has(name) ? name : 'unknown',
    blocked: withoutQuery(blocked),
    page: withoutQuery(page),
    source: withoutQuery(source),
  }
}

/** The reports of a body; null if it is malformed. */
function readReports(body: string): Report[] | null {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return null
  }
  const single = v.safeParse(singleSchema, json)
  if (single.success) {
    const it = single.output['csp-report']
    return [
      makeReport(
        it['effective-directive'] || it['violated-directive'],
        it['blocked-uri'],
        it['document-uri'],
        it['source-file'],
      ),
    ]
  }
  const list = v.safeParse(listSchema, json)
  if (!list.success) return null
  return list.output.flatMap(({ type, body: inner }) => {
    const one = type === 'csp-violation' ? v.safeParse(listedBodySchema, inner) : null
    if (!one?.success) return []
    const { effectiveDirective, blockedURL, documentURL, sourceFile } = one.output
    return [makeReport(effectiveDirective, blockedURL, documentURL, sourceFile)]
  })
}

/** Browser extensions violate the policies of all sites. Such reports are counted separately. */
const isExtension = ({ blocked, source }: Report): boolean =>
  /^[a-z-]*extension:/iu.test(blocked) || /^[a-z-]*extension:/iu.test(source)

const mediaTypes = new Set(['application/csp-report', 'application/reports+json', 'application/json'])

/** Accepts browsers' reports: counts each, and logs each different one once, up to a limit. */
export function cspReportRoutes(
  { log, metrics }: { log: Logger; metrics: Metrics },
  now: () => number = Date.now,
): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()
  const logged = new Set<string>()
  let minute = 0
  let inMinute = 0

  const take = (report: Report): void => {
    const thisMinute = Math.floor(now() / 60_000)
    if (thisMinute !== minute) [minute, inMinute] = [thisMinute, 0]
    inMinute += 1
    if (inMinute > mostPerMinute) return metrics.cspReport('dropped')
    if (isExtension(report)) return metrics.cspReport('extension')
    metrics.cspReport(report.directive)
    const { directive, blocked, source } = report
    const kind = `${directive} ${blocked} ${source}`
    if (logged.has(kind) || logged.size >= mostKinds) return
    logged.add(kind)
    log.warn({ event: 'csp_report', ...report }, 'a browser reports a breach of the content security policy')
  }

  app.post(reportPath, async (c) => {
    const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!mediaTypes.has(type)) return c.body(null, 415, { 'Cache-Control': 'no-store' })
    const body = await readLimitedRequest(c.req.raw, bodyLimit)
    if (body === null) return c.body(null, 413, { 'Cache-Control': 'no-store' })
    const reports = readReports(new TextDecoder().decode(body))
    if (reports === null) {
      metrics.cspReport('malformed')
      return c.body(null, 400, { 'Cache-Control': 'no-store' })
    }
    for (const report of reports) take(report)
    return c.body(null, 204, { 'Cache-Control': 'no-store' })
  })
  return app
}
