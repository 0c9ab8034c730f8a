import { margin, type SheetPages, type TextLook } from './sheet-pages.ts'
import type { OrderSheet, SheetHeadings, SheetLine } from './order-sheet.ts'

/** A column of the table of lines. */
interface Column {
  name: keyof SheetHeadings
  x: number
  width: number
  align: 'left' | 'right'
}

const gap = 8
const size = 8
const noteSize = 7.5

/** Points that a name may take; the catalogue does not limit names. */
const maxNameHeight = 60

const widths: Readonly<Record<Exclude<keyof SheetHeadings, 'name'>, number>> = {
  number: 74,
  quantity: 66,
  unitPrice: 92,
  amount: 78,
}

/** The columns from left to right; the name takes what the others leave. */
function columnsOf({ width }: SheetPages, showsPrices: boolean): Column[] {
  const names: (keyof SheetHeadings)[] = showsPrices
    ? ['number', 'name', 'quantity', 'unitPrice', 'amount']
    : ['number', 'name', 'quantity']
  const fixed = names.map((name) => (name === 'name' ? 0 : widths[name]))
  const nameWidth = width - fixed.reduce((sum, each) => sum + each, 0) - gap * (names.length - 1)
  let x = margin
  return names.map((name) => {
    const own = name === 'name' ? nameWidth : widths[name]
    const align = name === 'number' || name === 'name' ? 'left' : 'right'
    const column: Column = { name, x, width: own, align }
    x += own + gap
    return column
  })
}

const look = ({ x, width, align }: Column): TextLook => ({ size, x, width, align })
const headingLook = (column: Column): TextLook => ({ ...look(column), bold: true, muted: true })
const lookOf = (column: Column): TextLook =>
  column.name === 'name' ? { ...look(column), height: maxNameHeight } : look(column)

/** Draws the lines of an order as a table with headings on each page. */
export async function drawTable(
  pages: SheetPages,
  { headings, showsPrices }: OrderSheet,
  windows: AsyncIterable<readonly SheetLine[]>,
): Promise<void> {
  const columns = columnsOf(pages, showsPrices)
  const table = pages.openTag('Table')

  /** Draws one row: `cell` draws a column from the row's top on. */
  const drawCells = (cell: (column: Column) => void): void => {
    const top = pages.y
    let bottom = top
    for (const column of columns) {
      pages.y = top
      cell(column)
      bottom = Math.max(bottom, pages.y)
    }
    pages.y = bottom + 3
  }

  const drawHeadings = (isRepeated: boolean): void => {
    const draw = (column: Column) => pages.text(headings[column.name], headingLook(column))
    if (isRepeated) pages.artifact('Pagination', () => drawCells(draw))
    else {
      const row = pages.openTag('TR', table)
      drawCells((column) => pages.tagged('TH', () => draw(column), row, 'Column'))
      row.end()
    }
    pages.line(1)
    pages.y += 4
  }

  const drawLine = (line: SheetLine): void => {
    const notes = line.notes.join('\n')
    const rowHeight = Math.max(
      ...columns.map((column) => {
        const height = pages.heightOf(line[column.name], lookOf(column))
        const isNoted = column.name === 'name' && notes !== ''
        return isNoted ? height + pages.heightOf(notes, { ...look(column), size: noteSize }) : height
      }),
    )
    // A row that is longer than a page is cut: rows never break.
    const maxHeight = pages.height - 60
    if (pages.reserve(Math.min(rowHeight, maxHeight) + 8)) drawHeadings(true)
    const row = pages.openTag('TR', table)
    drawCells((column) => {
      const draw = () => {
        pages.text(line[column.name], lookOf(column))
        if (column.name !== 'name' || notes === '') return
        pages.text(notes, { ...look(column), size: noteSize, muted: true, height: maxHeight - maxNameHeight })
      }
      pages.tagged('TD', draw, row)
    })
    row.end()
    pages.line(0.5)
    pages.y += 4
  }

  pages.reserve(60)
  drawHeadings(false)
  for await (const window of windows) for (const line of window) drawLine(line)
  table.end()
}
