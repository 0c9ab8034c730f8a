import { LRUCache } from 'lru-cache'
import type { DatabaseSync } from 'node:sqlite'
import { fields, rowsPlace } from './fields.ts'
import { stemOf, type Language } from '../analysis/languages.ts'
import { twinOf } from '../analysis/units.ts'
import type { WordGatherer } from './postings-builder.ts'
import { fold, indexedWords } from '../analysis/tokenize.ts'

const cachedTexts = 20_000

/** The words of one language, gathered while its rows are written. */
export function vocabularyBuilder(language: Language) {
  const written = new Map<string, string>()
  const cache = new LRUCache<string, string>({ max: cachedTexts })

  const termsOf = (text: string): string => {
    const known = cache.get(text)
    if (known !== undefined) return known
    const words = indexedWords(text)
    for (const word of words) if (!written.has(word.term)) written.set(word.term, word.written)
    const terms = words.map((word) => word.term).join(' ')
    cache.set(text, terms)
    return terms
  }

  /** A term as the vocabulary keeps it; `trigrams` is null for one without letters, which nobody misspells. */
  const entryOf = (term: string): { written: string; stem: string; trigrams: string | null } => {
    const original = written.get(term) ?? term
    return {
      written: original,
      stem: fold(stemOf(language, original)),
      // The spaces let the first and last letters make trigrams of their own.
      trigrams: /\p{L}/u.test(term) ? ` ${term} ` : null,
    }
  }

  return {
    entryOf,
    /** The text as the index holds it: its terms with a space between. */
    termsOf,
    /** Other names of the nominal sizes among the terms (`dn15` for `1f2in`). */
    twinsOf(terms: string): string {
      const twins = terms.split(' ').flatMap((term) => twinOf(term) ?? [])
      for (const twin of twins) if (!written.has(twin)) written.set(twin, twin)
      return twins.join(' ')
    },
    /** Writes the vocabulary once all rows are in, and the products that each word is in. */
    write(file: DatabaseSync, gathered: WordGatherer): void {
      const table = `terms_${language}`
      const insert = file.prepare(
        `insert into ${table} (id, term, written, stem, documents) values (?, ?, ?, ?, ?)`,
      )
      const trigrams = file.prepare(`insert into trigrams_${language} (rowid, term) values (?, ?)`)
      const words = gathered.words()
      for (const [at, { term, documents }] of words.entries()) {
        const entry = entryOf(term)
        insert.run(at + 1, term, entry.written, entry.stem, documents)
        if (entry.trigrams !== null) trigrams.run(at + 1, entry.trigrams)
      }
      const addRows = file.prepare(`insert into rows_${language} (id, rows) values (?, ?)`)
      for (const field of fields) {
        for (const [at, { term }] of words.entries()) {
          const rows = gathered.rows(term, field)
          if (rows !== null) addRows.run(rowsPlace(field) + at + 1, rows)
        }
      }
      file.exec(`create index stems_${language} on ${table} (stem)`)
    },
  }
}

export type VocabularyBuilder = ReturnType<typeof vocabularyBuilder>
