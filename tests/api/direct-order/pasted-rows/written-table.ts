import * as fc from 'fast-check'

/** Number formats of the written cells; a cell has the index of its format. */
export const formats = [
  'General',
  '0000000',
  '00 00 000',
  '#,##0',
  '0.00',
  '@',
  '_-* #,##0\\ _m_k_-',
  '"AB-"0000',
  '0000000;@',
  '[Red]0;[Blue]-0',
  '#,##0.0" st"',
] as const

/** What the second of the formats that say more than the number shows. */
const shownBy: Readonly<Record<number, (value: number) => string>> = {
  1: (value) => String(value).padStart(7, '0'),
  2: (value) =>
    String(value)
      .padStart(7, '0')
      .replace(/^(\d+)(\d\d)(\d{3})$/u, '$1 $2 $3'),
  7: (value) => `AB-${String(value).padStart(4, '0')}`,
  8: (value) => String(value).padStart(7, '0'),
}

/** A cell as a spreadsheet program writes it. */
export type Written =
  | { text: string; as: 'shared' | 'rich' | 'inline' | 'formula' }
  | { value: number; format: number; isFormula: boolean }

/** What the cell shows to its reader. */
export const shownOf = (written: Written): string =>
  'text' in written ? written.text : (shownBy[written.format]?.(written.value) ?? String(written.value))

const as = fc.constantFrom('shared', 'rich', 'inline', 'formula')
const articleText = fc.oneof(
  fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{2,11}$/u).filter((text) => /\d/u.test(text)),
  fc.integer({ min: 1000, max: 9_999_999 }).map(String),
  fc.integer({ min: 1, max: 99_999 }).map((digits) => String(digits).padStart(7, '0')),
  fc.integer({ min: 1_000_000, max: 9_999_999 }).map((number) => `${number}.0`),
  fc
    .integer({ min: 1_000_000, max: 9_999_999 })
    .map((number) => `${String(number).slice(0, 3)} ${String(number).slice(3)}`),
)
const article: fc.Arbitrary<Written> = fc.oneof(
  fc.record({ text: articleText, as }),
  fc.record({
    value: fc.integer({ min: 1000, max: 9_999_999 }),
    format: fc.nat({ max: formats.length - 1 }),
    isFormula: fc.boolean(),
  }),
)

/** A quantity: what is written, and what it means. Null is asked about or refused. */
interface WrittenQuantity {
  written: Written
  means: number | null
}
const plainText = (text: string, means: number | null): fc.Arbitrary<WrittenQuantity> =>
  as.map((each) => ({ written: { text, as: each }, means }))
const whole = fc.integer({ min: 1, max: 900 })
const quantity: fc.Arbitrary<WrittenQuantity> = fc.oneof(
  whole.chain((count) => plainText(String(count), count)),
  whole.chain((count) => plainText(`${count} st`, count)),
  whole.chain((count) => plainText(`${count},5`, count + 0.5)),
  whole.chain((count) => plainText(`${count}.25`, count + 0.25)),
  whole.chain((count) => plainText(`${count}.200`, null)),
  whole.chain((count) => plainText(`${count},000`, null)),
  whole.chain((count) => plainText(`1 ${String(count).padStart(3, '0')}`, 1000 + count)),
  fc
    .record({
      value: fc.oneof(
        fc.integer({ min: 1, max: 90_000 }),
        whole.map((eighths) => 1 + eighths / 8),
      ),
      format: fc.constantFrom(0, 3, 4, 6, 9, 10),
      isFormula: fc.boolean(),
    })
    .map((written) => ({ written, means: written.value })),
)

/** A table of articles and quantities, and how its file is written. */
export const tables = fc.record({
  rows: fc.array(fc.record({ article, quantity, isHidden: fc.boolean() }), { minLength: 1, maxLength: 6 }),
  blankRows: fc.nat({ max: 3 }),
  /** Letters of the columns of numbers and quantities. */
  columns: fc.constantFrom('AB', 'BD', 'CF', 'DB'),
  /**
   * A column of other numbers before the articles, which the sheet hides, or a visible one of prices; `hiddenQuantity`
   * is one of prices beside quantities that the sheet hides.
   */
  other: fc.constantFrom('none', 'hidden', 'price', 'hiddenQuantity'),
  /** The heading of the prices. */
  price: fc.constantFrom('Pris', 'Pris/100', '2025'),
  /** Prefix of the elements. */
  prefix: fc.constantFrom('', 'x'),
  /** Another sheet, and whether it comes first; the sheet in front is the one with the table. */
  sheets: fc.constantFrom('one', 'before', 'after', 'hiddenBefore'),
  /** Spelling of the names of the parts. */
  parts: fc.constantFrom('usual', 'upper', 'absolute', 'elsewhere'),
  hiding: fc.nat({ max: 2 }),
  references: fc.boolean(),
})
export type Table = typeof tables extends fc.Arbitrary<infer Value> ? Value : never

/** The column that is not one of those of the table and lies between or before them. */
const otherColumn = ({ columns }: Table): string => (columns.includes('A') ? 'G' : 'A')

const heading = (text: string): Written => ({ text, as: 'shared' })

/** The letter of the column that the sheet hides; null without one. */
export const hiddenColumn = (table: Table): string | null =>
  table.other === 'hidden'
    ? otherColumn(table)
    : table.other === 'hiddenQuantity'
      ? table.columns.slice(1)
      : null

/** The cells of each row by the letter of their column, its headings first. */
export function gridOf(table: Table): { cells: Map<string, Written>; isHidden: boolean }[] {
  const [numbers = 'A', quantities = 'B'] = table.columns
  const other = (row: number): [string, Written][] =>
    table.other === 'none'
      ? []
      : [
          [
            otherColumn(table),
            row < 0
              ? heading(table.other === 'hidden' ? 'Artnr' : table.price)
              : { value: 7_000_001 + row, format: 0, isFormula: false },
          ],
        ]
  const sorted = (cells: [string, Written][]) => new Map(cells.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return [
    {
      isHidden: false,
      cells: sorted([[numbers, heading('Artnr')], [quantities, heading('Antal')], ...other(-1)]),
    },
    ...table.rows.map((row, index) => ({
      isHidden: row.isHidden,
      cells: sorted([[numbers, row.article], [quantities, row.quantity.written], ...other(index)]),
    })),
  ]
}
