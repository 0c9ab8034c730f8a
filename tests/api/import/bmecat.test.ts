import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../api/platform/database/index.ts'
import { databases, everyDatabase, type TestStore } from '../fixtures/databases.ts'
import { bmecatFile, codeOf, type BmecatFile } from './bmecat-file.ts'
import { articleNamed, importBytes, insertFrame, wholeCatalogue } from './run-import.ts'

const fileOf = (settings: BmecatFile) => [...bmecatFile(settings)].join('')

interface Parts {
  details?: string
  order?: string
  prices?: string
  features?: string
  more?: string
  mode?: string
}

const price = (amount: string, more = '', kind = 'net_list') =>
  `<ARTICLE_PRICE price_type="${kind}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT><PRICE_CURRENCY>SEK</PRICE_CURRENCY>${more}</ARTICLE_PRICE>`

const article = (
  code: string,
  { details = '', order = '', prices = '', features = '', more = '', mode = 'new' }: Parts = {},
) =>
  `<ARTICLE mode="${mode}"><SUPPLIER_AID>${code}</SUPPLIER_AID>
   <ARTICLE_DETAILS><DESCRIPTION_SHORT>Ventil ${code}</DESCRIPTION_SHORT>${details}</ARTICLE_DETAILS>
   <ARTICLE_FEATURES><REFERENCE_FEATURE_GROUP_ID>EC000001</REFERENCE_FEATURE_GROUP_ID>${features}</ARTICLE_FEATURES>
   <ARTICLE_ORDER_DETAILS>${order}</ARTICLE_ORDER_DETAILS><ARTICLE_PRICE_DETAILS>${prices}</ARTICLE_PRICE_DETAILS>${more}</ARTICLE>`

const feature = (name: string, values: string[], unit = '') =>
  `<FEATURE><FNAME>${name}</FNAME>${values.map((value) => `<FVALUE>${value}</FVALUE>`).join('')}${unit && `<FUNIT>${unit}</FUNIT>`}</FEATURE>`

/** Elements without a meaning. */
const elements = (names: readonly string[]) => names.map((name) => `<${name}>1</${name}>`).join('')

/** An article of a manufacturer that it names by its party, and perhaps by its name. */
const articleOf = (code: string, party: string, name = '') =>
  article(code, {
    prices: price('10'),
    details: `<MANUFACTURER_IDREF>${party}</MANUFACTURER_IDREF>${name && `<MANUFACTURER_NAME>${name}</MANUFACTURER_NAME>`}`,
  })

/** A small catalogue; its class is its only group. */
const small = (
  articles: string,
  { transaction = 'T_UPDATE_PRODUCTS', supplier = 'Smått', doctype = '', language = 'swe' } = {},
) =>
  `<?xml version="1.0"?>${doctype}<BMECAT><HEADER><CATALOG><LANGUAGE>${language}</LANGUAGE><CURRENCY>SEK</CURRENCY></CATALOG>
   <SUPPLIER><SUPPLIER_NAME>${supplier}</SUPPLIER_NAME></SUPPLIER></HEADER><${transaction}>
   <FEATURE_SYSTEM><FEATURE_GROUP><FEATURE_GROUP_ID>EC000001</FEATURE_GROUP_ID><FEATURE_GROUP_NAME>Klassen</FEATURE_GROUP_NAME></FEATURE_GROUP></FEATURE_SYSTEM>
   ${articles}</${transaction.split(' ')[0]}></BMECAT>`

