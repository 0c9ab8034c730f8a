// oxlint-disable-next-line import/no-named-as-default -- the package's types know only the default export
import PDFDocument from 'pdfkit'
import { placePicture } from './place-picture.ts'
import type { Sheet } from './read-sheet.ts'

type Document = InstanceType<typeof PDFDocument>

const margin = 48
const ink = '#1d272d'
const muted = '#5a6870'
const rule = '#d2d9dd'

function head(document: Document, sheet: Sheet): void {
  const width = document.page.width - 2 * margin
  document.font('Helvetica').fontSize(10).fillColor(muted).text(sheet.title, margin, margin)
  document.text(sheet.code, margin, margin, { width, align: 'right' })
  document
    .moveTo(margin, margin + 18)
    .lineTo(margin + width, margin + 18)
    .lineWidth(1)
    .stroke(rule)
  document
    .font('Helvetica-Bold')
    .fontSize(17)
    .fillColor(ink)
    .text(sheet.name, margin, margin + 32, { width: width - 180 })
  document
    .font('Helvetica')
    .fontSize(10.5)
    .fillColor(ink)
    .moveDown(0.6)
    .text(sheet.description, { width: width - 180, lineGap: 2 })
  document
    .fillColor(muted)
    .moveDown(0.6)
    .text(sheet.warranty, { width: width - 180 })
}

/** Writes the facts, two per row; long values wrap. Returns the y position below them. */
function facts(document: Document, sheet: Sheet, top: number): number {
  const column = (document.page.width - 2 * margin) / 2
  const width = column * 0.46
  document.fontSize(9.5)
  let y = top
  for (let index = 0; index < sheet.facts.length; index += 2) {
    const pair = sheet.facts.slice(index, index + 2)
    for (const [at, { name, value }] of pair.entries()) {
      const x = margin + at * column
      document.font('Helvetica').fillColor(muted).text(name, x, y, { width })
      document
        .font('Helvetica-Bold')
        .fillColor(ink)
        .text(value, x + column * 0.48, y, { width })
    }
    document.font('Helvetica-Bold')
    y +=
      6 +
      Math.max(
        ...pair.flatMap(({ name, value }) =>
          [name, value].map((text) => document.heightOfString(text, { width })),
        ),
      )
  }
  return y + 14
}

function table(document: Document, sheet: Sheet, top: number): void {
  const width = document.page.width - 2 * margin
  const column = width / sheet.headings.length
  let y = top
  const row = (cells: readonly string[], font: string, colour: string) => {
    if (y > document.page.height - margin - 20) {
      document.addPage()
      y = margin
    }
    document.font(font).fontSize(8.5).fillColor(colour)
    for (const [index, cell] of cells.entries()) {
      document.text(cell, margin + index * column, y, { width: column - 6, height: 11, ellipsis: true })
    }
    y += 15
    document
      .moveTo(margin, y - 3)
      .lineTo(margin + width, y - 3)
      .lineWidth(0.5)
      .stroke(rule)
  }
  row(sheet.headings, 'Helvetica-Bold', muted)
  for (const cells of sheet.rows) row(cells, 'Helvetica', ink)
}

/** The sheet as PDF, with the SVG of its drawing if there is one. The same input gives the same bytes. */
export function writePdf(sheet: Sheet, drawing: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: sheet.language,
    info: {
      Title: `${sheet.name}, ${sheet.title}`,
      Author: sheet.brand,
      CreationDate: new Date(`${sheet.date}T00:00:00Z`),
    },
  })
  const chunks: Uint8Array[] = []
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.on('error', reject)
  })
  head(document, sheet)
  const below = Math.max(document.y + 22, margin + 32 + 180)
  if (drawing) placePicture(document, drawing, document.page.width - margin - 160, margin + 26, 160)
  table(document, sheet, facts(document, sheet, below))
  document.end()
  return done
}
