import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { zipOf } from '../direct-order/pasted-rows/zip.ts'
import { insertConfigured } from '../fixtures/configured.ts'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { importBytes } from './run-import.ts'

const head = 'configuration;option;choice;per;price.se-list'
const file = (...rows: string[]) => [head, ...rows].join('\n')

/** A spreadsheet of these rows, each cell a text. */
const workbook = (rows: readonly string[]): Buffer => {
  const cells = rows.map((row) =>
    row.split(';').map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`),
  )
  return zipOf([
    {
      name: 'xl/workbook.xml',
      content: '<workbook xmlns:r="x"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData>${cells.map((row) => `<row>${row.join('')}</row>`).join('')}</sheetData></worksheet>`,
    },
  ])
}

const money = (amount: string, more = '') =>
  `<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${more}</PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>`
const value = (choice: string, amount: string, code = '') =>
  `<FT_VALUE><VALUE_SIMPLE>${choice}</VALUE_SIMPLE><CONFIG_INFO>${code && `<CONFIG_CODE>${code}</CONFIG_CODE>`}${money(amount)}</CONFIG_INFO></FT_VALUE>`
const feature = (...values: string[]) =>
  `<CONFIG_FEATURE><FTEMPLATE><FT_VALUES>${values.join('')}</FT_VALUES></FTEMPLATE></CONFIG_FEATURE>`
const step = (option: string, inside: string) =>
  `<CONFIG_STEP><STEP_ID>${option}</STEP_ID>${inside}</CONFIG_STEP>`
const product = (code: string, ...steps: string[]) =>
  `<PRODUCT><SUPPLIER_PID>${code}</SUPPLIER_PID><PRODUCT_CONFIG_DETAILS>${steps.join('')}</PRODUCT_CONFIG_DETAILS></PRODUCT>`

