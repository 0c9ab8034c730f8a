import {
  type AddressBases,
  type PageDeclaration,
  readParameters,
  writeParameters,
} from '@tradecounter/shop/addresses'
import type { MyPage } from '@tradecounter/api/my-pages'
import { type PageId, pages, type Route } from '../pages/pages.ts'
import type { ShopContext } from './context/context.ts'

type AddressContext = Pick<ShopContext, 'localePrefix'> & { settings: AddressBases }

const declarations = new Map<string, PageDeclaration>(pages.map((page) => [page.id, page]))
/** Pages by their only address. */
const fixed = new Map<unknown, PageDeclaration>(
  pages.flatMap((page: PageDeclaration) => (hasParameters(page) ? [] : [[page.path, page] as const])),
)
const others: readonly PageDeclaration[] = pages.filter(hasParameters)

function hasParameters({ path, sections, movedFrom }: PageDeclaration): boolean {
  return typeof path !== 'string' || path.includes(':') || sections !== undefined || movedFrom !== undefined
}

/** The declaration of a page. */
export function declarationOf(page: PageId): PageDeclaration {
  const declaration = declarations.get(page)
  if (declaration === undefined) throw new Error(`There is no page ${page}`)
  return declaration
}

/** Whether a text names a page. */
export const isPageId = (name: string): boolean => declarations.has(name)

/** Whether the shop has a page for an entry in the table of my pages. */
export const hasMyPage = (name: string): name is MyPage =>
  pages.some(({ access }: PageDeclaration) => access?.myPage === name)

const patternOf = ({ path }: PageDeclaration, settings: AddressBases): string | null =>
  typeof path === 'function' ? path(settings) : path

/** The parameters that a page's address has in a path; null if it is the address of another page. */
function parametersOf(
  page: PageDeclaration,
  path: string,
  settings: AddressBases,
): Record<string, string | true> | null {
  const { sections, movedFrom, codings } = page
  const pattern = patternOf(page, settings)
  if (pattern === null) return null
  const [first, ...rest] = Object.keys(sections ?? {})
  const own = readParameters(pattern, path, codings)
  if (own !== null) return first === undefined ? own : { ...own, section: first }
  // The first section has one address.
  const section = rest.find((name) => path === `${pattern}/${name}`)
  if (section !== undefined) return { section }
  const moved = movedFrom === undefined ? null : readParameters(movedFrom, path, codings)
  return moved && { ...moved, ...(first === undefined ? {} : { section: first }), moved: true }
}

/**
 * The route of an address. `pathname` is without its locale prefix, `search` with or without its `?`. Unknown or
 * malformed addresses are `not-found`; nothing throws.
 */
export function readRoute(pathname: string, search: string, settings: AddressBases): Route {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const query = search.startsWith('?') ? search.slice(1) : search
  const routeTo = ({ id, query: keeps }: PageDeclaration, parameters: object): Route =>
    // The type is derived from the same declarations.
    ({ page: id, ...parameters, ...(keeps === undefined ? {} : { query }) }) as Route
  const alone = fixed.get(path)
  if (alone !== undefined) return routeTo(alone, {})
  for (const page of others) {
    const parameters = parametersOf(page, path, settings)
    if (parameters !== null) return routeTo(page, parameters)
  }
  return { page: 'not-found' }
}

type RouteWithAddress = Exclude<Route, { page: 'not-found' }>

function pathOf(route: RouteWithAddress, settings: AddressBases): string {
  const page = declarationOf(route.page)
  const path = writeParameters(patternOf(page, settings) ?? '/', { ...route }, page.codings)
  const section =
    'section' in route && route.section !== Object.keys(page.sections ?? {})[0] ? `/${route.section}` : ''
  const query = 'query' in route && route.query ? `?${route.query}` : ''
  return `${path}${section}${query}`
}

/** The address of a page on this site, with its locale prefix. The inverse of `readRoute`. */
export const addressOf = (route: RouteWithAddress, context: AddressContext): string =>
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

/** What a link from an answer may lead to outside the shop. */
const outside = /^(?:https:\/\/|mailto:|tel:)/u

/**
 * The address of a link from an answer: a page of this site with its locale prefix, or what may be opened outside.
 * Null for any other, such as one that would run code (reliability X4).
 */
export function linkHref(url: string, context: Pick<ShopContext, 'localePrefix'>): string | null {
  if (isLocalPath(url)) return localHref(url, context)
  return outside.test(url) ? url : null
}

/** The path of this page without its locale prefix, for `readRoute`. */
export function withoutLocale(pathname: string, { localePrefix }: Pick<ShopContext, 'localePrefix'>): string {
  if (localePrefix === '') return pathname
  if (pathname === localePrefix) return '/'
  return pathname.startsWith(`${localePrefix}/`) ? pathname.slice(localePrefix.length) : pathname
}
