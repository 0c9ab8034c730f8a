import { openBeginnings } from './word-completion.ts'
import { longestCompound, openCompoundParts } from '../analysis/compounds.ts'
import { stemOf, type Language } from '../analysis/languages.ts'
import { alone, type Meaning } from './expansion.ts'
import { narrowing } from './prefix-cache.ts'
import { nearestWords, trigramsOf, type Near } from './spelling.ts'
import { remembered } from '../memoize.ts'
import type { Tables } from '../index/segment.ts'
import { otherNamesOf } from '../analysis/units.ts'
import { fold, type Word } from '../analysis/tokenize.ts'

/** A word of the catalogue. */
export interface Entry {
  term: string
  written: string
  /** Without its diacritics, as the term is. */
  stem: string
  documents: number
}

const mostRelated = 48
const mostCandidates = 300
/** Words that begin alike: so many are told, so many are read. */
const mostStarting = 16
const mostBegun = 48
/** Words that are kept for whoever goes on writing. */
const mostKept = { begun: 2000, holding: 4000 }
const shortestHead = 3
const shortestStart = 4
const shortestInside = 5
const mostEquals = 3
/** Words whose meaning is kept: people ask for the same ones again and again, and what they mean is costly to find. */
const mostRemembered = 1000

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

const entry = (row: Record<string, unknown>): Entry => ({
  term: String(row['term']),
  written: String(row['written']),
  stem: String(row['stem']),
  documents: Number(row['documents']),
})

const plain = (term: string): Word => ({ term, written: term, parts: [] })
const asWord = ({ term, written }: Pick<Entry, 'term' | 'written'>): Word => ({ term, written, parts: [] })

const termsOf = (entries: readonly Entry[]): string[] => entries.slice(0, mostRelated).map(({ term }) => term)

/** Letters that are written out where a keyboard has none: `traeskrue`, `aventil`. */
const marksOf = (term: string): string =>
  term.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('aa', 'a')

