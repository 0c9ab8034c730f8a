export { totalRows } from './total-rows.ts'
export { totalsNote } from './totals-note.ts'
