import { longestCompound, openCompounds } from '../analysis/compounds.ts'
import { stemOf, type Language } from '../analysis/languages.ts'
import { fold, type Token } from '../analysis/tokenize.ts'
import { alternativeMeasures } from '../analysis/units.ts'
import type { Segment } from '../index/segment.ts'
import { memoize } from '../memoize.ts'
import { simpleExpansion, type Expansion } from './expansion.ts'
import { createPrefixCache } from './prefix-cache.ts'
import { findCorrections, trigramsOf, type Correction } from './spelling.ts'
import { openWordCompletion } from './word-completion.ts'

/** A word of the catalogue. */
export interface VocabularyEntry {
  term: string
  written: string
  /** Folded, as the term is. */
  stem: string
  documents: number
}

const mostRelated = 48
const mostCandidates = 300
/** Completions that are returned, and entries that are read for them. */
const mostCompletions = 16
const mostPrefixEntries = 48
/** Entries in the caches for words that are being typed. */
const cacheSizes = { prefixes: 2000, infixes: 4000 }
const shortestHead = 3
const shortestPrefix = 4
const shortestInfix = 5
/** Further corrections that are as near as the best one. */
const mostTies = 3
/** Expansions and lookups that are cached: many phrases share their words. */
const mostCached = 1000

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

const entryOf = (row: Record<string, unknown>): VocabularyEntry => ({
  term: String(row['term']),
  written: String(row['written']),
  stem: String(row['stem']),
  documents: Number(row['documents']),
})

const tokenOf = (term: string): Token => ({ term, written: term, parts: [] })
const entryToken = ({ term, written }: Pick<VocabularyEntry, 'term' | 'written'>): Token => ({
  term,
  written,
  parts: [],
})

const termsOf = (entries: readonly VocabularyEntry[]): string[] =>
  entries.slice(0, mostRelated).map(({ term }) => term)

/** Replaces letters that are spelled out on keyboards without å, ä and ö: `traeskrue`, `aventil`. */
const withoutDigraphs = (term: string): string =>
  term.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('aa', 'a')

