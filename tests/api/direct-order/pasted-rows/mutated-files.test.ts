import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { readInWorker, RowsRefused } from '../../../../api/direct-order/pasted-rows/index.ts'
import { mutated, mutations } from './mutations.ts'
import { odsContent, xlsxParts } from './workbooks.ts'
import { zipOf, type ZipPart } from './zip.ts'

const runs = process.env['LONG'] === '1' ? 5000 : 150

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
        mutations,
        fc.option(fc.nat(), { nil: undefined, freq: 9 }),
        async (parts, changed, cutAt) => {
          const whole = zipOf(mutated(parts, changed))
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
