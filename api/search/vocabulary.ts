import { editDistance, editsAllowed } from './distance.ts'
import { stemOf, type Language } from './languages.ts'
import { remembered } from './remembered.ts'
import type { Tables } from './tables.ts'
import { fold, type Word } from './words.ts'

/** A word of the catalogue. */
export interface Entry {
  term: string
  written: string
  documents: number
}

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
  /** How it is written, when it was taken for a misspelling. */
  corrected: string | null
}

const mostRelated = 48
const mostCandidates = 300
/** Most words that are known to begin alike: where there are so many there may be more. */
export const mostStarting = 16
const shortestHead = 3
const shortestStart = 4
const shortestInside = 5
/** Words whose meaning is kept: people ask for the same ones again and again, and what they mean is costly to find. */
const mostRemembered = 1000

const trigramsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))
const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

const entry = (row: Record<string, unknown>): Entry => ({
  term: String(row['term']),
  written: String(row['written']),
  documents: Number(row['documents']),
})

const plain = (term: string): Word => ({ term, written: term, parts: [] })

const termsOf = (entries: readonly Entry[]): string[] => entries.slice(0, mostRelated).map(({ term }) => term)

/** Looks words up in what the catalogue itself says, in one language. */
export function openVocabulary(file: Pick<Tables, 'prepare'>, language: Language) {
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

  const known = remembered(mostRemembered, String, (term: string): Entry | null => {
    const row = byTerm.get(term)
    return row ? entry(row) : null
  })

  const formsOf = (word: Word): string[] => {
    const stem = fold(stemOf(language, word.written))
    const forms = byStem.all(stem).map(entry)
    return [...new Set([...(known(word.term) ? [word.term] : []), ...forms.map((form) => form.term)])]
  }

  const compoundsOf = (text: string): Pick<Meaning, 'heads' | 'related'> => {
    if (text.length < shortestHead || /\d/u.test(text)) return { heads: [], related: [] }
    const found = like
      .all(trigramsOf(text).map(quote).join(' AND '))
      .map((row) => ({ ...entry(row), stem: String(row['stem']) }))
      .filter(({ term, stem }) => term !== text && stem !== text && term.includes(text))
      .toSorted((a, b) => b.documents - a.documents)
    const isHead = ({ term, stem }: { term: string; stem: string }) =>
      term.endsWith(text) || stem.endsWith(text)
    const isOther = ({ term }: Entry) =>
      text.length >= shortestInside || (text.length >= shortestStart && term.startsWith(text))
    const heads = found.filter(isHead)
    const others = found.filter((each) => !isHead(each) && isOther(each))
    return { heads: termsOf(heads), related: termsOf(others) }
  }

  /** The words that a misspelt one is nearest to, best first. */
  const nearest = (term: string): Entry[] => {
    const limit = editsAllowed(term.length)
    if (limit === 0 || /\d/u.test(term)) return []
    const found = near
      .all(trigramsOf(` ${term} `).map(quote).join(' OR '))
      .map(entry)
      .map((each) => ({ ...each, distance: editDistance(term, each.term, limit) }))
      .filter(({ distance }) => distance <= limit)
      .toSorted((a, b) => a.distance - b.distance || b.documents - a.documents)
    return found.filter(({ distance }) => distance === found[0]?.distance)
  }

  /** A compound as two known words, with the linking s of Swedish, Danish and Norwegian. */
  const splitOf = (term: string): [string, string] | null => {
    if (/\d/u.test(term)) return null
    for (let at = term.length - shortestHead; at >= shortestHead; at--) {
      const tail = term.slice(at)
      const head = term.slice(0, at)
      const start = known(head)
        ? head
        : head.endsWith('s') && known(head.slice(0, -1))
          ? head.slice(0, -1)
          : null
      if (start !== null && known(tail)) return [start, tail]
    }
    return null
  }

  /** What a word means here; null when the catalogue knows nothing like it. */
  const meaningOf = (word: Word): Meaning | null => {
    const exact = formsOf(word)
    const stem = fold(stemOf(language, word.written))
    const searched = stem.length >= shortestStart ? stem : word.term
    const { heads, related } = compoundsOf(searched)
    if (exact.length + heads.length + related.length > 0) {
      const others = (terms: string[]) => terms.filter((term) => !exact.includes(term))
      return { exact, heads: others(heads), related: others(related), apart: [], corrected: null }
    }
    const parts = word.parts.length > 0 ? word.parts : (splitOf(word.term) ?? []).map(plain)
    const apart = parts.map(meaningOf)
    if (apart.length > 0 && apart.every((part) => part !== null)) {
      return { exact: [], heads: [], related: [], apart, corrected: null }
    }
    const [best, ...others] = nearest(word.term)
    if (!best) return null
    const forms = formsOf({ term: best.term, written: best.written, parts: [] })
    const compounds = compoundsOf(best.term)
    const equals = others.slice(0, 3).map(({ term }) => term)
    return {
      exact: [...new Set([best.term, ...forms])],
      heads: compounds.heads,
      related: [...new Set([...equals, ...compounds.related])],
      apart: [],
      corrected: best.written,
    }
  }

  const beginnings = remembered(mostRemembered, String, (start: string): readonly Entry[] =>
    byStart.all(start, `${start}\uffff`).map(entry),
  )

  return {
    known,
    meaningOf: remembered(mostRemembered, ({ term, written }: Word) => `${term} ${written}`, meaningOf),
    /** Words that begin with `start`, the most used first. */
    startingWith: (start: string, count: number): readonly Entry[] => beginnings(start).slice(0, count),
  }
}

export type Vocabulary = ReturnType<typeof openVocabulary>
