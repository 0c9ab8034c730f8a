import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogueFact } from '../../../api/catalogue/facts.ts'
import type { Store } from '../../../api/platform/database/index.ts'
import { databases, everyDatabase, type TestStore } from '../fixtures/databases.ts'
import { articleNamed, importBytes, insertFrame, wholeCatalogue } from './run-import.ts'

/** What a file of a class is made of; the rest is as BMEcat 1.2 has it. */
interface FileParts {
  declaration?: string
  doctype?: string
  /** Attributes of the root, and its prefix with the colon. */
  root?: string
  prefix?: string
  header?: string
  transaction?: string
  /** Before and after the article. */
  before?: string
  after?: string
  id?: string
  mode?: string
  details?: string
  features?: string
  order?: string
  prices?: string
  more?: string
}

const header = (catalog = '<LANGUAGE>deu</LANGUAGE><CURRENCY>SEK</CURRENCY>', supplier = 'Werk') =>
  `<HEADER><CATALOG>${catalog}</CATALOG><SUPPLIER><SUPPLIER_NAME>${supplier}</SUPPLIER_NAME></SUPPLIER></HEADER>`
const named = (name: string) => `<DESCRIPTION_SHORT>${name}</DESCRIPTION_SHORT>`
const priced = (inside: string, type = ' price_type="net_list"') =>
  `<ARTICLE_PRICE${type}>${inside}</ARTICLE_PRICE>`

/** A file of version 1.2 with one article, `R-1`. */
function oldFile(parts: FileParts = {}): string {
  const { declaration = '<?xml version="1.0" encoding="UTF-8"?>', transaction = 'T_UPDATE_PRODUCTS' } = parts
  const mode = parts.mode === undefined ? '' : ` mode="${parts.mode}"`
  const tags = `<BMECAT version="1.2"${parts.root ?? ''}>${parts.header ?? header()}<${transaction}>${parts.before ?? ''}
<ARTICLE${mode}><SUPPLIER_AID>${parts.id ?? 'R-1'}</SUPPLIER_AID><ARTICLE_DETAILS>${parts.details ?? named('Ventil Größe')}</ARTICLE_DETAILS>
${parts.features === undefined ? '' : `<ARTICLE_FEATURES>${parts.features}</ARTICLE_FEATURES>`}
<ARTICLE_ORDER_DETAILS>${parts.order ?? '<ORDER_UNIT>C62</ORDER_UNIT>'}</ARTICLE_ORDER_DETAILS>
${parts.prices === undefined ? '' : `<ARTICLE_PRICE_DETAILS>${parts.prices}</ARTICLE_PRICE_DETAILS>`}${parts.more ?? ''}</ARTICLE>
${parts.after ?? ''}</${transaction.split(' ')[0]}></BMECAT>`
  const { prefix = '' } = parts
  return `${declaration}${parts.doctype ?? ''}${tags.replaceAll(/<(\/?)([A-Z])/gu, `<$1${prefix}$2`)}`
}

/** The same in the names of version 2005. */
const newFile = (parts: FileParts = {}): string =>
  oldFile(parts).replaceAll('ARTICLE', 'PRODUCT').replaceAll('_AID', '_PID').replaceAll('ART_ID', 'PROD_ID')

const feature = (name: string, value: string, more = '') =>
  `<FEATURE>${name === '' ? '<FNAME/>' : `<FNAME>${name}</FNAME>`}<FVALUE>${value}</FVALUE>${more}</FEATURE>`

/** Prices with the days on which they are valid. */
const block = (days: string, inside: string) =>
  `<ARTICLE_PRICE_DETAILS>${days}${inside}</ARTICLE_PRICE_DETAILS>`
/** A feature that ECLASS names. */
const eclass = (id: string, inside: string) =>
  `<FEATURE><FTEMPLATE><FT_ID>${id}</FT_ID><FT_NAME>Länge</FT_NAME></FTEMPLATE>${inside}</FEATURE>`

const utf16 = (text: string, big: boolean): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return big ? bytes.swap16() : bytes
}

