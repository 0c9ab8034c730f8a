import type { ZipDeflate } from 'fflate'
import type { Cell } from './cell.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook besides its one sheet. Styles: 0 plain, 1 a day, 2 bold. */
const parts = (sheetName: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mime}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mime}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
})

// oxlint-disable-next-line no-control-regex -- XML cannot hold these characters
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"]/gu, (letter) => entities[letter] ?? '')

/** Days since 30 December 1899, as workbooks count. */
const serialOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569

function cellXml(cell: Cell, bold: boolean): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c s="1"><v>${serialOf(cell.day)}</v></c>`
  // An inline string is never a formula, whatever it begins with.
  const style = bold ? ' s="2"' : ''
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

/** A table as an XLSX workbook with one sheet, in memory for the rows of one chunk. The first row is its heading. */
export async function* writeXlsx(
  sheetName: string,
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate')
  const made: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((failure, bytes) => {
    if (failure !== null) throw failure
    made.push(new Uint8Array(bytes))
  })
  const add = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name, { level: 6 })
    zip.add(part)
    return part
  }
  for (const [name, content] of Object.entries(parts(sheetName))) add(name).push(strToU8(content), true)
  const sheet = add('xl/worksheets/sheet1.xml')
  sheet.push(
    strToU8(
      `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`,
    ),
  )
  let bold = true
  for await (const some of rows) {
    const xml = some.map((cells) => {
      const row = `<row>${cells.map((cell) => cellXml(cell, bold)).join('')}</row>`
      bold = false
      return row
    })
    sheet.push(strToU8(xml.join('')))
    yield* made.splice(0)
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* made.splice(0)
}
