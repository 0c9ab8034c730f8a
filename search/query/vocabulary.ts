import { openCompounds } from '../analysis/compounds.ts'
import type { Language } from '../analysis/languages.ts'
import { stemOf } from '../analysis/stemmers.ts'
import { fold, spelledTerm, spellingsStem, type Token } from '../analysis/tokenize.ts'
import { alternativeMeasures } from '../analysis/units.ts'
import type { Segment } from '../index/segment.ts'
import { memoize } from '../memoize.ts'
import { mostCached, openCompoundRepair, shortestHead, shortestPrefix } from './compound-repair.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import { openCompoundEnds } from './compound-ends.ts'
import { simpleExpansion, type Expansion } from './expansion.ts'
import { createPrefixCache } from './prefix-cache.ts'
import { exchangesLetter, findCorrections, trigramsOf, withoutDigraphs, type Correction } from './spelling.ts'
import { entryOf, entryToken, tokenOf, type VocabularyEntry } from './vocabulary-entry.ts'
import { openWordCompletion } from './word-completion.ts'
import { openSpelledForms } from './spelled-forms.ts'
import { nameOfContinuations, openWordNames, writtenParts } from './word-names.ts'

const mostRelated = 48
const mostCandidates = 300
/** Completions that are returned, and entries that are read for them. */
const mostCompletions = 16
const mostPrefixEntries = 48
/** Entries in the caches for words that are being typed. */
const cacheSizes = { prefixes: 2000, infixes: 4000 }
const shortestInfix = 5
/** Further corrections with the same distance as the best one. */
const mostTies = 3

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

const termsOf = (entries: readonly VocabularyEntry[]): string[] =>
  entries.slice(0, mostRelated).map(({ term }) => term)

/** Whether nothing but words with the stem of a word was found: `presbøjning` for `presbøjnig`. */
const isOnlyStem = ({ continuedAs, heads, related }: Expansion, terms: readonly string[]): boolean =>
  continuedAs !== undefined &&
  ![...heads, ...related].some((found) => terms.some((term) => found.includes(term)))

