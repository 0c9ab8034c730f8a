import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportSettings } from '../../../api/import/index.ts'
import { unpackGzip } from '../../../api/spreadsheets/index.ts'
import type { Store } from '../../../api/platform/database/index.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { articleNamed, importBytes, insertFrame } from './run-import.ts'

const repeat = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('')

/** Version 1.01 with the document type inside, in ISO-8859-1, as the export of an old ERP system writes it. */
const old = Buffer.from(
  `<?xml version="1.0" encoding="ISO-8859-1" standalone="no" ?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog.dtd" [
  <!-- eigene Zeichen: ">" -->
  <!ENTITY firma "Müller &amp; Söhne">
  <!ELEMENT REMARKS (#PCDATA)>
]>
<BMECAT version="1.01">
<HEADER><GENERATOR_INFO>Ölwerk ERP</GENERATOR_INFO>
<CATALOG><LANGUAGE>ger</LANGUAGE><CATALOG_ID>01</CATALOG_ID><CATALOG_VERSION>001.001</CATALOG_VERSION><CURRENCY>SEK</CURRENCY></CATALOG>
<BUYER><BUYER_NAME>Alle</BUYER_NAME></BUYER><SUPPLIER><SUPPLIER_NAME>Müller &amp; Söhne</SUPPLIER_NAME></SUPPLIER></HEADER>
<T_NEW_CATALOG>
<ARTICLE mode="new">
 <SUPPLIER_AID> 01-001 </SUPPLIER_AID>
 <ARTICLE_DETAILS>
  <DESCRIPTION_SHORT>Kugelhahn Größe ½" ${'mit langem Namen '.repeat(20)}</DESCRIPTION_SHORT>
  <DESCRIPTION_LONG><![CDATA[Gewinde &Oslash; 15&nbsp;mm&sup2;<br>f&uuml;r <b>Trinkwasser</b> & Gas]]></DESCRIPTION_LONG>
  <EAN></EAN><MANUFACTURER_NAME>&firma;</MANUFACTURER_NAME>
 </ARTICLE_DETAILS>
 <ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>eigene</REFERENCE_FEATURE_SYSTEM_NAME>
  <FEATURE><FNAME></FNAME><FVALUE>ohne Namen</FVALUE></FEATURE>
  <FEATURE><FNAME>  </FNAME><FVALUE>blank</FVALUE></FEATURE>
  <FEATURE><FVALUE>gar keiner</FVALUE></FEATURE>
  <FEATURE><FNAME>Länge</FNAME><FVALUE>50</FVALUE><FUNIT> mm </FUNIT></FEATURE>
 </ARTICLE_FEATURES>
 <ARTICLE_ORDER_DETAILS><ORDER_UNIT> c62 </ORDER_UNIT><CONTENT_UNIT>mtr</CONTENT_UNIT><NO_CU_PER_OU>1</NO_CU_PER_OU></ARTICLE_ORDER_DETAILS>
 <ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT> 12,50 </PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>
 <MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_PURPOSE>normal</MIME_PURPOSE></MIME>
  <MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE></MIME_SOURCE></MIME></MIME_INFO>
</ARTICLE>
</T_NEW_CATALOG>
</BMECAT>`,
  'latin1',
)

