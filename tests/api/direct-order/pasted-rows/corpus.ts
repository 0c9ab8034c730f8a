import { odsOf, xlsxOf, type Cell } from './workbooks.ts'

/** An expected row: its line, number and quantity, or the error of the quantity. */
export type ExpectedRow = readonly [line: number, number: string, quantity: number | string]

/** A file of the corpus with all expected rows. */
export interface CorpusFile {
  name: string
  bytes: Buffer
  /** Line of the header; null if there is none. */
  header: number | null
  rows: readonly ExpectedRow[]
}

const utf8 = (text: string): Buffer => Buffer.from(text)
const utf16 = (text: string, mark = true): Buffer => Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
const utf16Big = (text: string): Buffer => utf16(text).swap16()
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

const headers = {
  sv: ['Artikelnummer', 'Antal', 'Benämning'],
  fi: ['Tuotenumero', 'Määrä', 'Nimitys'],
  nn: ['Varenummer', 'Mengd', 'Namn'],
  da: ['Varenr.', 'Antal', 'Beskrivelse'],
  en: ['Article number', 'Quantity', 'Description'],
} as const

const body = [
  ['4012301', '10', 'Kulventil, mässing'],
  ['0045678', '2,5', 'Kopparrör 15 mm'],
  ['AB-12/3', '1 200', 'Skruv "rostfri"'],
] as const
const read: readonly (readonly [string, number])[] = [
  ['4012301', 10],
  ['0045678', 2.5],
  ['AB-12/3', 1200],
]
const rowsFrom = (line: number): ExpectedRow[] =>
  read.map(([number, quantity], index) => [line + index, number, quantity])

const cell = (text: string, delimiter: string): string =>
  text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text

const textOf = (rows: readonly (readonly string[])[], delimiter: string, end = '\r\n'): string =>
  rows.map((cells) => cells.map((each) => cell(each, delimiter)).join(delimiter)).join(end) + end

const delimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const
const encodings = { 'UTF-8': utf8, 'UTF-16': utf16, 'UTF-16 big end first': utf16Big, 'Windows-1252': latin }

/** Every delimiter in every encoding, each with the header of a language. */
const grid: CorpusFile[] = Object.entries(delimiters).flatMap(([kind, delimiter]) =>
  Object.entries(encodings).flatMap(([encoding, encode]) =>
    Object.entries(headers)
      .filter(([language]) => encoding === 'UTF-8' || language === 'sv' || language === 'fi')
      .map(([language, header]): CorpusFile => ({
        name: `${kind} in ${encoding}, header in ${language}`,
        bytes: encode(textOf([header, ...body], delimiter)),
        header: 1,
        rows: rowsFrom(2),
      })),
  ),
)

const text = (
  name: string,
  content: string,
  header: number | null,
  rows: CorpusFile['rows'],
): CorpusFile => ({
  name,
  bytes: utf8(content),
  header,
  rows,
})

