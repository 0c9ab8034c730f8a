import type { Queries } from '../../platform/database/queries.ts'
import { readingsOf, spellingOf } from './number-readings.ts'
import { findVariantsByNumber } from './numbers.ts'
import { findArticlesByCode, findArticlesById, type ArticleRow, type Terms } from './find-articles.ts'

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
  /** The number can hardly mean it, as `4012301.0` means 40123010: it must be confirmed. */
  isGuess: boolean
}

/** The articles that a number can mean: none, one, or several to choose from. */
export type ResolvedNumber = readonly ResolvedArticle[]

/** The one article that a number means without a question. */
export const onlyArticle = (resolved: ResolvedNumber): ResolvedArticle | undefined =>
  resolved.length === 1 && resolved[0]?.isGuess === false ? resolved[0] : undefined

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
          isGuess: false,
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
  const wanted = [...new Set(written.flatMap(readingsOf).map(({ number }) => number))]
  const byNumber = await findVariantsByNumber(queries, terms?.customerId ?? '', wanted)
  const ids = [...new Set([...byNumber.values()].flatMap((variants) => [...variants.keys()]))]
  const resolved = await resolveVariants(queries, terms, ids)
  return (number) => {
    const found = new Map<number, ResolvedArticle>()
    for (const reading of readingsOf(number)) {
      for (const [id, spellings] of byNumber.get(reading.number) ?? []) {
        const one = resolved.get(id)
        if (one === undefined) continue
        const isGuess =
          !reading.certain && !spellings.some((spelling) => spellingOf(spelling) === spellingOf(number))
        const known = found.get(one.article.variantId)
        if (known === undefined || (known.replacedNumber !== '' && !isGuess))
          found.set(one.article.variantId, { ...one, isGuess })
      }
    }
    return [...found.values()].toSorted((a, b) => (a.article.code < b.article.code ? -1 : 1))
  }
}
