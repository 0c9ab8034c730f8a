import type { Cell } from './cell.ts'

/** Spreadsheets run a text that begins so as a formula. */
const formula = /^[=+\-@\t\r]/u

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'object') return cell.day
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as CSV for spreadsheets of Europe: UTF-8 with a byte order mark, semicolons, decimal commas. A text that
 * would be a formula gets an apostrophe.
 */
export async function* writeCsv(
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode('\uFEFF')
  for await (const some of rows)
    yield encoder.encode(some.map((cells) => `${cells.map(textOf).join(';')}\r\n`).join(''))
}
