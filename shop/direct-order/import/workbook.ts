import { strToU8, zipSync } from 'fflate'

// fflate compresses; a spreadsheet library would do the same at thirty times the size. A sheet of plain text
// consists of the six parts below. Five thousand rows are a few hundred kilobytes, written at once.

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Media type of the files. */
export const workbookType = `${content}.sheet`

/** Maximum characters of a cell; Excel rejects a file with more as broken. */
const longestCell = 32_767

const codeOf = (sign: string): string => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

/** Characters that XML cannot contain are escaped by their code, as is text that looks like such a code. */
const inXml = (text: string): string =>
  text
    .slice(0, longestCell)
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- these are the signs that XML has none of
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)|[\0-\x08\x0b-\x1f\ufffe\uffff]/gu, (sign) => `_x${codeOf(sign)}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Every cell is text: leading zeros stay, long numbers are not rounded, and nothing is a formula. */
const rowOf = (cells: readonly string[], index: number): string => {
  const number = index + 1
  const style = index === 0 ? 2 : 1
  const written = cells.map((text, column) => {
    const place = `${letters[column] ?? 'Z'}${number}`
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${inXml(text)}</t></is></c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}

/** Text format also for rows added below, in every column except `quantities`. */
const columnsOf = (count: number, quantities: readonly number[]): string =>
  Array.from({ length: count }, (_, column) => {
    const style = quantities.includes(column) ? 0 : 1
    return `<col min="${column + 1}" max="${column + 1}" width="24" style="${style}" customWidth="1"/>`
  }).join('')

const typeOf = (part: string, kind: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${content}.${kind}+xml"/>`
const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
const font = (more: string): string => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/**
 * An .xlsx file with one sheet, whose first row is its header. Cells hold text unchanged; in the columns of
 * `quantities` numbers can be typed.
 */
export function workbookOf(
  rows: readonly (readonly string[])[],
  quantities: readonly number[],
): Uint8Array<ArrayBuffer> {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${typeOf('workbook', 'sheet.main')}${typeOf('worksheets/sheet1', 'worksheet')}${typeOf('styles', 'styles')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${spreadsheet}"><fonts count="2">${font('')}${font('<b/>')}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columnsOf(width, quantities)}</cols><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
  }
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(`${head}${text}`)] as const)
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}
