import { labelKinds, type Link, type ProductHit, type StartPage } from '../contract/index.ts'
import { findCategoryPictures, readCategories } from '../catalogue/categories/service.ts'
import { categoryUrl } from '../catalogue/articles/service.ts'
import { productHits, awaitSearch, searchContextOf } from '../catalogue/search/service.ts'
import type { Caller, Services } from '../platform/services.ts'
import type { ListAnswer, ListQuery } from '../platform/product-search.ts'
import { orderCategories, featuredCategories } from './category-order.ts'
import { labelledPath, translationsFor } from '../sites/service.ts'

const productsPerRow = 6

const allProducts: ListQuery = {
  phrase: '',
  phraseCut: false,
  page: 1,
  sort: 'Relevance',
  facets: new Map(),
  intervals: new Map(),
}

type SearchPart = Partial<ListQuery> & { categoryPath?: string; size: number }

/** Hits of several categories in turn, so that a shelf shows products of more than one family. */
async function interleaveHits(
  paths: readonly string[],
  search: (path: string) => Promise<ListAnswer | null>,
) {
  const answers = await Promise.all(paths.map(search))
  const columns = answers.map((answer) => answer?.hits ?? [])
  return Array.from({ length: productsPerRow }, (_, row) =>
    columns.flatMap((column) => column.slice(row, row + 1)),
  )
    .flat()
    .slice(0, productsPerRow)
}

type RowProduct = StartPage['shelves'][number]['products'][number]

const rowProduct = ({ code, name, brand, url, imageUrl, labels }: ProductHit): RowProduct => ({
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
    : [{ title: head.text, url: head.url, products: products.map(rowProduct) }]
}

type CountedCategory = Pick<ListAnswer['categories'][number], 'path' | 'name'> & { count: number | null }

/** The top categories without their counts. */
const topCategories = async ({ store }: Services, caller: Caller): Promise<CountedCategory[]> =>
  (await readCategories(store.db, caller))
    .filter(({ parentId }) => parentId === null)
    .map(({ path, name }) => ({ path, name, count: null }))

/** The start page of a site: its categories in the site's order, and product shelves. */
export async function readStartPage(services: Services, caller: Caller): Promise<StartPage> {
  const titles = translationsFor(caller.language).shelves
  const context = await searchContextOf(services, caller)
  const search = (part: SearchPart) =>
    awaitSearch(services.search.list({ ...allProducts, ...part, ...context }))
  // Without an index there are no shelves and no counts; the categories are still shown.
  const isSearching = services.search.state().ready
  const all: CountedCategory[] = isSearching
    ? ((await search({ size: 0 }))?.categories ?? [])
    : await topCategories(services, caller)
  const categories = orderCategories(caller.site, all, ({ path }) => path)
  const pictures = await findCategoryPictures(
    services.store.db,
    categories.map(({ path }) => path),
  )
  const labelled = async (kind: keyof typeof labelKinds, title: string) => {
    const facets = new Map([['label', [String(labelKinds[kind])]]])
    const leading = categories.slice(0, productsPerRow).map(({ path }) => path)
    const hits = await interleaveHits(leading, (categoryPath) =>
      search({ facets, categoryPath, size: productsPerRow }),
    )
    return shelf(services, caller, { text: title, url: labelledPath(caller.site, kind) }, hits)
  }
  const ofCategory = async (path: string) => {
    const category = categories.find((each) => each.path === path)
    if (!category) return []
    const below = (await search({ categoryPath: path, size: 0 }))?.categories.map((each) => each.path) ?? []
    const hits = await interleaveHits(below.length === 0 ? [path] : below, (categoryPath) =>
      search({ categoryPath, size: productsPerRow }),
    )
    return shelf(
      services,
      caller,
      { text: titles.popular.replace('{category}', category.name), url: categoryUrl(path) },
      hits,
    )
  }
  const [first, second] = featuredCategories(caller.site)
  const shelves = await Promise.all(
    isSearching
      ? [
          first === undefined ? [] : ofCategory(first),
          labelled('campaign', titles.campaigns),
          second === undefined ? [] : ofCategory(second),
          labelled('new', titles.news),
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
