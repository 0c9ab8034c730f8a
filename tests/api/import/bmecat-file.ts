/** Options of a generated catalogue. The same options give the same file. */
export interface BmecatFile {
  articles: number
  version?: '1.2' | '2005'
  /** The parent element of the articles, with its attributes. */
  transaction?: string
  supplier?: string
  currency?: string
  language?: string
  /** Factor of every price; 1 leaves them unchanged. */
  priceFactor?: number
  /** Leaves out the articles from this one on, like a truncated file. */
  until?: number
  /** Prefix of the articles' numbers. */
  prefix?: string
}

/** Names that differ between the two versions. */
const namesOf = {
  '1.2': {
    article: 'ARTICLE',
    id: 'SUPPLIER_AID',
    maker: 'MANUFACTURER_AID',
    to: 'ART_ID_TO',
    map: 'ART_ID',
  },
  '2005': {
    article: 'PRODUCT',
    id: 'SUPPLIER_PID',
    maker: 'MANUFACTURER_PID',
    to: 'PROD_ID_TO',
    map: 'PROD_ID',
  },
}

/** ETIM features in the four types: alphanumeric, logic, numeric, range. */
const features = (at: number): string =>
  [
    ['EF002169', `EV0${10_000 + (at % 7)}`, ''],
    ['EF003324', at % 3 === 0 ? 'true' : 'false', ''],
    ['EF000008', String(15 + (at % 40)), 'MMT'],
    ['EF000049', String((at % 90) / 10 + 1), 'MTR'],
    ['EF000164', String(6 + (at % 10)), 'BAR'],
    ['EF009310', String(100 + (at % 900)), 'GRM'],
    ['EF000387', '-', ''],
    ['Färg', ['röd', 'blå', 'grön'][at % 3] ?? '', ''],
  ]
    .map(
      ([name, value, unit]) =>
        `<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE>${unit ? `<FUNIT>${unit}</FUNIT>` : ''}</FEATURE>`,
    )
    .join('\n') +
  `<FEATURE><FNAME>EF000416</FNAME><FVALUE>${-10 - (at % 5)}</FVALUE><FVALUE>${80 + (at % 40)}</FVALUE><FUNIT>CEL</FUNIT></FEATURE>`

export const codeOf = (at: number, prefix = 'BM'): string => `${prefix}${String(at).padStart(7, '0')}`

/** Lower-case letters derived from a number, so that descriptions do not compress too well. */
const filler = (at: number): string =>
  Array.from({ length: 12 }, (_, word) =>
    (((at + 1) * (word + 7) * 2_654_435_761) % 4_294_967_296).toString(36),
  ).join(' ')

/** The file, an article at a time. */
export function* bmecatFile({
  articles,
  version = '1.2',
  transaction = 'T_NEW_CATALOG',
  supplier = 'Rörverket',
  currency = 'SEK',
  language = 'swe',
  priceFactor = 1,
  until = articles,
  prefix = 'BM',
}: BmecatFile): Generator<string> {
  const names = namesOf[version]
  const { article, id } = names
  yield `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">
<BMECAT version="${version}" xmlns="http://www.bmecat.org/bmecat/${version}">
<HEADER><CATALOG><LANGUAGE>${language}</LANGUAGE><CATALOG_ID>K1</CATALOG_ID><CATALOG_VERSION>1.0</CATALOG_VERSION>
<CURRENCY>${currency}</CURRENCY></CATALOG><SUPPLIER><SUPPLIER_NAME>${supplier}</SUPPLIER_NAME></SUPPLIER></HEADER>
<${transaction}>
<CATALOG_GROUP_SYSTEM><GROUP_SYSTEM_ID>1</GROUP_SYSTEM_ID>
<CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Allt</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="node"><GROUP_ID>10</GROUP_ID><GROUP_NAME>Rörverkets ventiler</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>11</GROUP_ID><GROUP_NAME>Kulventiler &amp; kranar</GROUP_NAME><PARENT_ID>10</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>12</GROUP_ID><GROUP_NAME>Backventiler</GROUP_NAME><PARENT_ID>10</PARENT_ID></CATALOG_STRUCTURE>
</CATALOG_GROUP_SYSTEM>
`
  for (let at = 0; at < until; at++) {
    yield `<${article} mode="new">
<${id}>${codeOf(at, prefix)}</${id}>
<${article}_DETAILS>
<DESCRIPTION_SHORT>Kulventil RV ${at} DN${15 + (at % 40)}</DESCRIPTION_SHORT>
<DESCRIPTION_LONG>Ventil av mässing för tappvatten &amp; värme, provad var för sig. ${filler(at)}</DESCRIPTION_LONG>
<EAN>${String(7_300_000_000_000 + at)}</EAN><${names.maker}>RV-${at}/${at % 9}</${names.maker}><MANUFACTURER_NAME>Rörverket</MANUFACTURER_NAME>
</${article}_DETAILS>
<${article}_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-8.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC011343</REFERENCE_FEATURE_GROUP_ID>
${features(at)}
</${article}_FEATURES>
<${article}_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>1</PRICE_QUANTITY><QUANTITY_MIN>5</QUANTITY_MIN><QUANTITY_INTERVAL>5</QUANTITY_INTERVAL></${article}_ORDER_DETAILS>
<${article}_PRICE_DETAILS><${article}_PRICE price_type="net_list"><PRICE_AMOUNT>${(((10_000 + (at % 5000)) / 100) * priceFactor).toFixed(2)}</PRICE_AMOUNT><PRICE_CURRENCY>${currency}</PRICE_CURRENCY></${article}_PRICE></${article}_PRICE_DETAILS>
<MIME_INFO><MIME><MIME_TYPE>application/pdf</MIME_TYPE><MIME_SOURCE>https://rorverket.example/blad/${at}.pdf</MIME_SOURCE><MIME_PURPOSE>data_sheet</MIME_PURPOSE></MIME></MIME_INFO>
${at > 0 && at % 10 === 0 ? `<${article}_REFERENCE type="accessories"><${names.to}>${codeOf(at - 1, prefix)}</${names.to}></${article}_REFERENCE>` : ''}
</${article}>
`
  }
  if (until < articles) return
  const map = `${article}_TO_CATALOGGROUP_MAP`
  for (let at = 0; at < until; at++)
    yield `<${map}><${names.map}>${codeOf(at, prefix)}</${names.map}><CATALOG_GROUP_ID>${11 + (at % 2)}</CATALOG_GROUP_ID></${map}>\n`
  yield `</${transaction.split(' ')[0]}>\n</BMECAT>\n`
}
