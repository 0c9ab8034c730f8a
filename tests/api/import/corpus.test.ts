import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../api/platform/database/index.ts'
import { xlsxOf } from '../direct-order/pasted-rows/workbooks.ts'
import { everyDatabase, type TestStore } from '../fixtures/databases.ts'
import { articleNamed, importBytes, insertFrame, wholeCatalogue } from './run-import.ts'

let opened: TestStore
let store: Store
beforeAll(async () => {
  const [sqlite] = everyDatabase
  if (!sqlite) throw new Error('There is no database to test with.')
  opened = await sqlite.open()
  store = opened.store
  await insertFrame(store)
})
afterAll(() => opened.remove())

const head = 'article;category;name.sv;price.se'
const row = (code: string, name = 'Kulventil', price = '10,50') => `${code};valves;${name};${price}`
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`
const utf16 = (text: string, big = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return big ? bytes.swap16() : bytes
}

describe('formats of a table', () => {
  const name = 'Rör åäö ½"'
  it.each<[string, string, string | Buffer]>([
    ['UTF-8', 'C-01', lines(head, row('C-01', name))],
    ['UTF-8 with a mark', 'C-02', `\ufeff${lines(head, row('C-02', name))}`],
    ['UTF-16, little end first', 'C-03', utf16(lines(head, row('C-03', name)))],
    ['UTF-16, big end first', 'C-04', utf16(lines(head, row('C-04', name)), true)],
    ['Windows-1252', 'C-05', Buffer.from(lines(head, row('C-05', name)), 'latin1')],
    ['commas', 'C-06', lines(head.replaceAll(';', ','), `C-06,valves,"${name.replaceAll('"', '""')}",10.50`)],
    ['tabs', 'C-07', lines(head, row('C-07', name)).replaceAll(';', '\t')],
    ['line feeds alone', 'C-08', lines(head, row('C-08', name)).replaceAll('\r\n', '\n')],
    ['blank lines', 'C-09', `\r\n\r\n${lines(head, '', row('C-09', name), ';;;')}`],
    ['quotes round a cell', 'C-10', lines(head, `"C-10";valves;"${name.replaceAll('"', '""')}";"10,50"`)],
    ['a first line that names the delimiter', 'C-11', `sep=;\r\n${lines(head, row('C-11', name))}`],
    [
      'headings in capitals',
      'C-12',
      lines(head.toUpperCase().replace('PRICE.SE', 'PRICE.se'), row('C-12', name)),
    ],
    ['a spreadsheet', 'C-13', xlsxOf([head.split(';'), ['C-13', 'valves', name, 10.5]])],
  ])('takes %s', async (_, code, file) => {
    const { refusals, articles } = await importBytes(store, file)
    expect(refusals).toEqual([])
    expect(articles).toBe(1)
    const { texts, prices } = await articleNamed(store, code)
    expect(texts['name.sv']).toBe(name)
    expect(prices[0]?.amount).toBe(1050)
  })

  it('keeps line breaks in a quoted cell, and the line numbers after it', async () => {
    const file = lines(
      'article;category;name.sv;description.sv',
      'C-20;valves;A;"Två\r\nrader"',
      'C-21;nowhere;B;',
    )
    expect((await importBytes(store, file)).refusals).toEqual(['4 category: there is no category nowhere'])
    expect((await articleNamed(store, 'C-20')).texts['description.sv']).toBe('Två\r\nrader')
  })
})

