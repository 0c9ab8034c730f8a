/** Delimiters of text files. A comma is the last choice: it is also a decimal mark, and is in titles and names. */
const delimiters = ['\t', ';', '|', ','] as const
type Delimiter = (typeof delimiters)[number]

/**
 * The text with a mark for each quoted cell, whose delimiters and line breaks do not count: a line of quoted cells
 * between tabs is not blank.
 */
const outsideQuotes = (text: string): string => text.replaceAll(/(^|[;,\t|\r\n])"(?:[^"]|"")*"/gu, '$1"')

/** Whether a delimiter may divide a line: a comma or semicolon of a sentence has a space behind it. */
const mayDivide = (line: string, delimiter: Delimiter): boolean =>
  delimiter === ',' || delimiter === ';'
    ? new RegExp(`${delimiter}(?!\\s)`, 'u').test(line)
    : line.includes(delimiter)

/** Lines that a title may take above the table. */
const maxTitleLines = 10

/** How evenly a delimiter divides the lines, from the first one that it divides: a title above them has none. */
interface Evenness {
  delimiter: Delimiter
  /** Share of the lines with this delimiter. */
  divided: number
  /** The same, with the share of those that have the commonest number of columns, and the share of all lines. */
  even: number
  inFirst: boolean
  /** Share of the divided lines whose commas are all between digits. */
  decimalCommas: number
}

function evennessOf(delimiter: Delimiter, lines: readonly string[]): Evenness {
  const first = lines.findIndex((line) => line.includes(delimiter))
  const table = lines.slice(first > maxTitleLines ? 0 : Math.max(0, first))
  const widths = table.map((line) => line.split(delimiter).length)
  const times = new Map<number, number>()
  for (const width of widths) if (width > 1) times.set(width, (times.get(width) ?? 0) + 1)
  const dividedLines = table.filter((line) => line.includes(delimiter))
  const decimal = dividedLines.filter((line) => !/(?<!\d),|,(?!\d)/u.test(line))
  const divided = dividedLines.length / Math.max(1, table.length)
  const alike = Math.max(0, ...times.values()) / Math.max(1, table.length)
  return {
    delimiter,
    divided,
    even: 2 * divided + alike + dividedLines.length / Math.max(1, lines.length),
    inFirst: first === 0 && (delimiter !== ',' || mayDivide(lines[0] ?? '', delimiter)),
    decimalCommas: decimal.length / Math.max(1, dividedLines.length),
  }
}

/** Share of the lines that a comma divides which another delimiter must divide to be chosen before it. */
const enough = 0.75

/** Whether a delimiter divides about as many lines as the others do: a tab or semicolon in one cell makes no table. */
function isCommon(
  { delimiter, divided }: Evenness,
  comma: Evenness | undefined,
  lines: readonly string[],
): boolean {
  const own = lines.filter((line) => line.includes(delimiter))
  const without = lines.filter((line) => !line.includes(delimiter))
  const dividedBy = (other: Delimiter): number => without.filter((line) => mayDivide(line, other)).length
  // Below a title with a comma, one row with a tab is a table.
  const isEnough = delimiters.every((other) =>
    delimiter === '\t' && other === ',' ? own.length >= dividedBy(other) : own.length > dividedBy(other),
  )
  const withComma = lines.filter((line) => line.includes(',')).length
  return isEnough && (divided >= (comma?.divided ?? 0) * enough || own.length >= withComma * enough)
}

/** Characters of a row of headings. */
const maxHeaderLength = 5000

/** Whether cells are a row of headings. */
export type IsHeader = (cells: readonly string[]) => boolean

/** The delimiter that makes headings of one of the first lines; null if none does. */
function delimiterOfHeader(head: string, isHeader: IsHeader): Delimiter | null {
  const lines = head
    .split(/\r\n|\n|\r/u)
    .filter((line) => line.trim() !== '')
    .slice(0, maxTitleLines + 1)
  for (const line of lines.filter(({ length }) => length <= maxHeaderLength)) {
    const found = delimiters.find((delimiter) =>
      isHeader(line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'))),
    )
    if (found !== undefined) return found
  }
  return null
}

/**
 * Detects the delimiter from the beginning of a text: the one that the first line names (`sep=;`), else the one between
 * the headings, if `isHeader` finds them, else the one that divides the lines most evenly, whatever a title above them
 * has; else a semicolon. Decimal commas divide lines as evenly as commas between columns do, so a comma only counts
 * where no other delimiter divides about as many lines.
 */
export function detectDelimiter(head: string, isHeader: IsHeader = () => false): Delimiter {
  const named = delimiters.find((delimiter) => head.startsWith(`sep=${delimiter}`))
  if (named) return named
  const ofHeader = delimiterOfHeader(head, isHeader)
  if (ofHeader !== null) return ofHeader
  const lines = outsideQuotes(head)
    .split(/\r\n|\n|\r/u)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  const all = delimiters.map((delimiter) => evennessOf(delimiter, lines))
  const comma = all.find(({ delimiter }) => delimiter === ',')
  const others = all
    .filter(({ delimiter, divided }) => delimiter !== ',' && divided > 0)
    .filter((each) => isCommon(each, comma, lines))
    // Below headings between commas, semicolons and bars are part of the texts; no text has a tab.
    .filter(
      ({ delimiter, inFirst, decimalCommas }) =>
        delimiter === '\t' || inFirst || comma?.inFirst !== true || decimalCommas >= enough,
    )
    .toSorted((a, b) => b.even - a.even)
  return others[0]?.delimiter ?? (comma !== undefined && comma.divided > 0 ? ',' : ';')
}
