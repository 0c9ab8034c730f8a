export type { AddedListAnswer } from './added-list.tsx'
export { AddedList } from './later-added-list.ts'
export { ListLines } from './list-lines.tsx'
export { addedLinesOf } from './list-outcome.ts'
