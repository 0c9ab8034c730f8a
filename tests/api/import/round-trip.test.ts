import {
  assert,
  asyncProperty,
  constantFrom,
  date as days,
  string,
  integer,
  property,
  record,
  stringMatching,
  uniqueArray,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Attributes } from '../../../api/import/attributes.ts'
import type { ImportItem } from '../../../api/import/items.ts'
import { readTable } from '../../../api/import/table/read-table.ts'
import { parseNumber } from '../../../api/platform/written-number.ts'
import { toMinorUnits, parseDay } from '../../../api/import/parse-values.ts'
import { readCsv } from '../../../api/spreadsheets/index.ts'

const delimiters = [';', ',', '\t', '|'] as const
const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Pieces that split characters and line ends. */
const inPieces = (bytes: Buffer, size: number) =>
  async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

const words = string({ unit: constantFrom(...'abåäöØæ 0129"\';,|/½²\n-'), maxLength: 30 }).map((written) =>
  written.trim(),
)
const articles = uniqueArray(
  record({
    article: stringMatching(/^[A-Z0-9]{2,8}$/),
    'name.sv': words.filter((name) => name !== ''),
    'description.fi': words,
    brand: words,
    ean: constantFrom('', '7350000000001', '73500001'),
    pack: integer({ min: 1, max: 5000 }),
    length: integer({ min: 0, max: 1_000_000 }),
    price: integer({ min: 0, max: 1_000_000_00 }),
    stock: integer({ min: 0, max: 10_000 }),
    day: days({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) =>
      date.toISOString().slice(0, 10),
    ),
  }),
  { selector: ({ article }) => article, minLength: 1, maxLength: 20 },
)

const headings = [
  'article',
  'name.sv',
  'description.fi',
  'brand',
  'ean',
  'pack',
  'attribute.length[mm]',
  'price.se',
  'stock.STO',
  'delivery.STO',
]

describe('a table', () => {
  it('written from a catalogue reads back as the same rows', async () => {
    await assert(
      asyncProperty(
        articles,
        constantFrom(...delimiters),
        constantFrom('utf8', 'utf16le') as Arbitrary<BufferEncoding>,
        constantFrom('\n', '\r\n'),
        integer({ min: 1, max: 64 }),
        async (rows, delimiter, encoding, end, size) => {
          const comma = delimiter === ',' ? '.' : ','
          const lines = rows.map((row) => [
            row.article,
            row['name.sv'],
            row['description.fi'],
            row.brand,
            row.ean,
            row.pack,
            // Three decimals could be thousands.
            (row.length / 1000).toFixed(4).replace('.', comma),
            (row.price / 100).toFixed(2).replace('.', comma),
            row.stock,
            row.day,
          ])
          const written = [headings, ...lines]
            .map((cells) => cells.map((cell) => quoted(String(cell), delimiter)).join(delimiter))
            .join(end)
          const bytes = Buffer.from(`\ufeff${written}${end}`, encoding)
          const context = {
            attributes: new Attributes(new Map([['length', { kind: 2, unit: 'mm' }]])),
            trade: { groups: new Map([['se', 'SEK']]), warehouses: new Map([['STO', 'SE']]) },
            findPicture: () => null,
            findDocument: () => null,
          }
          const items: ImportItem[] = []
          for await (const item of readTable(() => readCsv(inPieces(bytes, size)), context)) items.push(item)
          expect(items.filter(({ kind }) => kind !== 'article')).toEqual([])
          const read = items.flatMap((item) => (item.kind === 'article' ? [item.article] : []))
          expect(read).toMatchObject(
            rows.map((row) => ({
              code: row.article,
              names: { sv: row['name.sv'] },
              descriptions: { fi: row['description.fi'] },
              brand: row.brand,
              ean: row.ean,
              pack: row.pack,
              values: { length: { number: row.length } },
              prices: { se: { amount: row.price } },
              stock: { STO: { quantity: row.stock, firstDeliveryDate: row.day } },
            })),
          )
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('parsing numbers and days', () => {
  it('accepts every common format', () => {
    assert(
      property(
        integer({ min: -1e9, max: 1e9 }),
        constantFrom(' ', '\u00a0', '\u202f', '.', ''),
        (cents, mark) => {
          const [whole = '', decimals] = (Math.abs(cents) / 100).toFixed(2).split('.')
          const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, mark)
          const number = parseNumber(`${cents < 0 ? '-' : ''}${grouped},${decimals}`, null)
          expect(number).toBe(cents / 100)
          expect(toMinorUnits(number ?? Number.NaN)).toBe(cents === 0 ? Math.abs(cents) : cents)
        },
      ),
    )
  })

  it.each(['', ',', '1,', '1,2,3', '1.2.3,', '12.34.567,0', 'abc', '1e5', '--1', '1 2x', 'Infinity', 'NaN'])(
    'are none: %j',
    (written) => expect(parseNumber(written, null)).toBeNull(),
  )

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['1/2/2026', '2026-02-01'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['20261120', '2026-11-20'],
    ['i morgon', null],
  ])('of the day %s', (written, day) => expect(parseDay(written)).toBe(day))
})
