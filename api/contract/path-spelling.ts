/** Spelling of a request path: canonical, an alternative spelling of `to`, or refused. */
export type PathSpelling = 'canonical' | 'refused' | { to: string }

/** `%41`: a character that is never percent-encoded in a path (RFC 3986 §2.3). */
const encodedUnreserved = /%(?:2D|2E|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/giu
/** C0 and C1 control characters and DEL, literal or encoded. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\u0000-\u001F\u007F-\u009F]|%(?:[01][\dA-F]|7F|C2%[89][\dA-F])/iu
const backslashes = /\\|%5C/iu
const encodedSlash = /%2F/iu

/** Addresses whose last segment is an article number, which may contain a slash. */
const withArticle = /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/p\/[^/]+$|^\/(?:api\/product|documents)\/./u
/**
 * Earlier addresses have a hyphen inside an article number as `%2D`: decoded, they would be the same as those of other
 * articles.
 */
const withEncodedHyphen = /^(?:\/[a-z]{2}(?:-[A-Z]{2})?)?\/p\/[^/]+$/u

/** Removes `.`, `..` and empty segments; keeps a final slash. */
function withoutDots(path: string): string {
  const segments = path.split('/').slice(1)
  const kept: string[] = []
  for (const [at, segment] of segments.entries()) {
    const isLast = at === segments.length - 1
    if (segment === '..') kept.pop()
    else if (segment !== '.' && segment !== '') kept.push(segment)
    if (isLast && (segment === '' || segment === '.' || segment === '..')) kept.push('')
  }
  const joined = `/${kept.join('/')}`
  return joined === '//' ? '/' : joined
}

/**
 * The spelling of a path (without its query). Host and service check it before anything else, so that a limit, a
 * guard and the router never interpret one address differently.
 */
export function pathSpellingOf(path: string): PathSpelling {
  if (!path.startsWith('/') || controls.test(path) || backslashes.test(path)) return 'refused'
  const keepsHyphen = withEncodedHyphen.test(path)
  const decoded = path.replaceAll(encodedUnreserved, (code) =>
    keepsHyphen && code.toUpperCase() === '%2D' ? code : decodeURIComponent(code),
  )
  const to = withoutDots(decoded)
  if (encodedSlash.test(to) && !withArticle.test(to)) return 'refused'
  return to === path ? 'canonical' : { to }
}
