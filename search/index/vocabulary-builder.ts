import { LRUCache } from 'lru-cache'
import type { DatabaseSync } from 'node:sqlite'
import type { Language } from '../analysis/languages.ts'
import { stemOf } from '../analysis/stemmers.ts'
import {
  fold,
  isMark,
  isSpelledTerm,
  lastPartOf,
  spelledTerm,
  tokenizeWithParts,
} from '../analysis/tokenize.ts'
import { equivalentSize } from '../analysis/units.ts'
import { fields, postingsOffset } from './fields.ts'
import type { PostingsBuilder } from './postings-builder.ts'

const mostCachedTexts = 20_000

/** Collects the terms of one language while documents are analysed. */
export function vocabularyBuilder(language: Language) {
  const writtenForms = new Map<string, string>()
  const cache = new LRUCache<string, { terms: string; spelled: string }>({ max: mostCachedTexts })

  const analyse = (text: string): { terms: string; spelled: string } => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const tokens = tokenizeWithParts(text)
    for (const { term, written } of tokens) if (!writtenForms.has(term)) writtenForms.set(term, written)
    const terms = tokens.map(({ term }) => term).join(' ')
    const marks = tokens.flatMap((token) => [spelledTerm(token) ?? [], lastPartOf(token) ?? []].flat())
    const analysed = { terms, spelled: [terms, ...marks].join(' ') }
    cache.set(text, analysed)
    return analysed
  }

  /** A term's row in the vocabulary. `trigrams` is null without letters: numbers get no spelling correction. */
  const entryOf = (term: string): { written: string; stem: string; trigrams: string | null } => {
    // A spelling is found by its folded form, never by its inflections or a part of it.
    if (isMark(term))
      return { written: term.slice(1), stem: isSpelledTerm(term) ? fold(term) : term, trigrams: null }
    const written = writtenForms.get(term) ?? term
    return {
      written,
      stem: fold(stemOf(language, written)),
      // The spaces give the first and the last letters separate trigrams.
      trigrams: /\p{L}/u.test(term) ? ` ${term} ` : null,
    }
  }

  return {
    entryOf,
    /** The terms of a text, separated by spaces. */
    termsOf: (text: string): string => analyse(text).terms,
    /** The same with the spellings that folding changes: `lås` is found as `las`, and ranked as `=lås`. */
    spelledTermsOf: (text: string): string => analyse(text).spelled,
    /** Equivalents of the nominal sizes among the terms (`dn15` for `1f2in`). */
    equivalentSizesOf(terms: string): string {
      const sizes = terms.split(' ').flatMap((term) => equivalentSize(term) ?? [])
      for (const size of sizes) if (!writtenForms.has(size)) writtenForms.set(size, size)
      return sizes.join(' ')
    },
    /** Writes the terms and their postings when all documents are analysed. */
    write(file: DatabaseSync, builder: PostingsBuilder): void {
      const table = `terms_${language}`
      const insert = file.prepare(
        `insert into ${table} (id, term, written, stem, documents) values (?, ?, ?, ?, ?)`,
      )
      const insertTrigrams = file.prepare(`insert into trigrams_${language} (rowid, term) values (?, ?)`)
      const terms = builder.terms()
      for (const [at, { term, documents }] of terms.entries()) {
        const { written, stem, trigrams } = entryOf(term)
        insert.run(at + 1, term, written, stem, documents)
        if (trigrams !== null) insertTrigrams.run(at + 1, trigrams)
      }
      const insertRows = file.prepare(`insert into rows_${language} (id, rows) values (?, ?)`)
      for (const field of fields) {
        for (const [at, { term }] of terms.entries()) {
          const postings = builder.postings(term, field)
          if (postings !== null) insertRows.run(postingsOffset(field) + at + 1, postings)
        }
      }
      file.exec(`create index stems_${language} on ${table} (stem)`)
    },
  }
}

export type VocabularyBuilder = ReturnType<typeof vocabularyBuilder>
