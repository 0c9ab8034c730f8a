import { hasBit } from '../index/bit-set.ts'
import type { Columns } from '../index/columns.ts'
import type { Field } from '../index/fields.ts'
import { labelAttribute } from '../index/index-file.ts'
import { allTerms, alternativesOf, directTerms, type Expansion } from '../query/expansion.ts'
import type { QueryWord } from '../query/understand-query.ts'
import type { ValuesByTerm } from '../ranking/value-terms.ts'
import type { Postings } from './postings.ts'

/** Distinguishes words that name the type of a product (`press coupling`) from those that name a value (`stainless`). */
export function openProductTypes({ withTerms }: Postings, columns: Columns, byTerm: ValuesByTerm) {
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
    /**
     * Whether the words only occur in the descriptions of all these products. `stainless press coupling` asks for couplings,
     * not for stainless pipe whose description mentions couplings.
     */
    isIncidental(words: readonly QueryWord[], products: Uint32Array): boolean {
      if (typeWords(words).length === 0) return false
      const tests = words.flatMap((word) => (word.expansion ? [testName(word, word.expansion)] : []))
      return !products.some((product) => tests.every((isNamed) => isNamed(product)))
    },
  }
}

export type ProductTypes = ReturnType<typeof openProductTypes>
