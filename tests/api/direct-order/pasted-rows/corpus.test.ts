import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../../../api/direct-order/pasted-rows/index.ts'
import { corpus } from './corpus.ts'
import { odsContent, odsOf, xlsxOf, xlsxParts } from './workbooks.ts'
import { zipOf } from './zip.ts'
import { expectLessTime } from '../../../setup/measures.ts'

const seen = ({ line, number, quantity, totals, title }: Awaited<ReturnType<typeof readRows>>['rows'][0]) => [
  line,
  number,
  title ? 'title' : totals ? 'totals' : (quantity.value ?? quantity.problem),
]

describe('files and pastes of many kinds (DIR-5)', () => {
  it('are at least sixty', () => expect(corpus.length).toBeGreaterThanOrEqual(60))

  it.each(corpus)('$name', async ({ bytes, header, rows }) => {
    const bulk = await readRows(bytes)
    expect(bulk.header?.line ?? null).toBe(header)
    expect(bulk.rows.map(seen)).toEqual(rows)
  })

  it('returns every row, in its order and with its own text, for any content', async () => {
    const part = fc.string({ unit: fc.constantFrom(...'09aÅ,. -E+='), minLength: 1, maxLength: 30 })
    const row = fc
      .array(part, { minLength: 1, maxLength: 4 })
      .filter((cells) => cells.some((cell) => /[^\s,]/u.test(cell)))
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 40 }), async (rows) => {
        const lines = rows.map((cells) => cells.join(';'))
        const bulk = await readRows(lines.join('\n'))
        expect(bulk.rows.map(({ raw }) => raw)).toEqual(
          lines.filter((_, index) => index + 1 !== bulk.header?.line),
        )
        const numbers = bulk.rows.map(({ line }) => line)
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
        const sheet = await readRows(xlsxOf(rows))
        const open = await readRows(odsOf(rows))
        expect(sheet.rows).toHaveLength(bulk.rows.length)
        expect(open.rows.map(({ number }) => number)).toEqual(sheet.rows.map(({ number }) => number))
      }),
      { numRuns: 150 },
    )
  })
})

const sheetRows = (count: number) => Array.from({ length: count }, (_, row) => [String(4_000_000 + row), 1])

/** Rows of ten spaces: an almost empty file that unpacks to a thousand times its size. */
const growing = `<worksheet><sheetData>${' '.repeat(40_000_000)}</sheetData></worksheet>`
/** Forty megabytes that compress to a hundredth, as sheets may. */
const wide = `<worksheet><sheetData>${Array.from({ length: 4000 }, () => randomBytes(60).toString('hex') + ' '.repeat(9880)).join('')}</sheetData></worksheet>`
const withSheet = (content: string, claims?: number) =>
  zipOf(
    xlsxParts([['4012301', 1]]).map((part) =>
      part.name.endsWith('sheet1.xml')
        ? { ...part, content, ...(claims === undefined ? {} : { claims }) }
        : part,
    ),
  )

describe('unreadable files are refused with a reason (DIR-5)', () => {
  it.each([
    ['nothing', Buffer.from(''), 'empty'],
    ['blank lines alone', Buffer.from('\n \n;\n'), 'empty'],
    ['a header alone', Buffer.from('Artnr;Antal\n'), 'empty'],
    [
      '5,001 rows of text',
      Buffer.from(
        sheetRows(5001)
          .map((row) => row.join(';'))
          .join('\n'),
      ),
      'tooManyRows',
    ],
    ['5,001 rows of a sheet', xlsxOf(sheetRows(5001)), 'tooManyRows'],
    ['a zip bomb', withSheet(growing), 'packedTooTightly'],
    ['a sheet of 40 MB that is packed no tighter than others', withSheet(wide), 'packedTooTightly'],
    ['a zip bomb that says it is small', withSheet(growing, 1000), 'broken'],
    [
      'a spreadsheet bomb: one row said to be a million',
      zipOf([
        {
          name: 'content.xml',
          content: odsContent(
            '<table:table-row table:number-rows-repeated="1000000"><table:table-cell office:value-type="string"><text:p>4012301</text:p></table:table-cell></table:table-row>',
          ),
        },
      ]),
      'broken',
    ],
    [
      'a spreadsheet bomb: words that unfold into others',
      withSheet(
        `<!DOCTYPE x [<!ENTITY a "4012301"><!ENTITY b "${'&a;'.repeat(100)}">]><worksheet><sheetData><row r="1"><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`,
      ),
      'broken',
    ],
    [
      'a file with macros',
      zipOf([...xlsxParts([['4012301', 1]]), { name: 'xl/vbaProject.bin', content: 'x' }]),
      'macros',
    ],
    [
      'an open document with macros',
      zipOf([
        { name: 'content.xml', content: odsContent('') },
        { name: 'Basic/script-lc.xml', content: 'x' },
      ]),
      'macros',
    ],
    ['a file of before 2007', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'oldFormat'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'noTable'],
    ['a zip of something else', zipOf([{ name: 'readme.txt', content: '4012301;1' }]), 'noTable'],
    ['half a spreadsheet', xlsxOf([['4012301', 1]]).subarray(0, 300), 'broken'],
    [
      'a quote that is never closed',
      Buffer.from(`Artnr;Antal\n"4012301;1\n${'4012302;1\n'.repeat(5)}`),
      'openQuote',
    ],
  ])('%s', async (_, bytes, code) => {
    const before = process.cpuUsage()
    await expect(readRows(bytes)).rejects.toMatchObject({ code })
    const { user, system } = process.cpuUsage(before)
    expectLessTime((user + system) / 1e6, 3)
  })
})
