import type { Queries } from '../../platform/database/queries.ts'
import { findVariantsByNumber, normaliseNumber } from './numbers.ts'
import { findArticlesByCode, findArticlesById, type ArticleRow, type Terms } from './service.ts'

/** How many replacements of replacements are followed. */
const maxReplacements = 5

/** The part of an article that `replacementOf` needs. */
interface Replaceable {
  code: string
  replacedBy: string | null
}

/**
 * The article itself, or the last article in its chain of replacements. Null when the chain leads to an unknown number,
 * in a circle, or too far.
 */
function replacementOf<A extends Replaceable>(article: A, byCode: ReadonlyMap<string, A>): A | null {
  let last = article
  for (let step = 0; last.replacedBy !== null; step++) {
    const next = byCode.get(last.replacedBy)
    if (next === undefined || step === maxReplacements) return null
    last = next
  }
  return last
}

/** The article that an article number leads to today. */
export interface ResolvedArticle {
  article: ArticleRow
  /** Number of the article that it replaces; empty when the number is the article's own. */
  replacedNumber: string
  /** The article has a successor that is unknown: it can be ordered only while it can be bought itself. */
  isDiscontinued: boolean
}

/** The articles that a number can mean: none, one, or several to choose from. */
export type ResolvedNumber = readonly ResolvedArticle[]

async function withReplacements(
  queries: Queries,
  terms: Terms | null,
  articles: Iterable<ArticleRow>,
): Promise<Map<string, ArticleRow>> {
  const byCode = new Map([...articles].map((article) => [article.code, article]))
  for (let step = 0; step < maxReplacements; step++) {
    const missing = [...byCode.values()].flatMap(({ replacedBy }) =>
      replacedBy === null || byCode.has(replacedBy) ? [] : [replacedBy],
    )
    if (missing.length === 0) break
    const found = await findArticlesByCode(queries, terms, missing)
    if (found.length === 0) break
    for (const article of found) byCode.set(article.code, article)
  }
  return byCode
}

/** Resolves variants to themselves or to the articles that replace them. */
export async function resolveVariants(
  queries: Queries,
  terms: Terms | null,
  ids: readonly number[],
): Promise<Map<number, ResolvedArticle>> {
  const articles = await findArticlesById(queries, terms, ids)
  const byCode = await withReplacements(queries, terms, articles.values())
  return new Map(
    [...articles].map(([id, own]) => {
      const article = replacementOf(own, byCode)
      return [
        id,
        {
          article: article ?? own,
          replacedNumber: article === null || article.code === own.code ? '' : own.code,
          isDiscontinued: article === null,
        },
      ]
    }),
  )
}

/**
 * Resolves numbers as written: an article's own number, the manufacturer's, the EAN or the customer's own. Numbers that
 * lead to the same article count once, also by way of a replacement.
 */
export async function resolveNumbers(
  queries: Queries,
  terms: Terms | null,
  written: readonly string[],
): Promise<(number: string) => ResolvedNumber> {
  const byPlain = await findVariantsByNumber(queries, terms?.customerId ?? '', written.map(normaliseNumber))
  const ids = [...new Set([...byPlain.values()].flatMap((variants) => [...variants]))]
  const resolved = await resolveVariants(queries, terms, ids)
  return (number) => {
    const found = new Map<number, ResolvedArticle>()
    for (const id of byPlain.get(normaliseNumber(number)) ?? []) {
      const one = resolved.get(id)
      const known = one === undefined ? undefined : found.get(one.article.variantId)
      if (one !== undefined && (known === undefined || known.replacedNumber !== '')) {
        found.set(one.article.variantId, one)
      }
    }
    return [...found.values()].toSorted((a, b) => (a.article.code < b.article.code ? -1 : 1))
  }
}
