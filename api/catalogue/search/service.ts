/** The search of the catalogue: what start page and direct order need of it. */
export { productHits } from './hits-view.ts'
export { readQuickPhrase } from './list-query.ts'
export { awaitSearch } from './list-view.ts'
export { searchContextOf } from './search-context.ts'
