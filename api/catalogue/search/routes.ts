import {
  catalogueCalls,
  type ProductCard,
  type QuickSearchResult,
  type VariantItem,
} from '../../contract/index.ts'
import { SearchPreparing, type QuickAnswer } from '@tradecounter/search'
import { stockFacet } from './customer-listing.ts'
import { percentOf } from './list-while-preparing.ts'
import { readQuickPhrase } from './list-query.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { categoryUrl } from '../articles/view.ts'
import { listQueryOf, listTermsOf, phraseLink, readList, awaitSearch, searchedWords } from './list-view.ts'
import { findProduct } from '../products/service.ts'
import { allowCaching } from '../../platform/http/allow-caching.ts'
import { searchContextOf } from './search-context.ts'
import type { RouteGroup } from '../../platform/http/route-group.ts'
import { variantListMinutes } from '../../sites/service.ts'
import { buildVariantList } from '../variants/variant-list.ts'
import { readProductVariants, readVariantsById } from '../variants/view.ts'

/** Category links carry the full-text phrase (spec §2 "Other links"). */
const categoryLink = (path: string, phrase: string): string =>
  `${categoryUrl(path)}?parameters.FullTextSearchPhrase=${encodeURIComponent(phrase)}`

const nothingFound: QuickAnswer = {
  phrase: '',
  corrected: null,
  relaxed: null,
  words: null,
  suggestions: [],
  exactVariantId: null,
  neighbourIds: [],
  hits: [],
  productCategories: [],
  categories: [],
}

/** An article among quick results. Its number, address, stock and price are those of the one variant that it names. */
const productCard = (item: VariantItem, mine: boolean): ProductCard => ({
  text: item.productName,
  ...(item.lang === undefined ? {} : { lang: item.lang }),
  url: item.url,
  imageUrl: item.image.url,
  showMyAssortmentStar: mine,
  isReplacement: item.isReplacement,
  displayUnitCode: item.displayUnitCode,
  ...(item.priceOnRequest ? { priceOnRequest: true as const } : {}),
  trackingAttributes: { itemId: item.code },
})

/** `GET /api/search`, `/api/search/quick` and `/api/search/variants` (spec §7). */
export const searchRoutes: RouteGroup = (mount, services) => {
  const { search, store } = services

  mount(catalogueCalls.search, async ({ c, caller }) => {
    const list = await readList(services, caller, listQueryOf(c))
    // Only a category may be missing.
    if (list === null) throw notFound('There is no such list.')
    return list.result
  })

  mount(catalogueCalls.quickSearch, async ({ c, caller }) => {
    const { phrase, fault } = readQuickPhrase(new URL(c.req.url).search)
    if (fault) throw new ApiError(400, fault.code, fault.message, { field: fault.field })
    const found = await awaitSearch(
      search
        .quick({ phrase, ...(await searchContextOf(services, caller)) })
        .catch((cause: unknown): QuickAnswer & { preparing?: number } => {
          if (!(cause instanceof SearchPreparing)) throw cause
          return { ...nothingFound, phrase, preparing: percentOf(cause.progress) }
        }),
    )
    const ids = [...found.hits.map(({ variantId }) => variantId), ...found.neighbourIds]
    const variants = await readVariantsById(store.db, caller, ids)
    const cardOf = (id: number, mine: boolean): ProductCard[] => {
      const item = variants.get(id)?.item
      return item === undefined ? [] : [productCard(item, mine)]
    }
    const answer: QuickSearchResult = {
      originalSearchPhrase: phrase,
      searchPhrase: found.phrase,
      words: searchedWords(found, phrase),
      didYouMean: found.corrected === null ? null : phraseLink(caller.site, found.corrected),
      alternativeSearch: found.relaxed === null ? null : phraseLink(caller.site, found.relaxed),
      suggestions: found.suggestions.map((each) => phraseLink(caller.site, each)),
      productCategories: found.productCategories.map(({ path, name }) => ({
        text: name,
        url: categoryLink(path, found.phrase),
      })),
      categoryCards: found.categories.map(({ path, name, parentName }) => ({
        text: name,
        parentName,
        url: categoryUrl(path),
      })),
      productCards: found.hits.flatMap(({ variantId, mine }) => cardOf(variantId, mine)),
      nearNumbers: found.neighbourIds.flatMap((id) => cardOf(id, false)),
      exactMatchUrl:
        found.exactVariantId === null ? null : (variants.get(found.exactVariantId)?.item.url ?? null),
      preparing: 'preparing' in found ? (found.preparing ?? null) : null,
      // False when the hits are those of a corrected phrase.
      hasOriginalSearchResults: found.hits.length + found.categories.length > 0 && found.phrase === phrase,
    }
    return answer
  })

  mount(catalogueCalls.variants, async ({ c, caller, query: { productCode, activeVariantNumber } }) => {
    const product = await findProduct(store.db, productCode)
    if (!product) throw notFound('There is no such product.', 'productCode')
    const { facets, intervals } = listQueryOf(c)
    const variants = await readProductVariants(store.db, caller, product.id)
    const list = buildVariantList(variants, activeVariantNumber || productCode, caller.language)
    // Only filters narrow the variants, not the phrase or the order.
    const keep = () =>
      allowCaching(c, { scope: 'user', seconds: variantListMinutes(services, caller.site) * 60 })
    if (facets.size + intervals.size === 0) {
      keep()
      return list
    }
    const terms = await listTermsOf(services, caller)
    const passing = await awaitSearch(
      search.variants({ productId: product.id, facets, intervals, terms }).catch((cause: unknown) => {
        // No list is narrowed while there is no index.
        if (cause instanceof SearchPreparing) return null
        throw cause
      }),
    )
    if (passing === null) return list
    // Stock changes all day: what is narrowed by it is not kept.
    if (!facets.has(stockFacet)) keep()
    const shown = new Set(variants.flatMap(({ row, item }) => (passing.includes(row.id) ? item.code : [])))
    return { ...list, items: list.items.filter(({ code }) => shown.has(code)) }
  })
}