/** A file of version 2005 with one article. */
const file = (id: string, inside: string, { transaction = 'T_NEW_CATALOG', supplier = id } = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005.1">
<HEADER><CATALOG><LANGUAGE default="true">deu</LANGUAGE><CATALOG_ID>K</CATALOG_ID><CATALOG_VERSION>1.0</CATALOG_VERSION></CATALOG>
<SUPPLIER><SUPPLIER_NAME>${supplier}</SUPPLIER_NAME></SUPPLIER></HEADER>
<${transaction}><PRODUCT><SUPPLIER_PID>${id}</SUPPLIER_PID>${inside}</PRODUCT></${transaction.split(' ')[0]}></BMECAT>`
const details = `<PRODUCT_DETAILS><DESCRIPTION_SHORT>Ventil Größe</DESCRIPTION_SHORT></PRODUCT_DETAILS>`
const order = '<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS>'
const price = (inside: string) => `<PRODUCT_PRICE_DETAILS>${inside}</PRODUCT_PRICE_DETAILS>`
const amount = (value: string, more = '') =>
  `<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${value}</PRICE_AMOUNT>${more}</PRODUCT_PRICE>`

/** Version 2005.1 with a prefix, extensions of the sender, and blocks that the shop does not know. */
const prefixed = file(
  'P-1',
  `${details}${order}${price(amount('9.00', '<PRICE_CURRENCY>SEK</PRICE_CURRENCY>'))}
   <USER_DEFINED_EXTENSIONS><UDX.EDXF.PACKING_UNITS><UDX.EDXF.PACKING_UNIT><UDX.EDXF.QUANTITY_MIN>1</UDX.EDXF.QUANTITY_MIN>
    <SUPPLIER_PID>NICHT-DIESE</SUPPLIER_PID></UDX.EDXF.PACKING_UNIT></UDX.EDXF.PACKING_UNITS>
    <UDX.EDXF.MIME_INFO><UDX.EDXF.MIME><UDX.EDXF.MIME_CODE>MD01</UDX.EDXF.MIME_CODE></UDX.EDXF.MIME></UDX.EDXF.MIME_INFO></USER_DEFINED_EXTENSIONS>
   <PRODUCT_LOGISTIC_DETAILS><CUSTOMS_TARIFF_NUMBER><CUSTOMS_NUMBER>84818081</CUSTOMS_NUMBER></CUSTOMS_TARIFF_NUMBER></PRODUCT_LOGISTIC_DETAILS>`,
)
  .replace('xmlns=', 'xmlns:bme=')
  .replaceAll(/<(\/?)([A-Z])/gu, '<$1bme:$2')

/** Features of ECLASS ADVANCED: blocks in blocks in blocks. */
const eclass = (id: string, inside: string) =>
  `<FEATURE><FTEMPLATE><FT_ID>0173-1#02-${id}#005</FT_ID><FT_NAME>Merkmal ${id}</FT_NAME></FTEMPLATE>${inside}</FEATURE>`
const nested = file(
  'E-1',
  `${details}<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-ADVANCED-11.1</REFERENCE_FEATURE_SYSTEM_NAME>
  <REFERENCE_FEATURE_GROUP_ID>0173-1#01-AAB123#011</REFERENCE_FEATURE_GROUP_ID>
  ${eclass('AAA001', '<FVALUE>rot</FVALUE>')}
  ${repeat(100, (block) =>
    eclass(
      `B${block}`,
      `<FVALUE_DETAILS><FVALUE_TYPE>class</FVALUE_TYPE>${eclass(
        `C${block}`,
        repeat(100, (at) =>
          eclass(
            `D${block}X${at}`,
            repeat(3, (deep) => eclass(`E${at}X${deep}`, '<FVALUE>1</FVALUE>')),
          ),
        ),
      )}</FVALUE_DETAILS>`,
    ),
  )}
  ${eclass('AAA002', '<FVALUE>hart</FVALUE>')}</PRODUCT_FEATURES>${order}${price(amount('7.00', '<PRICE_CURRENCY>SEK</PRICE_CURRENCY>'))}`,
)

/** Prices of several countries, currencies and quantities, for a hundred. */
const scales = file(
  'S-1',
  `${details}<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>10</QUANTITY_MIN></PRODUCT_ORDER_DETAILS>
  ${price(
    [
      amount(
        '100.00',
        '<PRICE_CURRENCY>EUR</PRICE_CURRENCY><LOWER_BOUND>1</LOWER_BOUND><TERRITORY>DE</TERRITORY>',
      ),
      amount(
        '1 150,00',
        '<PRICE_CURRENCY>sek</PRICE_CURRENCY><LOWER_BOUND>1</LOWER_BOUND><TERRITORY>SE</TERRITORY>',
      ),
      amount('90.00', '<PRICE_CURRENCY>EUR</PRICE_CURRENCY><LOWER_BOUND>500</LOWER_BOUND>'),
      amount(
        '1000.00',
        '<PRICE_CURRENCY>SEK</PRICE_CURRENCY><LOWER_BOUND>500</LOWER_BOUND><TERRITORY>SE</TERRITORY>',
      ),
      amount('1300.00', '<PRICE_CURRENCY>NOK</PRICE_CURRENCY><TERRITORY>NO</TERRITORY>'),
      '<PRODUCT_PRICE price_type="nrp"><PRICE_AMOUNT>2500</PRICE_AMOUNT><PRICE_CURRENCY>SEK</PRICE_CURRENCY></PRODUCT_PRICE>',
    ].join(''),
  )}`,
)

/** Comments and processing instructions between all tags and inside of texts. */
const littered = `\ufeff${file(
  'L-1',
  `${details}${order}${price(amount('5.00', '<PRICE_CURRENCY>SEK</PRICE_CURRENCY>'))}`,
)
  .replaceAll(/<(?!\?)/gu, '<!-- <ARTICLE>&nix; --><?druck "<" ?><')
  .replace('Ventil Größe', 'Ven<!-- trennen -->til<?zeile?> Gr<![CDATA[öß]]>e')
  .replaceAll('\n', '\r\n')}`
  // Nothing may be before the declaration.
  .replace(/^\ufeff.*?<\?xml/u, '\ufeff<?xml')

/** New prices alone, for one country. */
const pricesOf = (value: string, territory: string) =>
  file(
    'P-1',
    price(amount(value, `<PRICE_CURRENCY>SEK</PRICE_CURRENCY><TERRITORY>${territory}</TERRITORY>`)),
    {
      transaction: 'T_UPDATE_PRICES prev_version="1"',
    },
  )

describe.each(databases)('awkward catalogues of the real world (SRCH-13), into $name', ({ open }) => {
  let opened: TestStore
  let store: Store
  beforeAll(async () => {
    opened = await open()
    store = opened.store
    await insertFrame(store)
  })
  afterAll(() => opened.remove())

  const taken = async (bytes: string | Buffer, settings: Partial<ImportSettings> = {}) => {
    const summary = await importBytes(store, bytes, settings)
    expect(summary.refusals).toEqual([])
    expect(summary.articles).toBe(1)
    return summary
  }
  const volumes = async (code: string) => {
    const { variant } = await articleNamed(store, code)
    const rows = await store.db
      .selectFrom('volumePrices')
      .selectAll()
      .where('variantId', '=', variant.id)
      .execute()
    return rows.map(({ fromQuantity, amount: each }) => [Number(fromQuantity), Number(each)])
  }

  it('takes version 1.01 in ISO-8859-1 with a document type inside', async () => {
    const { adjustments, incompletes } = await taken(old)
    const { texts, prices, variant, values } = await articleNamed(store, '01-001')
    expect(texts['name.de']).toMatch(/^Kugelhahn Größe ½" mit langem/u)
    expect(texts['name.de']?.length).toBeLessThanOrEqual(250)
    expect(texts['description.de']).toBe('Gewinde Ø 15 mm²\nfür Trinkwasser & Gas')
    expect([prices[0]?.amount, variant.unit]).toEqual([1250, 'st'])
    expect(Object.values(values)).toEqual([50_000])
    const said = [...adjustments, ...incompletes].join('\n')
    expect(said).toMatch(/DESCRIPTION_SHORT/u)
  })

  it('takes version 2005.1 with a prefix, and nothing of what a sender adds', async () => {
    await taken(prefixed)
    const { texts, prices } = await articleNamed(store, 'P-1')
    expect([texts['name.de'], prices[0]?.amount]).toEqual(['Ventil Größe', 900])
  })

  it('takes prices alone, for a territory', async () => {
    await taken(pricesOf('8.50', 'SE'), { site: 'se' })
    const { texts, prices } = await articleNamed(store, 'P-1')
    expect([texts['name.de'], prices[0]?.amount]).toEqual(['Ventil Größe', 850])
    const { unsupported } = await taken(pricesOf('7.50', 'NO'), { site: 'se' })
    expect((await articleNamed(store, 'P-1')).prices[0]?.amount).toBe(850)
    expect([...unsupported.keys()]).toContain('price for another country')
  })

  it('takes 30,000 nested features as one article with its own', async () => {
    const { unsupported, incompletes } = await taken(nested)
    const { values, prices } = await articleNamed(store, 'E-1')
    expect(Object.values(values).toSorted()).toEqual(['hart', 'rot'])
    expect(prices[0]?.amount).toBe(700)
    expect(unsupported.get('feature inside another (ECLASS ADVANCED)')?.count).toBe(100)
    expect([...unsupported.keys()].filter((what) => what.startsWith('element beyond'))).toEqual([])
    expect(incompletes).toEqual([expect.stringContaining('article without a category')])
  })

  it('takes the order details and prices that come after 30,000 features', async () => {
    const flat = repeat(30_000, (at) => `<FEATURE><FNAME>M${at}</FNAME><FVALUE>1</FVALUE></FEATURE>`)
    const { unsupported } = await taken(
      file(
        'E-2',
        `${details}<PRODUCT_FEATURES>${flat}</PRODUCT_FEATURES>${order}${price(amount('6.00', '<PRICE_CURRENCY>SEK</PRICE_CURRENCY>'))}`,
      ),
    )
    const { values, prices } = await articleNamed(store, 'E-2')
    expect([Object.keys(values).length, prices[0]?.amount]).toEqual([300, 600])
    expect(unsupported.get('feature beyond the first 300 of an article')?.count).toBe(29_700)
  })

  it('takes the prices of our currency and country, for a hundred and by quantity', async () => {
    await taken(scales)
    const { prices, variant } = await articleNamed(store, 'S-1')
    expect(prices.map(({ amount: each }) => each)).toEqual([115_000])
    expect(variant.pricePer).toBe(100)
    expect(await volumes('S-1')).toEqual([[500, 100_000]])
  })

  it('takes a file with comments and instructions everywhere, line ends of Windows, and compressed', async () => {
    const packed = gzipSync(littered)
    await expect(importBytes(store, packed.subarray(0, packed.length - 9))).rejects.toThrow(
      'The packed file (gzip) is damaged or incomplete.',
    )
    await taken(packed)
    const { texts, prices } = await articleNamed(store, 'L-1')
    expect([texts['name.de'], prices[0]?.amount]).toEqual(['Ventil Größe', 500])
    await taken(gzipSync('article;category;name.sv\r\nG-1;valves;Ventil\r\n'))
    expect((await articleNamed(store, 'G-1')).texts['name.sv']).toBe('Ventil')
  })

  it('takes HTML that is not escaped as text of its element', async () => {
    const html = 'Ventil <b>blank</b><br/>f&#252;r <ul><li>Gas</li><li>H<sub>2</sub>O</li></ul> 5 &lt; 6'
    await taken(
      file(
        'H-1',
        `<PRODUCT_DETAILS><DESCRIPTION_SHORT>Ventil <i>kurz</i></DESCRIPTION_SHORT><DESCRIPTION_LONG>${html}</DESCRIPTION_LONG></PRODUCT_DETAILS>`,
      ),
    )
    const { texts } = await articleNamed(store, 'H-1')
    expect(texts['name.de']).toBe('Ventil kurz')
    expect(texts['description.de']).toBe('Ventil blank\nfür\n• Gas\n• H2O\n5 < 6')
  })

  it('takes names in several languages, and numbers in the way of the sender', async () => {
    await taken(
      file(
        'M 1/2-a',
        `<PRODUCT_DETAILS><DESCRIPTION_SHORT lang="swe">Kulventil</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="ger">Kugelhahn</DESCRIPTION_SHORT>
         <DESCRIPTION_SHORT lang="xx-nope">Klepp</DESCRIPTION_SHORT><INTERNATIONAL_PID type="gtin">7300000000017</INTERNATIONAL_PID></PRODUCT_DETAILS>
         <PRODUCT_ORDER_DETAILS><ORDER_UNIT>PCE</ORDER_UNIT><QUANTITY_MIN>1,00</QUANTITY_MIN><QUANTITY_INTERVAL>1.000</QUANTITY_INTERVAL></PRODUCT_ORDER_DETAILS>
         ${price(amount('1.234,50', '<PRICE_CURRENCY>SEK</PRICE_CURRENCY>'))}`,
      ),
    )
    const { texts, prices, variant } = await articleNamed(store, 'M 1/2-a')
    expect(texts).toMatchObject({ 'name.sv': 'Kulventil', 'name.de': 'Kugelhahn' })
    expect(prices[0]?.amount).toBe(123_450)
    expect([variant.ean, Number(variant.unitVolume)]).toEqual(['7300000000017', 1])
  })

  it('takes an article without order details, features and class, with a price of the day only', async () => {
    const { incompletes } = await taken(
      file(
        'D-1',
        `<PRODUCT_DETAILS><DESCRIPTION_SHORT/><DESCRIPTION_LONG>Nur lang.</DESCRIPTION_LONG></PRODUCT_DETAILS><PRODUCT_FEATURES/>
         ${price('<DATETIME type="valid_end_date"><DATE>2020-01-01</DATE></DATETIME>' + amount('3.00', '<PRICE_CURRENCY>SEK</PRICE_CURRENCY>'))}`,
      ),
    )
    const { texts, prices } = await articleNamed(store, 'D-1')
    expect(prices).toEqual([])
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([expect.stringMatching(/^name\./u)]))
    expect(incompletes.join('\n')).toMatch(/price/u)
  })
})

it('unpacks no file that is packed so tightly that it must be a trap', async () => {
  const bomb = (async function* () {
    yield await Promise.resolve(gzipSync(Buffer.alloc(12e6)))
  })()
  const unpack = async (): Promise<number> => {
    let size = 0
    for await (const part of unpackGzip(bomb)) size += part.length
    return size
  }
  await expect(unpack()).rejects.toThrow('taken for a trap')
})