describe('rows that are refused one by one', () => {
  const wide =
    'article;category;name.sv;attribute.length[mm];price.se;campaign.se;campaign-from.se;campaign-until.se;stock.STO;delivery.STO;unit;pack;decimals;ean;labels;buyable'
  const cells = wide.split(';')
  const written = (code: string, more: Record<string, string>) =>
    cells
      .map((cell) => ({ article: code, category: 'valves', 'name.sv': 'Ventil', ...more })[cell] ?? '')
      .join(';')

  it.each<[string, Record<string, string>, string]>([
    ['a number that is too long', { article: 'x'.repeat(51) }, 'code: must have 1 to 50 characters'],
    ['no number', { article: '' }, 'code: must have 1 to 50 characters'],
    ['an unknown category', { category: 'screws' }, 'category: there is no category screws'],
    ['a text that is too long', { 'name.sv': 'x'.repeat(251) }, 'names.sv: has more than 250 characters'],
    ['no name', { 'name.sv': '' }, 'name: is new and has no name'],
    ['a negative price', { 'price.se': '-1' }, 'prices.se.amount: must not be negative'],
    ['a price that is a word', { 'price.se': 'billig' }, 'price.se: is no amount'],
    ['a price finer than the currency', { 'price.se': '0,014' }, 'price.se: is finer than the currency'],
    ['a campaign without a price', { 'campaign.se': '5' }, 'prices.se.amount: is missing'],
    [
      'a campaign without days',
      { 'price.se': '9', 'campaign.se': '5' },
      'prices.se: has a campaign without its first',
    ],
    ['a day that never was', { 'delivery.STO': '2026-02-30' }, 'delivery.STO: is no day'],
    ['a day the American way', { 'delivery.STO': '11-20-2026' }, 'delivery.STO: is no day'],
    ['a unit that is too long', { unit: 'burk '.repeat(20) }, 'unit: is no unit'],
    [
      'another unit of measure',
      { 'attribute.length[mm]': '5 kg' },
      'attribute.length[mm]: is measured in mm, not in kg',
    ],
    [
      'a measure that is a word',
      { 'attribute.length[mm]': 'lång' },
      'attribute.length[mm]: must be a number of mm',
    ],
    ['a pack of nothing', { pack: '0' }, 'pack: must be above 0'],
    [
      'a pack finer than the decimals',
      { pack: '2,5', decimals: '0' },
      'pack: has a pack of 2.5, finer than its 0',
    ],
    ['an EAN of eleven digits', { ean: '12345678901' }, 'ean: must have 8, 12, 13 or 14 digits'],
    ['an unknown label', { labels: 'cheap' }, 'labels: must be among campaign, rental, outlet, new'],
    ['neither yes nor no', { buyable: 'maybe' }, 'buyable: must be yes or no'],
  ])('%s', async (_, more, reason) => {
    const before = await wholeCatalogue(store)
    const bad = written('BAD-1', more)
    await expect(importBytes(store, lines(wide, bad))).rejects.toThrow('All 1 rows were refused')
    expect(await wholeCatalogue(store)).toBe(before)
    const good = `GOOD-${Math.abs(reason.length * 7919 + bad.length)}`
    const { refusals, articles } = await importBytes(store, lines(wide, written(good, {}), '', bad))
    expect(articles).toBe(1)
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toContain(`4 ${reason}`)
  })

  it('the second row of a number, with the line of the first', async () => {
    const { refusals, articles } = await importBytes(
      store,
      lines(head, row('D-1'), row('D-2'), row('D-1', 'Annan')),
    )
    expect({ refusals, articles }).toEqual({
      refusals: ['4 article: D-1 is in line 2 already'],
      articles: 2,
    })
    expect((await articleNamed(store, 'D-1')).texts['name.sv']).toBe('Kulventil')
  })

  it('rows with more cells than headings', async () => {
    const { refusals } = await importBytes(store, lines(head, row('D-3'), `${row('D-4')};mer`))
    expect(refusals).toEqual(['3 : has 5 cells, the headings are 4'])
  })

  it('writes the report without executable formulas', async () => {
    const { refusals, reportText } = await importBytes(
      store,
      lines(`name.sv;${head.replace('name.sv;', '')}`, 'A;D-5;valves;1', `=cmd();${'X'.repeat(51)};valves;1`),
    )
    expect(refusals[0]).toContain('3 code: must have')
    expect(reportText).toContain(`"'=cmd();${'X'.repeat(51)};valves;1"`)
  })
})

describe('files that are refused whole with one sentence', () => {
  it.each<[string, string | Buffer, string]>([
    ['nothing', '', 'The file is empty.'],
    ['blank lines', '\n\n', 'The file is empty.'],
    ['an unknown heading', 'article;colour\nA1;red\n', '"colour" is no column'],
    ['a heading that every object has', 'article;constructor\nA1;red\n', '"constructor" is no column'],
    ['no column of numbers', 'name.sv\nA\n', 'the column "article" is missing'],
    ['a heading twice', 'article;ean;EAN\n', '"EAN" is there twice'],
    ['an unknown price group', 'article;price.xx\n', 'there is no price group xx'],
    ['another currency', 'article;price.se:NOK\n', 'the prices of se are in SEK, not in NOK'],
    ['an unknown warehouse', 'article;stock.XXX\n', 'there is no warehouse XXX'],
    ['an attribute that is a filter already', 'article;attribute.brand\n', 'a filter of its own'],
    ['an attribute of another kind', 'article;attribute.colour[mm]\n', 'of another kind'],
    [
      'a quote that is never closed',
      `${head}\nA1;valves;"Ventil;1\nA2;valves;B;2\n`,
      'a quote is opened and never closed',
    ],
    ['XML that is no catalogue', '<html></html>', 'no BMEcat catalogue'],
    ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old format'],
    ['half a spreadsheet', xlsxOf([['article'], ['A1']]).subarray(0, 300), 'is broken'],
  ])('%s', async (_, file, reason) => {
    const was = await wholeCatalogue(store)
    await expect(importBytes(store, file)).rejects.toThrow(reason)
    expect(await wholeCatalogue(store)).toBe(was)
  })
})
