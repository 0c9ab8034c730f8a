import { hasBit } from '../index/bit-set.ts'
import type { Columns } from '../index/columns.ts'
import type { Field } from '../index/fields.ts'
import { brandAttribute, categoryAttribute, labelAttribute } from '../index/index-file.ts'
import { allTerms, alternativesOf, directTerms, type Expansion } from '../query/expansion.ts'
import type { QueryWord } from '../query/query-word.ts'
import type { CatalogueTerms } from '../ranking/value-terms.ts'
import type { BooleanQuery } from './boolean-query.ts'
import type { Postings } from './postings.ts'

/**
 * Weights of words by what they name. `ofKind` is the first word of a kind that is written as two: press of
 * `press fittings`.
 */
const wordWeights = { kind: 6, named: 5, valueAndKind: 4, ofKind: 3, brand: 2, value: 1, described: 0 }

/** Where words say what a product is: all but its description. */
const namedFields: readonly Field[] = ['name', 'attributes']

/** Whether a word of this weight names a kind of product. */
const isKind = (weight: number): boolean => weight >= wordWeights.named

/**
 * Distinguishes words that name the type of a product (`press coupling`) from those that name a value (`stainless`).
 */
export function openProductTypes(
  { withTerms, findFirst }: Postings,
  columns: Columns,
  { valuesByTerm: byTerm, kindTerms }: CatalogueTerms,
) {
  /** Whether a word names a value of the catalogue's own attributes, such as a material, a colour or a size. */
  const isValue = ({ expansion }: QueryWord): boolean =>
    expansion !== null &&
    alternativesOf(expansion).some(({ leaves }) =>
      leaves.every((leaf) =>
        directTerms(leaf).some((term) =>
          byTerm.get(term)?.some((value) => (columns.attributeOf[value] ?? 0) > labelAttribute),
        ),
      ),
    )

  /** Whether a category is named by a word, not only described: pipe in `stainless pipe`. */
  const namesKind = ({ expansion }: QueryWord): boolean =>
    expansion !== null &&
    alternativesOf(expansion).some(({ leaves }) =>
      leaves.every((leaf) => directTerms(leaf).some((term) => kindTerms.has(term))),
    )

  /** Whether products are named by a word or a kind of it, not only by compounds that begin with it. */
  const isDirectlyNamed = (expansion: Expansion): boolean =>
    alternativesOf(expansion).some(({ leaves }) =>
      leaves.every((leaf) => withTerms(directTerms(leaf), 'name').some((bits) => bits !== 0)),
    )

  /** Attributes of the values that a word names. */
  const attributesOf = ({ expansion }: QueryWord): Set<number> =>
    new Set(
      (expansion ? alternativesOf(expansion) : [])
        .flatMap(({ leaves }) => leaves.flatMap(directTerms))
        .flatMap((term) => byTerm.get(term) ?? [])
        .map((value) => columns.attributeOf[value] ?? labelAttribute),
    )

  /** The words that name a type, if other words name a value; else none. */
  const typeWords = (words: readonly QueryWord[]): QueryWord[] => {
    const types = words.filter((word) => word.expansion !== null && !isValue(word))
    return types.length < words.length ? types : []
  }

  /** Tests whether products have a word in their names. A value may also be among their attributes. */
  const testName = (word: QueryWord, expansion: Expansion): ((product: number) => boolean) => {
    const fields: Field[] = isValue(word) ? ['name', 'attributes'] : ['name']
    const alternatives = alternativesOf(expansion).flatMap(({ leaves }) =>
      fields.map((field) => leaves.map((leaf) => withTerms(allTerms(leaf), field))),
    )
    return (product) => alternatives.some((sets) => sets.every((bits) => hasBit(bits, product)))
  }

  return {
    typeWords,
    isKind,
    /** Whether a word names a value and no kind of product, such as a material or a colour. */
    namesValue: (word: QueryWord): boolean => isValue(word) && !namesKind(word),
    /**
     * How much a word says of what is meant: the kind of thing decides, then come brands, then material and dimension,
     * which only narrow it. `isNamed`: products have the word in their names.
     */
    weightOf(word: QueryWord, isNamed: boolean): number {
      if (word.narrows === true) return wordWeights.value
      const attributes = attributesOf(word)
      if (isValue(word)) return namesKind(word) ? wordWeights.valueAndKind : wordWeights.value
      if (namesKind(word)) return wordWeights.kind
      if (attributes.has(categoryAttribute)) return isNamed ? wordWeights.ofKind : wordWeights.value
      if (attributes.has(brandAttribute)) return wordWeights.brand
      if (!isNamed) return wordWeights.described
      // `koppar` of `kopparrör` narrows the pipe, as a value does.
      return word.expansion === null || isDirectlyNamed(word.expansion)
        ? wordWeights.named
        : wordWeights.value
    },
    /**
     * Whether no product of the catalogue is named by any of the words, or has one among its attributes and keywords:
     * they only occur in descriptions. An elbow that must be sealed with tape is no tape. Measures never do: a product
     * has those that are equal to its own, too.
     */
    areOnlyDescribed: (words: readonly QueryWord[], queryOf: (word: QueryWord) => BooleanQuery): boolean =>
      words.every(
        (word) =>
          !/\d/u.test(word.token.term) &&
          namedFields.every((field) => findFirst(1, queryOf(word), field).length === 0),
      ),
    /**
     * Whether the words only occur in the descriptions of all these products. `stainless press coupling` asks for
     * couplings, not for stainless pipe whose description mentions couplings. The same holds for the guessed parts of a
     * compound.
     */
    isIncidental(words: readonly QueryWord[], products: Uint32Array): boolean {
      if (typeWords(words).length === 0 && words.every(({ isPart }) => isPart !== true)) return false
      const tests = words.flatMap((word) => (word.expansion ? [testName(word, word.expansion)] : []))
      return !products.some((product) => tests.every((isNamed) => isNamed(product)))
    },
  }
}

export type ProductTypes = ReturnType<typeof openProductTypes>