/** Classes of files that are read as if nothing were unusual. */
const readable: Array<[string, string | Buffer]> = [
  ['version 1.2', oldFile()],
  ['version 1.01', oldFile().replace('version="1.2"', 'version="1.01"')],
  ['lower-case element names', oldFile().replaceAll(/<\/?[A-Z_]+/gu, (tag) => tag.toLowerCase())],
  ...['2005', '2005fd', '2005.1', '2005.2', '2005+onto'].map((version): [string, string] => [
    `the namespace ${version}`,
    newFile({ root: ` xmlns="http://www.bmecat.org/bmecat/${version}"` }),
  ]),
  ['a prefix', newFile({ prefix: 'bme:', root: ' xmlns:bme="http://www.bmecat.org/bmecat/2005"' })],
  ['a prefix that nobody declares', newFile({ prefix: 'x:' })],
  ['a byte order mark', `\ufeff${oldFile()}`],
  ['blank lines before the declaration', `\n\n ${oldFile()}`],
  ['no declaration', oldFile({ declaration: '' })],
  [
    'ISO-8859-1',
    Buffer.from(oldFile({ declaration: '<?xml version="1.0" encoding="ISO-8859-1"?>' }), 'latin1'),
  ],
  [
    'windows-1252',
    Buffer.from(oldFile({ declaration: '<?xml version="1.0" encoding="windows-1252"?>' }), 'latin1'),
  ],
  [
    'UTF-16, little end first',
    utf16(oldFile({ declaration: '<?xml version="1.0" encoding="UTF-16"?>' }), false),
  ],
  ['UTF-16, big end first', utf16(oldFile({ declaration: '<?xml version="1.0" encoding="UTF-16"?>' }), true)],
  ['UTF-8 that says it is UTF-16', oldFile({ declaration: '<?xml version="1.0" encoding="UTF-16"?>' })],
  [
    'UTF-8 with a mark that says it is ISO-8859-1',
    `\ufeff${oldFile({ declaration: '<?xml version="1.0" encoding="ISO-8859-1"?>' })}`,
  ],
  ['an encoding that nobody knows', oldFile({ declaration: '<?xml version="1.0" encoding="klingon"?>' })],
  ['Windows-1252 that says it is UTF-8', Buffer.from(oldFile(), 'latin1')],
  ['a document type', oldFile({ doctype: '<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">' })],
  [
    'comments and processing instructions',
    oldFile({ before: '<!-- Ende --><?druck ja?>', more: '<!-- <ARTICLE> --><MIME_INFO/>' }),
  ],
  [
    'a & that begins no reference',
    oldFile({ details: `${named('Ventil Größe')}<DESCRIPTION_LONG>R&D &</DESCRIPTION_LONG>` }),
  ],
  ['references to characters', oldFile({ details: named('Ventil Gr&#xF6;&szlig;e') })],
  [
    'sections of characters',
    oldFile({ details: '<DESCRIPTION_SHORT><![CDATA[Ventil Größe]]></DESCRIPTION_SHORT>' }),
  ],
  ...['deu', 'ger', 'DEU', 'de', 'de-DE', 'German'].map((language): [string, string] => [
    `the language ${language}`,
    oldFile({ header: header(`<LANGUAGE>${language}</LANGUAGE>`) }),
  ]),
  ['the header after a comment', oldFile().replace('<HEADER>', '<!-- Kopf --><HEADER>')],
  [
    'elements in another order',
    `<BMECAT>${header()}<T_NEW_CATALOG><ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>R-1</ART_ID><CATALOG_GROUP_ID>5</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>
     <ARTICLE><ARTICLE_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></ARTICLE_ORDER_DETAILS><ARTICLE_DETAILS>${named('Ventil Größe')}</ARTICLE_DETAILS>
     <SUPPLIER_AID>R-1</SUPPLIER_AID></ARTICLE><CATALOG_STRUCTURE type="leaf"><GROUP_NAME>Ventile</GROUP_NAME><GROUP_ID>5</GROUP_ID></CATALOG_STRUCTURE></T_NEW_CATALOG></BMECAT>`,
  ],
]

