import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteKey } from '@tradecounter/api/contract'
import { type Logger, redactText, sessionMark } from './log.ts'
import { type Metrics, noMetrics } from './metrics.ts'
import { routeName } from './route-name.ts'
import { traceIdOf, traceparentOf, type RequestContext } from '../context/request-context.ts'

/** The logged data of a request. */
export interface RequestRecord {
  requestId: string
  traceparent: string
  site: SiteKey
  path: string
  session: string | null
}

export const recordOf = ({
  requestId,
  traceparent,
  siteHost,
  path,
  session,
}: RequestContext): RequestRecord => ({
  requestId,
  traceparent,
  site: siteHost.site.key,
  path,
  session,
})

/** The record of an anonymous request with or without a `traceparent`. */
export const recordOfAnonymous = (
  request: Pick<RequestRecord, 'requestId' | 'site' | 'path'> & { traceparent: string | undefined },
): RequestRecord => ({ ...request, traceparent: traceparentOf(request.traceparent), session: null })

/** Logs and counts each request after its response. */
export function createRequestLog(log: Logger, metrics: Metrics) {
  const writes = (): boolean => log.isLevelEnabled('info')
  const counts = metrics !== noMetrics

  return {
    /** If false, no record is needed. */
    isEnabled: (): boolean => counts || writes(),
    record: (request: RequestRecord, { method = '' }: IncomingMessage, outgoing: ServerResponse): void => {
      const began = performance.now()
      outgoing.once('close', () => {
        const took = performance.now() - began
        const finished = outgoing.writableFinished
        if (counts) {
          const status = finished ? outgoing.statusCode : 499
          metrics.request(routeName(request.path, status), method, status, took / 1000)
        }
        if (!writes()) return
        log.info(
          {
            requestId: request.requestId,
            traceId: traceIdOf(request.traceparent),
            site: request.site,
            method,
            path: redactText(request.path),
            status: outgoing.statusCode,
            ms: Math.round(took * 10) / 10,
            ...(request.session === null ? {} : { session: sessionMark(request.session) }),
          },
          finished ? 'request' : 'request aborted',
        )
      })
    },
  }
}
export type RequestLog = ReturnType<typeof createRequestLog>
