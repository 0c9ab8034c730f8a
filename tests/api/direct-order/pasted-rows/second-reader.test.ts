import { read as readWorkbook, utils, type CellObject, type WorkSheet } from '@e965/xlsx'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInWorker, RowsRefused } from '../../../../api/direct-order/pasted-rows/index.ts'
import { mutated, mutations } from './mutations.ts'
import { odsContent } from './workbooks.ts'
import { zipOf, type ZipPart } from './zip.ts'

const long = process.env['LONG'] === '1'
const limits = long
  ? { numRuns: 1_000_000, interruptAfterTimeLimit: 600_000, markInterruptAsFailure: false }
  : { numRuns: 150 }

const formats = ['General', '0000000', '00 00 000', '#,##0', '0.00', '@', '_-* #,##0_-', '"AB-"0000'] as const

/** A cell as a spreadsheet program writes it. */
type Written = { text: string; shared: boolean } | { value: number; format: number }

const article: fc.Arbitrary<Written> = fc.oneof(
  fc.record({
    text: fc.oneof(
      fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{2,11}$/u),
      fc.integer({ min: 10, max: 9_999_999 }).map(String),
      fc.integer({ min: 1, max: 99_999 }).map((digits) => String(digits).padStart(7, '0')),
    ),
    shared: fc.boolean(),
  }),
  fc.record({ value: fc.integer({ min: 100, max: 9_999_999 }), format: fc.nat({ max: formats.length - 1 }) }),
)
const quantity: fc.Arbitrary<Written> = fc.oneof(
  fc.record({ text: fc.integer({ min: 1, max: 900 }).map(String), shared: fc.boolean() }),
  fc.record({
    value: fc.oneof(
      fc.integer({ min: 1, max: 90_000 }),
      fc.integer({ min: 1, max: 900 }).map((tenths) => 1 + tenths / 8),
    ),
    format: fc.constantFrom(0, 3, 4),
  }),
)
const tables = fc.record({
  rows: fc.array(fc.tuple(article, quantity), { minLength: 1, maxLength: 6 }),
  blankRows: fc.nat({ max: 3 }),
  columns: fc.constantFrom('AB', 'BD', 'CF'),
})
type Table = typeof tables extends fc.Arbitrary<infer Value> ? Value : never

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
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

/** An XLSX file with everything that other programs insist on. */
function xlsxOf({ rows, blankRows, columns }: Table): ZipPart[] {
  const shared: string[] = []
  const cell = (written: Written, reference: string): string => {
    if ('value' in written) return `<c r="${reference}" s="${written.format}"><v>${written.value}</v></c>`
    if (!written.shared)
      return `<c r="${reference}" t="inlineStr"><is><t>${escaped(written.text)}</t></is></c>`
    shared.push(written.text)
    return `<c r="${reference}" t="s"><v>${shared.length - 1}</v></c>`
  }
  const headings = [
    { text: 'Artnr', shared: false },
    { text: 'Antal', shared: true },
  ] as const
  const written = [headings, ...rows].map((pair, index) => {
    const line = index + 1 + blankRows
    return `<row r="${line}">${pair.map((each, at) => cell(each, `${columns[at]}${line}`)).join('')}</row>`
  })
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  )
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1"/>`)
  return [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}${override('sharedStrings', 'sharedStrings')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationships(
        relationship('rId1', 'worksheet', 'worksheets/sheet1.xml') +
          relationship('rId2', 'styles', 'styles.xml') +
          relationship('rId3', 'sharedStrings', 'sharedStrings.xml'),
      ),
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${main}"><numFmts count="${codes.length}">${codes.join('')}</numFmts><cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst xmlns="${main}" count="${shared.length}" uniqueCount="${shared.length}">${shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    },
  ]
}

const openDocument = 'application/vnd.oasis.opendocument.spreadsheet'

const textCell = (value: string): string =>
  `<table:table-cell office:value-type="string"><text:p>${escaped(value)}</text:p></table:table-cell>`
const blank = (times: number): string =>
  times === 0 ? '' : `<table:table-cell table:number-columns-repeated="${times}"/>`

