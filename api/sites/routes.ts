import {
  labelKinds,
  megaMenuQuerySchema,
  type Link,
  type ProductHit,
  type SiteSettings,
  type StartPage,
} from '../contract/index.ts'
import type { ListQuery } from '../catalogue/search/list-query.ts'
import type { ListAnswer } from '../catalogue/search/product-search.ts'
import { inSiteOrder, shelfCategories } from './site-order.ts'
import { labelledPath } from './site-menus.ts'
import { siteSettingsOf } from './site-settings.ts'
import { settingsWords, tongueOf } from './translations/translations.ts'
import { categoryPictures, readCategories } from '../catalogue/categories/view.ts'
import { categoryUrl, productHits } from '../catalogue/search/hit-view.ts'
import { searching } from '../catalogue/search/list-view.ts'
import { megaMenuOf } from './mega-menu.ts'
import { readQuery } from '../platform/read-request.ts'
import { readerOf } from '../accounts/reader.ts'
import type { Caller, Route, Services } from '../platform/services.ts'

const shelfSize = 6

const everything: ListQuery = {
  phrase: '',
  phraseCut: false,
  page: 1,
  sort: 'Relevance',
  facets: new Map(),
  intervals: new Map(),
}

type Part = Partial<ListQuery> & { categoryPath?: string; size: number }

/** What stands below several categories in turn, so that a shelf shows more than neighbours of one family. */
async function inTurn(paths: readonly string[], ask: (path: string) => Promise<ListAnswer | null>) {
  const answers = await Promise.all(paths.map(ask))
  const columns = answers.map((answer) => answer?.hits ?? [])
  return Array.from({ length: shelfSize }, (_, row) =>
    columns.flatMap((column) => column.slice(row, row + 1)),
  )
    .flat()
    .slice(0, shelfSize)
}

type ShelfProduct = StartPage['shelves'][number]['products'][number]

const shelfProduct = ({ code, name, brand, url, imageUrl, labels }: ProductHit): ShelfProduct => ({
  code,
  name,
  brand,
  url,
  imageUrl,
  labels,
})

async function shelf(
  services: Services,
  caller: Caller,
  head: Link,
  hits: ListAnswer['hits'],
): Promise<StartPage['shelves']> {
  const products = await productHits(services.store.db, caller, hits)
  return products.length === 0
    ? []
    : [{ title: head.text, url: head.url, products: products.map(shelfProduct) }]
}

type CountedCategory = Pick<ListAnswer['categories'][number], 'path' | 'name'> & { count: number | null }

/** The top categories without their counts. */
const topCategories = async ({ store }: Services, caller: Caller): Promise<CountedCategory[]> =>
  (await readCategories(store.db, caller))
    .filter(({ parentId }) => parentId === null)
    .map(({ path, name }) => ({ path, name, count: null }))

/** The start page of a site: its categories in its order, and shelves of what it leads with. */
async function readStart(services: Services, caller: Caller): Promise<StartPage> {
  const words = settingsWords(caller.language).shelves
  const reader = await readerOf(services, caller)
  const search = (part: Part) => searching(services.search.list({ ...everything, ...part, ...reader }))
  // Without an index there are no shelves and no counts, but the way into the shop stays open.
  const isSearching = services.search.state().ready
  const all: CountedCategory[] = isSearching
    ? ((await search({ size: 0 }))?.categories ?? [])
    : await topCategories(services, caller)
  const categories = inSiteOrder(caller.site, all, ({ path }) => path)
  const pictures = await categoryPictures(
    services.store.db,
    categories.map(({ path }) => path),
  )
  const labelled = async (kind: keyof typeof labelKinds, title: string) => {
    const facets = new Map([['label', [String(labelKinds[kind])]]])
    const leading = categories.slice(0, shelfSize).map(({ path }) => path)
    const hits = await inTurn(leading, (categoryPath) => search({ facets, categoryPath, size: shelfSize }))
    return shelf(services, caller, { text: title, url: labelledPath(caller.site, kind) }, hits)
  }
  const ofCategory = async (path: string) => {
    const category = categories.find((each) => each.path === path)
    if (!category) return []
    const below = (await search({ categoryPath: path, size: 0 }))?.categories.map((each) => each.path) ?? []
    const hits = await inTurn(below.length === 0 ? [path] : below, (categoryPath) =>
      search({ categoryPath, size: shelfSize }),
    )
    return shelf(
      services,
      caller,
      { text: words.popular.replace('{category}', category.name), url: categoryUrl(path) },
      hits,
    )
  }
  const [first, second] = shelfCategories(caller.site)
  const shelves = await Promise.all(
    isSearching
      ? [
          first === undefined ? [] : ofCategory(first),
          labelled('campaign', words.campaigns),
          second === undefined ? [] : ofCategory(second),
          labelled('new', words.news),
        ]
      : [],
  )
  return {
    categories: categories.map(({ path, name, count }) => ({
      name,
      url: categoryUrl(path),
      imageUrl: pictures.get(path) ?? '/pictures/none.svg',
      count,
    })),
    shelves: shelves.flat(),
  }
}

/** `GET /api/site/settings`, `/api/site/getmegamenu` and `/api/site/start` (spec §7). */
export const siteRoutes: Route = (app, services) => {
  app.get('/api/site/settings', 'public', (c) => {
    const { site, language } = c.get('caller')
    const tongue = tongueOf(c.req.header('x-language'), language)
    const settings: SiteSettings = siteSettingsOf(site, tongue, services.settings.ownSettings?.[site])
    return c.json(settings)
  })

  app.get('/api/site/getmegamenu', 'public', async (c) => {
    const caller = c.get('caller')
    const { depth } = readQuery(c, megaMenuQuerySchema)
    return c.json(await megaMenuOf(services, caller, Number(depth)))
  })

  app.get('/api/site/start', 'public', async (c) => c.json(await readStart(services, c.get('caller'))))
}
