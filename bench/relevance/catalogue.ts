import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIndex } from '../../search/index/build-index.ts'
import { indexFile, readColumns } from '../../search/index/index-file.ts'
import { openIndex } from '../../search/index-reader.ts'
import type { Language } from '../../search/analysis/languages.ts'
import { searchList } from '../../search/requests/list.ts'
import { quickSearch } from '../../search/requests/quick.ts'
import type { DocumentSource } from '../../search/documents.ts'
import { openSynonyms } from '../../api/catalogue/search/synonym-files.ts'
import type { Synonym } from '../../search/analysis/synonyms.ts'
import type { Vocabulary } from '../../search/query/vocabulary.ts'
import { benchSource } from '../search-source.ts'
import { articleFacts, type ArticleFacts } from './facts.ts'
import { depth } from './measure.ts'
import { customerNumbers } from './numbers.ts'

/** The search's answer: the shown articles, and the target of Enter. */
export interface Answer {
  shown: ArticleFacts[]
  exactVariant: number | null
}

/** The demo catalogue with its search, in this thread. */
export interface JudgedCatalogue {
  source: DocumentSource
  products: ArticleFacts[][]
  vocabulary(language: Language): Vocabulary
  synonyms(language: Language, phrase: string): Synonym[]
  ask(language: Language, phrase: string, customer?: string): Answer
  /** The articles that the search field shows while the phrase is typed. */
  begin(language: Language, phrase: string): ArticleFacts[]
  close(): void
}

const firstPage = { page: 1, sort: 'relevance', filters: new Map(), intervals: new Map() } as const

/** Builds the index of a demo catalogue of this many articles, with one customer's own numbers. */
export async function openJudgedCatalogue(articles: number): Promise<JudgedCatalogue> {
  const folder = mkdtempSync(join(tmpdir(), 'relevance-'))
  const path = join(folder, indexFile)
  const source: DocumentSource = {
    ...benchSource(articles),
    customerNumbers: async function* () {
      yield customerNumbers(articles)
    },
  }
  await buildIndex(source, path)
  const index = openIndex(path, readColumns(path))
  const synonyms = openSynonyms()
  const products = articleFacts(articles)
  const byVariant = new Map(products.flat().map((article) => [article.variantId, article]))
  const articlesOf = (hits: ReadonlyArray<{ variantId: number }>): ArticleFacts[] =>
    hits.flatMap(({ variantId }) => byVariant.get(variantId) ?? [])
  return {
    source,
    products,
    vocabulary: (language) => index.forLanguage(language).vocabulary,
    synonyms: (language, phrase) => synonyms.find(phrase, language),
    ask(language, phrase, customer = '') {
      const asked = { phrase: phrase.trim(), language, customer, synonyms: synonyms.find(phrase, language) }
      const answer = searchList(index, { ...firstPage, ...asked, size: depth })
      return {
        shown: articlesOf(answer?.hits ?? []),
        exactVariant: answer?.exactVariantId ?? null,
      }
    },
    begin(language, phrase) {
      const asked = { phrase, language, customer: '', synonyms: synonyms.find(phrase, language) }
      return articlesOf(quickSearch(index, asked).hits)
    },
    close() {
      index.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
