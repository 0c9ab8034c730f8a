import * as fc from 'fast-check'
import { shownOf, type Table } from './written-table.ts'

const delimiters = ['\t', ';', '|', ','] as const

/** How a table is pasted or saved as text. */
export const pastes = fc.record({
  delimiter: fc.constantFrom(...delimiters),
  lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
  quotes: fc.constantFrom('never', 'needed', 'always'),
  title: fc.constantFrom('', 'Beställning vecka 47', 'Beställning, vecka 47; till lagret'),
  encoding: fc.constantFrom('utf8', 'bom', 'utf16', '1252'),
  hasHeadings: fc.boolean(),
})
type Paste = typeof pastes extends fc.Arbitrary<infer Value> ? Value : never

/** The lines of a table as text; `line` is that of its first article. */
export function linesOf(
  { rows, blankRows, other, price }: Table,
  paste: Paste,
): { lines: string[]; line: number } {
  const { delimiter, quotes, title, hasHeadings } = paste
  const quote = (cell: string): string => {
    const isNeeded = cell.includes(delimiter) || cell.includes('"')
    return quotes === 'always' || isNeeded ? `"${cell.replaceAll('"', '""')}"` : cell
  }
  const line = (...cells: string[]): string => cells.map(quote).join(delimiter)
  const above = [...(title === '' ? [] : [title]), ...Array.from({ length: blankRows }, () => '')]
  // Without headings nothing says which of the two is the quantity.
  const hasPrice = hasHeadings && other === 'price'
  const headings = hasHeadings ? [line('Artnr', ...(hasPrice ? [price] : []), 'Antal')] : []
  const written = rows.map(({ article, quantity }, index) =>
    line(shownOf(article), ...(hasPrice ? [String(7_000_001 + index)] : []), shownOf(quantity.written)),
  )
  return { lines: [...above, ...headings, ...written], line: above.length + headings.length + 1 }
}

/** The bytes of a text. */
export function bytesOf(text: string, encoding: Paste['encoding']): Buffer {
  switch (encoding) {
    case 'utf8':
      return Buffer.from(text)
    case 'bom':
      return Buffer.from(`\ufeff${text}`)
    case 'utf16':
      return Buffer.from(`\ufeff${text}`, 'utf16le')
    case '1252':
      return Buffer.from(text, 'latin1')
  }
}

/** Pieces that pastes have from other programs. */
const pieces = [
  '',
  ' ',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u2011',
  '0',
  '.',
  ',',
  '-',
  '.0',
  ',00',
  "'",
  '=',
  'st',
  '\n',
  ';',
  '\t',
] as const

/** One change of a text: a few characters are replaced. */
export const changes = fc.array(
  fc.record({ at: fc.nat(), length: fc.nat({ max: 2 }), piece: fc.constantFrom(...pieces) }),
  { minLength: 1, maxLength: 3 },
)

/** A text with these changes. */
export const changed = (
  text: string,
  all: typeof changes extends fc.Arbitrary<infer Value> ? Value : never,
): string =>
  all.reduce((now, { at, length, piece }) => {
    const start = now.length === 0 ? 0 : at % now.length
    return now.slice(0, start) + piece + now.slice(start + length)
  }, text)
