import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteKey } from '@tradecounter/api/contract'
import { LRUCache } from 'lru-cache'
import { mightHaveSession } from '../../context/cookies.ts'
import { mightHaveFingerprint } from '../../context/experiments.ts'
import { mightHaveToggle } from '../../context/flags.ts'
import { randomText } from '../../context/random-text.ts'
import type { Metrics } from '../../operations/metrics.ts'
import { type RequestLog, recordOfAnonymous } from '../../operations/request-log.ts'
import { chooseContentCoding } from '../content-coding.ts'
import type { PageRenderer } from '../page-renderer.ts'
import { sendCachedPage } from './send.ts'

/** The header fields that determine an anonymous visitor's page. */
export interface AnonymousRequest {
  host: string
  acceptEncoding: string | undefined
  traceparent: string | undefined
  /** Without session and toggle; may have the browser's id for experiments. */
  cookies: string | undefined
}

/** An address that was resolved before. */
export interface KnownAddress {
  /** Key in the page cache. */
  key: string
  secure: boolean
  site: SiteKey
  path: string
  /** An experiment touches the page: it is not sent from here to browsers with an id. */
  varies: boolean
}

const maxAddresses = 2000
const maxAddressLength = 512
const maxFields = 50

const isField = (name: string, expected: string): boolean =>
  name === expected || name.toLowerCase() === expected

/**
 * Reads the header fields once. Returns null for a request that needs its whole context: without exactly one Host,
 * with a session, with a feature toggle, with unusually many fields or, if `local`, with a forwarded protocol.
 */
export function readAnonymousRequest(rawHeaders: readonly string[], local: boolean): AnonymousRequest | null {
  if (rawHeaders.length > maxFields * 2) return null
  let host: string | undefined
  let acceptEncoding: string | undefined
  let traceparent: string | undefined
  let cookies: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    const value = rawHeaders[at + 1] ?? ''
    // Comparing lengths first skips most fields.
    if (name.length === 4 && isField(name, 'host')) {
      if (host !== undefined) return null
      host = value
    } else if (name.length === 6 && isField(name, 'cookie')) {
      if (mightHaveSession(value) || mightHaveToggle(value)) return null
      // Two fields count as one, as for Node.
      cookies = cookies === undefined ? value : `${cookies}; ${value}`
    } else if (name.length === 15 && isField(name, 'accept-encoding')) {
      if (acceptEncoding !== undefined) return null
      acceptEncoding = value
    } else if (name.length === 11 && isField(name, 'traceparent')) traceparent = value
    else if (local && name.length === 17 && isField(name, 'x-forwarded-proto')) return null
  }
  return host === undefined ? null : { host, acceptEncoding, traceparent, cookies }
}

/**
 * Answers anonymous requests from the page cache before their context is resolved, if the same host and address
 * have been resolved before. The page cache decides about the age of the page.
 */
export function createPageLookup(pages: PageRenderer, requestLog: RequestLog, metrics: Metrics) {
  const addresses = new LRUCache<string, KnownAddress>({ max: maxAddresses })

  return {
    /** Sends the page; returns false if it is not in the cache. */
    send: (
      target: string,
      { host, acceptEncoding, traceparent, cookies }: AnonymousRequest,
      incoming: IncomingMessage,
      outgoing: ServerResponse,
    ): boolean => {
      const { method } = incoming
      if (method !== 'GET' && method !== 'HEAD') return false
      const address = addresses.get(`${host} ${target}`)
      if (address?.varies && mightHaveFingerprint(cookies)) return false
      const page = address && pages.findCached(address.key)
      const coding = chooseContentCoding(acceptEncoding)
      const body = page?.body(coding)
      if (!address || !page || !body) return false
      const requestId = randomText(12, 'base64url')
      if (requestLog.isEnabled())
        requestLog.record(recordOfAnonymous({ ...address, requestId, traceparent }), incoming, outgoing)
      const { status, policies } = page
      sendCachedPage(outgoing, { status, body, coding, policies, secure: address.secure, requestId })
      metrics.page('hit')
      return true
    },
    remember: (target: string, { host }: AnonymousRequest, address: KnownAddress): void => {
      if (target.length + host.length <= maxAddressLength) addresses.set(`${host} ${target}`, address)
    },
  }
}
