import { createHash } from 'node:crypto'
import { layerOrder, securityHeaders } from '../pages/headers/security-headers.ts'

const layerOrderHash = createHash('sha256').update(layerOrder).digest('base64')

/** No script at all, and nothing of another origin. A text area states its height in a style attribute. */
const policy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${layerOrderHash}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every response of the operator area. */
export function operatorHeaders(secure: boolean): [string, string][] {
  const flat = securityHeaders(secure)
  const pairs: [string, string][] = []
  for (let at = 0; at < flat.length; at += 2) pairs.push([flat[at] ?? '', flat[at + 1] ?? ''])
  return [...pairs, ['Content-Security-Policy', policy], ['Referrer-Policy', 'no-referrer']]
}