const byHand: CorpusFile[] = [
  { ...text('with a mark of UTF-8', '\ufeffArtnr;Antal\n4012301;1\n', 1, [[2, '4012301', 1]]) },
  {
    name: 'UTF-16 without a mark',
    bytes: utf16('Artnr;Antal\n4012301;1\n', false),
    header: 1,
    rows: [[2, '4012301', 1]],
  },
  text('no header, quantity first', '10;4012301\n2;0045678\n', null, [
    [1, '4012301', 10],
    [2, '0045678', 2],
  ]),
  text('no header, places before the numbers', '1\t4012301\t5\n2\t4012302\t8\n3\t4012303\t1\n', null, [
    [1, '4012301', 5],
    [2, '4012302', 8],
    [3, '4012303', 1],
  ]),
  text('no header, names between', '4012301\tKulventil DN15\t10\n4012302\tKulventil DN20\t4\n', null, [
    [1, '4012301', 10],
    [2, '4012302', 4],
  ]),
  text('one row', '4012301;3', null, [[1, '4012301', 3]]),
  text('numbers alone: one of each', '4012301\n4012302\n', null, [
    [1, '4012301', 1],
    [2, '4012302', 1],
  ]),
  text('numbers alone below their header', 'Artikelnr\n4012301\n4012302\n', 1, [
    [2, '4012301', 1],
    [3, '4012302', 1],
  ]),
  text('columns in another order', 'Antal;Namn;Artnr\n5;Rör;4012301\n', 1, [[2, '4012301', 5]]),
  text('a header in capitals with dots', 'ART.NR.;ANTAL:\n4012301;5\n', 1, [[2, '4012301', 5]]),
  text(
    'several numbers: the first that is there counts',
    'EAN;Artnr;Antal\n2047040123014;4012301;5\n2047040123021;;6\n',
    1,
    [
      [2, '4012301', 5],
      [3, '2047040123021', 6],
    ],
  ),
  text(
    'a header that names the number alone: what another heading names is no quantity',
    'Artnr;Beskrivning;Värde\n4012301;Ventil;5\n4012302;Rör;7\n',
    1,
    [
      [2, '4012301', 1],
      [3, '4012302', 1],
    ],
  ),
  text('a price without a quantity', 'Pris;Artnr;Namn\n450;4012301;Ventil\n', 1, [[2, '4012301', 1]]),
  text('a quantity without a heading', 'Artnr;;Pris\n4012301;5;450\n4012302;7;99\n', 1, [
    [2, '4012301', 5],
    [3, '4012302', 7],
  ]),
  text('headings with digits', 'Artnr;EAN-13;Pris/100;2025;Antal\n4012301;;450;40;5\n', 1, [
    [2, '4012301', 5],
  ]),
  text('a price with a digit in its heading', 'Pris/100;Antal;Artnr\n450;5;4012301\n', 1, [
    [2, '4012301', 5],
  ]),
  text('a heading with a digit and none of a quantity', 'Artnr;Namn;Pris/100\n4012301;Ventil;450\n', 1, [
    [2, '4012301', 1],
  ]),
  text('a heading with a digit and none of a number', 'Ref/2;Pris/100;Antal\n4012301;450;5\n', 1, [
    [2, '4012301', 5],
  ]),
  text('a code with its length in the heading', 'EAN-13;Pris\n2047040123014;450\n', 1, [
    [2, '2047040123014', 1],
  ]),
  text('units in a column, without a header', '4012301;5;pcs\n4012302;7;pcs\n', null, [
    [1, '4012301', 5],
    [2, '4012302', 7],
  ]),
  text('what to order beside what there is', 'Artnr;Antal;Att beställa\n4012301;40;5\n', 1, [
    [2, '4012301', 5],
  ]),
  text('what to order in Finnish', 'Tuotenro;Määrä;Tilattava määrä\n4012301;40;5\n', 1, [[2, '4012301', 5]]),
  text('an amount of money before the quantity', 'Item no;Amount;Qty\n4012301;450;5\n', 1, [
    [2, '4012301', 5],
  ]),
  text('an amount alone', 'Item no;Amount\n4012301;5\n', 1, [[2, '4012301', 5]]),
  text('a unit in the heading of the quantity', 'Artnr;Pris;Antal (st)\n4012301;450;5\n', 1, [
    [2, '4012301', 5],
  ]),
  text('a header that names the quantity alone', 'Ref.;Antal\n4012301;5\n', 1, [[2, '4012301', 5]]),
  text('a title above the header', 'Beställning vecka 47\n\nArtnr;Antal\n4012301;5\n', 3, [
    [1, 'Beställning vecka 47', 'title'],
    [4, '4012301', 5],
  ]),
  text('a decimal comma behind a tab', '1234\t5,5', null, [[1, '1234', 5.5]]),
  text('a title above tabs without a header', 'Beställning vecka 47\n4012301\t5\n4012302\t6,5\n', null, [
    [1, 'Beställning vecka 47', 'title'],
    [2, '4012301', 5],
    [3, '4012302', 6.5],
  ]),
  text(
    'a title with commas above tabs',
    'Beställning, vecka 47, Bygget\n4012301\t5,5\n4012302\t6,5\n',
    null,
    [
      [1, 'Beställning, vecka 47, Bygget', 'title'],
      [2, '4012301', 5.5],
      [3, '4012302', 6.5],
    ],
  ),
  text('a title with as many commas as there are columns', 'Order, 47\n4012301;5,5\n4012302;6,5\n', null, [
    [1, 'Order, 47', 'title'],
    [2, '4012301', 5.5],
    [3, '4012302', 6.5],
  ]),
  text('two titles with commas above a header', 'Order, 47\nBygget, hus 3\nArtnr;Antal\n4012301;5,5\n', 3, [
    [1, 'Order, 47', 'title'],
    [2, 'Bygget, hus 3', 'title'],
    [4, '4012301', 5.5],
  ]),
  text(
    'semicolons and bars in names between commas',
    'Artnr,Namn,Antal\n4012301,Ventil; rak,5\n4012302,Rör|böj,6\n',
    1,
    [
      [2, '4012301', 5],
      [3, '4012302', 6],
    ],
  ),
  text('a semicolon in a name between bars', 'Artnr|Namn|Antal\n4012301|Rör; böj|5,5\n', 1, [
    [2, '4012301', 5.5],
  ]),
  text('an order number above bars', 'PO 12345\n4012301|5\n4012302|6,5\n', null, [
    [1, 'PO 12345', 'title'],
    [2, '4012301', 5],
    [3, '4012302', 6.5],
  ]),
  text('a day above the table', '2026-11-29\n4012301\t5\n4012302\t6\n', null, [
    [1, '2026-11-29', 'title'],
    [2, '4012301', 5],
    [3, '4012302', 6],
  ]),
  text('a row without a quantity at the top', '4012301\n4012302;5\n4012303;6\n', null, [
    [1, '4012301', 'quantityRequired'],
    [2, '4012302', 5],
    [3, '4012303', 6],
  ]),
  text('blank lines', '\n\nArtnr;Antal\n\n4012301;5\n;\n   \n4012302;6\n\n', 3, [
    [5, '4012301', 5],
    [8, '4012302', 6],
  ]),
  text('line breaks of a Macintosh', 'Artnr;Antal\r4012301;5\r4012302;6\r', 1, [
    [2, '4012301', 5],
    [3, '4012302', 6],
  ]),
  text('a line break inside a quote', 'Artnr;Namn;Antal\n4012301;"Ventil\nDN15";5\n4012302;Rör;6\n', 1, [
    [2, '4012301', 5],
    [4, '4012302', 6],
  ]),
  text('a delimiter inside a quote', 'Artnr,Namn,Antal\n4012301,"Ventil, DN15",5\n', 1, [[2, '4012301', 5]]),
  text('inches', 'Artnr;Namn;Antal\n4012301;Rör 1/2";5\n4012302;Rör 3/4";6\n', 1, [
    [2, '4012301', 5],
    [3, '4012302', 6],
  ]),
  text('every cell quoted', '"Artnr";"Antal"\n"4012301";"5"\n', 1, [[2, '4012301', 5]]),
  text('a named delimiter', 'sep=|\nArtnr|Antal\n4012301|5\n', 2, [[3, '4012301', 5]]),
  text('a totals row without a number', 'Artnr;Namn;Antal\n4012301;Ventil;5\n;Totalt:;5\n', 1, [
    [2, '4012301', 5],
    [3, '', 'totals'],
  ]),
  text('totals in Finnish', 'Tuotenro;Määrä\n4012301;5\nYhteensä;5\n', 1, [
    [2, '4012301', 5],
    [3, 'Yhteensä', 'totals'],
  ]),
  text('totals in Danish', 'Varenr;Antal\n4012301;5\nI alt;5\n', 1, [
    [2, '4012301', 5],
    [3, 'I alt', 'totals'],
  ]),
  text('leading zeros kept by a formula', 'Artnr;Antal\n="0045678";5\n', 1, [[2, '0045678', 5]]),
  text('leading zeros kept by an apostrophe', "Artnr;Antal\n'0045678;5\n", 1, [[2, '0045678', 5]]),
  text('thousands with a no-break space', 'Artnr;Antal\n4012301;1\u00a0200\n4012302;12\u202f000\n', 1, [
    [2, '4012301', 1200],
    [3, '4012302', 12_000],
  ]),
  text('thousands with points and a decimal comma', 'Artnr;Antal\n4012301;1.200,5\n', 1, [
    [2, '4012301', 1200.5],
  ]),
  text('thousands with commas and a decimal point', 'Artnr\tAntal\n4012301\t1,200.5\n', 1, [
    [2, '4012301', 1200.5],
  ]),
  text(
    'quantities that can mean two things',
    'Artnr;Antal\n4012301;1.200\n4012302;1,200\n4012303;10,000 st\n4012304;0,500\n',
    1,
    [
      [2, '4012301', 'quantityAmbiguous'],
      [3, '4012302', 'quantityAmbiguous'],
      [4, '4012303', 'quantityAmbiguous'],
      [5, '4012304', 'quantityInvalid'],
    ],
  ),
  text('quantities that can mean two things, without a header', '4012301;1.200\n4012302;10,000\n', null, [
    [1, '4012301', 'quantityAmbiguous'],
    [2, '4012302', 'quantityAmbiguous'],
  ]),
  text('a template without a header', '4012301;0\n4012302;0\n4012303;2\n4012304;0\n', null, [
    [1, '4012301', 'quantityZero'],
    [2, '4012302', 'quantityZero'],
    [3, '4012303', 2],
    [4, '4012304', 'quantityZero'],
  ]),
  text('a decimal point', 'Artnr;Antal\n4012301;2.5\n', 1, [[2, '4012301', 2.5]]),
  text('units behind the quantity', 'Artnr;Antal\n4012301;5 st\n4012302;2,5 m\n', 1, [
    [2, '4012301', 5],
    [3, '4012302', 2.5],
  ]),
  text('words for a quantity', 'Artnr;Antal\n4012301;fem\n4012302;\n', 1, [
    [2, '4012301', 'quantityIsNotNumber'],
    [3, '4012302', 'quantityRequired'],
  ]),
  text(
    'quantities beyond the limits',
    'Artnr;Antal\n4012301;0\n4012302;-5\n4012303;100001\n4012304;100 000\n',
    1,
    [
      [2, '4012301', 'quantityZero'],
      [3, '4012302', 'quantityInvalid'],
      [4, '4012303', 'quantityInvalid'],
      [5, '4012304', 100_000],
    ],
  ),
  text('a number that a spreadsheet has rounded', 'EAN;Antal\n7,33E+12;5\n7.33042E+12;6\n', 1, [
    [2, '7,33E+12', 5],
    [3, '7.33042E+12', 6],
  ]),
  text('no numbers in some rows', 'Artnr;Antal\n;5\n4012301;6\n', 1, [
    [2, '', 5],
    [3, '4012301', 6],
  ]),
  text('rows of different length', 'Artnr;Antal;Märke\n4012301;5\n4012302;6;Bygget;mer\n', 1, [
    [2, '4012301', 5],
    [3, '4012302', 6],
  ]),
  text('the same number twice', 'Artnr;Antal\n4012301;5\n4012301;6\n', 1, [
    [2, '4012301', 5],
    [3, '4012301', 6],
  ]),
  text('numbers with signs between their parts', 'Artnr;Antal\n40.123-01;5\n401 23 02;6\n', 1, [
    [2, '40.123-01', 5],
    [3, '401 23 02', 6],
  ]),
]

