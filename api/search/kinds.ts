import type { ValuesByTerm } from './attribute-terms.ts'
import type { Columns } from './columns.ts'
import type { Field } from './fields.ts'
import { labelAttribute } from './file.ts'
import { kindsOf, waysOf } from './meaning.ts'
import type { Understood } from './phrase.ts'
import type { Postings } from './postings.ts'
import { wantedOf } from './wanted.ts'

/** Tells the words that say what a thing is (`press coupling`) from those that say what it is like (`stainless`). */
export function openKinds(postings: Postings, columns: Columns, byTerm: ValuesByTerm) {
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

  return {
    only,
    /**
     * Whether no product is called what the words say: those that have them all only tell of it. Of `stainless press
     * coupling` couplings are meant, not stainless pipe with couplings in its text.
     */
    isBeside: (words: readonly Understood[]): boolean =>
      only(words).length > 0 &&
      !postings.haveAll(
        words.flatMap((word) => {
          const among: Field[] = isValue(word) ? ['name', 'attributes'] : ['name']
          return word.meaning ? [{ wanted: wantedOf(word.meaning), among }] : []
        }),
      ),
  }
}
