/** What a word of a phrase became. */
export interface Meaning {
  /** The word itself and its forms. */
  exact: string[]
  /** Compounds that are a kind of it: `kulventil` for `ventil`. */
  heads: string[]
  /** Other compounds that hold it: `ventilkoppling`. */
  related: string[]
  /** Two or more words that must all be there, when the word is a compound that the catalogue writes apart. */
  apart: Meaning[]
  /** Other ways to say the same, each as good as the word itself: its trade names. */
  alike: Meaning[]
  /** The other ways are those of trade names that only begin so. */
  isBegun?: boolean
  /** How it is written, when it was taken for a misspelling. */
  corrected: string | null
  /** The last part of a compound that was only guessed, as it is written. */
  tail?: string
  /** What a compound that was only guessed is a misspelling of, for when no product has its parts. */
  otherwise?: Meaning | null
}

/** What stands for itself: no parts, no other ways. */
export const alone = (
  terms: Pick<Meaning, 'exact' | 'heads' | 'related'>,
  corrected: string | null = null,
): Meaning => ({
  ...terms,
  apart: [],
  alike: [],
  corrected,
})

/** The words that stand for themselves: those that a meaning is apart in, or itself. */
export const leaves = (meaning: Meaning): Meaning[] =>
  meaning.apart.length > 0 ? meaning.apart.flatMap(leaves) : [meaning]

/** The terms of a leaf that are the word or a kind of it. */
export const kindsOf = ({ exact, heads }: Meaning): string[] => [...exact, ...heads]
/** All terms of a leaf. */
export const termsOf = (meaning: Meaning): string[] => [...kindsOf(meaning), ...meaning.related]

/** A way to say what a meaning says: words that must all be there. */
export interface Way {
  leaves: Meaning[]
  /** A trade name's meaning, not the word as it was asked; or that of one which only begins so. */
  by: 'word' | 'tradeName' | 'begun'
}

/** The ways to say what a meaning says, the word itself first. One of them serves. */
export function waysOf(meaning: Meaning): Way[] {
  const own = leaves(meaning)
  const ways: Way[] = own.every((leaf) => termsOf(leaf).length > 0) ? [{ leaves: own, by: 'word' }] : []
  const by = meaning.isBegun === true ? 'begun' : 'tradeName'
  const alike = meaning.alike.flatMap(waysOf).map((way): Way => ({ ...way, by }))
  return [...ways, ...alike]
}
