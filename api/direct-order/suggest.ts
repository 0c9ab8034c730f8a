import type { DirectOrderSuggestions } from '../contract/index.ts'
import { SearchUnavailable } from '@tradecounter/search'
import { readQuickPhrase } from '../catalogue/search/list-query.ts'
import { orderArticles } from './articles-store.ts'
import { pictureUrl, priceVisibilityOf } from '../catalogue/articles/view.ts'
import { articleWords, meaningsOf } from './resolve-numbers.ts'
import { searchContextOf } from '../accounts/users/search-context.ts'
import type { Caller, Services } from '../platform/services.ts'

/** Suggestions of one answer. */
const most = 8

/**
 * Articles that a beginning of a number, an EAN or words of a name can mean: those whose whole number it is
 * alone where there are any. Without the search, whole numbers are all that is known.
 */
export async function suggestArticles(
  services: Services,
  caller: Caller,
  text: string,
): Promise<DirectOrderSuggestions> {
  const { store, search } = services
  const { terms } = await priceVisibilityOf(store.db, caller)
  const exact = (await meaningsOf(store.db, terms, [text]))(text).map(({ article }) => article.variantId)
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
  const ids = [...new Set([...exact, ...hits.map(({ variantId }) => variantId)])].slice(0, most)
  const articles = await orderArticles(store.db, terms, ids)
  const shown = ids.flatMap((id) => articles.get(id) ?? [])
  const words = await articleWords(store.db, caller, shown)
  return {
    items: shown.map((article) => ({
      variantNumber: article.code,
      name: words.name(article),
      imageUrl: pictureUrl(article.picture),
      customCode: article.customerNumber ?? '',
    })),
  }
}