/** Looks words up in the vocabulary of the catalogue, in one language. */
export function openVocabulary(
  segment: Pick<Segment, 'prepare' | 'prepareLimited' | 'hasTerm'>,
  language: Language,
  { isBrandName, isAttributeOf }: CatalogueNames,
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
  const findNearest = memoize(mostCached, String, (term: string): readonly Correction[] =>
    findCorrections(
      term,
      (trigrams) => bySimilarity.all(trigrams.map(quote).join(' OR ')).map(entryOf),
      isCompoundEnd,
    ).toSorted(
      (a, b) =>
        Number(isInNames(b.term)) - Number(isInNames(a.term)) ||
        Number(exchangesLetter(term, a.term)) - Number(exchangesLetter(term, b.term)),
    ),
  )

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

  /** Terms of one stem, the most used first, without the names of brands. */
  const termsWithStem = memoize(mostCached, String, (stem: string): readonly VocabularyEntry[] =>
    byStem
      .all(stem)
      .map(entryOf)
      .filter(({ term }) => term === stem || !isBrandName(term)),
  )
  const formsOf = (word: Token): string[] => [
    ...new Set([
      ...(find(word.term) ? [word.term] : []),
      ...termsWithStem(foldedStem(word.written)).map(({ term }) => term),
    ]),
  ]
  const { spelledFormsOf, isSpelledIn } = openSpelledForms({ find, termsWithStem, writtenStem, foldedStem })

  /** Compounds that contain a text. Those that end in it, or in the `word` that it is the stem of, are kinds of it. */
  const compoundsOf = (text: string, word = text): Pick<Expansion, 'heads' | 'related'> => {
    if (text.length < shortestHead || /\d/u.test(text)) return { heads: [], related: [] }
    // Finnish stems change letters: `luko` is the stem of `lukko`, but not a part of it.
    const texts = word.includes(text) || !/^\p{L}+$/u.test(text) ? [text] : [text, word]
    const compounds = texts
      .flatMap((part) => infixes.find(part).items)
      .filter(({ term, stem }) => term !== text && stem !== text && texts.some((part) => term.includes(part)))
      .filter(({ term }) => term.includes(word) || !isBrandName(term))
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
    const forms = spelledFormsOf(word)
    const stem = foldedStem(word.written)
    const part = stem.length >= shortestPrefix ? stem : word.term
    const compounds = compoundsOf(part, word.term)
    const isSpelled = isSpelledIn(word, part)
    const spelled = { heads: compounds.heads.filter(isSpelled), related: compounds.related.filter(isSpelled) }
    const isExact = forms.exact.length + spelled.heads.length > 0
    const exact = isExact ? forms.exact : forms.loose
    const known = isExact ? spelled : compounds
    const { heads, related } = exact.length > 0 ? known : expandPrefix(word.term, known)
    const measures = alternativeMeasures(word.term).filter((term) => find(term) !== null)
    const loose = isExact ? forms.loose : []
    if (exact.length + heads.length + related.length + measures.length === 0) return null
    const withoutExact = (terms: string[]) => [...new Set(terms)].filter((term) => !exact.includes(term))
    const isContinued = exact.length + known.heads.length + measures.length === 0
    const continuedAs = isContinued
      ? nameOfContinuations(word, heads.length > 0 ? heads : related, { find, foldedStem, isBrandName })
      : undefined
    const spellings = spelledTerm(word) === null ? termsWithStem(spellingsStem(word.term)) : []
    return {
      ...simpleExpansion({
        exact,
        heads: withoutExact(heads),
        related: withoutExact([...related, ...loose, ...measures]),
      }),
      ...(spellings.length > 0 ? { spellings: spellings.map(({ term }) => term) } : {}),
      ...(continuedAs === undefined ? {} : { continuedAs }),
    }
  }

  const isKnown = (term: string): boolean => {
    if (find(term) !== null) return true
    const stem = foldedStem(term)
    // Inflections of a short stem are often other words: `ippi` is none of `ip`.
    return (stem.length >= shortestPrefix || stem === term) && termsWithStem(stem).length > 0
  }
  const isCompoundEnd = openCompoundEnds({
    isKnown,
    startingWith: (prefix) => prefixes.find(prefix).items,
    containing: (text) => infixes.find(text).items,
  })

  const { splitCompound, repairsOf, keepsEnd, isUsed } = openCompoundRepair({
    isKnown,
    isInNames,
    isTermUsed: (term) => isInNames(term) || segment.hasTerm(term, 'attributes'),
    formsOf: (term) => formsOf(tokenOf(term)),
    kindsOf: (text) => compoundsOf(text).heads,
    findNearest,
    foldedStem,
  })

  /** Expands words that must all be found; null if one of them is unknown. */
  const expandTogether = (words: readonly Token[], guessed: readonly string[] = []): Expansion | null => {
    const parts = words.map(expandToken)
    if (parts.length === 0 || !parts.every((part) => part !== null)) return null
    return { ...simpleExpansion({ exact: [], heads: [], related: [] }), parts, guessed }
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
    const slip = known !== null && isOnlyStem(known, [word.term, plain]) ? findNearest(word.term) : []
    if (slip[0]?.distance === 1) return expandCorrection(slip)
    if (known !== null) return known
    const parts = word.split ?? word.parts
    if (parts.length > 0) return expandTogether(parts)
    const corrections = findNearest(word.term)
    // One wrong letter is more likely than an unknown compound, two are not.
    if (corrections[0]?.distance === 1) return expandCorrection(corrections)
    const split = splitCompound(word.term) ?? []
    const guesses = [
      expandTogether(split.map(tokenOf), writtenParts(word, split)),
      ...repairsOf(word.term).map((repair) => {
        const written = repair.parts.map((part) => find(part)?.written ?? part)
        const expansion = expandTogether(repair.parts.map(tokenOf), written)
        return expansion === null ? null : { ...expansion, repaired: repair.written }
      }),
      keepsEnd(word.term, corrections[0]) ? expandCorrection(corrections) : null,
    ].filter((guess) => guess !== null)
    return guesses.reduceRight<Expansion | null>((fallback, guess) => {
      // Only a compound that was split by guess has to prove itself.
      return guess.parts.length > 0 ? { ...guess, fallback } : guess
    }, null)
  }

  return {
    language,
    find,
    isAttributeOf,
    /** Whether a word is part of a product's name. */
    isInNames,
    nameOf: openWordNames({ isKnown, kindsOf: (text) => compoundsOf(text).heads, find }),
    /** Whether a word is one of the catalogue only in descriptions: no product is one. */
    isOnlyDescribed: (term: string): boolean => isKnown(term) && !isUsed(term),
    /** The stem of a word as written. */
    stemOf: writtenStem,
    /** The stem as in `VocabularyEntry`. */
    foldedStem,
    ...openCompounds({
      isWord: isKnown,
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
