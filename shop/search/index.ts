import { later } from '@tradecounter/shop/core'

export { categoryAddress, rowsOf, searchAddress, useCategory } from './calls.ts'
export { CategoryView, wayTo } from './category/category-view.tsx'
export { clearFilters, hasFilters, isBarePhrase, isVariation } from './query/list-changes.ts'
export { phraseOfAddress } from './query/list-phrase.ts'
export { readListQuery, writeListQuery, type ListQuery } from './query/list-query.ts'
export { SearchView } from './search-view.tsx'

/** The header's search. */
export const QuickSearchArea = later(() => import('./quick-search/quick-search-area.tsx'))
