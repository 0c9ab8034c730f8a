import { describe, expect, it } from 'vitest'
import { readCsv, readXlsx } from '../../../api/spreadsheets/index.ts'
import { zipOf } from '../direct-order/pasted-rows/zip.ts'
import { xlsxPartsOf } from './xlsx-parts.ts'

async function rowsOf(...given: Parameters<typeof xlsxPartsOf>) {
  const rows = []
  for await (const { line, cells } of readXlsx(zipOf(xlsxPartsOf(...given)))) rows.push([line, ...cells])
  return rows
}

describe('a spreadsheet', () => {
  it('returns the rows of its first visible sheet with cells in their columns', async () => {
    const sheet =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row><row r="3"><c r="B3"/></row><row r="9"><c r="AA9"><v>5</v></c></row>'
    const rows = await rowsOf(sheet)
    expect(rows[0]).toEqual([2, 'Rör', '', 'Kulventil '])
    expect(rows[1]).toHaveLength(28)
    expect(rows[1]?.at(-1)).toBe('5')
    expect(await rowsOf(sheet, '', '/xl/worksheets/sheet1.xml')).toEqual(rows)
  })

  it.each([
    ['<c><v>0.1</v></c>', '0.1'],
    ['<c><v>0.30000000000000004</v></c>', '0.3'],
    ['<c><v>7.350000000001E12</v></c>', '7350000000001'],
    ['<c s="1"><v>46346</v></c>', '2026-11-20'],
    ['<c s="2"><v>46346.5</v></c>', '2026-11-20T12:00:00'],
    ['<c s="1"><v>59</v></c>', '1900-02-28'],
    ['<c s="3"><v>123</v></c>', '0000123'],
    ['<c s="4"><v>30</v></c>', '30'],
    ['<c t="b"><v>1</v></c>', 'true'],
    ['<c t="str"><f>A1&amp;"x"</f><v>svar</v></c>', 'svar'],
    ['<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['<c t="inlineStr"><is><t>inne</t></is></c>', 'inne'],
  ])('reads %s as %s', async (cell, text) => expect(await rowsOf(`<row>${cell}</row>`)).toEqual([[1, text]]))

  it('counts days from 1904 when the workbook says so', async () => {
    const cell = '<row><c s="1"><v>0</v></c></row>'
    expect(await rowsOf(cell, '<workbookPr date1904="1"/>')).toEqual([[1, '1904-01-01']])
  })
})

async function* chunks(count: number, text: string): AsyncGenerator<Buffer> {
  const chunk = Buffer.from(text)
  for (let index = 0; index < count; index++) yield await Promise.resolve(chunk)
}
const drain = async (rows: AsyncIterable<unknown>): Promise<void> => {
  for await (const row of rows) expect(row).toBeDefined()
}

describe('a catalogue file that unfolds to much', () => {
  it.each([
    ['50 MB of semicolons in one line', 200, ';'.repeat(250_000)],
    ['20,000 columns', 1, `article${';'.repeat(20_000)}\n`],
    ['lines that never end below a heading', 40, `article;name.sv\n4012301;${';'.repeat(900_000)}`],
  ])('is refused with its line: %s', async (_, count, text) => {
    await expect(drain(readCsv(() => chunks(count, text)))).rejects.toMatchObject({ reason: 'tooMuch' })
  })
})