describe.each(databases)('catalogues as they are published (SRCH-13), into $name', ({ open }) => {
  let opened: TestStore
  let store: Store
  beforeAll(async () => {
    opened = await open()
    store = opened.store
    await insertFrame(store)
  })
  afterAll(() => opened.remove())
  const taken = async (file: string | Buffer, settings = {}) => {
    const summary = await importBytes(store, file, settings)
    expect(summary.refusals).toEqual([])
    return summary
  }

  const amountOf = async (code: string) => (await articleNamed(store, code)).prices[0]?.amount
  const pathOf = async (code: string) => {
    const { product } = await articleNamed(store, code)
    const category = store.db.selectFrom('categories').select('path').where('id', '=', product.categoryId)
    return (await category.executeTakeFirstOrThrow()).path
  }

  it.each(readable)('reads %s', async (_, file) => {
    expect((await taken(file)).articles).toBe(1)
    expect((await articleNamed(store, 'R-1')).texts['name.de']).toBe('Ventil Größe')
  })

  it('reads the texts of HTML as text', async () => {
    const details = `${named('Rohr 3&quot; 25 mm&sup2; &nbsp;&amp;uuml;ber')}<DESCRIPTION_LONG>&amp;lt;p&amp;gt;Aus &lt;b&gt;Kupfer&lt;/b&gt;&lt;br/&gt;&lt;ul&gt;&lt;li&gt;hart&lt;/li&gt;&lt;/ul&gt; &lt;5 mm</DESCRIPTION_LONG>`
    await taken(oldFile({ id: 'H-1', details }))
    expect((await articleNamed(store, 'H-1')).texts).toMatchObject({
      'name.de': 'Rohr 3" 25 mm² über',
      'description.de': 'Aus Kupfer\n• hart\n<5 mm',
    })
  })

  it('reads a file without a language, a supplier or a header, and never ends a sale by it', async () => {
    const bare = `<BMECAT><T_NEW_CATALOG><ARTICLE><SUPPLIER_AID>N-1</SUPPLIER_AID><ARTICLE_DETAILS>${named('Ventil')}</ARTICLE_DETAILS></ARTICLE></T_NEW_CATALOG></BMECAT>`
    const summary = await taken(bare)
    expect(summary).toMatchObject({ articles: 1, full: false, source: 'unnamed', retired: 0 })
    expect([...summary.warnings.keys()]).toEqual(
      expect.arrayContaining([
        expect.stringContaining('file without a language'),
        expect.stringContaining('file without a supplier'),
      ]),
    )
    expect((await articleNamed(store, 'N-1')).texts).toEqual({ 'name.und': 'Ventil' })
    expect(await taken(bare.replace('N-1', 'N-2'), { source: 'named', language: 'fr' })).toMatchObject({
      source: 'named',
      full: true,
    })
    expect((await articleNamed(store, 'N-2')).texts).toEqual({ 'name.fr': 'Ventil' })
    expect(await readCatalogueFact(store.db, 'preferredLanguage')).toBe('fr')
  })

  it.each<[string, string | undefined, string]>([
    ['no prices', undefined, 'article without a price'],
    ['an empty price', priced('<PRICE_AMOUNT/>'), 'empty price'],
    ['a price of zero', priced('<PRICE_AMOUNT>0.00</PRICE_AMOUNT>'), 'price of zero'],
    ['a price in words', priced('<PRICE_AMOUNT>auf Anfrage</PRICE_AMOUNT>'), 'price that is no amount'],
    ['a price on request', priced('', ' price_type="on_request"'), 'price on request'],
    [
      'a price of the day',
      `<DAILY_PRICE>TRUE</DAILY_PRICE>${priced('<PRICE_AMOUNT>9</PRICE_AMOUNT>')}`,
      'daily price',
    ],
    [
      'a currency that no price group has',
      priced('<PRICE_AMOUNT>9</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY>'),
      'price in EUR, which no price group has',
    ],
    [
      'a kind of price that the shop does not know',
      priced('<PRICE_AMOUNT>9</PRICE_AMOUNT>', ' price_type="udp_x"'),
      'no price that',
    ],
    [
      'a price of another year',
      `<DATETIME type="valid_end_date"><DATE>31.12.2019</DATE></DATETIME>${priced('<PRICE_AMOUNT>9</PRICE_AMOUNT>')}`,
      'price that is not valid today',
    ],
    [
      'a price finer than any unit',
      priced('<PRICE_AMOUNT>0.0000012</PRICE_AMOUNT>'),
      'finer than the currency',
    ],
  ])('imports an article with %s without a price', async (_, prices, reason) => {
    const summary = await taken(oldFile({ id: 'P-1', ...(prices === undefined ? {} : { prices }) }))
    expect(summary).toMatchObject({ articles: 1, incomplete: 1 })
    expect([...summary.warnings.keys()].some((what) => what.includes(reason))).toBe(true)
    expect((await articleNamed(store, 'P-1')).prices).toEqual([])
  })

  it('removes a price that has become a price on request, and keeps one that the file does not name', async () => {
    await taken(oldFile({ id: 'P-2', prices: priced('<PRICE_AMOUNT>1.234,50</PRICE_AMOUNT>') }))
    expect(await amountOf('P-2')).toBe(1234_50)
    await taken(oldFile({ id: 'P-2' }))
    expect(await amountOf('P-2')).toBe(1234_50)
    await taken(oldFile({ id: 'P-2', prices: priced('<PRICE_AMOUNT/>') }))
    expect(await amountOf('P-2')).toBeUndefined()
    // Pages of visitors are rendered anew: they say that the price is on request.
    const changes = await store.db
      .selectFrom('catalogueChanges')
      .select('kind')
      .orderBy('number', 'desc')
      .limit(2)
      .execute()
    expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['price', 'text'])
  })

  it('reads kinds, countries, days and scales of prices', async () => {
    const at = (amount: string, from: string, territory: string) =>
      priced(
        `<PRICE_AMOUNT>${amount}</PRICE_AMOUNT><LOWER_BOUND>${from}</LOWER_BOUND><TERRITORY>${territory}</TERRITORY>`,
        ' price_type="net_customer"',
      )
    const more = [
      block(
        '<DATETIME type="valid_start_date"><DATE>20250101</DATE></DATETIME><DATETIME type="valid_end_date"><DATE>2027-12-31T00:00:00</DATE></DATETIME>',
        at('17,5', '1', 'SE') +
          at('15,5', '100', 'SE') +
          at('9', '1', 'DE') +
          priced('<PRICE_AMOUNT>30</PRICE_AMOUNT>'),
      ),
      block('<VALID_START_DATE>2030-01-01</VALID_START_DATE>', at('1', '1', 'SE')),
    ].join('')
    const summary = await taken(oldFile({ id: 'P-3', more }), { site: 'se' })
    // The article lacks nothing: it has a price of today.
    expect([...summary.warnings.keys()].filter((what) => what.includes('price'))).toEqual([])
    expect([...summary.unsupported.keys()]).toContain('price of other days')
    const { variant, prices } = await articleNamed(store, 'P-3')
    expect(prices[0]?.amount).toBe(1750)
    const steps = await store.db
      .selectFrom('volumePrices')
      .selectAll()
      .where('variantId', '=', variant.id)
      .execute()
    expect(steps.map(({ fromQuantity, amount }) => [Number(fromQuantity), Number(amount)])).toEqual([
      [100, 1550],
    ])
  })

  it.each([
    ['C62', 'st'],
    ['XPK', 'pkt'],
    ['Stück', 'st'],
    ['Packung', 'pkt'],
    ['ROL', 'RO'],
    ['KWH', 'KWH'],
    ['XBO', 'BO'],
    ['MTK', 'MTK'],
    ['XDG', 'XDG'],
    ['6H', 'X6H'],
    ['Gebinde', 'Gebinde'],
  ])('keeps the unit %s as %s', async (written, unit) => {
    await taken(oldFile({ id: 'U-1', order: `<ORDER_UNIT>${written}</ORDER_UNIT>` }))
    expect((await articleNamed(store, 'U-1')).variant.unit).toBe(unit)
  })

  it('puts articles without a known group into a category of the supplier', async () => {
    const parts = { header: header('<LANGUAGE>eng</LANGUAGE>', 'Möller &amp; Söhne'), id: 'C-1' }
    const features =
      '<REFERENCE_FEATURE_SYSTEM_NAME>ETIM-8.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC999999</REFERENCE_FEATURE_GROUP_ID>'
    const summary = await taken(oldFile({ ...parts, features }))
    expect(summary.incompletes.some((line) => line.includes('article without a category'))).toBe(true)
    expect(await pathOf('C-1')).toBe('moller-sohne')
    expect((await taken(oldFile({ ...parts, features }))).changed).toBe(false)
  })

  it('keeps groups of the catalogue apart from classes with the same numbers', async () => {
    const classes = `<CLASSIFICATION_GROUP><CLASSIFICATION_GROUP_ID>7</CLASSIFICATION_GROUP_ID><CLASSIFICATION_GROUP_NAME>Klasse sieben</CLASSIFICATION_GROUP_NAME></CLASSIFICATION_GROUP>`
    const groups = `<CATALOG_STRUCTURE type="leaf"><GROUP_ID>7</GROUP_ID><GROUP_NAME>Gruppe sieben</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>`
    const map =
      '<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>C-2</ART_ID><CATALOG_GROUP_ID>7</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>'
    const features = '<REFERENCE_FEATURE_GROUP_ID>7</REFERENCE_FEATURE_GROUP_ID>'
    await taken(oldFile({ id: 'C-2', before: groups + classes, after: map, features }))
    await taken(oldFile({ id: 'C-3', before: groups + classes, features }))
    expect([await pathOf('C-2'), await pathOf('C-3')]).toEqual(['gruppe-sieben', 'klasse-sieben'])
  })

  it('takes features by kind: named ones, ECLASS properties, and no nested blocks', async () => {
    const features = [
      '<REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-9.0</REFERENCE_FEATURE_SYSTEM_NAME>',
      eclass('0173-1#02-BAA020#007', '<FVALUE>5.2</FVALUE>'),
      eclass(
        '0173-1#02-AAR080#005',
        '<VALUE_IDREF>0173-1#01-ADS444#005</VALUE_IDREF><FVALUE_DETAILS>Konstruktion</FVALUE_DETAILS>',
      ),
      eclass(
        '0173-1#02-AAN489#003',
        '<VALUE_IDREF>0173-1#07-BAA194#001</VALUE_IDREF><FVALUE_DETAILS>Aufbau</FVALUE_DETAILS>',
      ),
      feature('', 'ohne Namen'),
      feature('-', 'ohne Namen'),
      feature('Ширина', 'широкий'),
      feature('Breite', '188.0', '<FUNIT>mm</FUNIT>'),
      feature('Text', 'x'.repeat(400)),
      `<FEATURE_GROUP>${feature('Innen', '1').repeat(3000)}</FEATURE_GROUP>`,
    ].join('')
    const summary = await taken(newFile({ id: 'F-1', features }))
    const { values } = await articleNamed(store, 'F-1')
    expect(values).toMatchObject({ 'eclass-baa020': '5.2', 'eclass-aan489': 'Aufbau', breite: 188_000 })
    expect(
      Object.keys(values)
        .toSorted()
        .map((key) => key.replace(/^feature-.*/u, 'feature-')),
    ).toEqual(['breite', 'eclass-aan489', 'eclass-baa020', 'feature-'])
    expect(summary.unsupported.get('group of features in an article')?.count).toBe(1)
    expect(summary.unsupported.get('block of features (ECLASS ADVANCED)')?.count).toBe(1)
    expect(summary.warnings.get('incomplete: feature without a name')?.count).toBe(2)
    expect(summary.incomplete).toBe(1)
  })

  it('takes the first 300 features of an article and counts the others', async () => {
    const features = Array.from({ length: 2500 }, (_, at) => feature(`Merkmal ${at}`, 'ja')).join('')
    const summary = await taken(oldFile({ id: 'F-2', features }))
    expect(Object.keys((await articleNamed(store, 'F-2')).values)).toHaveLength(300)
    expect(summary.unsupported.get('feature beyond the first 300 of an article')?.count).toBe(2200)
  })

  it('cuts texts that are too long, and names an article that has no name', async () => {
    const summary = await taken(oldFile({ id: 'T-1', details: named('Lang '.repeat(100)) }))
    expect(summary).toMatchObject({ incomplete: 1, adjusted: 1 })
    expect((await articleNamed(store, 'T-1')).texts['name.de']).toHaveLength(250)
    await taken(
      oldFile({ id: 'T-2', details: '<DESCRIPTION_LONG>Erste Zeile&lt;br&gt;Zweite</DESCRIPTION_LONG>' }),
    )
    expect((await articleNamed(store, 'T-2')).texts['name.de']).toBe('Erste Zeile')
    await taken(oldFile({ id: 'T-3', details: '' }))
    expect((await articleNamed(store, 'T-3')).texts['name.de']).toBe('T-3')
  })

  it('takes article numbers of 1 to 50 characters, and refuses an article without one', async () => {
    await taken(oldFile({ id: '7' }))
    await taken(oldFile({ id: 'x'.repeat(50) }))
    await expect(importBytes(store, oldFile({ id: '' }))).rejects.toThrow('All 1 rows were refused')
  })

  it('updates products and prices, and takes a deletion of what is not there as done', async () => {
    await taken(oldFile({ id: 'D-1', prices: priced('<PRICE_AMOUNT>5</PRICE_AMOUNT>') }))
    const prices = oldFile({
      id: 'D-1',
      transaction: 'T_UPDATE_PRICES prev_version="3"',
      prices: priced('<PRICE_AMOUNT>6</PRICE_AMOUNT>'),
      details: '',
    })
    await taken(prices)
    expect(await articleNamed(store, 'D-1')).toMatchObject({
      prices: [{ amount: 600 }],
      texts: { 'name.de': 'Ventil Größe' },
    })
    await taken(oldFile({ id: 'D-1', transaction: 'T_UPDATE_PRODUCTS prev_version="4"', mode: 'delete' }))
    expect((await articleNamed(store, 'D-1')).variant.buyable).toBe(0)
    expect((await taken(oldFile({ id: 'D-2', mode: 'delete' }))).unsupported.size).toBe(1)
  })

  it('keeps keywords, and references of kinds that the shop has', async () => {
    const details = `${named('Ventil')}<KEYWORD>Absperrorgan</KEYWORD><KEYWORD>Hahn</KEYWORD><KEYWORD lang="eng">shutoff</KEYWORD><KEYWORD/>`
    const more = ['accessory', 'consists_of', '', 'similar', 'followup']
      .map((type) => `<ARTICLE_REFERENCE type="${type}"><ART_ID_TO>R-1</ART_ID_TO></ARTICLE_REFERENCE>`)
      .join('')
    const { unsupported } = await taken(oldFile({ id: 'K-1', details, more }))
    const { texts, variant } = await articleNamed(store, 'K-1')
    expect(texts).toMatchObject({ 'keywords.de': 'Absperrorgan, Hahn', 'keywords.en': 'shutoff' })
    expect(variant.replacedBy).toBe('R-1')
    expect([...unsupported.keys()]).toEqual([
      'reference of the kind consists_of',
      'reference of the kind unnamed',
    ])
  })

  it('counts refused, incomplete and adjusted articles apart, and reports each with its kind', async () => {
    const inside = (id: string, order: string) =>
      `<ARTICLE><SUPPLIER_AID>${id}</SUPPLIER_AID><ARTICLE_DETAILS>${named('Ventil')}</ARTICLE_DETAILS><ARTICLE_ORDER_DETAILS>${order}</ARTICLE_ORDER_DETAILS>
       <ARTICLE_PRICE_DETAILS>${priced(`<PRICE_AMOUNT>${id === 'S-3' ? '' : '5'}</PRICE_AMOUNT>`)}</ARTICLE_PRICE_DETAILS></ARTICLE>`
    const before = inside('', '') + inside('S-2', '<ORDER_UNIT>Gebinde</ORDER_UNIT>') + inside('S-3', '')
    const groups =
      '<CATALOG_STRUCTURE><GROUP_ID>8</GROUP_ID><GROUP_NAME>Acht</GROUP_NAME></CATALOG_STRUCTURE>'
    const maps = ['S-1', 'S-2', 'S-3']
      .map(
        (id) =>
          `<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>${id}</ART_ID><CATALOG_GROUP_ID>8</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`,
      )
      .join('')
    const file = oldFile({
      id: 'S-1',
      before: groups + before,
      after: maps,
      prices: priced('<PRICE_AMOUNT>5</PRICE_AMOUNT>'),
    })
    const summary = await importBytes(store, file)
    expect(summary).toMatchObject({ articles: 3, refused: 1, incomplete: 1, adjusted: 1 })
    expect(summary.reportText.split('\r\n').map((line) => line.split(';')[0])).toEqual([
      '\ufeffkind',
      'refused',
      'adjusted',
      'incomplete',
      '',
    ])
  })

  it('changes nothing when a file with warnings is imported again', async () => {
    const file = newFile({
      id: 'A-1',
      prices: priced('<PRICE_AMOUNT/>').replaceAll('ARTICLE', 'PRODUCT'),
      features: feature('Farbe', 'rot'),
    })
    await taken(file)
    const before = await wholeCatalogue(store)
    expect(await taken(file)).toMatchObject({ changed: false, unchanged: 1 })
    expect(await wholeCatalogue(store)).toBe(before)
  })
})