const sheet = (
  name: string,
  rows: readonly (readonly Cell[])[],
  header: number | null,
  expected: CorpusFile['rows'],
): CorpusFile[] => [
  { name: `XLSX: ${name}`, bytes: xlsxOf(rows), header, rows: expected },
  { name: `ODS: ${name}`, bytes: odsOf(rows), header, rows: expected },
]

/** The same rows as text and as both kinds of sheet: the format does not affect their meaning. */
const everyKind = (
  name: string,
  rows: readonly (readonly (string | number | null)[])[],
  header: number | null,
  expected: CorpusFile['rows'],
): CorpusFile[] => [
  text(
    name,
    textOf(
      rows.map((cells) => cells.map((each) => String(each ?? ''))),
      ';',
      '\n',
    ),
    header,
    expected,
  ),
  ...sheet(name, rows, header, expected),
]

const sheets: CorpusFile[] = [
  ...Object.entries(headers).flatMap(([language, header]) =>
    sheet(`header in ${language}`, [header, ['4012301', 10, 'Ventil'], ['0045678', 2.5, 'Rör']], 1, [
      [2, '4012301', 10],
      [3, '0045678', 2.5],
    ]),
  ),
  ...everyKind(
    'numbers as numbers',
    [
      ['Artnr', 'Antal'],
      [4012301, 10],
      [4012302, 1200],
    ],
    1,
    [
      [2, '4012301', 10],
      [3, '4012302', 1200],
    ],
  ),
  ...sheet(
    'zeros by the format of the cell',
    [
      ['Artnr', 'Antal'],
      [{ number: 45678, digits: 7 }, 10],
    ],
    1,
    [[2, '0045678', 10]],
  ),
  ...everyKind(
    'an EAN that only looks rounded',
    [
      ['EAN', 'Antal'],
      [7330417000123, 10],
    ],
    1,
    [[2, '7330417000123', 10]],
  ),
  ...everyKind(
    'blank rows between',
    [
      ['Artnr', 'Antal'],
      [null, null],
      ['4012301', 10],
      ['', ''],
      ['4012302', 5],
    ],
    1,
    [
      [3, '4012301', 10],
      [5, '4012302', 5],
    ],
  ),
  ...everyKind(
    'no header',
    [
      ['4012301', 10],
      ['4012302', 5],
    ],
    null,
    [
      [1, '4012301', 10],
      [2, '4012302', 5],
    ],
  ),
  ...everyKind(
    'totals below',
    [
      ['Artnr', 'Antal'],
      ['4012301', 10],
      ['Summa', 10],
    ],
    1,
    [
      [2, '4012301', 10],
      [3, 'Summa', 'totals'],
    ],
  ),
  ...sheet(
    'a point in a cell is no thousand',
    [
      ['Artnr', 'Antal'],
      ['4012301', 1.125],
      ['4012302', '1 200,5'],
    ],
    1,
    [
      [2, '4012301', 1.125],
      [3, '4012302', 1200.5],
    ],
  ),
  {
    name: 'XLSX: that begins below the top',
    bytes: xlsxOf(
      [
        ['Artnr', 'Antal'],
        ['4012301', 10],
      ],
      3,
    ),
    header: 4,
    rows: [[5, '4012301', 10]],
  },
]

/** Every readable file, with its rows. */
export const corpus: readonly CorpusFile[] = [...grid, ...byHand, ...sheets]