/** Looks words up in what the catalogue itself says, in one language. */
export function openVocabulary(
  file: Pick<Tables, 'prepare' | 'prepareFirst' | 'stands'>,
  language: Language,
) {
  const columns = 'term, written, stem, documents'
  const byTerm = file.prepare(`select ${columns} from terms_${language} where term = ?`)
  const byStem = file.prepare(
    `select ${columns} from terms_${language} where stem = ? order by documents desc limit 16`,
  )
  const byStart = file.prepareFirst(
    `select ${columns} from terms_${language} where term >= ? and term < ? order by documents desc`,
    mostBegun,
  )
  const like = file.prepare(
    `select ${columns} from terms_${language} where id in (select rowid from trigrams_${language} where trigrams_${language} match ?)`,
  )
  const near = file.prepare(
    `select ${columns} from terms_${language} where id in (select rowid from trigrams_${language}
      where trigrams_${language} match ? order by rank limit ${mostCandidates})`,
  )
  const isNamed = remembered(mostRemembered, String, (term: string) => file.stands(term, 'name'))
  /** Of words that are equally near those come first that things are called by: `floor`, not `for`, for `flor`. */
  const nearest = (term: string): Near[] =>
    nearestWords(term, (trigrams) => near.all(trigrams.map(quote).join(' OR ')).map(entry)).toSorted(
      (a, b) => Number(isNamed(b.term)) - Number(isNamed(a.term)),
    )

  const begun = narrowing<Entry>({
    room: mostKept.begun,
    shortest: shortestHead,
    ask(start) {
      const { items, isAll } = byStart(start, `${start}\uffff`)
      return { items: items.map(entry), isAll }
    },
    has: ({ term }, start) => term.startsWith(start),
  })
  /** The most used of the words that begin so. */
  const beginnings = (start: string): readonly Entry[] => begun.find(start).items.slice(0, mostStarting)

  const holding = narrowing<Entry>({
    room: mostKept.holding,
    shortest: shortestHead,
    ask: (text) => ({ items: like.all(trigramsOf(text).map(quote).join(' AND ')).map(entry), isAll: true }),
    has: ({ term }, text) => term.includes(text),
  })

  const known = remembered(mostRemembered, String, (term: string): Entry | null => {
    const begunSo = begun.known(term)
    if (begunSo?.isAll === true) return begunSo.items.find((each) => each.term === term) ?? null
    const row = byTerm.get(term)
    return row ? entry(row) : null
  })

  const wholeStem = remembered(mostRemembered, String, (written: string) => stemOf(language, written))
  const foldedStem = (written: string): string => fold(wholeStem(written))

  /** Words of one stem, the most used first. */
  const withStem = remembered(mostRemembered, String, (own: string): readonly string[] =>
    byStem.all(own).map((row) => entry(row).term),
  )
  const formsOf = (word: Word): string[] => [
    ...new Set([...(known(word.term) ? [word.term] : []), ...withStem(foldedStem(word.written))]),
  ]

  /** Compounds that hold a text; those that end in it, or in the `whole` word that it is the stem of, are kinds of it. */
  const compoundsOf = (text: string, whole = text): Pick<Meaning, 'heads' | 'related'> => {
    if (text.length < shortestHead || /\d/u.test(text)) return { heads: [], related: [] }
    const found = holding
      .find(text)
      .items.filter(({ term, stem }) => term !== text && stem !== text && term.includes(text))
      .toSorted((a, b) => b.documents - a.documents)
    const isHead = ({ term, stem }: Entry) =>
      term.endsWith(text) || stem.endsWith(text) || term.endsWith(whole)
    const isOther = ({ term }: Entry) =>
      text.length >= shortestInside || (text.length >= shortestStart && term.startsWith(text))
    const heads = found.filter(isHead)
    const others = found.filter((each) => !isHead(each) && isOther(each))
    return { heads: termsOf(heads), related: termsOf(others) }
  }

  const { unfinished } = openBeginnings({
    beginnings,
    calledBy(word) {
      const kinds = compoundsOf(word.term).heads
      const isSaid = kinds.length > 0 || isNamed(word.term) || file.stands(word.term, 'attributes')
      return isSaid ? [word.term, ...formsOf(asWord(word)), ...kinds] : []
    },
    most: mostRelated,
  })

  /** What a word means that the catalogue itself has, alone or in compounds. */
  const itself = (word: Word): Meaning | null => {
    const exact = formsOf(word)
    const own = foldedStem(word.written)
    const compounds = compoundsOf(own.length >= shortestStart ? own : word.term, word.term)
    const { heads, related } = exact.length > 0 ? compounds : unfinished(word.term, compounds)
    const others = otherNamesOf(word.term).filter((term) => known(term) !== null)
    if (exact.length + heads.length + related.length + others.length === 0) return null
    const fresh = (terms: string[]) => terms.filter((term) => !exact.includes(term))
    return alone({ exact, heads: fresh(heads), related: fresh([...related, ...others]) })
  }

  const isKnown = (term: string): boolean =>
    known(term) !== null || byStem.get(foldedStem(term)) !== undefined

  /** A compound as two known words, with the linking s of Swedish, Danish and Norwegian. */
  const splitOf = (term: string): [string, string] | null => {
    if (/\d/u.test(term) || term.length > longestCompound) return null
    for (let at = term.length - shortestHead; at >= shortestHead; at--) {
      const tail = term.slice(at)
      if (!isKnown(tail)) continue
      const head = term.slice(0, at)
      const start = isKnown(head)
        ? head
        : head.endsWith('s') && isKnown(head.slice(0, -1))
          ? head.slice(0, -1)
          : null
      if (start !== null) return [start, tail]
    }
    return null
  }

  const together = (words: readonly Word[]): Meaning | null => {
    const apart = words.map(meaningOf)
    if (apart.length === 0 || !apart.every((part) => part !== null)) return null
    const tail = words.at(-1)?.written ?? ''
    return { ...alone({ exact: [], heads: [], related: [] }), apart, tail }
  }

  /** What a word means when it is taken for a misspelling of the nearest ones. */
  const corrected = ([best, ...others]: readonly Near[]): Meaning | null => {
    if (!best) return null
    const forms = formsOf(asWord(best))
    const compounds = compoundsOf(best.term)
    const equals = others.slice(0, mostEquals).map(({ term }) => term)
    return alone(
      {
        exact: [...new Set([...(known(best.term) ? [best.term] : []), ...forms])],
        heads: compounds.heads,
        related: [...new Set([...equals, ...compounds.related])],
      },
      best.written,
    )
  }

  /** What a word means here; null when the catalogue knows nothing like it. */
  function meaningOf(word: Word): Meaning | null {
    const unmarked = marksOf(word.term)
    // What is called so without marks counts before what only begins or ends alike.
    if (unmarked !== word.term && known(word.term) === null && known(unmarked) !== null) {
      return itself(plain(unmarked))
    }
    const own = itself(word) ?? (unmarked === word.term ? null : itself(plain(unmarked)))
    if (own !== null) return own
    const parts = word.split ?? word.parts
    if (parts.length > 0) return together(parts)
    const slips = nearest(word.term)
    // A slip of one letter is likelier than a compound that nobody writes; two slips are not.
    if (slips[0]?.distance === 1) return corrected(slips)
    const guessed = together((splitOf(word.term) ?? []).map(plain))
    return guessed === null ? corrected(slips) : { ...guessed, otherwise: corrected(slips) }
  }

  return {
    language,
    known,
    /** Whether a word stands in the name of a product. */
    isNamed,
    /** The stem of a word as it is written, before its diacritics are folded. */
    stemOf: wholeStem,
    /** The same as entries have it. */
    foldedStem,
    ...openCompoundParts({
      isKnown: (term) => isKnown(term) || compoundsOf(term).heads.length > 0,
      isCalled: (term) => known(term) !== null && isNamed(term),
    }),
    meaningOf: remembered(mostRemembered, ({ term, written }: Word) => `${term} ${written}`, meaningOf),
    /** Words that begin with `start`, the most used first. */
    startingWith: (start: string, count: number): readonly Entry[] => beginnings(start).slice(0, count),
    /** All terms that begin with `start`; null when there may be more than are read. */
    everyStart(start: string): readonly string[] | null {
      const { items, isAll } = begun.find(start)
      return isAll ? items.map(({ term }) => term) : null
    },
  }
}

export type Vocabulary = ReturnType<typeof openVocabulary>
