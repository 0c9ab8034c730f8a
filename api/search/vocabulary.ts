import { openBeginnings } from './beginnings.ts'
import { longestCompound, openCompoundParts } from './compound-parts.ts'
import { stemOf, type Language } from './languages.ts'
import { alone, type Meaning } from './meaning.ts'
import { nearestWords, trigramsOf, type Near } from './nearest.ts'
import { remembered } from './remembered.ts'
import type { Tables } from './tables.ts'
import { otherNamesOf } from './units.ts'
import { fold, type Word } from './words.ts'

/** A word of the catalogue. */
export interface Entry {
  term: string
  written: string
  documents: number
}

const mostRelated = 48
const mostCandidates = 300
/** Most words that are known to begin alike: where there are so many there may be more. */
const mostStarting = 16
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
  documents: Number(row['documents']),
})

const plain = (term: string): Word => ({ term, written: term, parts: [] })
const asWord = ({ term, written }: Pick<Entry, 'term' | 'written'>): Word => ({ term, written, parts: [] })

const termsOf = (entries: readonly Entry[]): string[] => entries.slice(0, mostRelated).map(({ term }) => term)

/** Letters that are written out where a keyboard has none: `traeskrue`, `aventil`. */
const marksOf = (term: string): string =>
  term.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('aa', 'a')

/** Looks words up in what the catalogue itself says, in one language. */
export function openVocabulary(file: Pick<Tables, 'prepare' | 'stands'>, language: Language) {
  const columns = 'term, written, documents'
  const byTerm = file.prepare(`select ${columns} from terms_${language} where term = ?`)
  const byStem = file.prepare(
    `select ${columns} from terms_${language} where stem = ? order by documents desc limit 16`,
  )
  const byStart = file.prepare(
    `select ${columns} from terms_${language} where term >= ? and term < ? order by documents desc limit ${mostStarting}`,
  )
  const like = file.prepare(
    `select ${columns}, stem from terms_${language} where id in (select rowid from trigrams_${language} where trigrams_${language} match ?)`,
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

  const known = remembered(mostRemembered, String, (term: string): Entry | null => {
    const row = byTerm.get(term)
    return row ? entry(row) : null
  })

  const formsOf = (word: Word): string[] => {
    const stem = fold(stemOf(language, word.written))
    const forms = byStem.all(stem).map(entry)
    return [...new Set([...(known(word.term) ? [word.term] : []), ...forms.map((form) => form.term)])]
  }

  /** Compounds that hold a text; those that end in it, or in the `whole` word that it is the stem of, are kinds of it. */
  const compoundsOf = (text: string, whole = text): Pick<Meaning, 'heads' | 'related'> => {
    if (text.length < shortestHead || /\d/u.test(text)) return { heads: [], related: [] }
    const found = like
      .all(trigramsOf(text).map(quote).join(' AND '))
      .map((row) => ({ ...entry(row), stem: String(row['stem']) }))
      .filter(({ term, stem }) => term !== text && stem !== text && term.includes(text))
      .toSorted((a, b) => b.documents - a.documents)
    const isHead = ({ term, stem }: { term: string; stem: string }) =>
      term.endsWith(text) || stem.endsWith(text) || term.endsWith(whole)
    const isOther = ({ term }: Entry) =>
      text.length >= shortestInside || (text.length >= shortestStart && term.startsWith(text))
    const heads = found.filter(isHead)
    const others = found.filter((each) => !isHead(each) && isOther(each))
    return { heads: termsOf(heads), related: termsOf(others) }
  }

  const beginnings = remembered(mostRemembered, String, (start: string): readonly Entry[] =>
    byStart.all(start, `${start}\uffff`).map(entry),
  )

  const { unfinished } = openBeginnings({
    beginnings,
    calledBy(word) {
      const kinds = compoundsOf(word.term).heads
      const isSaid = isNamed(word.term) || file.stands(word.term, 'attributes')
      return isSaid || kinds.length > 0 ? [word.term, ...formsOf(asWord(word)), ...kinds] : []
    },
    most: mostRelated,
  })

  /** What a word means that the catalogue itself has, alone or in compounds. */
  const itself = (word: Word): Meaning | null => {
    const exact = formsOf(word)
    const stem = fold(stemOf(language, word.written))
    const compounds = compoundsOf(stem.length >= shortestStart ? stem : word.term, word.term)
    const { heads, related } = exact.length > 0 ? compounds : unfinished(word.term, compounds)
    const others = otherNamesOf(word.term).filter((term) => known(term) !== null)
    if (exact.length + heads.length + related.length + others.length === 0) return null
    const fresh = (terms: string[]) => terms.filter((term) => !exact.includes(term))
    return alone({ exact, heads: fresh(heads), related: fresh([...related, ...others]) })
  }

  const isKnown = (term: string): boolean =>
    known(term) !== null || byStem.get(fold(stemOf(language, term))) !== undefined

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
    stemOf: remembered(mostRemembered, String, (written: string) => stemOf(language, written)),
    ...openCompoundParts({
      isKnown: (term) => isKnown(term) || compoundsOf(term).heads.length > 0,
      isCalled: (term) => known(term) !== null && isNamed(term),
    }),
    meaningOf: remembered(mostRemembered, ({ term, written }: Word) => `${term} ${written}`, meaningOf),
    /** Words that begin with `start`, the most used first. */
    startingWith: (start: string, count: number): readonly Entry[] => beginnings(start).slice(0, count),
  }
}

export type Vocabulary = ReturnType<typeof openVocabulary>