describe.each(databases)('import of option prices into $name', ({ open }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(open)
    await insertConfigured(shop.store)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.store.db.deleteFrom('optionPrices').execute())

  const prices = async () => {
    const rows = await shop.store.db
      .selectFrom('optionPrices')
      .selectAll()
      .orderBy('priceGroup')
      .orderBy('option')
      .execute()
    return rows.map(({ setId, priceGroup, option, choice, amount, per }) =>
      [setId, priceGroup, option, choice, amount, per].join(' '),
    )
  }
  const rows = ['garment;leg;long;piece;69,50', 'garment;logo;;line;690', 'garment;print;;;1 089.00']
  const stored = [
    'garment se-list leg long 6950 piece',
    'garment se-list logo  69000 line',
    'garment se-list print  108900 piece',
  ]

  it.each([
    ['CSV', file(...rows)],
    ['a spreadsheet', workbook([head, ...rows])],
  ])('come from %s, are charged at once, and change nothing the second time', async (_, bytes) => {
    expect(await importBytes(shop.store, bytes)).toMatchObject({ texts: 3, refused: 0, changed: true })
    expect(await prices()).toEqual(stored)
    const buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
    const { body } = await buyer.get('/api/product/TROUSERS/configuration')
    expect(body.configurations[0].options[1].price).toEqual({ amount: 69_50, per: 'piece' })
    expect(await importBytes(shop.store, bytes)).toMatchObject({ texts: 3, changed: false })
  })

  it('are announced as prices of the products that have the options, and not in a dry run', async () => {
    const changes = () => shop.store.db.selectFrom('catalogueChanges').selectAll().execute()
    const before = await changes()
    expect(await importBytes(shop.store, file(...rows), { dryRun: true })).toMatchObject({ changed: true })
    expect([await prices(), await changes()]).toEqual([[], before])
    await importBytes(shop.store, file(...rows))
    const after = (await changes()).slice(before.length)
    expect(after).toMatchObject([{ kind: 'price', products: '2' }])
  })

  it('change row by row: an empty price removes it, other prices stay', async () => {
    await importBytes(shop.store, file(...rows))
    // A price's basis stays unchanged if the file does not state it.
    await importBytes(
      shop.store,
      'option;configuration;price.SE-low:SEK;price.se-list\nlogo;garment;5;700\nprint;garment;;',
    )
    expect(await prices()).toEqual([
      'garment SE-low logo  500 piece',
      'garment se-list leg long 6950 piece',
      'garment se-list logo  70000 line',
    ])
    const made = await shop.store.db
      .selectFrom('priceGroups')
      .select('currency')
      .where('id', '=', 'SE-low')
      .execute()
    expect(made).toEqual([{ currency: 'SEK' }])
    await shop.store.db.deleteFrom('priceGroups').where('id', '=', 'SE-low').execute()
  })

  it('are refused one by one with line, column and reason, and the others are imported', async () => {
    const summary = await importBytes(
      shop.store,
      file(
        'garment;leg;long;piece;69,50',
        'garment;leg;;piece;1',
        'garment;leg;longer;piece;1',
        'garment;sleeve;long;piece;1',
        'garment;embroidery;;piece;1',
        'garment;print;big;piece;1',
        'gown;leg;long;piece;1',
        ';leg;long;piece;1',
        'garment;;long;piece;1',
        'garment;logo;;metre;1',
        'garment;logo;;line;free',
        'garment;logo;;line;-1',
        'garment;logo;;line;0,001',
        'garment;logo;;line;10000000000,01',
        'garment;leg;long;line;70',
        'garment;logo;;line;1;2',
        'garment;leg;long;piece;69,50',
      ),
    )
    expect(summary).toMatchObject({ texts: 1, refused: 16, changed: true })
    const has = 'it has leg, pads, logo, print, garmentText'
    expect(summary.refusals.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
      '3 choice: must be named; leg has short, long',
      '4 choice: longer is none; leg has short, long',
      `5 option: garment has no option sleeve; ${has}`,
      `6 option: garment has no option embroidery; ${has}`,
      '7 choice: print has no choices',
      '8 configuration: there is no configuration gown; there are garment',
      '9 configuration: is missing',
      '10 option: is missing',
      '11 per: must be piece or line ("metre")',
      '12 price.se-list: is no amount ("free")',
      '13 price.se-list: must not be negative ("-1")',
      '14 price.se-list: is finer than the currency ("0,001")',
      '15 price.se-list: is more than anything costs ("10000000000,01")',
      '16 option: is in line 2 already',
      '17 : has 6 cells, the headings are 5',
      '18 option: is in line 2 already',
    ])
    expect(await prices()).toEqual(stored.slice(0, 1))
  })

  const bmecat = (...products: string[]) =>
    importBytes(
      shop.store,
      `<BMECAT><HEADER><CATALOG><LANGUAGE>swe</LANGUAGE><CURRENCY>SEK</CURRENCY></CATALOG><SUPPLIER><SUPPLIER_ID>S</SUPPLIER_ID></SUPPLIER></HEADER>
<T_UPDATE_PRICES>
${products.join('\n')}
</T_UPDATE_PRICES></BMECAT>`,
      { priceGroup: 'se-list' },
    )

  it('come from the configuration steps of BMEcat 2005; prices per line stay per line', async () => {
    await importBytes(shop.store, file('garment;logo;;line;1'))
    const steps = [
      step('leg', feature(value('Lång', '69.50', 'long'), value('short', '0'))),
      step('logo', money('690')),
    ]
    expect(await bmecat(product('TROUSERS', ...steps))).toMatchObject({ texts: 3, refused: 0 })
    expect(await prices()).toEqual([
      'garment se-list leg long 6950 piece',
      'garment se-list leg short 0 piece',
      'garment se-list logo  69000 line',
    ])
    expect(await bmecat(product('TROUSERS', ...steps))).toMatchObject({ texts: 3, changed: false })
  })

  it('of BMEcat are refused, or counted without a configuration, and their articles imported', async () => {
    const summary = await bmecat(
      product('VALVE', step('leg', feature(value('long', '1')))),
      product(
        'TROUSERS',
        step('leg', feature(value('long', '5'), value('longest', '6'), value('short', 'free'))),
      ),
      product('TROUSERS-2', step('leg', money('1'))),
      product(
        'TROUSERS',
        step('', money('1')),
        step('print', money('0.001')),
        step(
          'garmentText',
          money('2', '<LOWER_BOUND>1</LOWER_BOUND>') + money('1', '<LOWER_BOUND>9</LOWER_BOUND>'),
        ),
        step('leg', feature(value('long', '5'))),
        step('leg', feature(value('long', '7'))),
      ),
    )
    expect(summary.texts).toBe(3)
    expect(summary.refusals.toSorted()).toEqual([
      '4 choice: longest is none; leg has short, long',
      '5 article: TROUSERS-2 is not in the catalogue: its price is left out',
      '6 PRICE_AMOUNT: is finer than the currency',
      '6 STEP_ID: is missing',
      '6 article: TROUSERS is in line 4 already',
      '6 option: is in line 4 already',
    ])
    expect(summary.incompletes).toContain(
      '4 PRODUCT_PRICE: price that is no amount: the price is on request (free)',
    )
    expect(await prices()).toEqual([
      'garment se-list garmentText  200 piece',
      'garment se-list leg long 500 piece',
    ])
    expect(Object.fromEntries(summary.unsupported)).toEqual({
      'price of an option of an article that has no configuration': { count: 2, line: 3 },
      'price of an option from a quantity on': { count: 1, line: 6 },
    })
  })

  it("of BMEcat are refused for another supplier's article", async () => {
    const { db } = shop.store
    await db.deleteFrom('articleSources').execute()
    await db.insertInto('articleSources').values({ variantId: 11, source: 'rival' }).execute()
    await expect(bmecat(product('TROUSERS', step('logo', money('1'))))).rejects.toThrow(
      'All 2 rows were refused',
    )
    await db.deleteFrom('articleSources').execute()
    expect(await prices()).toEqual([])
  })

  it.each([
    ['option;price.se-list', 'the column "configuration" is missing'],
    ['option;configuration', 'no column "price.GROUP" says a price'],
    ['option;configuration;price.nobody', '"price.nobody": there is no price group nobody'],
    ['option;configuration;price.se-list:EUR', 'the prices of se-list are in SEK, not in EUR'],
    ['option;configuration;price.se-list@10', '"price.se-list@10" is no column of a table of option prices'],
    ['option;configuration;article;price.se-list', '"article" is no column'],
    ['option;configuration;Option;price.se-list', '"option" is there twice'],
  ])('are refused as a whole under the headings %s', async (headings, reason) => {
    await expect(importBytes(shop.store, `${headings}\n`)).rejects.toThrow(reason)
  })
})
