import type { SiteSettings } from '@tradecounter/api/contract'
import type { Route, ShopContext } from './context/context.ts'

type Bases = Pick<SiteSettings, 'searchBasePath'>
type AddressContext = Pick<ShopContext, 'localePrefix'> & { settings: Bases }

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const fixedPages = {
  '/': 'start',
  '/cart': 'cart',
  '/purchase-list': 'purchase-list',
  '/checkout': 'checkout',
  '/set-password': 'set-password',
  '/my-pages/order-with-excel': 'order-with-excel',
} as const

const isFixed = (path: string): path is keyof typeof fixedPages => Object.hasOwn(fixedPages, path)

/** `/p/{slug}-{code}`: the code is what follows the last hyphen; a hyphen of its own is written `%2D`. */
function readCode(segment: string): string | null {
  const code = decode(segment.slice(segment.lastIndexOf('-') + 1))
  return code === null || code.trim() === '' ? null : code
}

const writeCode = (code: string): string => encodeURIComponent(code).replaceAll('-', '%2D')

/** A page number from a query, 1 when there is none or it makes no sense. */
export function readPageNumber(text: string | null): number {
  const page = text !== null && /^\d{1,5}$/u.test(text) ? Number(text) : 1
  return Math.max(1, page)
}

/**
 * The page that an address means. `pathname` is without its locale prefix, `search` with or without its `?`.
 * Anything unknown or malformed is `not-found`; nothing throws.
 */
export function readRoute(pathname: string, search: string, settings: Bases): Route {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const query = search.startsWith('?') ? search.slice(1) : search
  if (isFixed(path)) return { page: fixedPages[path] }
  if (path === settings.searchBasePath) return { page: 'search', query }
  const [, family = '', ...rest] = path.split('/')
  const last = rest.at(-1) ?? ''
  if (family === 'c' && rest.length > 0 && rest.every((segment) => segment !== '')) {
    const category = decode(rest.join('/'))
    if (category !== null) return { page: 'category', path: category, query }
  }
  if (family === 'p' && rest.length === 1) {
    const code = readCode(last)
    if (code !== null) return { page: 'product', code }
  }
  if (family === 'checkout' && rest.length === 2 && rest[0] === 'confirmation' && last !== '') {
    const orderNumber = decode(last)
    if (orderNumber !== null) return { page: 'confirmation', orderNumber }
  }
  if (path === '/my-pages/order-directly') return { page: 'order-directly', query }
  if (family === 'my-pages' && rest[0] === 'order-history') {
    if (rest.length === 1)
      return { page: 'order-history', number: readPageNumber(new URLSearchParams(query).get('page')) }
    const orderNumber = rest.length === 2 && last !== '' ? decode(last) : null
    if (orderNumber !== null) return { page: 'order', orderNumber }
  }
  return { page: 'not-found' }
}

const withQueryText = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

function pathOf(route: Exclude<Route, { page: 'not-found' }>, settings: Bases): string {
  switch (route.page) {
    case 'start':
      return '/'
    case 'search':
      return withQueryText(settings.searchBasePath, route.query)
    case 'category':
      return withQueryText(`/c/${route.path.split('/').map(encodeURIComponent).join('/')}`, route.query)
    case 'product':
      return `/p/${writeCode(route.code)}`
    case 'confirmation':
      return `/checkout/confirmation/${encodeURIComponent(route.orderNumber)}`
    case 'order-history':
      return withQueryText('/my-pages/order-history', route.number > 1 ? `page=${route.number}` : '')
    case 'order-directly':
    case 'order-with-excel':
      return `/my-pages/${route.page}`
    case 'order':
      return `/my-pages/order-history/${encodeURIComponent(route.orderNumber)}`
    default:
      return `/${route.page}`
  }
}

/** The address of a page on this site, with its locale prefix. The inverse of `readRoute`. */
export const addressOf = (route: Exclude<Route, { page: 'not-found' }>, context: AddressContext): string =>
  localHref(pathOf(route, context.settings), context)

/**
 * Whether an address of an answer stays in this shop and runs nothing: a path, and no other host's (reliability X4).
 * Browsers drop tabs and line breaks before they read an address, so that a slash may be the second one after all.
 */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\\t\n\r])/u.test(path)

/**
 * A page's path as the api writes it, with the locale prefix. What is not a local path becomes the start page, so
 * no answer can lead a reader to another site.
 */
export function localHref(path: string, { localePrefix }: Pick<ShopContext, 'localePrefix'>): string {
  if (!isLocalPath(path)) return localePrefix === '' ? '/' : localePrefix
  return path === '/' && localePrefix !== '' ? localePrefix : `${localePrefix}${path}`
}

/** The path of this page without its locale prefix, for `readRoute`. */
export function withoutLocale(pathname: string, { localePrefix }: Pick<ShopContext, 'localePrefix'>): string {
  if (localePrefix === '') return pathname
  if (pathname === localePrefix) return '/'
  return pathname.startsWith(`${localePrefix}/`) ? pathname.slice(localePrefix.length) : pathname
}
