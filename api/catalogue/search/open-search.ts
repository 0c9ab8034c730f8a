import type { SiteKey } from '../../contract/index.ts'
import type { Search } from '../../../search/updates/index-manager.ts'
import type { Language } from '../../../search/analysis/languages.ts'
import type { Synonym } from '../../../search/analysis/synonyms.ts'
import type { Synonyms } from './synonym-files.ts'

/** A search that knows the trade's names of the site that a phrase is asked on. */
export function withSynonyms(search: Search, synonyms: Synonyms): Search {
  const of = (asked: { phrase: string; language: Language; site?: SiteKey }): { synonyms?: Synonym[] } => {
    const found = asked.phrase === '' ? [] : synonyms.in(asked.phrase, asked.language, asked.site)
    return found.length > 0 ? { synonyms: found } : {}
  }
  return {
    ...search,
    list: (request) => search.list({ ...request, ...of(request) }),
    quick: (request) => search.quick({ ...request, ...of(request) }),
  }
}
