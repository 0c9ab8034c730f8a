import { readInWorker, RowsRefused } from '../../../../api/direct-order/pasted-rows/index.ts'
import { meansQuantity, readSecond, seen } from './second-reader.ts'
type Read = Awaited<ReturnType<typeof readInWorker>>

/** The rows of a file or text; null if it is refused, for a reason that its sender can mend. */
export async function readOrRefused(source: string | Buffer): Promise<Read | null> {
  try {
    return await readInWorker(source)
  } catch (cause) {
    if (!(cause instanceof RowsRefused)) throw cause
    // Only errors of our own and children that ended have no better reason.
    if (/^The file (?:cannot be read|takes too)/u.test(cause.message)) throw cause
    return null
  }
}

/** A text without its spaces. */
export const spaceless = (text: string): string => text.replaceAll(/\s/gu, '')
/** A number without what keeps it a text in spreadsheets. */
const bareOf = (text: string): string =>
  spaceless(text)
    .replace(/^="(.*)"$/u, '$1')
    .replace(/^['\u2019]/u, '')

/** Whether this is the text of a numeric cell that is no number: the library takes the number with which it begins. */
const beginsAs = (text: string, value: number | null): boolean =>
  value !== null && Number.isNaN(Number(text)) && Number.parseFloat(text) === value

/**
 * Rows whose article or quantity is not that of their cell, or that are missing. Null if there is nothing to compare.
 */
export async function differences(source: string | Buffer, delimiter?: string): Promise<string[] | null> {
  const ours = await readOrRefused(source)
  if (ours === null) return null
  const found = readSecond(source, ours.sheet?.name ?? null, delimiter)
  if (found === null) return null
  const { heading, rows: second } = found
  const lines = new Map(ours.rows.map((row) => [row.line, row]))
  const missing = [...second]
    .filter(([line, { numbers }]) => !lines.has(line) && numbers.some((number) => number !== ''))
    .map(([line]) => `row ${line} is missing`)
  const wrong = ours.rows.flatMap(
    ({ line, number, quantity, assumed, hidden, title, totals, numberIsDay }) => {
      const row = second.get(line)
      if (title || totals || line <= heading) return []
      if (row === undefined) return number === '' ? [] : [`row ${line} is in one reader only`]
      const differing: string[] = []
      const own = spaceless(seen(number))
      const isNumber =
        // A numeric cell with a text, for which the library has no word but this.
        row.numbers.includes('#NUM!') ||
        beginsAs(seen(number), row.value) ||
        // One apostrophe is that of the spreadsheet, a second one is the cell's.
        row.numbers.map(bareOf).some((bare) => bare === own || bare === bareOf(own))
      if (number !== '' && !numberIsDay && !isNumber)
        differing.push(`row ${line}: article ${number}, not ${row.numbers.join(' or ')}`)
      if (quantity.value !== null && (assumed || !meansQuantity(row.quantity, quantity.value)))
        differing.push(`row ${line}: ${quantity.value} pieces, not ${String(row.quantity?.v)}`)
      if (row.isHidden === true && !hidden) differing.push(`row ${line} is hidden`)
      return differing
    },
  )
  return [...missing, ...wrong]
}
