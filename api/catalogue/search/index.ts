export { openSearch } from './open-search.ts'
export { SynonymMistakes } from './synonym-files.ts'
