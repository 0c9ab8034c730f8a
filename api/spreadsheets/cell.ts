/** A cell of a table that is written: a text, a number, a day as `YYYY-MM-DD`, or nothing. */
export type Cell = string | number | { day: string } | null