describe.each(databases)('BMEcat into $name', ({ open }) => {
  let opened: TestStore
  let store: Store
  beforeAll(async () => {
    opened = await open()
    store = opened.store
    await insertFrame(store)
  })
  afterAll(() => opened.remove())

  it.each(['1.2', '2005'] as const)('imports a whole catalogue of version %s', async (version) => {
    const supplier = `Verk ${version}`
    const articles = version === '1.2' ? 23 : 45
    const summary = await importBytes(
      store,
      fileOf({ articles, version, supplier }),
      version === '2005' ? { source: 'verk-1-2' } : {},
    )
    expect(summary).toMatchObject({ refusals: [], articles, full: true, source: 'verk-1-2', retired: 0 })
    const { variant, product, prices, values, texts } = await articleNamed(store, codeOf(20))
    expect(variant).toMatchObject({
      unit: 'st',
      unitVolume: 5,
      pricePer: 1,
      buyable: 1,
      manufacturerNumber: 'RV-20/2',
      ean: '7300000000020',
    })
    expect(product).toMatchObject({
      brand: 'Rörverket',
      slug: 'kulventil-rv-20-dn35',
      createdOn: '2026-11-20',
    })
    expect(prices).toMatchObject([{ priceGroup: 'se', amount: 100_20, campaignAmount: null }])
    expect(texts['name.sv']).toBe('Kulventil RV 20 DN35')
    // Alphanumeric, logic, numeric and range: single, radio and interval facets with their units.
    expect(values).toEqual({
      ef002169: 'ev010006',
      ef003324: 'no',
      ef000008: 35_000,
      ef000049: 3000,
      ef000164: 6000,
      ef009310: 120_000,
      farg: 'grön',
      'ef000416-min': -10_000,
      'ef000416-max': 100_000,
    })
    const kinds = await store.db.selectFrom('attributes').select(['key', 'kind', 'unit']).execute()
    expect(Object.fromEntries(kinds.map(({ key, kind, unit }) => [key, `${kind}${unit}`]))).toMatchObject({
      ef002169: '1',
      ef003324: '3',
      ef000008: '2mm',
      'ef000416-min': '2°C',
      farg: '1',
    })
    const category = await store.db
      .selectFrom('categories')
      .select('path')
      .where('id', '=', product.categoryId)
      .executeTakeFirst()
    expect(category?.path).toBe('rorverkets-ventiler/kulventiler-kranar')
    const related = await store.db
      .selectFrom('relations')
      .innerJoin('products', 'products.id', 'relations.relatedId')
      .select(['relations.kind', 'products.code'])
      .where('productId', '=', product.id)
      .execute()
    expect(related).toEqual([{ kind: 'accessory', code: codeOf(19) }])
    const documents = await store.db
      .selectFrom('documents')
      .select(['kind', 'url'])
      .where('productId', '=', product.id)
      .execute()
    expect(documents).toEqual([{ kind: 'data-sheet', url: 'https://rorverket.example/blad/20.pdf' }])
  })

  it('changes nothing when the same file is imported again', async () => {
    const file = fileOf({ articles: 45, supplier: 'Verk 1.2' })
    await importBytes(store, file)
    const before = await wholeCatalogue(store)
    const summary = await importBytes(store, file)
    expect(summary).toMatchObject({ articles: 45, unchanged: 45, changed: false })
    expect(await wholeCatalogue(store)).toBe(before)
  })

  it('changes only prices for new prices, and announces only their products', async () => {
    const before = await articleNamed(store, codeOf(3))
    const announced = await store.db.selectFrom('catalogueChanges').selectAll().execute()
    const file = fileOf({
      articles: 4,
      supplier: 'Verk 1.2',
      transaction: 'T_UPDATE_PRICES prev_version="1"',
      priceFactor: 2,
    })
    expect(await importBytes(store, file)).toMatchObject({ refusals: [], articles: 4, retired: 0 })
    const after = await articleNamed(store, codeOf(3))
    expect(after.prices[0]?.amount).toBe(200_06)
    expect({ ...after, prices: [] }).toEqual({ ...before, prices: [] })
    const news = (
      await store.db.selectFrom('catalogueChanges').selectAll().orderBy('number').execute()
    ).slice(announced.length)
    expect(news).toMatchObject([{ kind: 'price' }])
    expect(news[0]?.products.split(',')).toHaveLength(4)
  })

  it('reads packs, price quantities and price factors', async () => {
    const cases: Array<[string, Parts, object]> = [
      [
        'P-1',
        {
          order: '<ORDER_UNIT>MTR</ORDER_UNIT><QUANTITY_INTERVAL>2.5</QUANTITY_INTERVAL>',
          prices: price('10'),
        },
        { unit: 'm', decimalPrecision: 1, unitVolume: 25, pricePer: 1, amount: 1000 },
      ],
      [
        'P-2',
        {
          order:
            '<ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>250</QUANTITY_MIN><QUANTITY_INTERVAL>250</QUANTITY_INTERVAL>',
          prices: price('45,99'),
        },
        { unit: 'st', unitVolume: 250, pricePer: 100, amount: 4599 },
      ],
      [
        'P-3',
        {
          order: '<QUANTITY_MIN>10</QUANTITY_MIN>',
          prices: price('200', '<PRICE_FACTOR>0.65</PRICE_FACTOR>'),
        },
        { unitVolume: 10, amount: 13_000 },
      ],
      ['P-4', { prices: price('0.0456') }, { pricePer: 100, amount: 456 }],
      [
        'P-5',
        {
          prices:
            price('90', '', 'net_list') + price('80', '', 'net_customer') + price('112', '', 'gros_list'),
        },
        { amount: 8000 },
      ],
    ]
    const summary = await importBytes(
      store,
      small(cases.map(([code, parts]) => article(code, parts)).join('')),
    )
    expect(summary.refusals).toEqual([])
    expect([...summary.unsupported.keys()]).toEqual(['price of the kind gros_list'])
    for (const [code, , expected] of cases) {
      const { variant, prices } = await articleNamed(store, code)
      expect({ ...variant, amount: prices[0]?.amount }).toMatchObject(expected)
    }
  })

  it('reads volume prices', async () => {
    const prices =
      price('10') + price('9', '<LOWER_BOUND>50</LOWER_BOUND>') + price('8', '<LOWER_BOUND>500</LOWER_BOUND>')
    await importBytes(store, small(article('V-1', { prices })))
    const { variant } = await articleNamed(store, 'V-1')
    const steps = await store.db
      .selectFrom('volumePrices')
      .selectAll()
      .where('variantId', '=', variant.id)
      .orderBy('fromQuantity')
      .execute()
    expect(steps.map(({ fromQuantity, amount }) => [fromQuantity, amount])).toEqual([
      [50, 900],
      [500, 800],
    ])
  })

  it.each<[string, Parts, 'incompletes' | 'adjustments', string]>([
    [
      'a unit that no list has',
      { order: '<ORDER_UNIT>Gebinde X</ORDER_UNIT>' },
      'adjustments',
      'ORDER_UNIT: unit that no list has: shown as it is written (Gebinde X)',
    ],
    [
      'a smallest quantity between steps',
      { order: '<QUANTITY_MIN>10</QUANTITY_MIN><QUANTITY_INTERVAL>4</QUANTITY_INTERVAL>' },
      'adjustments',
      'QUANTITY_MIN: QUANTITY_MIN between two steps: rounded up (10, 4)',
    ],
    ['a negative price', { prices: price('-3') }, 'incompletes', 'ARTICLE_PRICE: price that is no amount'],
    [
      'half a price quantity',
      { order: '<PRICE_QUANTITY>0.5</PRICE_QUANTITY>' },
      'incompletes',
      'PRICE_QUANTITY: PRICE_QUANTITY that is no whole number: the prices are refused (0.5)',
    ],
    [
      'a feature that tells variants apart',
      {
        features:
          '<FEATURE><FNAME>Griff</FNAME><VARIANTS><VARIANT><FVALUE>rot</FVALUE><SUPPLIER_AID_SUPPLEMENT>-R</SUPPLIER_AID_SUPPLEMENT></VARIANT></VARIANTS></FEATURE>',
      },
      'incompletes',
      'FEATURE: feature whose values are those of variants (Griff)',
    ],
    [
      'a unit that readers know',
      { features: feature('EF000227', ['10'], 'EU570001') },
      'adjustments',
      'FEATURE: unit that no list has: shown as it is written (EU570001)',
    ],
    [
      'a measure without its unit',
      { features: feature('EF000008', ['12']) },
      'incompletes',
      'FEATURE: feature that has no unit, where the attribute is measured in mm (ef000008: 12)',
    ],
    [
      'a measure in another unit',
      { features: feature('EF000008', ['12'], 'KGM') },
      'incompletes',
      'FEATURE: feature that is measured in mm, not in kg (ef000008: 12)',
    ],
    [
      'text in place of a number',
      { features: feature('EF000008', ['EV000001']) },
      'incompletes',
      'FEATURE: feature that must be a number of mm (ef000008: EV000001)',
    ],
    [
      'a range from high to low',
      { features: feature('EF000416', ['9', '3'], 'CEL') },
      'incompletes',
      'FEATURE: feature that begins above its end (ef000416: 9)',
    ],
    [
      'a logic that is neither',
      { features: feature('EF003324', ['kanske']) },
      'incompletes',
      'FEATURE: feature that must be true or false (ef003324: kanske)',
    ],
    [
      'an EAN of eleven digits',
      { details: '<EAN>12345678901</EAN>' },
      'incompletes',
      'EAN that does not have 8, 12, 13 or 14 digits (12345678901)',
    ],
  ])('imports an article without %s, and says so', async (_, parts, where, reason) => {
    const { refusals, articles, ...found } = await importBytes(store, small(article('R-1', parts)))
    expect({ refusals, articles }).toEqual({ refusals: [], articles: 1 })
    expect(found[where].some((text) => text.includes(reason))).toBe(true)
    expect(found[where === 'incompletes' ? 'incomplete' : 'adjusted']).toBe(1)
    expect((await articleNamed(store, 'R-1')).texts['name.sv']).toBe('Ventil R-1')
  })

  it('refuses an article of another supplier, with its line', async () => {
    const file = small(`${article('R-2')}\n${article(codeOf(1))}`)
    const line = file.slice(0, file.indexOf(`<SUPPLIER_AID>${codeOf(1)}`)).split('\n').length
    const { refusals } = await importBytes(store, file)
    expect(refusals).toEqual([`${line} article: belongs to the catalogue of verk-1-2`])
  })

  it("identifies the supplier of version 2005 by its reference, not the catalogue's name", async () => {
    const file = small(article('S-1')).replace(
      '<SUPPLIER><SUPPLIER_NAME>Smått</SUPPLIER_NAME></SUPPLIER>',
      '<SUPPLIER_IDREF type="duns">31 415</SUPPLIER_IDREF>',
    )
    const named = file.replace('<CATALOG>', '<CATALOG><CATALOG_ID>2026-1</CATALOG_ID>')
    expect(await importBytes(store, named)).toMatchObject({ refusals: [], source: '31-415' })
  })

  it("keeps features apart from the shop's own facets, and reports ignored values", async () => {
    const features =
      feature('Brand', ['Vento']) +
      feature('EF000001', ['EV000001', 'EV000002']) +
      feature('Serie', ['Constructor'])
    const { unsupported } = await importBytes(store, small(article('U-2', { features })))
    expect((await articleNamed(store, 'U-2')).values).toEqual({
      'brand-feature': 'Vento',
      serie: 'Constructor',
      ef000001: 'ev000001',
    })
    expect([...unsupported.keys()]).toEqual(['further value of a feature'])
  })

  it('names elements that the shop has no place for, and takes the rest', async () => {
    const more = {
      prices: price('10'),
      details:
        '<BUYER_AID type="duns">77</BUYER_AID><REMARKS>ab Lager</REMARKS><DELIVERY_TIME>3</DELIVERY_TIME>',
      order: '<ORDER_UNIT>C62</ORDER_UNIT><CONTENT_UNIT>C62</CONTENT_UNIT><NO_CU_PER_OU>10</NO_CU_PER_OU>',
    }
    const found = await importBytes(store, small(article('U-3', more)))
    expect(found).toMatchObject({ articles: 1, incomplete: 0, adjusted: 0, refusals: [] })
    expect([...found.unsupported.keys()].toSorted()).toEqual([
      'element BUYER_AID',
      'element CONTENT_UNIT',
      'element DELIVERY_TIME',
      'element NO_CU_PER_OU',
      'element REMARKS',
    ])
  })

  it.each([
    ['1.2', 'AID', ['ARTICLE_ORDER', 'SEGMENT', 'SUPPLIER_ALT_AID']],
    [
      '2005',
      'PID',
      [
        'PACKING_UNITS',
        'PRODUCT_CONTACTS',
        'PRODUCT_IPP_DETAILS',
        'PRODUCT_LOGISTIC_DETAILS',
        'PRODUCT_ORDER',
        'PRODUCT_TYPE',
        'QUANTITY_MAX',
        'SEGMENT',
        'SUPPLIER_ALT_PID',
      ],
    ],
  ] as const)(
    'names them as version %s does: an order of articles is none of their orders',
    async (...row) => {
      const [version, id, names] = row
      const inOrder = new Set(['PACKING_UNITS', 'QUANTITY_MAX'])
      const beside = new Set(['PRODUCT_CONTACTS', 'PRODUCT_IPP_DETAILS', 'PRODUCT_LOGISTIC_DETAILS'])
      const file = small(
        article(`V-${id}`, {
          prices: price('10'),
          details: elements(names.filter((name) => !inOrder.has(name) && !beside.has(name))),
          order: `<ORDER_UNIT>C62</ORDER_UNIT>${elements(names.filter((name) => inOrder.has(name)))}`,
          more: elements(names.filter((name) => beside.has(name))),
        }),
      )
      const written =
        version === '1.2' ? file : file.replaceAll(/(?<=[</])ARTICLE/gu, 'PRODUCT').replaceAll('_AID', '_PID')
      const found = await importBytes(store, written)
      expect(found).toMatchObject({ articles: 1, incomplete: 0, adjusted: 0, refusals: [] })
      expect([...found.unsupported.keys()].toSorted()).toEqual(names.map((name) => `element ${name}`))
      expect((await articleNamed(store, `V-${id}`)).variant).toMatchObject({ unit: 'st', unitVolume: 1 })
    },
  )

  it('takes the name of the manufacturer from the party that an article names', async () => {
    const party = `<PARTIES><PARTY><PARTY_ID type="duns">31</PARTY_ID><PARTY_ID>M-7</PARTY_ID>
      <ADDRESS><NAME>Vento AG</NAME></ADDRESS></PARTY></PARTIES>`
    const file = small(
      articleOf('M-1', 'M-7') + articleOf('M-2', 'M-8') + articleOf('M-3', 'M-7', 'Ventex'),
    ).replace('</HEADER>', `${party}</HEADER>`)
    const { unsupported } = await importBytes(store, file)
    expect([...unsupported.keys()]).toEqual(['manufacturer that the header does not name'])
    const brands = ['M-1', 'M-2', 'M-3'].map(async (code) => (await articleNamed(store, code)).product.brand)
    expect(await Promise.all(brands)).toEqual(['Vento AG', '', 'Ventex'])
  })

  it('names the variants of a feature that has a value too', async () => {
    const variants =
      '<FEATURE><FNAME>Hebel</FNAME><FVALUE>rot</FVALUE><VARIANTS><VARIANT><FVALUE>blau</FVALUE><SUPPLIER_AID_SUPPLEMENT>-B</SUPPLIER_AID_SUPPLEMENT></VARIANT></VARIANTS></FEATURE>'
    const found = await importBytes(store, small(article('U-4', { prices: price('10'), features: variants })))
    expect(found.incompletes.join(' ')).toContain('feature whose values are those of variants (Hebel)')
    expect((await articleNamed(store, 'U-4')).values).toEqual({ hebel: 'rot' })
  })

  it('knows units by their codes of ETIM', async () => {
    const features = feature('EF000015', ['1.5'], 'EU570448') + feature('EF000016', ['7'], 'eu570418')
    const found = await importBytes(store, small(article('U-5', { features })))
    expect(found.adjusted).toBe(0)
    const units = await store.db
      .selectFrom('attributes')
      .select(['key', 'unit'])
      .where('key', 'in', ['ef000015', 'ef000016'])
      .orderBy('key')
      .execute()
    expect(units).toEqual([
      { key: 'ef000015', unit: 'mm' },
      { key: 'ef000016', unit: 'kW' },
    ])
  })

  it("converts centimetres to the attribute's millimetres", async () => {
    await importBytes(store, small(article('U-1', { features: feature('EF000008', ['1,5'], 'CMT') })))
    expect((await articleNamed(store, 'U-1')).values).toEqual({ ef000008: 15_000 })
  })

  it('imports texts in any language under their own', async () => {
    const details =
      '<DESCRIPTION_SHORT lang="fin">Venttiili</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="deu">Ventil</DESCRIPTION_SHORT>'
    await importBytes(store, small(article('L-1', { details })))
    expect((await articleNamed(store, 'L-1')).texts).toEqual({
      'name.sv': 'Ventil L-1',
      'name.fi': 'Venttiili',
      'name.de': 'Ventil',
    })
    await importBytes(store, small(article('L-2'), { language: 'GER' }))
    expect((await articleNamed(store, 'L-2')).texts).toEqual({ 'name.de': 'Ventil L-2' })
    await importBytes(store, small(article('L-3'), { language: 'GER' }), { language: 'en' })
    expect((await articleNamed(store, 'L-3')).texts).toEqual({ 'name.en': 'Ventil L-3' })
  })

  it('ends the sale of deleted and replaced articles, and restores articles that come again', async () => {
    const before = await wholeCatalogue(store)
    await importBytes(store, small(article('P-1', { mode: 'delete' })))
    expect((await articleNamed(store, 'P-1')).variant.buyable).toBe(0)
    const reference = '<ARTICLE_REFERENCE type="followup"><ART_ID_TO>P-3</ART_ID_TO></ARTICLE_REFERENCE>'
    await importBytes(store, small(article('P-2', { more: reference })))
    expect(await articleNamed(store, 'P-2')).toMatchObject({
      variant: { replacedBy: 'P-3' },
      product: { replacedBy: 'P-3' },
    })
    expect(await wholeCatalogue(store)).not.toBe(before)
    await importBytes(
      store,
      small(
        article('P-1', { order: '<ORDER_UNIT>MTR</ORDER_UNIT><QUANTITY_INTERVAL>2.5</QUANTITY_INTERVAL>' }),
      ),
    )
    expect((await articleNamed(store, 'P-1')).variant.buyable).toBe(1)
  })

  it('makes one product from the articles of a base product', async () => {
    const base = '<ARTICLE_REFERENCE type="base_product"><ART_ID_TO>B-1</ART_ID_TO></ARTICLE_REFERENCE>'
    await importBytes(
      store,
      small(article('B-2', { more: base }) + article('B-1') + article('B-3', { more: base })),
    )
    const rows = await store.db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.productId')
      .select(['variants.code', 'products.code as product', 'variants.position'])
      .where('products.code', '=', 'B-1')
      .orderBy('variants.position')
      .execute()
    expect(rows.map(({ code }) => code)).toEqual(['B-2', 'B-1', 'B-3'])
  })

  it('changes nothing in a dry run, with the same summary', async () => {
    const before = await wholeCatalogue(store)
    const summary = await importBytes(store, small(article('Z-1')), { dryRun: true })
    expect(summary).toMatchObject({ articles: 1, unchanged: 0, changed: true })
    expect(await wholeCatalogue(store)).toBe(before)
  })
})

