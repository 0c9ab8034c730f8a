import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xlsxParts } from '../direct-order/pasted-rows/workbooks.ts'
import { zipOf } from '../direct-order/pasted-rows/zip.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { articleNamed, importBytes, insertFrame } from './run-import.ts'

const head = 'article;category;name.sv;price.se:SEK;stock.STO:SE;attribute.length[mm]'
const row = (code: string, price: string, stock: string, length: string) =>
  `${code};valves/ball-valves;Ventil;${price};${stock};${length}`

/** A workbook of one article, whose number has this format. */
const workbook = (format: string, article: number) =>
  zipOf(
    xlsxParts([
      ['article', 'category', 'name.sv', 'price.se:SEK'],
      [{ number: article, digits: 4 }, 'valves/ball-valves', 'Ventil', 1.2],
    ]).map((part) => ({
      ...part,
      content: String(part.content).replace('formatCode="0000"', `formatCode="${format}"`),
    })),
  )

describe.each(databases)('decimal and thousands marks of imported numbers, on $name', ({ open }) => {
  let test: TestStore
  beforeAll(async () => {
    test = await open()
    await insertFrame(test.store)
  })
  afterAll(() => test.remove())
  const numbersOf = async (code: string) => {
    const { variant, prices, stock } = await articleNamed(test.store, code)
    return [variant.code, prices[0]?.amount, stock[0]?.quantity]
  }

  it('are those of the column: the same text is another number in another file', async () => {
    const english = await importBytes(
      test.store,
      [head, row('EN-1', '1,234.50', '1,200', '2.5'), row('EN-2', '1,200', '12.5', '1,200')].join('\n'),
    )
    expect(english.refusals).toEqual([])
    const nordic = await importBytes(
      test.store,
      [head, row('SV-1', '1.234,50', '1.200', '2,5'), row('SV-2', '1.200', '12,5', '1.200')].join('\n'),
    )
    expect(nordic.refusals).toEqual([])
    for (const language of ['EN', 'SV']) {
      expect(await numbersOf(`${language}-1`)).toEqual([`${language}-1`, 123_450, 1200])
      expect((await numbersOf(`${language}-2`))[1]).toBe(120_000)
    }
  })

  it('are refused by row where the column does not show which is meant, and nothing is guessed', async () => {
    const { refusals, articles } = await importBytes(
      test.store,
      [
        head,
        row('A-1', '1,200', '5', ''),
        row('A-2', '15', '1.200', ''),
        row('A-3', '15', '5', '1.200'),
        row('A-4', '15', '5', '7'),
      ].join('\n'),
    )
    expect(articles).toBe(1)
    expect(refusals.map((text) => text.split(' can be ')[0])).toEqual([
      '2 price.se:SEK:',
      '3 stock.STO:SE:',
      '4 attribute.length[mm]:',
    ])
  })

  it('are read without invisible characters, as the numbers of articles and the headings are', async () => {
    const { refusals } = await importBytes(
      test.store,
      [
        head.replace('article', 'art\u00adicle').replace('stock', '\u200bstock'),
        row('F\u20111\u202c', '\u202a12,50', '5\u00ad0', ''),
      ].join('\n'),
    )
    expect(refusals).toEqual([])
    expect(await numbersOf('F-1')).toEqual(['F-1', 1250, 50])
  })

  it('are codes of products with spaces and hyphens between their digits', async () => {
    const codes = ['7 350000 003000', '7350000-003000', '0 36000\u00a029145 2', '00-036000-291452']
    const rows = codes.map((ean, at) => `EAN-${at};valves/ball-valves;Ventil;${ean}`)
    const { refusals } = await importBytes(test.store, ['article;category;name.sv;ean', ...rows].join('\n'))
    expect(refusals).toEqual([])
    const found = await Promise.all(codes.map((_, at) => articleNamed(test.store, `EAN-${at}`)))
    expect(found.map(({ variant }) => variant.ean)).toEqual([
      '7350000003000',
      '7350000003000',
      '036000291452',
      '00036000291452',
    ])
  })

  it('are of articles as the cells of a spreadsheet show them; a day in their place is refused', async () => {
    const shown = await importBytes(test.store, workbook('&quot;AB-&quot;0000', 12))
    expect(shown.refusals).toEqual([])
    expect((await numbersOf('AB-0012')).slice(0, 2)).toEqual(['AB-0012', 120])
    await expect(importBytes(test.store, workbook('mmm-yy', 39_600))).rejects.toThrow(
      'All 1 rows were refused',
    )
  })

  it('are refused where a column has both', async () => {
    const { refusals } = await importBytes(
      test.store,
      [
        head,
        row('B-1', '1.234,50', '5', ''),
        row('B-2', '1,234.50', '5', ''),
        row('B-3', '1,200', '5', ''),
      ].join('\n'),
    )
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toContain('4 price.se:SEK')
  })
})
