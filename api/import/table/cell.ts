import type { ArticleDraft } from '../article.ts'

/** Reads a cell into the draft; returns the reason when the cell is wrong. */
export type ReadCell = (cell: string, draft: ArticleDraft) => string | null
