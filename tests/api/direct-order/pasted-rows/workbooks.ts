import { zipOf, type ZipPart } from './zip.ts'

/** A cell: text, a number, a number padded with zeros by its format, or empty. */
export type Cell = string | number | { number: number; digits: number } | null

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function xlsxCell(cell: Cell, reference: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  return `<c r="${reference}" s="1"><v>${cell.number}</v></c>`
}

/** The parts of an .xlsx file with one sheet. `skip` adds this many blank rows at the top. */
export function xlsxParts(rows: readonly (readonly Cell[])[], skip = 0): ZipPart[] {
  const digits = rows.flat().find((cell) => typeof cell === 'object' && cell !== null)?.digits ?? 7
  const sheet = rows
    .map((cells, row) => {
      const number = row + 1 + skip
      const written = cells.map((cell, column) => xlsxCell(cell, `${letters[column] ?? 'Z'}${number}`))
      return `<row r="${number}">${written.join('')}</row>`
    })
    .join('')
  return [
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${namespace}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${namespace}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${'0'.repeat(digits)}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${namespace}"><sheetData>${sheet}</sheetData></worksheet>`,
    },
  ]
}

/** An .xlsx file with one sheet. */
export const xlsxOf = (rows: readonly (readonly Cell[])[], skip = 0): Buffer => zipOf(xlsxParts(rows, skip))

function odsCell(cell: Cell): string {
  if (cell === null) return '<table:table-cell/>'
  if (typeof cell === 'string') {
    return `<table:table-cell office:value-type="string"><text:p>${escaped(cell)}</text:p></table:table-cell>`
  }
  const value = typeof cell === 'number' ? cell : cell.number
  const shown =
    typeof cell !== 'number'
      ? String(value).padStart(cell.digits, '0')
      : // As shown in a narrow column.
        value >= 1e12
        ? value.toExponential(2).replace('.', ',').replace('e', 'E')
        : String(value).replace('.', ',')
  return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`
}

/** The content part of an .ods file with the given rows. */
export const odsContent = (rows: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table><table:table table:name="B"><table:table-row><table:table-cell office:value-type="string"><text:p>other sheet</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`

/** An .ods file with one filled sheet and a million trailing blank rows, as such files have. */
export const odsOf = (rows: readonly (readonly Cell[])[]): Buffer => {
  const written = rows.map(
    (cells) =>
      `<table:table-row>${cells.map(odsCell).join('')}<table:table-cell table:number-columns-repeated="16380"/></table:table-row>`,
  )
  const rest =
    '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
  return zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    { name: 'content.xml', content: odsContent(written.join('') + rest) },
  ])
}
