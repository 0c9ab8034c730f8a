import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteKey } from '@tradecounter/api/contract'
import { LRUCache } from 'lru-cache'
import { chooseCoding } from '../assets/assets.ts'
import { mayHoldSession } from '../../context/cookies.ts'
import { maySwitch } from '../../context/flags.ts'
import { freshNonce } from '../headers/security-headers.ts'
import { readyHeaders } from '../headers/page-headers.ts'
import type { Measures } from '../../operations/metrics.ts'
import { lengthOf, writePieces } from '../page-handler.ts'
import type { Pages } from '../page-renderer.ts'
import { randomText } from '../../context/random-ids.ts'
import { type Recorder, recordable } from '../../operations/request-log.ts'

/** All that a visitor's request says which decides about the page it gets. */
export interface Bare {
  host: string
  codings: string | undefined
  traceparent: string | undefined
}

/** Where a visitor's page was found to lie. */
export interface Place {
  /** Of the page cache. */
  key: string
  secure: boolean
  site: SiteKey
  path: string
}

const mostPlaces = 2000
const longestAddress = 512
const mostFields = 50

const isNamed = (name: string, expected: string): boolean =>
  name === expected || name.toLowerCase() === expected

/**
 * Reads a request once from end to end. Null for one that must be looked at closely: no Host or two of them, a session,
 * a switch, more fields than usual, or, when `local`, a claim about its protocol that only some proxies may make.
 */
export function readBare(rawHeaders: readonly string[], local: boolean): Bare | null {
  if (rawHeaders.length > mostFields * 2) return null
  let host: string | undefined
  let codings: string | undefined
  let traceparent: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    const value = rawHeaders[at + 1] ?? ''
    // By length first: most fields are none of these.
    if (name.length === 4 && isNamed(name, 'host')) {
      if (host !== undefined) return null
      host = value
    } else if (name.length === 6 && isNamed(name, 'cookie')) {
      if (mayHoldSession(value) || maySwitch(value)) return null
    } else if (name.length === 15 && isNamed(name, 'accept-encoding')) {
      if (codings !== undefined) return null
      codings = value
    } else if (name.length === 11 && isNamed(name, 'traceparent')) traceparent = value
    else if (local && name.length === 17 && isNamed(name, 'x-forwarded-proto')) return null
  }
  return host === undefined ? null : { host, codings, traceparent }
}

/**
 * The shortest way from a request to a page that lies ready: whoever asks again for what a visitor has got before is not
 * looked at anew. The page itself is asked of the page cache each time, so that nothing is shown for longer than there.
 */
export function createFront(pages: Pages, recorder: Recorder, measures: Measures) {
  const places = new LRUCache<string, Place>({ max: mostPlaces })

  return {
    /** Sends the page, with a nonce of its own; false when it does not lie ready. */
    answer: (target: string, bare: Bare, incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
      const { method } = incoming
      if (method !== 'GET' && method !== 'HEAD') return false
      const place = places.get(`${bare.host} ${target}`)
      const kept = place && pages.readyAt(place.key)
      const coding = chooseCoding(bare.codings)
      const splice = kept?.ready(coding)
      if (!place || !kept || !splice) return false
      const requestId = randomText(12, 'base64url')
      if (recorder.listens())
        recorder.record(
          recordable({ ...place, requestId, traceparent: bare.traceparent }),
          incoming,
          outgoing,
        )
      const nonce = freshNonce()
      const pieces = splice(nonce)
      outgoing.writeHead(
        kept.status,
        readyHeaders(place.secure, coding, { requestId, nonce, length: lengthOf(pieces) }),
      )
      writePieces(outgoing, method, pieces)
      measures.page('hit')
      return true
    },
    /** Takes note of where the page of such a request lies. */
    remember: (target: string, { host }: Bare, place: Place): void => {
      if (target.length + host.length <= longestAddress) places.set(`${host} ${target}`, place)
    },
  }
}
export type Front = ReturnType<typeof createFront>
