/** Why a request is refused before its context is resolved (reliability 2.9). */
export interface RequestRefusal {
  status: 400 | 414 | 421 | 431
  reason: string
}

const longestUrl = 8 * 1024
const mostFields = 100
const mostParameters = 256
const longestValue = 256

/** Parameters with longer values: redirect targets, and search phrases, which the API cuts. */
const isLongParameter = (name: string): boolean =>
  name.endsWith('redirect_uri') || name === 'callback_url' || name.toLowerCase().endsWith('searchphrase')

const decodes = (text: string): boolean => {
  try {
    return !decodeURIComponent(text).includes('\0')
  } catch {
    return false
  }
}

function refuseQuery(query: string): RequestRefusal | null {
  if (query === '') return null
  const parts = query.split('&')
  if (parts.length > mostParameters)
    return { status: 400, reason: `more than ${mostParameters} query parameters` }
  // Without a percent sign there is nothing to decode, and a short query has no long value.
  if (query.length <= longestValue && !query.includes('%')) return null
  for (const part of parts) {
    const at = part.indexOf('=')
    const value = at < 0 ? '' : part.slice(at + 1)
    if (!decodes(part.replaceAll('+', ' ')))
      return { status: 400, reason: 'query is not percent-encoded UTF-8' }
    if (
      value.length > longestValue &&
      !isLongParameter(part.slice(0, at)) &&
      decodeURIComponent(value).length > longestValue
    ) {
      return { status: 400, reason: `a query value of more than ${longestValue} characters` }
    }
  }
  return null
}

/** Checks the request line and the number of header fields. Returns null if the request is accepted. */
export function refuseRequest(target: string, rawHeaders: readonly string[]): RequestRefusal | null {
  if (target.length > longestUrl) return { status: 414, reason: `address longer than ${longestUrl} bytes` }
  if (rawHeaders.length / 2 > mostFields)
    return { status: 431, reason: `more than ${mostFields} header fields` }
  if (!target.startsWith('/') || target.startsWith('//'))
    return { status: 400, reason: 'address is not a path' }
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  if (path.includes('%') && !decodes(path))
    return { status: 400, reason: 'path is not percent-encoded UTF-8' }
  return at < 0 ? null : refuseQuery(target.slice(at + 1))
}

/** The `Host` of a request; null if there is none or more than one. */
export function singleHost(rawHeaders: readonly string[]): string | null {
  let host: string | null = null
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length !== 4 || rawHeaders[at]?.toLowerCase() !== 'host') continue
    if (host !== null) return null
    host = rawHeaders[at + 1] ?? null
  }
  return host
}
