import type { ColumnTerms } from './fields.ts'
import { fallbacks, type Language } from '../analysis/languages.ts'
import { plainNumber } from '../matching/article-numbers.ts'
import type { SourceProduct } from '../documents.ts'
import type { VocabularyBuilder } from './vocabulary-builder.ts'

/** The first text there is, in the order in which a language's readers understand the others. */
export const inLanguage = (texts: Readonly<Record<string, string>>, language: Language): string =>
  fallbacks[language].map((candidate) => texts[candidate]).find((text) => text !== undefined) ??
  Object.values(texts)[0] ??
  ''

/** A product's row of words in one language: its name, and the terms of each column. */
export interface RowWords {
  name: string
  terms: ColumnTerms
}

/** Makes the words of a product. `values` are the texts of its values as people write them. */
export function rowWords(
  product: SourceProduct,
  values: readonly string[],
  language: Language,
  vocabulary: Pick<VocabularyBuilder, 'termsOf' | 'twinsOf'>,
): RowWords {
  const name = inLanguage(product.names, language)
  const second = language === 'nn' ? product.names['nb'] : undefined
  const nameTerms = vocabulary.termsOf(second && second !== name ? `${name} ${second}` : name)
  const attributes = values.map((value) => vocabulary.termsOf(value)).join(' ')
  const text = vocabulary.termsOf(inLanguage(product.descriptions, language))
  return {
    name,
    terms: [nameTerms, attributes, `${text} ${vocabulary.twinsOf(`${nameTerms} ${attributes}`)}`],
  }
}

/** Article numbers by which a product is found, with the variant's place among its own. */
export function rowNumbers(product: SourceProduct): Array<{ plain: string; place: number }> {
  const written = [
    ...product.variants.flatMap(({ code, manufacturerNumber, ean }, place) =>
      [code, manufacturerNumber, ean].map((number) => ({ number, place })),
    ),
    { number: product.code, place: 0 },
  ]
  return written.flatMap(({ number, place }) => {
    const plain = plainNumber(number)
    return plain === null ? [] : [{ plain, place }]
  })
}
