import type { DirectOrderSuggestions } from '../contract/index.ts'
import { readQuickPhrase, searchContextOf } from '../catalogue/search/service.ts'
import { SearchUnavailable } from '@tradecounter/search'
import {
  priceVisibilityOf,
  findArticlesById,
  articleTextsFor,
  pictureUrl,
  findNeighbours,
  resolveNumbers,
} from '../catalogue/articles/service.ts'
import type { Caller, Services } from '../platform/services.ts'

/** Suggestions in one answer. */
const maxSuggestions = 8

/**
 * Articles for the beginning of a number, an EAN or words of a name. A whole number suggests its own articles only, one
 * that leads to nothing the articles one digit off. While the search is not available, only whole numbers are found.
 */
export async function suggestArticles(
  services: Services,
  caller: Caller,
  text: string,
): Promise<DirectOrderSuggestions> {
  const { store, search } = services
  const visibility = await priceVisibilityOf(store.db, caller)
  const { terms } = visibility
  const exact = (await resolveNumbers(store.db, terms, [text]))(text).map(({ article }) => article.variantId)
  const { phrase } = readQuickPhrase(`searchPhrase=${encodeURIComponent(text)}`)
  const reader = await searchContextOf(services, caller)
  const hits =
    phrase === undefined || exact.length > 0
      ? []
      : await search.quick({ ...reader, phrase }).then(
          (answer) => answer.hits,
          (cause: unknown) => {
            if (cause instanceof SearchUnavailable) return []
            throw cause
          },
        )
  const known = [...exact, ...hits.map(({ variantId }) => variantId)]
  const near =
    known.length > 0
      ? []
      : (await findNeighbours(store.db, caller, visibility, [text]))(text).map(({ variantId }) => variantId)
  const ids = [...new Set([...known, ...near])].slice(0, maxSuggestions)
  const articles = await findArticlesById(store.db, terms, ids)
  const shown = ids.flatMap((id) => articles.get(id) ?? [])
  const texts = await articleTextsFor(store.db, caller, shown)
  return {
    items: shown.map((article) => ({
      variantNumber: article.code,
      name: texts.name(article),
      imageUrl: pictureUrl(article.picture),
      customCode: article.customerNumber ?? '',
    })),
  }
}
