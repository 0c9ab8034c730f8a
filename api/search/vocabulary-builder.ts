import { LRUCache } from 'lru-cache'
import type { DatabaseSync } from 'node:sqlite'
import { stemOf, type Language } from './languages.ts'
import { twinOf } from './units.ts'
import { fold, indexedWords } from './words.ts'

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
    /** Writes the vocabulary once all rows are in, with the number of products that each word is in. */
    write(file: DatabaseSync): void {
      const table = `terms_${language}`
      file.exec(`create virtual table temp.seen_${language} using fts5vocab(main, words_${language}, row)`)
      const insert = file.prepare(
        `insert into ${table} (id, term, written, stem, documents) values (?, ?, ?, ?, ?)`,
      )
      const trigrams = file.prepare(`insert into trigrams_${language} (rowid, term) values (?, ?)`)
      const seen = file.prepare(`select term, doc from temp.seen_${language}`)
      let id = 0
      for (const row of seen.all()) {
        const term = String(row['term'])
        const entry = entryOf(term)
        id += 1
        insert.run(id, term, entry.written, entry.stem, Number(row['doc']))
        if (entry.trigrams !== null) trigrams.run(id, entry.trigrams)
      }
      file.exec(`create index stems_${language} on ${table} (stem); drop table temp.seen_${language}`)
    },
  }
}

export type VocabularyBuilder = ReturnType<typeof vocabularyBuilder>
