export { QuickSearch, type QuickSearchProps } from './quick-search.tsx'
export type { QuickSearchOption, QuickSearchSection } from './suggestions.ts'
