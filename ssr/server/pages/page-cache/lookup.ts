import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteKey } from '@tradecounter/api/contract'
import { LRUCache } from 'lru-cache'
import { mayHoldSession } from '../../context/cookies.ts'
import { mayToggle } from '../../context/flags.ts'
import { randomText } from '../../context/random-ids.ts'
import type { Metrics } from '../../operations/metrics.ts'
import { type RequestLog, recordOfAnonymous } from '../../operations/request-log.ts'
import { chooseCoding } from '../content-coding.ts'
import type { PageRenderer } from '../page-renderer.ts'
import { sendCachedPage } from './send.ts'

/** The header fields that decide which page an anonymous visitor gets. */
export interface AnonymousRequest {
  host: string
  acceptEncoding: string | undefined
  traceparent: string | undefined
}

/** What an address was resolved to before. */
export interface KnownAddress {
  /** Key in the page cache. */
  key: string
  secure: boolean
  site: SiteKey
  path: string
}

const maxAddresses = 2000
const maxAddressLength = 512
const maxFields = 50

const isField = (name: string, expected: string): boolean =>
  name === expected || name.toLowerCase() === expected

/**
 * Reads the header fields once. Returns null for a request that needs its whole context: without exactly one Host, with
 * a session, with a feature toggle, with unusually many fields or, when `local`, with a claim about its protocol.
 */
export function readAnonymousRequest(rawHeaders: readonly string[], local: boolean): AnonymousRequest | null {
  if (rawHeaders.length > maxFields * 2) return null
  let host: string | undefined
  let acceptEncoding: string | undefined
  let traceparent: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    const value = rawHeaders[at + 1] ?? ''
    // Comparing lengths first skips most fields.
    if (name.length === 4 && isField(name, 'host')) {
      if (host !== undefined) return null
      host = value
    } else if (name.length === 6 && isField(name, 'cookie')) {
      if (mayHoldSession(value) || mayToggle(value)) return null
    } else if (name.length === 15 && isField(name, 'accept-encoding')) {
      if (acceptEncoding !== undefined) return null
      acceptEncoding = value
    } else if (name.length === 11 && isField(name, 'traceparent')) traceparent = value
    else if (local && name.length === 17 && isField(name, 'x-forwarded-proto')) return null
  }
  return host === undefined ? null : { host, acceptEncoding, traceparent }
}

/**
 * Answers anonymous requests from the page cache before their context is resolved, if the same host and address have
 * been resolved before. The page cache decides about the age of the page.
 */
export function createPageLookup(pages: PageRenderer, requestLog: RequestLog, metrics: Metrics) {
  const addresses = new LRUCache<string, KnownAddress>({ max: maxAddresses })

  return {
    /** Sends the page; returns false if it is not in the cache. */
    send: (
      target: string,
      { host, acceptEncoding, traceparent }: AnonymousRequest,
      incoming: IncomingMessage,
      outgoing: ServerResponse,
    ): boolean => {
      const { method } = incoming
      if (method !== 'GET' && method !== 'HEAD') return false
      const address = addresses.get(`${host} ${target}`)
      const page = address && pages.findCached(address.key)
      const coding = chooseCoding(acceptEncoding)
      const body = page?.body(coding)
      if (!address || !page || !body) return false
      const requestId = randomText(12, 'base64url')
      if (requestLog.isEnabled())
        requestLog.record(recordOfAnonymous({ ...address, requestId, traceparent }), incoming, outgoing)
      sendCachedPage(outgoing, { status: page.status, body, coding, secure: address.secure, requestId })
      metrics.page('hit')
      return true
    },
    remember: (target: string, { host }: AnonymousRequest, address: KnownAddress): void => {
      if (target.length + host.length <= maxAddressLength) addresses.set(`${host} ${target}`, address)
    },
  }
}
