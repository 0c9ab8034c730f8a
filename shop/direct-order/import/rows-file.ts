import { logFailure } from '@tradecounter/shop/cart'
import { saveFile } from '@tradecounter/shop/core'

/** Maximum file size in bytes: in base64 it fills the maximum body of a call. */
export const largestFile = 750_000

/** File formats for downloading rows. */
export const rowFormats = ['xlsx', 'csv'] as const
export type RowFormat = (typeof rowFormats)[number]

/** Columns of our files that take numbers: the quantities. */
const quantities = [1]

/**
 * Cells that begin with one of these are formulas in spreadsheets: a leading apostrophe keeps them text, and is
 * removed on reading. A cell that begins with an apostrophe gets a second one.
 */
const isReckoned = /^[=+\-@\t\r'\u2019\uff1d\uff0b\uff0d\uff20]/u

const keptText = (text: string): string => (isReckoned.test(text) ? `'${text}` : text)

const cell = (text: string): string => {
  const safe = keptText(text)
  return /[;,"\r\n\t|]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as a text file that spreadsheets open in every language of the shop and that the check reads back unchanged.
 */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`

/** The same as an .xlsx workbook. Its cells are text already; the apostrophes protect users who save it as CSV. */
export async function writeWorkbook(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { workbookOf, workbookType } = await import('./workbook.ts')
  const texts = rows.map((cells) => cells.map(keptText))
  return new Blob([workbookOf(texts, quantities)], { type: workbookType })
}

const textFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([writeRows(rows)], { type: 'text/csv;charset=utf-8' })

/**
 * Downloads rows as a file, named `name` and its extension. If the code for workbooks cannot be loaded, it is the
 * text file.
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

/** A file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // One call accepts a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return btoa(text)
}
