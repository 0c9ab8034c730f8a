import type { ValuesByTerm } from '../ranking/value-terms.ts'
import { hasBit } from '../index/bit-set.ts'
import type { Columns } from '../index/columns.ts'
import type { Field } from '../index/fields.ts'
import { labelAttribute } from '../index/index-file.ts'
import { kindsOf, termsOf, waysOf, type Meaning } from '../query/expansion.ts'
import type { Understood } from '../query/understand-query.ts'
import type { Postings } from './postings.ts'

/** Tells the words that say what a thing is (`press coupling`) from those that say what it is like (`stainless`). */
export function openKinds({ having }: Postings, columns: Columns, byTerm: ValuesByTerm) {
  /** Whether a word names a value of the catalogue's own attributes: a material, a colour, a size. */
  const isValue = ({ meaning }: Understood): boolean =>
    meaning !== null &&
    waysOf(meaning).some(({ leaves }) =>
      leaves.every((leaf) =>
        kindsOf(leaf).some((term) =>
          byTerm.get(term)?.some((value) => (columns.attributeOf[value] ?? 0) > labelAttribute),
        ),
      ),
    )

  /** The words that say what a thing is, when others say what it is like; none else. */
  const only = (words: readonly Understood[]): Understood[] => {
    const kinds = words.filter((word) => word.meaning !== null && !isValue(word))
    return kinds.length < words.length ? kinds : []
  }

  /** Tells whether a product is called by a word; a value may stand among its attributes as well. */
  const called = (word: Understood, meaning: Meaning): ((product: number) => boolean) => {
    const among: Field[] = isValue(word) ? ['name', 'attributes'] : ['name']
    const ways = waysOf(meaning).flatMap(({ leaves }) =>
      among.map((field) => leaves.map((leaf) => having(termsOf(leaf), field))),
    )
    return (product) => ways.some((way) => way.every((bits) => hasBit(bits, product)))
  }

  return {
    only,
    /**
     * Whether none of the products that have all words is called what they say: they only tell of it. Of `stainless press
     * coupling` couplings are meant, not stainless pipe with couplings in its text.
     */
    isBeside(words: readonly Understood[], products: Uint32Array): boolean {
      if (only(words).length === 0) return false
      const parts = words.flatMap((word) => (word.meaning ? [called(word, word.meaning)] : []))
      return !products.some((product) => parts.every((isCalled) => isCalled(product)))
    },
  }
}

export type Kinds = ReturnType<typeof openKinds>
