import type { ServerResponse } from 'node:http'
import type { Bytes } from '../../../pages/page-context.ts'
import type { Coding } from '../content-coding.ts'
import type { SitePolicies } from '../headers/page-policy.ts'

/** Sends a cached page with its complete headers. Node omits the body of a response to HEAD. */
export function sendCachedPage(
  outgoing: ServerResponse,
  page: {
    status: number
    body: Bytes
    coding: Coding | null
    policies: SitePolicies
    secure: boolean
    requestId: string
  },
): void {
  const headers = page.policies[page.secure ? 'secure' : 'plain'].cached[page.coding ?? 'none'].slice()
  headers[1] = page.requestId
  headers[3] = String(page.body.length)
  outgoing.writeHead(page.status, headers)
  outgoing.end(page.body)
}