/** Looks words up in the vocabulary of the catalogue, in one language. */
export function openVocabulary(
  segment: Pick<Segment, 'prepare' | 'prepareLimited' | 'hasTerm'>,
  language: Language,
) {
  const columns = 'term, written, stem, documents'
  const byTerm = segment.prepare(`select ${columns} from terms_${language} where term = ?`)
  const byStem = segment.prepare(
    `select ${columns} from terms_${language} where stem = ? order by documents desc limit 16`,
  )
  const byPrefix = segment.prepareLimited(
    `select ${columns} from terms_${language} where term >= ? and term < ? order by documents desc`,
    mostPrefixEntries,
  )
  const byTrigrams = segment.prepare(
    `select ${columns} from terms_${language} where id in (select rowid from trigrams_${language} where trigrams_${language} match ?)`,
  )
  const bySimilarity = segment.prepare(
    `select ${columns} from terms_${language} where id in (select rowid from trigrams_${language}
      where trigrams_${language} match ? order by rank limit ${mostCandidates})`,
  )
  const isInNames = memoize(mostCached, String, (term: string) => segment.hasTerm(term, 'name'))
  /** Of equally near words those in product names come first: `floor`, not `for`, for `flor`. */
  const findNearest = (term: string): Correction[] =>
    findCorrections(term, (trigrams) =>
      bySimilarity.all(trigrams.map(quote).join(' OR ')).map(entryOf),
    ).toSorted((a, b) => Number(isInNames(b.term)) - Number(isInNames(a.term)))

  const prefixes = createPrefixCache<VocabularyEntry>({
    maxItems: cacheSizes.prefixes,
    minLength: shortestHead,
    query(prefix) {
      const { items, isComplete } = byPrefix(prefix, `${prefix}\uffff`)
      return { items: items.map(entryOf), isComplete }
    },
    matches: ({ term }, prefix) => term.startsWith(prefix),
  })
  /** The most used words with a prefix. */
  const completionsOf = (prefix: string): readonly VocabularyEntry[] =>
    prefixes.find(prefix).items.slice(0, mostCompletions)

  const infixes = createPrefixCache<VocabularyEntry>({
    maxItems: cacheSizes.infixes,
    minLength: shortestHead,
    query: (text) => ({
      items: byTrigrams.all(trigramsOf(text).map(quote).join(' AND ')).map(entryOf),
      isComplete: true,
    }),
    matches: ({ term }, text) => term.includes(text),
  })

  const find = memoize(mostCached, String, (term: string): VocabularyEntry | null => {
    const cached = prefixes.findCached(term)
    if (cached?.isComplete === true) return cached.items.find((each) => each.term === term) ?? null
    const row = byTerm.get(term)
    return row ? entryOf(row) : null
  })

  const writtenStem = memoize(mostCached, String, (written: string) => stemOf(language, written))
  const foldedStem = (written: string): string => fold(writtenStem(written))

  /** Terms of one stem, the most used first. */
  const termsWithStem = memoize(mostCached, String, (stem: string): readonly string[] =>
    byStem.all(stem).map((row) => entryOf(row).term),
  )
  const formsOf = (word: Token): string[] => [
    ...new Set([...(find(word.term) ? [word.term] : []), ...termsWithStem(foldedStem(word.written))]),
  ]

  /** Compounds that contain a text. Those that end in it, or in the `word` that it is the stem of, are kinds of it. */
  const compoundsOf = (text: string, word = text): Pick<Expansion, 'heads' | 'related'> => {
    if (text.length < shortestHead || /\d/u.test(text)) return { heads: [], related: [] }
    const compounds = infixes
      .find(text)
      .items.filter(({ term, stem }) => term !== text && stem !== text && term.includes(text))
      .toSorted((a, b) => b.documents - a.documents)
    const isHead = ({ term, stem }: VocabularyEntry) =>
      term.endsWith(text) || stem.endsWith(text) || term.endsWith(word)
    const isRelated = ({ term }: VocabularyEntry) =>
      text.length >= shortestInfix || (text.length >= shortestPrefix && term.startsWith(text))
    const heads = compounds.filter(isHead)
    const related = compounds.filter((each) => !isHead(each) && isRelated(each))
    return { heads: termsOf(heads), related: termsOf(related) }
  }

  const { expandPrefix } = openWordCompletion({
    completionsOf,
    productTerms(word) {
      const kinds = compoundsOf(word.term).heads
      const isUsed = kinds.length > 0 || isInNames(word.term) || segment.hasTerm(word.term, 'attributes')
      return isUsed ? [word.term, ...formsOf(entryToken(word)), ...kinds] : []
    },
    mostTerms: mostRelated,
  })

  /** Expands a word that the catalogue contains, alone or in compounds. */
  const expandKnown = (word: Token): Expansion | null => {
    const exact = formsOf(word)
    const stem = foldedStem(word.written)
    const compounds = compoundsOf(stem.length >= shortestPrefix ? stem : word.term, word.term)
    const { heads, related } = exact.length > 0 ? compounds : expandPrefix(word.term, compounds)
    const measures = alternativeMeasures(word.term).filter((term) => find(term) !== null)
    if (exact.length + heads.length + related.length + measures.length === 0) return null
    const withoutExact = (terms: string[]) => terms.filter((term) => !exact.includes(term))
    return simpleExpansion({
      exact,
      heads: withoutExact(heads),
      related: withoutExact([...related, ...measures]),
    })
  }

  const isKnown = (term: string): boolean => find(term) !== null || byStem.get(foldedStem(term)) !== undefined

  /** Splits a compound into two known words, with the linking s of Swedish, Danish and Norwegian. */
  const splitCompound = (term: string): [string, string] | null => {
    if (/\d/u.test(term) || term.length > longestCompound) return null
    for (let at = term.length - shortestHead; at >= shortestHead; at--) {
      const tail = term.slice(at)
      if (!isKnown(tail)) continue
      const head = term.slice(0, at)
      const known = isKnown(head)
        ? head
        : head.endsWith('s') && isKnown(head.slice(0, -1))
          ? head.slice(0, -1)
          : null
      if (known !== null) return [known, tail]
    }
    return null
  }

  /** Expands words that must all be found; null if one of them is unknown. */
  const expandTogether = (words: readonly Token[]): Expansion | null => {
    const parts = words.map(expandToken)
    if (parts.length === 0 || !parts.every((part) => part !== null)) return null
    const lastPart = words.at(-1)?.written ?? ''
    return { ...simpleExpansion({ exact: [], heads: [], related: [] }), parts, lastPart }
  }

  /** Expands a misspelt word as its nearest corrections. */
  const expandCorrection = ([best, ...others]: readonly Correction[]): Expansion | null => {
    if (!best) return null
    const forms = formsOf(entryToken(best))
    const compounds = compoundsOf(best.term)
    const ties = others.slice(0, mostTies).map(({ term }) => term)
    return simpleExpansion(
      {
        exact: [...new Set([...(find(best.term) ? [best.term] : []), ...forms])],
        heads: compounds.heads,
        related: [...new Set([...ties, ...compounds.related])],
      },
      best.written,
    )
  }

  /** Expands a word; null if the catalogue contains nothing similar. */
  function expandToken(word: Token): Expansion | null {
    const plain = withoutDigraphs(word.term)
    // A word without its digraphs comes before words that only begin or end with them.
    if (plain !== word.term && find(word.term) === null && find(plain) !== null) {
      return expandKnown(tokenOf(plain))
    }
    const known = expandKnown(word) ?? (plain === word.term ? null : expandKnown(tokenOf(plain)))
    if (known !== null) return known
    const parts = word.split ?? word.parts
    if (parts.length > 0) return expandTogether(parts)
    const corrections = findNearest(word.term)
    // One wrong letter is likelier than an unknown compound, two are not.
    if (corrections[0]?.distance === 1) return expandCorrection(corrections)
    const guess = expandTogether((splitCompound(word.term) ?? []).map(tokenOf))
    return guess === null
      ? expandCorrection(corrections)
      : { ...guess, fallback: expandCorrection(corrections) }
  }

  return {
    language,
    find,
    /** Whether a word is part of a product's name. */
    isInNames,
    /** The stem of a word as it is written. */
    stemOf: writtenStem,
    /** The stem as `VocabularyEntry` has it. */
    foldedStem,
    ...openCompounds({
      isKnown: (term) => isKnown(term) || compoundsOf(term).heads.length > 0,
      isInNames: (term) => find(term) !== null && isInNames(term),
    }),
    expand: memoize(mostCached, ({ term, written }: Token) => `${term} ${written}`, expandToken),
    /** Words with a prefix, the most used first. */
    startingWith: (prefix: string, limit: number): readonly VocabularyEntry[] =>
      completionsOf(prefix).slice(0, limit),
    /** All terms with a prefix; null if there may be more than were read. */
    allWithPrefix(prefix: string): readonly string[] | null {
      const { items, isComplete } = prefixes.find(prefix)
      return isComplete ? items.map(({ term }) => term) : null
    },
  }
}

export type Vocabulary = ReturnType<typeof openVocabulary>
