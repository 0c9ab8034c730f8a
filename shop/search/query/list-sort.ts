import type { Sort } from '@tradecounter/api/contract'

export type ListSort = Sort

/** The sorts of a list (spec §2), the standard one first. */
export const sorts = ['Relevance', 'AlphabeticalAsc', 'AlphabeticalDesc'] as const satisfies readonly Sort[]
