export { QuickSearch } from './quick-search.tsx'
export type { QuickSearchProps } from './quick-search-props.ts'
export type { QuickSearchOption, QuickSearchSection } from './suggestions.ts'
