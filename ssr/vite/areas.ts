import { existsSync, readFileSync } from 'node:fs'
import type { Area } from '@tradecounter/shop/addresses'
import { pages } from '@tradecounter/shop/page-list'

/** Folders, besides those of its pages and their views, that one area alone uses. */
const ownFolders: Partial<Record<Area, readonly string[]>> = {
  'my-pages': [
    'shop/company',
    'shop/customers',
    'shop/exports',
    'shop/invoices',
    'shop/list-page',
    'shop/my-account',
    'shop/my-pages',
    'shop/offers',
    'shop/order-agreements',
    'shop/returns',
    'shop/salespeople',
    'shop/users',
  ],
  checkout: [],
  'become-a-customer': ['shop/become-a-customer'],
}

/** Folders of a few pages in several areas, such as checkout and my pages. */
const ofFewPages = [
  'api/contract',
  'node_modules/valibot',
  'shop/account/access',
  'shop/account/security',
  'shop/approvals',
  'shop/core/access',
  'shop/deliveries',
  'shop/forms',
  'shop/orders/checkout',
  'shop/orders/history',
  'shop/orders/lines',
  'shop/orders/reorder',
  'ui/copy-button',
  'ui/fact-list',
]

/** Style sheets are by page in any case, and every page loads the declarations of all pages. */
const modulesIn = (folders: readonly string[]): RegExp =>
  new RegExp(`/(?:${folders.join('|')})/[^?]*(?<!\\.css|/page)\\.[mc]?[jt]sx?$`, 'u')

/** The folders of a page's views, as its entry names them: `shop/orders/order`. */
function viewFoldersOf(id: string): string[] {
  const entry = `shop/pages/${id}/index.tsx`
  const source = existsSync(entry) ? readFileSync(entry, 'utf8') : ''
  return [...source.matchAll(/ from '@tradecounter\/(shop\/[a-z-]+\/[a-z/-]+)'/gu)].map(
    ([, path = '']) => path,
  )
}

/** The modules that only pages of an area load. */
export const modulesOf = (area: Area): RegExp =>
  modulesIn([
    ...(ownFolders[area] ?? []),
    ...pages
      .filter((page) => page.area === area)
      .flatMap(({ id }) => [`shop/pages/${id}`, ...viewFoldersOf(id)]),
  ])

/** Areas with modules of their own. */
export const separateAreas = Object.keys(ownFolders) as readonly Area[] // the keys of the record above

const modulesOfFewPages = modulesIn(ofFewPages)
const separate = separateAreas.map(modulesOf)

/** Whether most pages load nothing of a module. */
export const isOfFewPages = (id: string): boolean =>
  modulesOfFewPages.test(id) || separate.some((modules) => modules.test(id))
