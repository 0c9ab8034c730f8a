import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseCoding } from './assets/assets.ts'
import { documentPieces } from './document/document.ts'
import { takesHints } from './early-hints.ts'
import { documentHeaders, freshNonce } from './headers/security-headers.ts'
import { compressOnce } from './page-cache/entry.ts'
import { pageHeaders } from './headers/page-headers.ts'
import type { Pages } from './page-renderer.ts'
import type { Person } from '../context/user-context.ts'
import { type Coding, joined, type Piece } from './page-cache/splice.ts'
import type { Visit } from '../context/request-context.ts'

/** Sends the page of a visit; `status` stands for the page's own. */
export type PageSender = (
  visit: Visit,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status?: 400,
) => Promise<void>

/** Sends the calm page of a fault: 503 when the service did not answer, 500 when the fault is our own. */
export async function sendFailure(
  pages: Pages,
  visit: Visit,
  outgoing: ServerResponse,
  status: 500 | 503,
): Promise<void> {
  const document = await pages.failure(visit, status)
  outgoing.writeHead(status, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'no-store',
    ...documentHeaders(freshNonce(), visit.secure),
    ...(status === 503 ? ['Retry-After', '1'] : []),
  ])
  outgoing.end(document)
}

/** Bytes of a body in pieces. */
export function lengthOf(pieces: readonly Piece[]): number {
  let length = 0
  for (const piece of pieces) length += piece.length
  return length
}

/** Hands all pieces to the system at once. */
export function writePieces(
  outgoing: ServerResponse,
  method: string | undefined,
  pieces: readonly Piece[],
): void {
  if (method === 'HEAD') {
    outgoing.end()
    return
  }
  outgoing.cork()
  const last = pieces.length - 1
  for (let at = 0; at < last; at += 1) outgoing.write(pieces[at], 'latin1')
  // With the last piece, or Node would write an empty one behind it. It also ends the cork.
  outgoing.end(pieces[last], 'latin1')
}

/** Renders or takes from the cache, adds the nonce and compresses. */
export function createPageSender(pages: Pages, findPerson: (visit: Visit) => Promise<Person>): PageSender {
  return async (visit, incoming, outgoing, status) => {
    const hint = async (): Promise<void> => {
      const ready = visit.session === null && pages.readyAt(pages.placeOf(visit)) !== undefined
      const takes = status === undefined && !ready && takesHints(incoming, visit)
      const link = takes ? await pages.hints(visit) : []
      if (link.length > 0) outgoing.writeEarlyHints({ link: [...link] })
    }
    const [person] = await Promise.all([findPerson(visit), hint()])
    const result = await pages.answer(visit, person, status)
    if ('failed' in result) return sendFailure(pages, visit, outgoing, 503)
    if ('elsewhere' in result) {
      const cookies = [...visit.toggleCookies, ...person.cookies]
      outgoing.writeHead(302, {
        Location: result.elsewhere,
        'Cache-Control': 'private, no-store',
        ...(cookies.length > 0 ? { 'Set-Cookie': cookies } : {}),
      })
      outgoing.end()
      return
    }
    const accepted = incoming.headers['accept-encoding']
    const coding = chooseCoding(typeof accepted === 'string' ? accepted : undefined)
    const nonce = freshNonce()
    const send = (pieces: readonly Piece[], used: Coding | null): void => {
      const page = 'kept' in result ? result.kept : result
      const headers = pageHeaders(visit, {
        nonce,
        coding: used,
        open: 'kept' in result,
        length: lengthOf(pieces),
        cookies: person.cookies,
      })
      if (page.status === 503) headers.push('Retry-After', '1')
      outgoing.writeHead(page.status, headers)
      writePieces(outgoing, incoming.method, pieces)
    }
    if ('kept' in result) {
      const splice = result.kept.ready(coding) ?? (await result.kept.make(coding))
      return send((splice ?? result.kept.plain)(nonce), splice ? coding : null)
    }
    const pieces = documentPieces(result.document, nonce)
    send(coding === null ? pieces : [await compressOnce(joined(pieces), coding)], coding)
  }
}
