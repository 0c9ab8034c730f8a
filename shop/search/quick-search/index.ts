import { later } from '@tradecounter/shop/core'

export { phraseOfAddress } from '../query/list-phrase.ts'

/** The header's search. */
export const QuickSearchArea = later(() => import('./quick-search-area.tsx'))