/** An ODS file. Its numbers are shown without a format, as it holds what cells show as text. */
function odsOf({ rows, blankRows, columns }: Table): ZipPart[] {
  const cell = (written: Written): string =>
    'text' in written
      ? textCell(written.text)
      : `<table:table-cell office:value-type="float" office:value="${written.value}"><text:p>${written.value}</text:p></table:table-cell>`
  const place = (at: number): number => columns.charCodeAt(at) - 65
  const row = (number: string, count: string): string =>
    `<table:table-row>${blank(place(0))}${number}${blank(place(1) - place(0) - 1)}${count}</table:table-row>`
  const above =
    blankRows === 0
      ? ''
      : `<table:table-row table:number-rows-repeated="${blankRows}"><table:table-cell/></table:table-row>`
  const written = rows.map(([number, count]) => row(cell(number), cell(count)))
  return [
    { name: 'mimetype', content: openDocument },
    {
      name: 'META-INF/manifest.xml',
      content: `<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:file-entry m:full-path="/" m:media-type="${openDocument}"/><m:file-entry m:full-path="content.xml" m:media-type="text/xml"/></m:manifest>`,
    },
    {
      name: 'styles.xml',
      content: '<o:document-styles xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
    },
    {
      name: 'content.xml',
      content: odsContent(above + row(textCell('Artnr'), textCell('Antal')) + written.join(''))
        .replace('office="o"', 'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"')
        .replace('table="t"', 'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"')
        .replace('text="x"', 'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'),
    },
  ]
}

/** A number without the spaces and marks by which programs write it differently. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The cells of a row of the sheet, as the second reader has them. */
const cellsOf = (sheet: WorkSheet, line: number): CellObject[] => {
  const { s, e } = utils.decode_range(sheet['!ref'] ?? 'A1')
  const cells: CellObject[] = []
  for (let c = s.c; c <= Math.min(e.c, 500); c++) {
    const cell: CellObject | undefined = sheet[utils.encode_cell({ c, r: line - 1 })]
    if (cell !== undefined) cells.push(cell)
  }
  return cells
}
const shows = (cell: CellObject, number: string): boolean =>
  [cell.w, cell.v].some((written) => written !== undefined && bare(String(written)) === bare(number))
const holds = (cell: CellObject, amount: number): boolean =>
  Math.abs(Number(typeof cell.v === 'string' ? cell.v.replace(',', '.') : cell.v) - amount) < 1e-9

/** Rows whose article or quantity is in no cell of theirs. Null if one of the readers refuses the file. */
async function differences(bytes: Buffer): Promise<{ rows: number; wrong: string[] } | null> {
  let ours: Awaited<ReturnType<typeof readInWorker>>
  try {
    ours = await readInWorker(bytes)
  } catch (cause) {
    if (cause instanceof RowsRefused) return null
    throw cause
  }
  let sheet: WorkSheet | undefined
  try {
    sheet = readWorkbook(bytes, { type: 'buffer', cellText: true, cellDates: false }).Sheets[
      ours.sheet?.name ?? ''
    ]
  } catch {
    return null
  }
  if (sheet === undefined) return null
  const wrong: string[] = []
  for (const { line, number, quantity: ordered, assumed } of ours.rows) {
    const cells = cellsOf(sheet, line)
    if (number !== '' && !cells.some((cell) => shows(cell, number)))
      wrong.push(`row ${line}: article ${number}`)
    const { value } = ordered
    if (value !== null && !assumed && !cells.some((cell) => holds(cell, value)))
      wrong.push(`row ${line}: ${value} pieces`)
  }
  return { rows: ours.rows.length, wrong }
}

const files: fc.Arbitrary<ZipPart[]> = fc.oneof(tables.map(xlsxOf), tables.map(odsOf))

describe('rows of a spreadsheet, compared with a second reader (DIR-5)', () => {
  it('have the article and quantity of their cells', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (parts) => {
        const read = await differences(zipOf(parts))
        expect(read?.rows).toBeGreaterThan(0)
        expect(read?.wrong).toEqual([])
      }),
      long ? { numRuns: 2000 } : { numRuns: 60 },
    )
  }, 900_000)

  it('have them in damaged files too, or the file is refused', async () => {
    let compared = 0
    await fc.assert(
      fc.asyncProperty(files, mutations, async (parts, changed) => {
        const read = await differences(zipOf(mutated(parts, changed)))
        if (read === null) return
        compared += 1
        expect(read.wrong).toEqual([])
      }),
      limits,
    )
    expect(compared).toBeGreaterThan(30)
  }, 900_000)
})
