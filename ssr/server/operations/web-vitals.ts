import { webVitalsSchema, siteNameOf } from '@tradecounter/api/contract'
import { networkOfAddress } from '@tradecounter/api/network-address'
import { readLimitedRequest } from '@tradecounter/api/read-limited'
import { consentCookie } from '@tradecounter/shop/core/consent'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { refuse } from '../bff/api-proxy.ts'
import { refuseWrite } from '../bff/write-guard.ts'
import { cookieValues } from '../context/cookies.ts'
import type { HonoEnv } from '../context/hono-env.ts'
import type { Metrics } from './metrics.ts'
import { isPageId } from '@tradecounter/shop/core/addresses'

const vitalsPath = '/bff/vitals'

const bodyLimit = 1024
const minute = 60_000
/** Largest numbers of pages that are counted in a minute: of all browsers, and of one network address. */
const mostPerMinute = 3000
const mostOfAddress = 60

const hasConsent = (cookies: string | undefined): boolean =>
  cookieValues(cookies, consentCookie).some((choice) => choice.split('.').includes('C0002'))

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/**
 * `POST /bff/vitals`: counts what browsers have measured, by page and site and never by user. Without consent to
 * statistics, and above the limits, a measurement is dropped.
 */
export function webVitalsRoutes(metrics: Metrics, now: () => number = Date.now): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()
  const byAddress = new LRUCache<string, { count: number }>({ max: 5000, ttl: minute, perf: { now } })
  let since = 0
  let inMinute = 0

  /** Whether another page may be counted now. */
  const takesMore = (address: string | null): boolean => {
    if (now() - since >= minute) [since, inMinute] = [now(), 0]
    if (inMinute >= mostPerMinute) return false
    if (address !== null) {
      const own = byAddress.get(address) ?? { count: 0 }
      if (own.count >= mostOfAddress) return false
      own.count += 1
      if (own.count === 1) byAddress.set(address, own)
    }
    inMinute += 1
    return true
  }

  app.post(vitalsPath, async (c) => {
    const { context } = c.env
    c.header('Cache-Control', 'no-store')
    const refusal = refuseWrite(c.req.raw.headers, context)
    if (refusal !== null) return refuse(c, refusal)
    const body = await readLimitedRequest(c.req.raw, bodyLimit)
    if (body === null) return refuse(c, { status: 413, code: 'tooLarge', message: 'The body is too large.' })
    const reading = v.safeParse(webVitalsSchema, parsed(body))
    if (!reading.success || !isPageId(reading.output.page)) {
      const field = reading.success ? 'page' : (v.getDotPath(reading.issues[0]) ?? undefined)
      return c.json(
        { code: 'invalid', message: 'These are no web vitals of a page.', ...(field ? { field } : {}) },
        400,
      )
    }
    if (!takesMore(networkOfAddress(context.clientAddress() ?? ''))) {
      c.header('Retry-After', '60')
      return c.json({ code: 'tooMany', message: 'Too many measurements. Try again in a minute.' }, 429)
    }
    // The consent may have ended since the page was measured.
    if (!hasConsent(context.cookies)) return c.body(null, 204)
    const { page, vitals } = reading.output
    const site = siteNameOf(context.siteHost.site.key, context.siteHost.brand)
    for (const { name, value } of vitals) metrics.webVital(name, page, site, value)
    return c.body(null, 204)
  })
  app.all(vitalsPath, (c) => {
    c.header('Allow', 'POST')
    return refuse(c, { status: 405, code: 'method', message: 'The call takes POST.' })
  })
  return app
}
