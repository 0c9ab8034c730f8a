import { describe, expect, it } from 'vitest'
import { readInWorker } from '../../../../api/direct-order/pasted-rows/index.ts'
import { odsContent, xlsxParts } from './workbooks.ts'
import { zipOf } from './zip.ts'

const ods = (rows: string): Buffer => zipOf([{ name: 'content.xml', content: odsContent(rows) }])
const odsRow = (cells: string, attributes = ''): string =>
  `<table:table-row${attributes}>${cells}</table:table-row>`
const odsText = (text: string, attributes = ''): string =>
  `<table:table-cell office:value-type="string"${attributes}><text:p>${text}</text:p></table:table-cell>`

/** A workbook of one sheet whose rows are given as XML. */
const xlsx = (rows: string, shared?: string): Buffer =>
  zipOf([
    ...xlsxParts([]).map((part) =>
      part.name.endsWith('sheet1.xml')
        ? { ...part, content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` }
        : part,
    ),
    ...(shared === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `<sst><si><t>${shared}</t></si></sst>` }]),
  ])
const lines = (count: number, row: (line: number) => string): string =>
  Array.from({ length: count }, (_, index) => row(index + 1)).join('')

describe('a small file that unfolds to much (DIR-5)', () => {
  it.each([
    ['spaces without end in a cell', ods(odsRow(odsText('<text:s text:c="170000000"/>'.repeat(3))))],
    ['spaces in many small steps', ods(odsRow(odsText('<text:s text:c="30000"/>'.repeat(2000))))],
    [
      'a long text in 200 repeated cells of many rows',
      ods(lines(300, () => odsRow(odsText('x'.repeat(30_000), ' table:number-columns-repeated="200"')))),
    ],
    [
      'a text in every column that there is',
      ods(odsRow(odsText('4012301', ' table:number-columns-repeated="16384"'))),
    ],
    [
      'a long text in a row that is repeated',
      ods(odsRow(odsText('x'.repeat(30_000)), ' table:number-rows-repeated="5000"')),
    ],
    [
      'one shared text in 16,000 cells',
      xlsx(
        lines(160, (row) => `<row r="${row}">${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`),
        'x'.repeat(30_000),
      ),
    ],
    [
      'a shared text that no cell can have',
      xlsx('<row r="1"><c t="s"><v>0</v></c></row>', 'x'.repeat(900_000)),
    ],
    ['a cell in the last column of one row', xlsx('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
    [
      'a cell in the last column of 5,000 rows',
      xlsx(lines(5000, (row) => `<row r="${row}"><c r="XFD${row}"><v>1</v></c></row>`)),
    ],
    ['a column beyond all', xlsx(`<row r="1"><c r="${'A'.repeat(3_000_000)}1"><v>1</v></c></row>`)],
    ['cells without end in a row', xlsx(`<row r="1">${'<c><v>1</v></c>'.repeat(400_000)}</row>`)],
  ])('is refused with the reason: %s', async (_, bytes) => {
    await expect(readInWorker(bytes)).rejects.toMatchObject({ code: 'tooMuch' })
  })

  it.each([
    [
      'rows with numbers that are none',
      '<row r="1e300"><c><v>4012301</v></c></row><row r="x"><c><v>2</v></c></row>',
    ],
    [
      'a row number below the one before',
      '<row r="9"><c><v>4012301</v></c></row><row r="3"><c><v>2</v></c></row>',
    ],
  ])('is read row by row: %s', async (_, rows) => {
    const read = await readInWorker(xlsx(rows))
    const numbers = read.rows.map(({ line }) => line)
    expect(numbers.every((line) => Number.isSafeInteger(line) && line > 0)).toBe(true)
    expect(new Set(numbers).size).toBe(2)
  })

  it('may have empty columns and rows to the end of the sheet', async () => {
    const padding = '<table:table-cell table:number-columns-repeated="16380"/>'
    const file = ods(
      odsRow(`${odsText('4012301')}${odsText('2')}${padding}`) +
        odsRow(padding, ' table:number-rows-repeated="1048570"'),
    )
    const { rows } = await readInWorker(file)
    expect(rows.map(({ number, quantity }) => [number, quantity.value])).toEqual([['4012301', 2]])
  })
})
