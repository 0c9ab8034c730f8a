import { formats, gridOf, hiddenColumn, type Table, type Written } from './written-table.ts'
import type { ZipPart } from './zip.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relationship = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`
const relationships = (all: string): string =>
  `<Relationships xmlns="${packages}/relationships">${all}</Relationships>`
const override = (part: string, kind: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${types}.${kind}+xml"/>`

/** Ways in which a row says that it is hidden; the second reader knows the first two. */
const hidden = [' hidden="1"', ' hidden="true"', ' hidden="1" ht="0" customHeight="1"']

/** The texts of the workbook, and a cell that refers to them. */
function cellWriter() {
  const shared: string[] = []
  const cell = (written: Written, place: string): string => {
    if ('value' in written)
      return `<c${place} s="${written.format}">${written.isFormula ? '<f>A1+1</f>' : ''}<v>${written.value}</v></c>`
    const text = escaped(written.text)
    if (written.as === 'inline') return `<c${place} t="inlineStr"><is><t>${text}</t></is></c>`
    if (written.as === 'formula') return `<c${place} t="str"><f>A1&amp;""</f><v>${text}</v></c>`
    const half = Math.ceil(written.text.length / 2)
    const runs = [written.text.slice(0, half), written.text.slice(half)].map(
      (run) => `<r><rPr><b/></rPr><t xml:space="preserve">${escaped(run)}</t></r>`,
    )
    shared.push(
      written.as === 'rich' ? `${runs.join('')}<rPh sb="0" eb="1"><t>9</t></rPh>` : `<t>${text}</t>`,
    )
    return `<c${place} t="s"><v>${shared.length - 1}</v></c>`
  }
  return { shared, cell }
}

const letters = 'ABCDEFG'

/** The cells of a row, with references or with an empty cell for each column before them. */
function cellsOf(
  cells: ReadonlyMap<string, Written>,
  line: number | null,
  cell: (written: Written, place: string) => string,
): string {
  if (line !== null)
    return [...cells].map(([column, written]) => cell(written, ` r="${column}${line}"`)).join('')
  const last = Math.max(...[...cells.keys()].map((column) => letters.indexOf(column)))
  const all = Array.from(letters.slice(0, last + 1), (column) => {
    const written = cells.get(column)
    return written === undefined ? '<c/>' : cell(written, '')
  })
  return all.join('')
}

/** A sheet with other articles, which nobody orders. */
const otherSheet = `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Artnr</t></is></c><c r="B1" t="inlineStr"><is><t>Antal</t></is></c></row><row r="2"><c r="A2"><v>8000001</v></c><c r="B2"><v>77</v></c></row></sheetData></worksheet>`

/** Gives the elements of a part a prefix. */
const prefixed = (xml: string, prefix: string): string =>
  prefix === ''
    ? xml
    : xml.replaceAll(/<(\/?)(?=[A-Za-z])/gu, `<$1${prefix}:`).replace(' xmlns=', ` xmlns:${prefix}=`)

const partNames = {
  usual: { strings: 'sharedStrings.xml', target: 'sharedStrings.xml' },
  upper: { strings: 'SharedStrings.xml', target: 'sharedStrings.xml' },
  absolute: { strings: 'sharedStrings.xml', target: '/xl/sharedStrings.xml' },
  elsewhere: { strings: 'texts/all.xml', target: './texts/all.xml' },
} as const

function sheetOf(table: Table, cell: (written: Written, place: string) => string): string {
  const { blankRows, hiding, references } = table
  const column = hiddenColumn(table)
  const at = letters.indexOf(column ?? '') + 1
  const columns = column === null ? '' : `<cols><col min="${at}" max="${at}" width="9" hidden="1"/></cols>`
  // Rows without numbers follow each other.
  const isPlaced = references || blankRows > 0
  const rows = gridOf(table).map(({ cells, isHidden }, index) => {
    const line = index + 1 + blankRows
    const place = isPlaced ? ` r="${line}"` : ''
    return `<row${place}${isHidden ? hidden[hiding] : ''}>${cellsOf(cells, isPlaced ? line : null, cell)}</row>`
  })
  return `<worksheet xmlns="${main}">${columns}<sheetData>${rows.join('')}</sheetData></worksheet>`
}

/** An XLSX file with everything that other programs insist on. */
export function xlsxOf(table: Table): ZipPart[] {
  const { shared, cell } = cellWriter()
  const sheet = sheetOf(table, cell)
  const names = partNames[table.parts]
  const isSecond = table.sheets === 'before' || table.sheets === 'hiddenBefore'
  const own = '<sheet name="A" sheetId="1" r:id="rId1"/>'
  const other = `<sheet name="B" sheetId="2"${table.sheets === 'hiddenBefore' ? ' state="hidden"' : ''} r:id="rId4"/>`
  const listed = table.sheets === 'one' ? own : isSecond ? other + own : own + other
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`,
  )
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`)
  const part = (name: string, content: string): ZipPart => ({
    name,
    content: prefixed(content, table.prefix),
  })
  return [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('worksheets/sheet2', 'worksheet')}${override('styles', 'styles')}${override(names.strings.replace('.xml', ''), 'sharedStrings')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships(
        relationship('rId1', 'worksheet', 'worksheets/sheet1.xml') +
          relationship('rId2', 'styles', 'styles.xml') +
          relationship('rId3', 'sharedStrings', names.target) +
          relationship('rId4', 'worksheet', 'worksheets/sheet2.xml'),
      ),
    },
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView activeTab="${isSecond ? 1 : 0}"/></bookViews><sheets>${listed}</sheets></workbook>`,
    ),
    part(
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><numFmts count="${codes.length}">${codes.join('')}</numFmts><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`,
    ),
    part('xl/worksheets/sheet1.xml', sheet),
    { name: 'xl/worksheets/sheet2.xml', content: otherSheet },
    part(
      `xl/${names.strings}`,
      `<sst xmlns="${main}" count="${shared.length}" uniqueCount="${shared.length}">${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    ),
  ]
}