describe('malicious and broken XML', () => {
  let opened: TestStore
  beforeAll(async () => {
    const [sqlite] = everyDatabase
    if (!sqlite) throw new Error('There is no database to test with.')
    opened = await sqlite.open()
    await insertFrame(opened.store)
  })
  afterAll(() => opened.remove())

  it.each<[string, string, string]>([
    ['elements without end', `<BMECAT>${'<A>'.repeat(100)}`, 'deeper than 64 levels'],
    [
      'a text without end',
      small(`<ARTICLE><SUPPLIER_AID>${'x'.repeat(5_000_000)}`),
      'more than 4000000 characters',
    ],
    [
      'declarations without end',
      small(article('X-1'), { doctype: `<!DOCTYPE BMECAT [${'<!ENTITY a "b">'.repeat(400_000)}]>` }),
      'more than 4000000 characters',
    ],
    ['a file that was cut off', fileOf({ articles: 40, until: 20 }), 'The XML is broken'],
    ['other XML', '<html><ARTICLE><SUPPLIER_AID>A1</SUPPLIER_AID></ARTICLE></html>', 'no BMEcat catalogue'],
  ])('is refused with a sentence: %s', async (_, file, reason) => {
    const before = await wholeCatalogue(opened.store)
    await expect(importBytes(opened.store, file)).rejects.toThrow(reason)
    expect(await wholeCatalogue(opened.store)).toBe(before)
  })

  it.each<[string, string]>([
    ['entities that grow without end', '<!ENTITY own "ha"><!ENTITY b "&own;&own;&own;&own;&own;&own;">'],
    ['entities from outside', '<!ENTITY own SYSTEM "file:///etc/passwd">'],
    ['elements of its own', '<!ENTITY % USERDEFINES "(UDX.A?)"><!ELEMENT UDX.A (#PCDATA)>'],
  ])('of a document type is skipped: %s', async (_, declarations) => {
    const details = '<MANUFACTURER_NAME>Verk &own;AB &amp; Co &auml;</MANUFACTURER_NAME>'
    const doctype = `<!DOCTYPE BMECAT SYSTEM "http://nowhere.invalid/bmecat.dtd" [${declarations}]>`
    const found = await importBytes(opened.store, small(article('X-7', { details }), { doctype }))
    expect(found).toMatchObject({ refusals: [], articles: 1, adjusted: 1 })
    expect([...found.unsupported.keys()]).toContain('declarations of the document type')
    expect(found.adjustments[0]).toContain("entity &own; of the file's own")
    expect((await articleNamed(opened.store, 'X-7')).product.brand).toBe('Verk AB & Co ä')
  })

  it('skips elements beyond the first 20,000 of an article', async () => {
    const found = await importBytes(opened.store, small(article('X-6', { more: '<A/>'.repeat(30_000) })))
    expect(found.refusals).toEqual([])
    expect(
      [...found.unsupported].find(([what]) => what.startsWith('element beyond'))?.[1].count,
    ).toBeGreaterThan(9000)
  })

  it('accepts a document type without declarations, and other encodings', async () => {
    const named = small(article('X-9', { details: '<MANUFACTURER_NAME>Åkesson</MANUFACTURER_NAME>' }), {
      doctype: '<!DOCTYPE BMECAT SYSTEM "http://nowhere.invalid/bmecat.dtd">',
    }).replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="ISO-8859-1"?>')
    expect((await importBytes(opened.store, Buffer.from(named, 'latin1'))).refusals).toEqual([])
    expect((await articleNamed(opened.store, 'X-9')).product.brand).toBe('Åkesson')
    const wide = Buffer.from(
      `\ufeff${named.replace('ISO-8859-1', 'UTF-16').replace('X-9', 'X-8')}`,
      'utf16le',
    )
    expect((await importBytes(opened.store, wide)).refusals).toEqual([])
  })
})
