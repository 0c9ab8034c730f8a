/** The meanings of a word of a phrase in the catalogue. */
export interface Expansion {
  /** The word itself and its inflections. */
  exact: string[]
  /** Compounds that end in it and so are a kind of it: `kulventil` for `ventil`. */
  heads: string[]
  /**
   * Other compounds that contain it: `ventilkoppling`; words that only folding or stemming makes equal: `las` for
   * `lås`.
   */
  related: string[]
  /** Two or more words that must all be found, if the word is a compound that the catalogue writes as several words. */
  parts: Expansion[]
  /** The meanings of the word as a synonym. Each is an alternative to the word itself. */
  synonyms: Expansion[]
  /** The word is only the prefix of the synonyms. */
  isSynonymPrefix?: boolean
  /** The word is a term of several words that must name a product, like a synonym: `thread tape`. */
  isTerm?: boolean
  /** The corrected spelling, if the word was taken for a misspelling. */
  corrected: string | null
  /** Terms of other spellings of a word without diacritics, which rank behind it: `=lås` for `las`. */
  spellings?: readonly string[]
  /** The parts of a compound that was split by guess, as they are written. */
  guessed?: readonly string[]
  /** The next guess for a compound that was split by guess, for the case that no product has its parts. */
  fallback?: Expansion | null
  /** The compound with one of its parts corrected. */
  repaired?: string
  /**
   * What answers call the words of the catalogue, if it has no word like this but only words that contain it:
   * `avlopp…`.
   */
  continuedAs?: string
}

/** An expansion of a single word, without parts and synonyms. */
export const simpleExpansion = (
  terms: Pick<Expansion, 'exact' | 'heads' | 'related'>,
  corrected: string | null = null,
): Expansion => ({
  ...terms,
  parts: [],
  synonyms: [],
  corrected,
})

/** An expansion to no words. */
export const emptyExpansion = simpleExpansion({ exact: [], heads: [], related: [] })

/** Whether an expansion is only a guess, which is ignored if there is a synonym. */
export const isGuess = (expansion: Expansion | null): boolean =>
  expansion === null || expansion.corrected !== null || expansion.fallback !== undefined

/** The single words of an expansion: its parts, or itself. */
const leavesOf = (expansion: Expansion): Expansion[] =>
  expansion.parts.length > 0 ? expansion.parts.flatMap(leavesOf) : [expansion]

/** Terms of a leaf that are the word or a kind of it. */
export const directTerms = ({ exact, heads }: Expansion): string[] => [...exact, ...heads]
/** All terms of a leaf. */
export const allTerms = (leaf: Expansion): string[] => [...directTerms(leaf), ...leaf.related]

/** Words that must all be found for an expansion to match. */
export interface Alternative {
  leaves: Expansion[]
  /** Where the alternative comes from: the word itself, a synonym, or a synonym of which the word is a prefix. */
  origin: 'word' | 'synonym' | 'synonymPrefix'
  /** The words are a term, which names a product or means none. */
  isTerm?: boolean
}

/** The alternatives of an expansion, the word itself first. One of them must match. */
export function alternativesOf(expansion: Expansion): Alternative[] {
  const leaves = leavesOf(expansion)
  const word: Alternative[] = leaves.every((leaf) => allTerms(leaf).length > 0)
    ? [{ leaves, origin: 'word', ...(expansion.isTerm === true ? { isTerm: true } : {}) }]
    : []
  const origin = expansion.isSynonymPrefix === true ? 'synonymPrefix' : 'synonym'
  const synonyms = expansion.synonyms
    .flatMap(alternativesOf)
    .map((alternative): Alternative => ({ ...alternative, origin }))
  return [...word, ...synonyms]
}
