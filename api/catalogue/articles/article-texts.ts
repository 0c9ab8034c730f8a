import type { Queries } from '../../platform/database/queries.ts'
import type { Caller } from '../../platform/services.ts'
import { textsFor, type TextLanguage } from '../texts.ts'
import { unitName } from '../units/service.ts'
import { readVariantLabels } from '../variants/variant-label.ts'

/** Names and units of articles in a reader's language. */
export interface ArticleTexts {
  /** The product's name with the article's label: unique per article. */
  name(article: { productId: number; code: string }): string
  /**
   * The label that distinguishes the article from the other variants of its product, e.g. `22 mm`; empty for an
   * only variant.
   */
  variantLabel(article: { code: string }): string
  /** The language of the name; empty when it is the caller's. */
  nameLanguage(article: { productId: number }): TextLanguage
  unit(article: { unit: string }): string
  /** What a price is for, as shown: `st`, `100 st`. */
  priceUnit(article: { unit: string; pricePer: number }): string
}

/** An article whose texts are needed; without product and number only its unit. */
type NamedArticle = { unit: string; productId?: never } | { unit: string; productId: number; code: string }

/** Reads the names and units of articles in the caller's language. Without product ids it reads units only. */
export async function articleTextsFor(
  queries: Queries,
  { language }: Pick<Caller, 'language'>,
  articles: readonly NamedArticle[],
): Promise<ArticleTexts> {
  const text = await textsFor(
    queries,
    language,
    'name',
    articles.flatMap(({ productId, unit }) => [
      ...(productId === undefined ? [] : [`product:${productId}`]),
      `unit:${unit}`,
    ]),
  )
  const labels = await readVariantLabels(
    queries,
    language,
    articles.flatMap((article) => (article.productId === undefined ? [] : [article])),
  )
  const unitOf = (unit: string): string => text(`unit:${unit}`, unitName(unit, language))
  const variantLabel: ArticleTexts['variantLabel'] = ({ code }) => labels.get(code) ?? ''
  return {
    name: ({ productId, code }) =>
      [text(`product:${productId}`, code), variantLabel({ code })].filter(Boolean).join(', '),
    variantLabel,
    nameLanguage: ({ productId }) => text.languageOf(`product:${productId}`),
    unit: ({ unit }) => unitOf(unit),
    priceUnit: ({ unit, pricePer }) => (pricePer === 1 ? unitOf(unit) : `${pricePer} ${unitOf(unit)}`),
  }
}
