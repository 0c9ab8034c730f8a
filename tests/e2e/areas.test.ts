import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Area } from '@tradecounter/shop/addresses'
import { pages } from '@tradecounter/shop/page-list'
import { firstLoadFiles } from '../../bench/weight.ts'

/** Written by the build: modules by file. */
const modules = JSON.parse(readFileSync('dist/chunk-modules.json', 'utf8')) as Record<string, string[]>

/** Slices that every page may load first. */
const everywhere = [
  'account',
  'addresses',
  'cart',
  'core',
  'direct-order',
  'feedback',
  'intro-tour',
  // Its calls and rules, which many pages share; its views load with the pages that show orders.
  'orders',
  'product',
  'search',
  'shell',
  'stock',
]
const ofMyPages = [
  'approvals',
  'company',
  'customers',
  'deliveries',
  'exports',
  'favourite-lists',
  'forms',
  'invoices',
  'list-page',
  'my-account',
  'my-pages',
  'offers',
  'order-agreements',
  'returns',
  'salespeople',
  'users',
]
/**
 * What the first load of an area's pages may contain besides: slices, and the folders of the area's pages and views.
 */
const allowed: Readonly<Record<Area, readonly string[]>> = {
  // Track and trace shows deliveries, as orders do.
  shop: ['deliveries', 'start'],
  account: ['forms'],
  checkout: [],
  'become-a-customer': ['become-a-customer', 'forms'],
  'my-pages': ofMyPages,
}

/** Folders that belong to the pages of an area: their own, and those of their views, which their entries import. */
const areaOfFolder = new Map<string, Area>(
  pages.flatMap(({ id, area }) => {
    const entry = readFileSync(`shop/pages/${id}/index.tsx`, 'utf8')
    const views = [...entry.matchAll(/ from '@tradecounter\/(shop\/[a-z-]+\/[a-z/-]+)'/gu)]
    return [`shop/pages/${id}`, ...views.map(([, folder = '']) => folder)].map((folder) => [folder, area])
  }),
)

/** A module of a slice or folder that is not for pages of this area. */
const foreign = (path: string, area: Area): string | null => {
  const slice = /^shop\/([^/]+)\//u.exec(path)?.[1] ?? ''
  if (slice === '' || slice === 'translations' || path.endsWith('/page.ts')) return null
  const other = [...areaOfFolder].find(([folder]) => path.startsWith(`${folder}/`))?.[1]
  const isOwn = other === undefined || other === area
  return isOwn && (slice === 'pages' || [...everywhere, ...allowed[area]].includes(slice)) ? null : path
}

it('knows the folders of the views', () => {
  expect(areaOfFolder.get('shop/orders/checkout/checkout-page')).toBe('checkout')
  expect(areaOfFolder.size).toBeGreaterThan(pages.length + 15)
})

it.each(pages.map(({ id, area }) => [id, area] as const))(
  'loads first on the %s page nothing of another area than %s and the shop',
  (id, area) => {
    // Only names of classes are left of style sheets, and nothing of the modules that collect them for the server.
    const loaded = firstLoadFiles(id)
      .flatMap((file) => modules[file] ?? [])
      .filter((path) => !path.includes('.css.ts') && !path.includes('?extractAssets'))
    expect(loaded.length).toBeGreaterThan(50)
    expect(loaded.flatMap((path) => foreign(path, area) ?? [])).toEqual([])
  },
)
