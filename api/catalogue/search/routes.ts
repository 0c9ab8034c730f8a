import { type QuickSearchResult, variantListQuerySchema } from '../../contract/index.ts'
import { readQuickPhrase } from './list-query.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { categoryUrl } from '../articles/view.ts'
import { productHits } from './hits-view.ts'
import { listQueryOf, phraseLink, readList, awaitSearch } from './list-view.ts'
import { findProduct } from '../products/service.ts'
import { readQuery } from '../../platform/http/read-request.ts'
import { searchContextOf } from '../../accounts/users/search-context.ts'
import type { RouteGroup } from '../../platform/services.ts'
import { buildVariantList } from '../variants/variant-list.ts'
import { readProductVariants } from '../variants/view.ts'

/** Category links carry the full-text phrase (spec §2 "Other links"). */
const categoryLink = (path: string, phrase: string): string =>
  `${categoryUrl(path)}?parameters.FullTextSearchPhrase=${encodeURIComponent(phrase)}`

/** `GET /api/search`, `/api/search/quick` and `/api/search/variants` (spec §7). */
export const searchRoutes: RouteGroup = (app, services) => {
  const { search, store } = services

  app.get('/api/search', 'public', async (c) => {
    const list = await readList(services, c.get('caller'), listQueryOf(c))
    return c.json(list?.result)
  })

  app.get('/api/search/quick', 'public', async (c) => {
    const { phrase, fault } = readQuickPhrase(new URL(c.req.url).search)
    if (fault) throw new ApiError(400, fault.code, fault.message, { field: fault.field })
    const caller = c.get('caller')
    const found = await awaitSearch(search.quick({ phrase, ...(await searchContextOf(services, caller)) }))
    const hits = await productHits(store.db, caller, found.hits)
    const mine = new Map(found.hits.map((hit) => [`p.${hit.productId}`, hit.mine]))
    const answer: QuickSearchResult = {
      originalSearchPhrase: phrase,
      searchPhrase: found.phrase,
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
      productCards: hits.map((hit) => ({
        text: hit.name,
        url: hit.variantCount > 1 && found.suggestions.length > 0 ? hit.url : hit.variant.url,
        imageUrl: hit.imageUrl,
        showMyAssortmentStar: mine.get(hit.ticket) ?? false,
        trackingAttributes: { itemId: hit.variant.code },
      })),
      // False when the hits are those of a corrected phrase.
      hasOriginalSearchResults: hits.length + found.categories.length > 0 && found.phrase === phrase,
    }
    return c.json(answer)
  })

  app.get('/api/search/variants', 'public', async (c) => {
    const { productCode, activeVariantNumber } = readQuery(c, variantListQuerySchema)
    const product = await findProduct(store.db, productCode)
    if (!product) throw notFound('There is no such product.', 'productCode')
    const { facets, intervals } = listQueryOf(c)
    const variants = await readProductVariants(store.db, c.get('caller'), product.id)
    const list = buildVariantList(variants, activeVariantNumber || productCode)
    // Only filters narrow the variants, not the phrase or the order.
    if (facets.size + intervals.size === 0) return c.json(list)
    const passing = await awaitSearch(search.variants({ productId: product.id, facets, intervals }))
    if (passing === null) return c.json(list)
    const shown = new Set(variants.flatMap(({ row, item }) => (passing.includes(row.id) ? item.code : [])))
    return c.json({ ...list, items: list.items.filter(({ code }) => shown.has(code)) })
  })
}
