const pages: Readonly<Record<string, string>> = {
  '': 'start',
  search: 'search',
  c: 'category',
  p: 'product',
  cart: 'cart',
  'purchase-list': 'purchase-list',
  checkout: 'checkout',
  'my-pages': 'my-pages',
  'become-a-customer': 'become-a-customer',
}
const files = new Set(['assets', 'pictures', 'documents', 'translations', 'robots.txt', 'sw.js'])
const calls = new Set(['api', 'bff', 'oauth2'])

const mostNames = 200
const seen = new Set<string>()

/**
 * The name of a route in metrics, from a path without locale. The number of names is limited: codes and slugs are
 * left out, an unknown address is `other`, and a call gets a name only if it exists.
 */
export function routeName(path: string, status: number): string {
  const [, first = '', second = '', third = ''] = path.split('/')
  if (files.has(first)) return first
  if (!calls.has(first)) return pages[first] ?? 'other'
  if (status === 404 || status === 405) return `${first}/other`
  // Names of calls have no digits; codes do.
  const parts = [first, ...[second, third].filter((part) => /^[a-z][a-z-]{1,40}$/iu.test(part))]
  const name = parts.join('/')
  if (seen.has(name)) return name
  if (seen.size >= mostNames) return `${first}/other`
  seen.add(name)
  return name
}
