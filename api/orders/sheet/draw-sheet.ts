// oxlint-disable-next-line import/no-named-as-default -- the package's types know only the default export
import PDFDocument from 'pdfkit'
import { drawTable } from './draw-table.ts'
import { drawParcel } from './draw-parcel.ts'
import { fonts, margin, SheetPages } from './sheet-pages.ts'
import type { OrderSheet, SheetFact, SheetLine } from './order-sheet.ts'

const factsPerRow = 3
const gap = 14

/** Brand, title and the facts about the whole order. */
function drawOpening(pages: SheetPages, sheet: OrderSheet): void {
  const { brand, title, opening, facts } = sheet
  const { width } = pages
  pages.tagged('P', () => pages.text(brand, { size: 11, bold: true, width }))
  pages.y += 10
  pages.tagged('H1', () => pages.text(title, { size: 19, bold: true, width }))
  pages.y += 6
  pages.tagged('P', () => pages.text(opening, { size: 9, muted: true, width }))
  if (sheet.barcode !== undefined) {
    pages.y += 10
    pages.barcode(sheet.barcode)
  }
  pages.y += 18
  const column = (width - (factsPerRow - 1) * gap) / factsPerRow
  for (let index = 0; index < facts.length; index += factsPerRow)
    drawFacts(pages, facts.slice(index, index + factsPerRow), column)
  pages.y += 10
}

/** A row of facts beside each other. */
function drawFacts(pages: SheetPages, facts: readonly SheetFact[], width: number): void {
  const top = pages.y
  const bottoms = facts.map(({ name, value }, at) => {
    const x = margin + at * (width + gap)
    pages.y = top
    pages.tagged('P', () => {
      pages.text(name, { size: 7.5, muted: true, x, width })
      pages.y += 1
      pages.text(value, { size: 9, x, width })
    })
    return pages.y
  })
  pages.y = Math.max(...bottoms) + 9
}

/** Totals and how to reach the customer service, together on one page. */
function drawEnd(pages: SheetPages, { totals, closing }: OrderSheet): void {
  const { width } = pages
  const label = 130
  const amount = 110
  const x = margin + width - label - amount
  const row = 15
  const isLast = (fact: SheetFact) => fact === totals.at(-1)
  pages.reserve(totals.length * row + 60)
  pages.y += 8
  if (totals.length > 0) {
    const table = pages.openTag('Table')
    for (const fact of totals) {
      const look = { size: isLast(fact) ? 10.5 : 9, bold: isLast(fact) }
      const top = pages.y
      const line = pages.openTag('TR', table)
      pages.tagged('TH', () => pages.text(fact.name, { ...look, x, width: label }), line, 'Row')
      pages.y = top
      pages.tagged(
        'TD',
        () => pages.text(fact.value, { ...look, x: x + label, width: amount, align: 'right' }),
        line,
      )
      line.end()
      pages.y = top + row
    }
    table.end()
    pages.y += 12
  }
  pages.tagged('P', () => pages.text(closing, { size: 9, muted: true, width }))
}

/**
 * Draws the sheet of an order as tagged PDF (A4, a label A6) and writes its bytes piece by piece. `windows` are the
 * lines in order.
 */
export async function drawSheet(
  sheet: OrderSheet,
  windows: AsyncIterable<readonly SheetLine[]>,
  write: (bytes: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const document = new PDFDocument({
    size: sheet.parcel === undefined ? 'A4' : 'A6',
    margin: 0,
    pdfVersion: '1.7',
    lang: sheet.language,
    tagged: true,
    displayTitle: true,
    font: fonts.regular,
    ...(sheet.archive === undefined ? {} : { subset: 'PDF/A-3b' }),
    info: {
      Title: sheet.title,
      Author: sheet.brand,
      Creator: sheet.brand,
      CreationDate: new Date(sheet.placedAt),
    },
  })
  document.on('data', (bytes: Uint8Array<ArrayBuffer>) => write(bytes))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve).on('error', reject)
  })
  const pages = new SheetPages(document, sheet)
  const { attachment } = sheet.archive ?? {}
  if (attachment) {
    const { content, ...file } = attachment
    const created = new Date(sheet.placedAt)
    // `relationship` is missing in the types of the package. PDF/A-3 asks for it.
    const options = { ...file, creationDate: created, modifiedDate: created, relationship: 'Alternative' }
    document.file(Buffer.from(content), options)
  }
  if (sheet.parcel === undefined) {
    drawOpening(pages, sheet)
    await drawTable(pages, sheet, windows)
    drawEnd(pages, sheet)
  } else drawParcel(pages, sheet, sheet.parcel)
  pages.end()
  document.end()
  await ended
}
