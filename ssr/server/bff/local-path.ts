const longest = 2048
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const refused = /[\u0000-\u001f\u007f\\]|^\/\/|^\/?@|%2f%2f|%5c|%0[0-9a-f]|%1[0-9a-f]/iu

/** What is called, not visited: nobody is led there after signing in or out. */
const calls = /^\/(?:api|bff|oauth2)(?:\/|$)/iu

/**
 * Where a `login_redirect_uri` or its like may lead: path, query and fragment on this site, else `/`.
 * Everything that a browser could read as another host is refused (reliability R1), and so are calls.
 */
export function localPath(value: string | null | undefined, origin: string): string {
  if (!value || value.length > longest || !value.startsWith('/') || refused.test(value)) return '/'
  if (!URL.canParse(value, origin)) return '/'
  const url = new URL(value, origin)
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return '/'
  if (calls.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
