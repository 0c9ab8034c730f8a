import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportSettings } from '../../../api/import/index.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { articleNamed, importBytes, insertFrame } from './run-import.ts'

interface Parts {
  kind?: string
  from?: string
  territory?: string
  more?: string
}

const price = (amount: string, { kind = 'net_list', from = '', territory = '', more = '' }: Parts = {}) =>
  `<ARTICLE_PRICE price_type="${kind}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>SEK</PRICE_CURRENCY>
   ${from && `<LOWER_BOUND>${from}</LOWER_BOUND>`}${territory && `<TERRITORY>${territory}</TERRITORY>`}${more}</ARTICLE_PRICE>`

const days = (start: string, end: string) =>
  `<DATETIME type="valid_start_date"><DATE>${start}</DATE></DATETIME><DATETIME type="valid_end_date"><DATE>${end}</DATE></DATETIME>`
const area = '<AREA_REFS><AREA_IDREF>nord</AREA_IDREF></AREA_REFS>'
const block = (...parts: string[]) => `<ARTICLE_PRICE_DETAILS>${parts.join('')}</ARTICLE_PRICE_DETAILS>`

const orderedFor = (units: string) =>
  `<ARTICLE_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>${units}</PRICE_QUANTITY></ARTICLE_ORDER_DETAILS>`

const file = (id: string, blocks: string) =>
  `<?xml version="1.0"?><BMECAT><HEADER><CATALOG><LANGUAGE>swe</LANGUAGE><CURRENCY>SEK</CURRENCY></CATALOG>
   <SUPPLIER><SUPPLIER_NAME>Ordning</SUPPLIER_NAME></SUPPLIER></HEADER><T_UPDATE_PRODUCTS>
   <ARTICLE mode="new"><SUPPLIER_AID>${id}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Ventil ${id}</DESCRIPTION_SHORT></ARTICLE_DETAILS>
   ${blocks}</ARTICLE></T_UPDATE_PRODUCTS></BMECAT>`

const pricesOnly = (id: string, blocks: string) =>
  file(id, blocks)
    .replaceAll('T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES')
    .replace(/<ARTICLE_DETAILS>.*<\/ARTICLE_DETAILS>/su, '')