describe('any file', () => {
  let opened: TestStore
  beforeAll(async () => {
    const [sqlite] = everyDatabase
    if (!sqlite) throw new Error('There is no database to test with.')
    opened = await sqlite.open()
    await insertFrame(opened.store)
  })
  afterAll(() => opened.remove())

  it('with any texts in its elements imports its article or refuses it with a reason', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '',
        '0',
        '-1',
        '1e9',
        '1.234,5',
        'NaN',
        '&uuml;',
        '&own;',
        '&#x1;',
        '<p>x</p>',
        '../../etc',
        'C:\\x',
        '2026-02-30',
        'EF000008',
        'constructor',
        '__proto__',
        'ß'.repeat(300),
      ),
    )
    // An ampersand that begins no reference, and an angle bracket, would break the XML itself.
    const safe = text.map((raw) =>
      raw
        .replaceAll(/[<>\ufffe\uffff]|[\ud800-\udfff]/gu, '')
        .replaceAll(/&(?!(?:uuml|own|#x1);)/gu, '&amp;')
        .replaceAll(']]', ''),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          name: safe,
          unit: safe,
          price: safe,
          feature: safe,
          value: safe,
          ean: safe,
          group: safe,
          day: safe,
          mime: safe,
          min: safe,
        }),
        async (any) => {
          const summary = await importBytes(
            opened.store,
            oldFile({
              id: 'ANY-1',
              details: `<DESCRIPTION_SHORT>${any.name}</DESCRIPTION_SHORT><EAN>${any.ean}</EAN><KEYWORD>${any.value}</KEYWORD>`,
              features: feature(any.feature, any.value, `<FUNIT>${any.unit}</FUNIT>`),
              order: `<ORDER_UNIT>${any.unit}</ORDER_UNIT><QUANTITY_MIN>${any.min}</QUANTITY_MIN><QUANTITY_INTERVAL>${any.price}</QUANTITY_INTERVAL>`,
              prices: `<DATETIME type="valid_start_date"><DATE>${any.day}</DATE></DATETIME>${priced(`<PRICE_AMOUNT>${any.price}</PRICE_AMOUNT><LOWER_BOUND>${any.min}</LOWER_BOUND>`)}`,
              more: `<MIME_INFO><MIME><MIME_SOURCE>${any.mime}</MIME_SOURCE></MIME></MIME_INFO>`,
              after: `<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>ANY-1</ART_ID><CATALOG_GROUP_ID>${any.group}</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`,
            }),
          )
          expect(summary).toMatchObject({ articles: 1, refused: 0 })
        },
      ),
      { numRuns: 60 },
    )
  })
})
