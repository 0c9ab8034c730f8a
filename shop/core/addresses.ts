import type { SiteSettings } from '@tradecounter/api/contract'
import { readArticleSegment, writeArticleCode } from './article-segment.ts'
import {
  customerAdministrationSections,
  myAccountSections,
  type Route,
  type ShopContext,
} from './context/context.ts'

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
  '/forgotten-password': 'forgotten-password',
  '/unlock-account': 'unlock-account',
  '/confirm-email': 'confirm-email',
  '/accept-invitation': 'accept-invitation',
  '/my-pages/order-with-excel': 'order-with-excel',
  '/my-pages/my-sales-person': 'my-sales-person',
} as const

/** Lists below /my-pages/: the query is the state of the list, or what is shown instead. */
const listPages = [
  'attestation',
  'company-information',
  'invoices',
  'offers',
  'order-agreements',
  'order-history',
  'returns-and-complaints',
  'user-administration',
] as const

/** The application to become a customer (spec §2). */
const becomeCustomerPath = '/become-a-customer/customer-account-application'

const isFixed = (path: string): path is keyof typeof fixedPages => Object.hasOwn(fixedPages, path)

/**
 * The route of an address. `pathname` is without its locale prefix, `search` with or without its `?`. Unknown or
 * malformed addresses are `not-found`; nothing throws.
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
    const article = readArticleSegment(last)
    if (article !== null) return { page: 'product', code: article.code }
  }
  if (family === 'checkout' && rest.length === 2 && rest[0] === 'confirmation' && last !== '') {
    const orderNumber = decode(last)
    if (orderNumber !== null) return { page: 'confirmation', orderNumber }
  }
  if (path === '/my-pages/order-directly') return { page: 'order-directly', query }
  if (path === '/my-pages') return { page: 'my-account', section: 'overview', moved: true }
  if (family === 'my-pages' && rest[0] === 'my-account' && rest.length <= 2) {
    const section = rest.length === 1 ? 'overview' : myAccountSections.find((name) => name === last)
    // The overview has one address.
    if (section !== undefined && last !== 'overview') return { page: 'my-account', section }
  }
  if (family === 'my-pages' && rest[0] === 'customer-administration' && rest.length <= 2) {
    const section =
      rest.length === 1 ? 'customers' : customerAdministrationSections.find((name) => name === last)
    // The customers have one address.
    if (section !== undefined && last !== 'customers')
      return { page: 'customer-administration', section, query }
  }
  const list = listPages.find((page) => path === `/my-pages/${page}`)
  if (list !== undefined) return { page: list, query }
  if (family === 'my-pages' && rest.length === 2 && last !== '') {
    const number = decode(last)
    if (rest[0] === 'invoices' && number !== null) return { page: 'invoice', number }
    if (rest[0] === 'order-info' && number !== null) return { page: 'order', orderNumber: number }
    if (rest[0] === 'order-history' && number !== null)
      return { page: 'order', orderNumber: number, moved: true }
  }
  if (path === '/track-and-trace') return { page: 'track-and-trace', query }
  if (path === becomeCustomerPath) return { page: 'become-a-customer', query }
  if (path === '/my-pages/company-information/audit') return { page: 'company-audit', query }
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
      return `/p/${writeArticleCode(route.code)}`
    case 'confirmation':
      return `/checkout/confirmation/${encodeURIComponent(route.orderNumber)}`
    case 'my-account':
      return `/my-pages/my-account${route.section === 'overview' ? '' : `/${route.section}`}`
    case 'customer-administration':
      return withQueryText(
        `/my-pages/customer-administration${route.section === 'customers' ? '' : `/${route.section}`}`,
        route.query,
      )
    case 'attestation':
    case 'company-information':
    case 'invoices':
    case 'offers':
    case 'order-agreements':
    case 'order-history':
    case 'returns-and-complaints':
    case 'user-administration':
      return withQueryText(`/my-pages/${route.page}`, route.query)
    case 'company-audit':
      return withQueryText('/my-pages/company-information/audit', route.query)
    case 'invoice':
      return `/my-pages/invoices/${encodeURIComponent(route.number)}`
    case 'order-directly':
    case 'order-with-excel':
    case 'my-sales-person':
      return `/my-pages/${route.page}`
    case 'order':
      return `/my-pages/order-info/${encodeURIComponent(route.orderNumber)}`
    case 'track-and-trace':
      return withQueryText('/track-and-trace', route.query)
    case 'become-a-customer':
      return withQueryText(becomeCustomerPath, route.query)
    default:
      return `/${route.page}`
  }
}

/** The address of a page on this site, with its locale prefix. The inverse of `readRoute`. */
export const addressOf = (route: Exclude<Route, { page: 'not-found' }>, context: AddressContext): string =>
  localHref(pathOf(route, context.settings), context)

/**
 * Whether an address from an answer stays in this shop and cannot run code: a path, without another host
 * (reliability X4). Browsers drop tabs and line breaks before they parse an address, which may make a slash the
 * second character.
 */
export const isLocalPath = (path: string): boolean => /^\/(?![/\\\t\n\r])/u.test(path)

/**
 * A page's path from the API, with the locale prefix. A non-local path becomes the start page, so that no answer
 * can send a reader to another site.
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
