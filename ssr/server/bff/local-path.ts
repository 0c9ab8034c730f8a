const longest = 2048
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const refused = /[\u0000-\u001f\u007f\\]|^\/\/|^\/?@|%2f%2f|%5c|%0[0-9a-f]|%1[0-9a-f]/iu

/** Calls must not be targets of redirects. */
const calls = /^\/(?:api|bff|oauth2)(?:\/|$)/iu

/**
 * The target of a redirect such as `login_redirect_uri`: path, query and fragment on this site. Returns `/` for
 * calls and for everything that a browser could parse as another host (reliability R1).
 */
export function localPath(value: string | null | undefined, origin: string): string {
  if (!value || value.length > longest || !value.startsWith('/') || refused.test(value)) return '/'
  if (!URL.canParse(value, origin)) return '/'
  const url = new URL(value, origin)
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return '/'
  if (calls.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
