import { normalizeNumber } from '../analysis/article-number.ts'
import { modelTerms } from '../analysis/model-terms.ts'
import { fallbacks, type Language } from '../analysis/languages.ts'
import type { ProductDocument } from '../documents.ts'
import type { FieldTerms } from './fields.ts'
import type { VocabularyBuilder } from './vocabulary-builder.ts'

/** The text in a language, otherwise in the language that its readers understand best. */
const textInLanguage = (texts: Readonly<Record<string, string>>, language: Language): string =>
  fallbacks[language].map((candidate) => texts[candidate]).find((text) => text !== undefined) ??
  Object.values(texts)[0] ??
  ''

/** A product in one language: its name, and its terms by field. */
export interface DocumentTerms {
  name: string
  terms: FieldTerms
}

/** Analyses a product. `values` are the search texts of its values. */
export function documentTerms(
  product: ProductDocument,
  values: readonly string[],
  language: Language,
  vocabulary: Pick<VocabularyBuilder, 'termsOf' | 'spelledTermsOf' | 'equivalentSizesOf'>,
): DocumentTerms {
  const name = textInLanguage(product.names, language)
  // Readers of Nynorsk search in Bokmål too.
  const second = language === 'nn' ? product.names['nb'] : undefined
  const names = second && second !== name ? [name, second] : [name]
  const nameTerms = [vocabulary.spelledTermsOf(names.join(' ')), ...names.flatMap(modelTerms)].join(' ')
  const { keywords = {} } = product
  // Of any language: suppliers name things as the trade does everywhere.
  const keyword = keywords[language] ?? Object.values(keywords).join(' ')
  const attributes = [...values, keyword].map((value) => vocabulary.spelledTermsOf(value)).join(' ')
  const text = vocabulary.termsOf(textInLanguage(product.descriptions, language))
  const sizes = vocabulary.equivalentSizesOf(`${nameTerms} ${attributes}`)
  return { name, terms: [nameTerms, attributes, `${text} ${sizes}`] }
}

/**
 * Normalized numbers of a product's variants, with the variant's place. The product's own number is the first
 * variant's.
 */
export function documentNumbers(product: ProductDocument): Array<{ number: string; place: number }> {
  const written = [
    ...product.variants.flatMap(({ code, manufacturerNumber, ean }, place) =>
      [code, manufacturerNumber, ean].map((text) => ({ text, place })),
    ),
    { text: product.code, place: 0 },
  ]
  return written.flatMap(({ text, place }) => {
    const number = normalizeNumber(text)
    return number === null ? [] : [{ number, place }]
  })
}
