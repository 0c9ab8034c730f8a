import { longestReplacement, replacementOf } from './rules.ts'
import { plainNumber, variantsByNumber } from '../catalogue/articles/numbers.ts'
import { type OrderArticle, orderArticles, orderArticlesByCode } from './articles-store.ts'
import type { Queries } from '../platform/database/index.ts'
import type { Terms } from '../catalogue/articles/service.ts'
import type { Word } from '../catalogue/texts.ts'
import { wordsFor } from '../catalogue/texts.ts'
import type { Caller } from '../platform/services.ts'

/** An article that is ordered, and the number of the one that it has replaced. */
export interface Meant {
  article: OrderArticle
  /** Empty when the number meant the article itself. */
  replacedNumber: string
  /** Replaced by nothing that is known: it can only be ordered while it can be bought itself. */
  endsNowhere: boolean
}

/** What numbers mean: nothing, one article, or several of which one must be chosen. */
export type NumberMeaning = readonly Meant[]

async function withReplacements(
  queries: Queries,
  terms: Terms | null,
  asked: Iterable<OrderArticle>,
): Promise<Map<string, OrderArticle>> {
  const byCode = new Map([...asked].map((article) => [article.code, article]))
  for (let step = 0; step < longestReplacement; step++) {
    const missing = [...byCode.values()].flatMap(({ replacedBy }) =>
      replacedBy === null || byCode.has(replacedBy) ? [] : [replacedBy],
    )
    if (missing.length === 0) break
    const found = await orderArticlesByCode(queries, terms, [...new Set(missing)])
    if (found.size === 0) break
    for (const [code, article] of found) byCode.set(code, article)
  }
  return byCode
}

/** What each article stands for today: itself, or what has replaced it. */
export async function meantByVariants(
  queries: Queries,
  terms: Terms | null,
  ids: readonly number[],
): Promise<Map<number, Meant>> {
  const articles = await orderArticles(queries, terms, ids)
  const byCode = await withReplacements(queries, terms, articles.values())
  return new Map(
    [...articles].map(([id, asked]) => {
      const article = replacementOf(asked, byCode)
      return [
        id,
        {
          article: article ?? asked,
          replacedNumber: article === null || article.code === asked.code ? '' : asked.code,
          endsNowhere: article === null,
        },
      ]
    }),
  )
}

/**
 * What each written number means to a customer, in one look-up for all of them. Two numbers of one article mean one;
 * an article and what has replaced it are one too.
 */
export async function meaningsOf(
  queries: Queries,
  terms: Terms | null,
  written: readonly string[],
): Promise<(number: string) => NumberMeaning> {
  const byPlain = await variantsByNumber(queries, terms?.customerId ?? '', written.map(plainNumber))
  const ids = [...new Set([...byPlain.values()].flatMap((variants) => [...variants]))]
  const meant = await meantByVariants(queries, terms, ids)
  return (number) => {
    const found = new Map<number, Meant>()
    for (const id of byPlain.get(plainNumber(number)) ?? []) {
      const one = meant.get(id)
      const known = one === undefined ? undefined : found.get(one.article.variantId)
      if (one !== undefined && (known === undefined || known.replacedNumber !== '')) {
        found.set(one.article.variantId, one)
      }
    }
    return [...found.values()].toSorted((a, b) => (a.article.code < b.article.code ? -1 : 1))
  }
}

/** The names of articles and their units in the caller's language. */
export async function articleWords(
  queries: Queries,
  caller: Caller,
  articles: readonly OrderArticle[],
): Promise<{ name: (article: OrderArticle) => string; unit: (article: OrderArticle) => string }> {
  const owners = articles.flatMap(({ productId, unit }) => [`product:${productId}`, `unit:${unit}`])
  const word: Word = await wordsFor(queries, caller.language, 'name', owners)
  return {
    name: ({ productId, code }) => word(`product:${productId}`, code),
    unit: ({ unit }) => word(`unit:${unit}`, unit),
  }
}
