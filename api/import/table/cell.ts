import type { ArticleDraft } from '../article.ts'

/** Puts a cell into the draft; gives the reason when it cannot. */
export type ReadCell = (cell: string, draft: ArticleDraft) => string | null
