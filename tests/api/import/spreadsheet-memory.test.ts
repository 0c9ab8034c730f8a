import { expect, it } from 'vitest'
import { readXlsx } from '../../../api/spreadsheets/index.ts'
import { zipOf } from '../direct-order/pasted-rows/zip.ts'
import { xlsxPartsOf } from './xlsx-parts.ts'

const lastCell = (line: number) => `<row r="${line}"><c r="XFD${line}"><v>1</v></c></row>`

it('a catalogue file that unfolds to much holds few rows at a time, however long they are', async () => {
  const all = Array.from({ length: 20_000 }, (_, index) => lastCell(index + 1)).join('')
  const file = zipOf(xlsxPartsOf(all))
  // Tests that ran before in this process have left some.
  const before = process.memoryUsage().heapUsed
  let rows = 0
  let largest = 0
  for await (const { cells } of readXlsx(file)) {
    rows += 1
    if (cells.length !== 16_384) throw new Error(`A row has ${cells.length} cells.`)
    if (rows % 1000 === 0) largest = Math.max(largest, process.memoryUsage().heapUsed)
  }
  expect(rows).toBe(20_000)
  expect(largest - before).toBeLessThan(1e9)
})
