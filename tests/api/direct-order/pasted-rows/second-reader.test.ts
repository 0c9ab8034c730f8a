import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInWorker } from '../../../../api/direct-order/pasted-rows/index.ts'
import { differences, readOrRefused, spaceless } from './compare-rows.ts'
import { damages, hasEmptyRow, withDamage } from './damage.ts'
import { mutated, mutations } from './mutations.ts'
import { isTable } from './second-reader.ts'
import { odsOf } from './written-ods.ts'
import { bytesOf, changed, changes, linesOf, pastes } from './written-paste.ts'
import { shownOf, tables, type Table } from './written-table.ts'
import { xlsxOf } from './written-xlsx.ts'
import { zipOf, type ZipPart } from './zip.ts'

const long = process.env['LONG'] === '1'
/** Ten minutes in all, of which the valid files of each format take one. */
const limits = long
  ? { numRuns: 10_000_000, interruptAfterTimeLimit: 120_000, markInterruptAsFailure: false }
  : { numRuns: 100 }
const timeout = 900_000

const rowsOf = ({ rows }: Awaited<ReturnType<typeof readInWorker>>) =>
  rows
    .filter(({ title }) => !title)
    .map(({ line, number, quantity, hidden }) => [line, spaceless(number), quantity.value, hidden])

const expectedRows = ({ rows, other }: Table, first: number, knowsHidden: boolean) =>
  rows.map(({ article, quantity, isHidden }, index) => [
    first + index,
    spaceless(shownOf(article)),
    quantity.means,
    knowsHidden && (isHidden || other === 'hiddenQuantity'),
  ])

/** The table as text, where the decimals of a number may be thousands. */
const asTexts = (table: Table): Table => ({
  ...table,
  rows: table.rows.map((row) => {
    const isAmbiguous = /^\d{1,3}\.\d{3}$/u.test(shownOf(row.quantity.written))
    return isAmbiguous ? { ...row, quantity: { ...row.quantity, means: null } } : row
  }),
})

/** Of hidden columns of an open document the library knows nothing. */
const seenTables = tables.map((table): Table => ({
  ...table,
  other: table.other === 'hidden' ? 'none' : table.other,
}))
const files: fc.Arbitrary<ZipPart[]> = fc.oneof(tables.map(xlsxOf), seenTables.map(odsOf))

describe('rows of files and pastes, compared with a second reader (DIR-5)', () => {
  it.each([
    ['XLSX', xlsxOf],
    ['ODS', odsOf],
  ])(
    'have the article and quantity of their cells: %s',
    async (_, partsOf) => {
      await fc.assert(
        fc.asyncProperty(tables, async (table) => {
          const bytes = zipOf(partsOf(table))
          const ours = await readInWorker(bytes)
          expect(ours.sheet?.name).toBe('A')
          expect(rowsOf(ours)).toEqual(expectedRows(table, 2 + table.blankRows, true))
          // Of hidden columns in ODS the library knows nothing.
          expect((await differences(bytes)) ?? []).toEqual([])
        }),
        { ...limits, interruptAfterTimeLimit: long ? 60_000 : 600_000 },
      )
    },
    timeout,
  )

  it(
    'have those of a paste',
    async () => {
      await fc.assert(
        fc.asyncProperty(tables, pastes, async (table, paste) => {
          const { lines, line } = linesOf(table, paste)
          const ours = await readInWorker(bytesOf(lines.join(paste.lineBreak), paste.encoding))
          const expected = expectedRows(asTexts(table), line, false)
          if (paste.hasHeadings) {
            expect(rowsOf(ours)).toEqual(expected)
            return
          }
          // Columns are guessed. An article that is found has its own quantity, or none.
          for (const row of ours.rows) {
            const [, number, means] = expected.find(([at]) => at === row.line) ?? []
            if (row.assumed || spaceless(row.number) !== number) continue
            expect([means, null]).toContain(row.quantity.value)
          }
        }),
        limits,
      )
    },
    timeout,
  )

  it.each([
    ['elements', damages.map((all) => (parts: ZipPart[]) => withDamage(parts, all))],
    ['bytes', mutations.map((all) => (parts: ZipPart[]) => mutated(parts, all))],
  ])(
    'have them in files with damaged %s too, or the file is refused',
    async (_, damage) => {
      let compared = 0
      await fc.assert(
        fc.asyncProperty(files, damage, async (parts, change) => {
          const now = change(parts)
          // The library finds no styles without the list of parts, which comes first.
          const isKnown = String(now[0]?.content) === String(parts[0]?.content) && !hasEmptyRow(now)
          const wrong = isKnown
            ? await differences(zipOf(now))
            : await readOrRefused(zipOf(now)).then(() => null)
          if (wrong === null) return
          compared += 1
          expect(wrong).toEqual([])
        }),
        { ...limits, interruptAfterTimeLimit: long ? 120_000 : 600_000 },
      )
      expect(compared).toBeGreaterThan(10)
    },
    timeout,
  )

  it(
    'have them in changed pastes too',
    async () => {
      let compared = 0
      await fc.assert(
        fc.asyncProperty(tables, pastes, changes, async (table, paste, all) => {
          const text = changed(linesOf(table, { ...paste, hasHeadings: true }).lines.join('\n'), all)
          const wrong = isTable(text, paste.delimiter)
            ? await differences(text, paste.delimiter)
            : await readOrRefused(text).then(() => null)
          if (wrong === null) return
          compared += 1
          expect(wrong).toEqual([])
        }),
        limits,
      )
      expect(compared).toBeGreaterThan(20)
    },
    timeout,
  )
})
