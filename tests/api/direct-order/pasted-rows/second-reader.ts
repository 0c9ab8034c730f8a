import { read as readWorkbook, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'

// A reader that shares nothing with the service's own: a spreadsheet library, and a few rules written once more.

/** A row as the second reader has it. */
interface SecondRow {
  /** What the cell of the article shows, and what it holds. */
  numbers: string[]
  /** The value of the article's cell, if the library takes it as a number. */
  value: number | null
  quantity: CellObject | undefined
  /** Null if the library does not know. */
  isHidden: boolean | null
}
/** The rows below the headings by their line. */
interface SecondTable {
  /** The line of the headings. */
  heading: number
  rows: Map<number, SecondRow>
}

const maxHeadingRow = 15
const maxColumn = 500

/** A text as it is seen: without characters that are not, with plain spaces. */
export const seen = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}\p{DI}]|(?!\s)\p{Cc}/gu, '')
    .replaceAll(/[\s\p{Zs}]+/gu, ' ')
    .trim()

const cellAt = (sheet: WorkSheet, c: number, r: number): CellObject | undefined =>
  sheet[utils.encode_cell({ c, r })]
const textAt = (sheet: WorkSheet, c: number, r: number): string => seen(String(cellAt(sheet, c, r)?.v ?? ''))

/**
 * The rows below the headings `Artnr` and `Antal`, whatever is beside them; null if the sheet has them not, or shows or
 * hides one more than once.
 */
function tableOf(sheet: WorkSheet): SecondTable | null {
  const { e } = utils.decode_range(sheet['!ref'] ?? 'A1')
  const columns = Array.from({ length: Math.min(e.c, maxColumn) + 1 }, (_, column) => column)
  const isHidden = (column: number): boolean => sheet['!cols']?.[column]?.hidden === true
  for (let heading = 0; heading <= Math.min(e.r, maxHeadingRow); heading++) {
    const named = (name: string): number[] => {
      const all = columns.filter((column) => textAt(sheet, column, heading) === name)
      const shown = all.filter((column) => !isHidden(column))
      return shown.length > 0 ? shown : all
    }
    const [[number, ...otherNumbers], [quantity, ...others]] = [named('Artnr'), named('Antal')]
    if (number === undefined && quantity === undefined) continue
    if (number === undefined || quantity === undefined || otherNumbers.length + others.length > 0) return null
    const rows = new Map<number, SecondRow>()
    for (let row = heading + 1; row <= Math.min(e.r, 6000); row++) {
      const cell = cellAt(sheet, number, row)
      rows.set(row + 1, {
        numbers: [cell?.w, cell?.v].flatMap((each) => (each === undefined ? [] : [seen(String(each))])),
        value: typeof cell?.v === 'number' ? cell.v : null,
        quantity: cellAt(sheet, quantity, row),
        isHidden: isHidden(number) || isHidden(quantity) ? true : (sheet['!rows']?.[row]?.hidden ?? null),
      })
    }
    return { heading: heading + 1, rows }
  }
  return null
}

/**
 * Whether a text is still a table of this delimiter: most of its lines from the headings on have it and no other one,
 * and all have whole cells, quoted or not. Readers differ about quotes that are not closed.
 */
export const isTable = (text: string, delimiter: string): boolean => {
  const cell = `(?:"(?:[^"]|"")*"|[^"${delimiter}]*)`
  const line = new RegExp(`^${cell}(?:[${delimiter}]${cell})*$`, 'u')
  const lines = text.split('\n').filter((each) => each.trim() !== '')
  const table = lines.slice(
    Math.max(
      0,
      lines.findIndex((each) => each.includes('Artnr')),
    ),
  )
  const divided = table.filter((each) => each.includes(delimiter))
  const others = table.filter((each) => [...'\t;|'].some((sign) => sign !== delimiter && each.includes(sign)))
  const isMost = divided.length * 3 >= table.length * 2 && others.length * 3 <= table.length
  return lines.every((each) => line.test(each)) && isMost
}

const isText = (bytes: Buffer): boolean => bytes[0] !== 0x50 || bytes[1] !== 0x4b

/** The table of a sheet of a file; null if the library cannot read the file, or finds no headings. */
export function readSecond(
  source: Buffer | string,
  sheet: string | null,
  delimiter = ';',
): SecondTable | null {
  let book: WorkBook
  try {
    book =
      typeof source === 'string' || isText(source)
        ? readWorkbook(source, {
            type: typeof source === 'string' ? 'string' : 'buffer',
            raw: true,
            FS: delimiter,
          })
        : readWorkbook(source, { type: 'buffer', cellText: true, cellStyles: true, cellDates: false })
  } catch {
    return null
  }
  const found = book.Sheets[sheet ?? book.SheetNames[0] ?? '']
  return found === undefined ? null : tableOf(found)
}

/** The quantity that a text means: null for none, or for one that can be read in two ways. */
function textQuantity(text: string): number | null {
  // Two cells.
  if (/[\t\n\r]/u.test(text.replaceAll(/[\p{Cf}\p{DI}]/gu, '').trim())) return null
  const bare = seen(text)
    .replace(/\s*\p{L}+[²³]?\.?$/u, '')
    .replaceAll(/[\s']/gu, '')
  if (/^\+?[1-9]\d{0,2}[.,]\d{3}$/u.test(bare)) return null
  if (/^\+?\d*[.,]?\d+$/u.test(bare)) return Number(bare.replace(',', '.'))
  const [, decimals = ''] = /[.,](\d+)$/u.exec(bare) ?? []
  const groups = /^\+?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/u.exec(bare)
  if (groups === null) return null
  const isLastDecimal = bare[bare.length - decimals.length - 1] !== groups[1]
  const whole = isLastDecimal ? bare.slice(0, -decimals.length - 1) : bare
  return Number(`${whole.replaceAll(/[.,+]/gu, '')}${isLastDecimal ? `.${decimals}` : ''}`)
}

/** Whether a cell means this quantity. */
export const meansQuantity = (cell: CellObject | undefined, quantity: number): boolean => {
  // A numeric cell may have nothing but its text.
  const isNumber = typeof cell?.v === 'number' && !Number.isNaN(cell.v)
  const value = isNumber ? Number(cell.v) : textQuantity(String(cell?.w ?? cell?.v ?? ''))
  return value !== null && Math.abs(value - quantity) < 1e-9 * Math.max(1, quantity)
}
