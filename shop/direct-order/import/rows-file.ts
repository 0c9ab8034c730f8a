import { logFailure } from '@tradecounter/shop/cart'
import { saveFile } from '@tradecounter/shop/core'

/** Bytes that a file may have: in base64 they fill what a call may carry. */
export const largestFile = 750_000

/** Kinds of file that rows are taken home as. */
export const rowFormats = ['xlsx', 'csv'] as const
export type RowFormat = (typeof rowFormats)[number]

/** Columns of our files in which numbers can be typed: the quantities. */
const quantities = [1]

/**
 * Where a cell begins with one of these, spreadsheets reckon: an apostrophe before it keeps it text, and is left out
 * when it is read again. What begins with an apostrophe itself gets a second one.
 */
const isReckoned = /^[=+\-@\t\r'\u2019\uff1d\uff0b\uff0d\uff20]/u

const keptText = (text: string): string => (isReckoned.test(text) ? `'${text}` : text)

const cell = (text: string): string => {
  const safe = keptText(text)
  return /[;,"\r\n\t|]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a file that spreadsheets open in every language of the shop and that the check reads again as it was. */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`

/** The same as a spreadsheet. Its cells are text by themselves; the apostrophes stay for whoever saves it as CSV. */
export async function writeWorkbook(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { workbookOf, workbookType } = await import('./workbook.ts')
  const texts = rows.map((cells) => cells.map(keptText))
  return new Blob([workbookOf(texts, quantities)], { type: workbookType })
}

const textFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([writeRows(rows)], { type: 'text/csv;charset=utf-8' })

/**
 * Hands rows to the browser as a file to keep, called `name` and its ending. Where what writes spreadsheets cannot be
 * fetched, it is the text that they open too.
 */
export async function saveRows(
  name: string,
  format: RowFormat,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const sheet = format === 'xlsx' ? await writeWorkbook(rows).catch(logFailure) : undefined
  if (sheet instanceof Blob) saveFile(`${name}.xlsx`, sheet)
  else saveFile(`${name}.csv`, textFile(rows))
}

/** The bytes of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // One call takes only so many values.
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return btoa(text)
}
