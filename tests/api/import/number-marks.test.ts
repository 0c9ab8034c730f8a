import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { articleNamed, importBytes, insertFrame } from './run-import.ts'

const head = 'article;category;name.sv;price.se:SEK;stock.STO:SE;attribute.length[mm]'
const row = (code: string, price: string, stock: string, length: string) =>
  `${code};valves/ball-valves;Ventil;${price};${stock};${length}`

describe.each(databases.slice(0, 1))(
  'decimal and thousands marks of imported numbers, on $name',
  ({ open }) => {
    let shop: TestShop
    beforeAll(async () => {
      shop = await openShop(open)
      for (const table of ['stock', 'prices', 'priceGroups', 'warehouses'] as const)
        await shop.store.db.deleteFrom(table).execute()
      await shop.store.db.deleteFrom('categories').execute()
      await shop.store.db.deleteFrom('attributes').execute()
      await insertFrame(shop.store)
    })
    afterAll(() => shop.close())
    const numbersOf = async (code: string) => {
      const { variant, prices, stock } = await articleNamed(shop.store, code)
      return [variant.code, prices[0]?.amount, stock[0]?.quantity]
    }

    it('are those of the column: the same text is another number in another file', async () => {
      const english = await importBytes(
        shop.store,
        [head, row('EN-1', '1,234.50', '1,200', '2.5'), row('EN-2', '1,200', '12.5', '1,200')].join('\n'),
      )
      expect(english.refusals).toEqual([])
      const nordic = await importBytes(
        shop.store,
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
        shop.store,
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

    it('are refused where a column has both', async () => {
      const { refusals } = await importBytes(
        shop.store,
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
  },
)