describe.each(databases)('the order of prices (SRCH-13), into $name', ({ open }) => {
  let opened: TestStore
  beforeAll(async () => {
    opened = await open()
    await insertFrame(opened.store)
  })
  afterAll(() => opened.remove())

  /** What the import takes of an article's prices: the price of one unit, the volume prices and the warnings. */
  const taken = async (id: string, blocks: string, settings: Partial<ImportSettings> = {}) => {
    const { incompletes } = await importBytes(opened.store, file(id, blocks), settings)
    const { variant, prices } = await articleNamed(opened.store, id)
    const steps = await opened.store.db
      .selectFrom('volumePrices')
      .select(['fromQuantity', 'amount'])
      .where('variantId', '=', variant.id)
      .orderBy('fromQuantity')
      .execute()
    return {
      one: prices.map(({ amount }) => Number(amount)),
      steps: steps.map(({ fromQuantity, amount }) => [Number(fromQuantity), Number(amount)]),
      warnings: incompletes.filter((line) => line.includes('PRICE')).join('\n'),
    }
  }

  /** The price of one unit that the import takes, the units that it is for, and what it says that it changed. */
  const adjusted = async (id: string, amount: string, more = '') => {
    const { adjustments } = await importBytes(opened.store, file(id, block(price(amount, { more }))))
    const { variant, prices } = await articleNamed(opened.store, id)
    return [prices[0]?.amount, variant.pricePer, adjustments.map((line) => line.replace(/^\d+ /u, ''))]
  }

  /** What the article ALONE has after a file of prices only. */
  const afterPrices = async (blocks: string) => {
    const { refused, incompletes } = await importBytes(opened.store, pricesOnly('ALONE', blocks))
    const { variant, prices } = await articleNamed(opened.store, 'ALONE')
    return { refused, found: [prices[0]?.amount, variant.pricePer], warnings: incompletes.join() }
  }

  it.each(['10', '1.5', '2', '500', '10,0'])(
    'never takes a price from %s units as that of one unit',
    async (from) => {
      const { one, steps, warnings } = await taken(`FROM-${from}`, block(price('90', { from })))
      expect(one).toEqual([])
      expect(steps).toEqual([[Math.ceil(Number(from.replace(',', '.'))), 90_00]])
      expect(warnings).toContain('no price of one unit: the price is on request below')
    },
  )

  it('takes several steps without a price of one unit, whatever their order', async () => {
    const { one, steps } = await taken(
      'STEPS',
      block(price('80', { from: '100' }), price('90', { from: '10' })),
    )
    expect([one, steps]).toEqual([
      [],
      [
        [10, 90_00],
        [100, 80_00],
      ],
    ])
  })

  it.each(['0', '1', '', '0.5'])('takes a price from "%s" as that of one unit', async (from) => {
    const { one, steps } = await taken(`ONE-${from}`, block(price('90', { from })))
    expect([one, steps]).toEqual([[90_00], []])
  })

  it.each([
    ['a bound that is no number', price('90', { from: 'ten' }), 'LOWER_BOUND'],
    ['a negative bound', price('90', { from: '-10' }), 'LOWER_BOUND'],
    [
      'a factor that is no number',
      price('90', { more: '<PRICE_FACTOR>half</PRICE_FACTOR>' }),
      'PRICE_FACTOR',
    ],
    ['a negative factor', price('90', { more: '<PRICE_FACTOR>-1</PRICE_FACTOR>' }), 'PRICE_FACTOR'],
    ['a negative price', price('-90'), 'negative price'],
    ['a negative price below a positive one', price('-90', { kind: 'net_customer' }), 'negative price'],
    ['an amount of one or a thousand', price('1,200'), 'read in two ways'],
    [
      'an amount of one or a thousand beside a volume price',
      price('1,200') + price('80', { from: '10' }),
      'read in two ways',
    ],
    [
      'a point before three digits where the file has shown a decimal comma',
      price('70,50', { from: '10' }) + price('1.200'),
      'read in two ways',
    ],
    ['a price quantity that is none', orderedFor('0.5') + block(price('90')), 'PRICE_QUANTITY'],
    ['a price quantity of one or a thousand', orderedFor('1,000') + block(price('90')), 'PRICE_QUANTITY'],
    ['an area of the supplier', price('90', { more: area }), 'AREA_REFS'],
    ['a last day that is none', days('2020-01-01', '31 dec. 2025') + price('90'), 'day of a price'],
    ['a first day that is none', days('2027-02-30', '2027-12-31') + price('90'), 'day of a price'],
  ])('refuses the price and keeps the current one for %s', async (_name, wrong, reason) => {
    await taken('KEPT', block(price('75')))
    const { one, warnings } = await taken('KEPT', wrong.includes('_DETAILS>') ? wrong : block(wrong))
    expect(one).toEqual([75_00])
    expect(warnings).toContain(reason)
  })

  it('refuses prices for one or a thousand units where the file has shown a decimal comma', async () => {
    await taken('PER', block(price('75')))
    const priced = file('PER', orderedFor('1.000') + block(price('90')))
    const [second = ''] = /<ARTICLE mode.*<\/ARTICLE>/su.exec(priced) ?? []
    const both = file('BEFORE', block(price('12,50'))).replace('</T_UPDATE', () => `${second}</T_UPDATE`)
    const { incompletes } = await importBytes(opened.store, both)
    expect(incompletes.join()).toContain('PRICE_QUANTITY')
    expect((await articleNamed(opened.store, 'PER')).prices[0]?.amount).toBe(75_00)
  })

  it('says that a price was read by its point where a decimal comma follows in the file', async () => {
    const pointed = file('POINT', block(price('1.200'), price('0,90', { from: '10' })))
    const { adjustments } = await importBytes(opened.store, pointed)
    expect(adjustments.join()).toContain('first decimal comma, below prices with a decimal point (1.200)')
    expect((await articleNamed(opened.store, 'POINT')).prices[0]?.amount).toBe(1_20)
    expect((await taken('POINT-2', block(price('1.250'), price('0.90', { from: '10' })))).one).toEqual([1_25])
  })

  it('says that a price was rounded, and says nothing of one that is exact', async () => {
    expect(await adjusted('ROUND-1', '12.3456')).toEqual([
      12_35,
      1,
      ['ARTICLE_PRICE_DETAILS: price rounded to the currency (12.3456)'],
    ])
    expect(await adjusted('ROUND-2', '19.99', '<PRICE_FACTOR>1.1</PRICE_FACTOR>')).toEqual([
      21_99,
      1,
      ['ARTICLE_PRICE_DETAILS: price rounded to the currency (21.989)'],
    ])
    expect(await adjusted('ROUND-3', '12.3500')).toEqual([12_35, 1, []])
    // Stored for a hundred units, where nothing is rounded.
    expect(await adjusted('ROUND-4', '0.0456')).toEqual([4_56, 100, []])
  })

  it.each([
    ['1.234,50 kr', [1234_50]],
    ['SEK 1234.50', [1234_50]],
    ['12:-', [12_00]],
    ['12,50 €', []],
    ['kr', []],
  ])('takes an amount with the sign of its own currency: %s', async (written, one) => {
    expect((await taken(`SIGN-${written.length}-${one.length}`, block(price(written)))).one).toEqual(one)
  })

  it('takes no price of zero that a factor makes', async () => {
    const { one, warnings } = await taken(
      'ZERO',
      block(price('90', { more: '<PRICE_FACTOR>0</PRICE_FACTOR>' })),
    )
    expect(one).toEqual([])
    expect(warnings).toContain('price of zero')
  })

  it.each([
    ['of two countries', [price('9', { territory: 'DE' }), price('12', { territory: 'SE' })], 'DE, SE'],
    ['of one country and all', [price('12'), price('9', { territory: 'SE' })], 'SE, all countries'],
    [
      'of countries from different quantities',
      [price('12', { territory: 'SE' }), price('9', { territory: 'NO', from: '10' })],
      'NO, SE',
    ],
    [
      'of countries and different kinds',
      [price('12', { territory: 'FI' }), price('9', { territory: 'DK', kind: 'net_customer' })],
      'DK, FI',
    ],
    [
      'of one country and on request in another',
      [price('12', { territory: 'SE' }), price('0', { territory: 'AX' })],
      'AX, SE',
    ],
    [
      "of all countries and a customer's of one",
      [price('12'), price('9', { territory: 'IS', kind: 'net_customer' })],
      'IS, all countries',
    ],
  ])('refuses prices %s without a choice', async (_name, prices, named) => {
    for (const [at, order] of [prices, prices.toReversed()].entries()) {
      const { one, steps, warnings } = await taken(
        `LAND-${named.replaceAll(/\W/gu, '')}-${at}`,
        block(...order),
      )
      expect([one, steps]).toEqual([[], []])
      expect(warnings).toContain(`prices for several countries (${named}): choose one with --site`)
    }
  })

  it.each<[string, string[], number]>([
    [
      'the country of the site before all, also when it is dearer',
      [price('9'), price('12', { territory: 'SE' })],
      12_00,
    ],
    [
      "a customer's price before a list price of the country",
      [price('9', { territory: 'SE' }), price('12', { kind: 'net_customer' })],
      12_00,
    ],
    [
      'one country of several in one price',
      [price('9', { more: '<TERRITORY>NO</TERRITORY><TERRITORY>SE</TERRITORY>' })],
      9_00,
    ],
  ])('prefers %s', async (name, prices, amount) => {
    for (const order of [prices, prices.toReversed()]) {
      const { one } = await taken(name.slice(0, 20), block(...order), { site: 'se' })
      expect(one).toEqual([amount])
    }
  })

  it('takes the steps of the preferred kind and list only', async () => {
    const list = block(days('2026-01-01', '2026-12-31'), price('20'), price('5', { from: '10' }))
    const newer = block(days('2026-11-01', '2026-11-30'), price('25'), price('22', { from: '50' }))
    for (const order of [list + newer, newer + list])
      expect(await taken('LISTS', order)).toMatchObject({ one: [25_00], steps: [[50, 22_00]] })
    const customer = block(price('30', { kind: 'net_customer' }))
    expect(await taken('LISTS', newer + customer)).toMatchObject({ one: [30_00], steps: [] })
  })

  it('takes the last of the bounds that are reached at the same quantity', async () => {
    const { steps } = await taken(
      'BETWEEN',
      block(
        price('100'),
        price('80', { from: '10.8' }),
        price('90', { from: '10.2' }),
        price('70', { from: '11.5' }),
      ),
    )
    expect(steps).toEqual([
      [11, 80_00],
      [12, 70_00],
    ])
  })

  it('takes volume prices alone for the units that they are for', async () => {
    const blocks = orderedFor('100') + block(price('45', { from: '100' }))
    expect(await taken('HUNDRED', blocks)).toMatchObject({ one: [], steps: [[100, 45_00]] })
    expect((await articleNamed(opened.store, 'HUNDRED')).variant.pricePer).toBe(100)
  })

  it('says that a price is for more units than an article can have', async () => {
    const { one, warnings } = await taken('MANY', orderedFor('1000') + block(price('0.00012')))
    expect(one).toEqual([])
    expect(warnings).toContain('price for more units than an article can have (1000000)')
  })

  it('refuses prices alone for an article whose price is for more units, unless they say for how many', async () => {
    await taken('ALONE', orderedFor('100') + block(price('450')))
    const unclear = await afterPrices(block(price('460')))
    expect(unclear).toMatchObject({ refused: 0, found: [450_00, 100] })
    expect(unclear.warnings).toContain('price-per: prices for an unknown quantity')
    expect(await afterPrices(orderedFor('100') + block(price('460')))).toMatchObject({ found: [460_00, 100] })
    await taken('ALONE', block(price('4.60')))
    expect(await afterPrices(block(price('4.70')))).toMatchObject({ found: [4_70, 1], warnings: '' })
    expect(await afterPrices(block(price('0.0456')))).toMatchObject({ found: [4_56, 100], warnings: '' })
    expect(await afterPrices(block(price('0.0512')))).toMatchObject({ found: [51, 10], warnings: '' })
  })

  it('keeps what the prices of other groups are for', async () => {
    const { store } = opened
    const perHundred = orderedFor('100') + block(price('450'), price('400', { from: '1000' }))
    await taken('GROUPS', perHundred)
    const norwegian = (units: string) =>
      file('GROUPS', orderedFor(units) + block(price('7'))).replaceAll('SEK', 'NOK')
    const prices = async () => {
      const { variant, prices: all } = await articleNamed(store, 'GROUPS')
      return [variant.pricePer, Object.fromEntries(all.map(({ priceGroup, amount }) => [priceGroup, amount]))]
    }
    for (let times = 0; times < 2; times += 1) {
      const { refused } = await importBytes(store, norwegian('1'), { priceGroup: 'no' })
      expect(refused).toBe(0)
      expect(await prices()).toEqual([100, { se: 450_00, no: 700_00 }])
    }
    await importBytes(store, norwegian('1000'), { priceGroup: 'no' })
    expect(await prices()).toEqual([1000, { se: 4500_00, no: 7_00 }])
    expect(await taken('GROUPS', perHundred)).toMatchObject({ steps: [[1000, 4000_00]] })
    expect(await prices()).toEqual([1000, { se: 4500_00, no: 7_00 }])
    // A file without any good row is refused as a whole.
    const two = norwegian('99999') + norwegian('1').replaceAll('GROUPS', 'OTHER')
    const { refusals } = await importBytes(store, two.replace(/<\/T_UPDATE.*<T_UPDATE_PRODUCTS>/su, ''), {
      priceGroup: 'no',
    })
    expect(refusals.join()).toContain('prices of other groups for 1000 units')
  })

  it('refuses different prices from one quantity, and takes equal ones once', async () => {
    const { one, warnings } = await taken('TWICE', block(price('9'), price('12')))
    expect(one).toEqual([])
    expect(warnings).toContain('different prices from the same quantity (1): none is taken')
    expect((await taken('TWICE', block(price('9'), price('9.00')))).one).toEqual([9_00])
  })
})
