import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { readInWorker, RowsRefused } from '../../../../api/direct-order/pasted-rows/index.ts'
import { odsContent, xlsxParts } from './workbooks.ts'
import { zipOf, type ZipPart } from './zip.ts'

const runs = process.env['LONG'] === '1' ? 5000 : 150

/** One change of a text: a piece is replaced by another one, removed, or repeated. */
interface Change {
  at: number
  length: number
  piece: string
  times: number
}

const pieces = [
  '',
  '<',
  '&amp;',
  '"',
  'r="1e9"',
  ' hidden="1"',
  's="99999"',
  't="s"',
  't="d"',
  '<v>1e308</v>',
  '<v>-1</v>',
  '<v>NaN</v>',
  '<row/>',
  '</row>',
  '<c r="XFE1"><v>1</v></c>',
  'table:number-columns-repeated="99999999"',
  'table:number-rows-repeated="9999999"',
  '<text:s text:c="99999999"/>',
  'formatCode="[&gt;1]0;0;0;0;0"',
  'formatCode="yyyy"',
  '\u0000',
  '\u202e',
  '\ud800',
]
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 30 }),
  piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 10 })),
  times: fc.constantFrom(1, 1, 1, 2, 5000),
})

const applied = (text: string, changes: readonly Change[]): string =>
  changes.reduce((now, { at, length, piece, times }) => {
    const start = now.length === 0 ? 0 : at % now.length
    return now.slice(0, start) + piece.repeat(times) + now.slice(start + length)
  }, text)

const valid: readonly ZipPart[][] = [
  [
    ...xlsxParts([
      ['Artnr', 'Antal', 'Namn'],
      ['4012301', 10, 'Ventil'],
      [{ number: 45678, digits: 7 }, 2.5, 'Rör'],
    ]),
    { name: 'xl/sharedStrings.xml', content: '<sst><si><t>Artnr</t></si><si><t>4012301</t></si></sst>' },
  ],
  [
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      content: odsContent(
        '<table:table-row><table:table-cell office:value-type="string"><text:p>Artnr</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Antal</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell office:value-type="string"><text:p>4012301</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="5"><text:p>5</text:p></table:table-cell></table:table-row>',
      ),
    },
  ],
]

describe('spreadsheets with mutations (DIR-5)', () => {
  it('are read or refused with a reason; no row has a line or quantity that is none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...valid),
        fc.array(fc.record({ part: fc.nat(), changes: fc.array(change, { minLength: 1, maxLength: 4 }) }), {
          minLength: 1,
          maxLength: 2,
        }),
        fc.option(fc.nat(), { nil: undefined, freq: 9 }),
        async (parts, mutations, cutAt) => {
          const mutated = mutations.reduce<ZipPart[]>(
            (now, { part, changes }) =>
              now.map((each, index) =>
                index === part % now.length
                  ? { ...each, content: applied(String(each.content), changes) }
                  : each,
              ),
            [...parts],
          )
          const whole = zipOf(mutated)
          const bytes = cutAt === undefined ? whole : whole.subarray(0, cutAt % whole.length)
          try {
            const { rows } = await readInWorker(bytes)
            for (const { line, quantity } of rows) {
              expect(Number.isSafeInteger(line)).toBe(true)
              if (quantity.value !== null) expect(quantity.value >= 1 && quantity.value <= 100_000).toBe(true)
            }
          } catch (cause) {
            if (!(cause instanceof RowsRefused)) throw cause
            // Only an error of our own has no reason to give.
            expect(cause.message).not.toBe('The file cannot be read.')
          }
        },
      ),
      { numRuns: runs },
    )
  })
})
