import { describe, expect, it } from 'vitest'
import { readRows } from '../../../../api/direct-order/pasted-rows/index.ts'
import { RowsRefused } from '../../../../api/direct-order/pasted-rows/index.ts'
import { odsContent, xlsxParts } from './workbooks.ts'
import { zipOf } from './zip.ts'
import { detectDelimiter } from '../../../../api/spreadsheets/delimiter.ts'
import { readingsOf } from '../../../../api/catalogue/articles/number-readings.ts'

const rowsOf = async (source: string | Buffer) => {
  const { rows } = await readRows(source)
  return rows.flatMap(({ line, number, quantity, title }) =>
    title ? [] : [[line, number, quantity.value ?? quantity.problem]],
  )
}

describe('pastes that the comparison with a second reader has found (DIR-5)', () => {
  it.each([
    [
      'quoted cells between tabs',
      '"Artnr"\t"Antal"\n"4012301"\t"12"\n"4012302"\t"1,5"',
      [
        [2, '4012301', 12],
        [3, '4012302', 1.5],
      ],
    ],
    [
      'a title that is a heading too, above the headings',
      'Beställ\nvecka 47\n"Artnr","Antal"\n"816 7960","15"\n"9999991","61084"',
      [
        [4, '816 7960', 15],
        [5, '9999991', 61084],
      ],
    ],
    [
      'a title that names articles, above the headings',
      'Artikel;;\nAntal;Benämning;Artnr\n15;Rör;4012301\n7;Ventil;4012302',
      [
        [3, '4012301', 15],
        [4, '4012302', 7],
      ],
    ],
    [
      'a tab at the end of the last line',
      'Artnr,Antal\n4012301,5\n4012302,6\t',
      [
        [2, '4012301', 5],
        [3, '4012302', 6],
      ],
    ],
    [
      'a tab in a cell of the last row',
      'Artnr,Antal\n4012301,13\n4012302,498,658\t200',
      [
        [2, '4012301', 13],
        [3, '4012302', 498],
      ],
    ],
    [
      'a semicolon in a cell of the last row',
      'Artnr,Antal\n4012301,13\n40 12 302;231.200',
      [
        [2, '4012301', 13],
        [3, '40 12 302;231.200', 'quantityRequired'],
      ],
    ],
    [
      'a tab in the number of one row',
      'Artnr,Antal\n4012301,13\n4012\t302,5\n4012303,2',
      [
        [2, '4012301', 13],
        [3, '4012\t302', 5],
        [4, '4012303', 2],
      ],
    ],
    [
      'a tab in the quantity of one row',
      'Artnr,Antal\n4012301,1\t3\n4012302,5\n4012303,2',
      [
        [2, '4012301', 'quantityIsNotNumber'],
        [3, '4012302', 5],
        [4, '4012303', 2],
      ],
    ],
  ])('%s', async (_, text, rows) => {
    expect(await rowsOf(text)).toEqual(rows)
  })

  it('never make one number of two cells', async () => {
    expect(readingsOf('4012\t302')).toEqual([{ number: '4012302', certain: false }])
    expect(await rowsOf("Artnr|Antal\n4012301|'\t001")).toEqual([[2, '4012301', 'quantityIsNotNumber']])
  })
})

/** A workbook whose rows and shared texts are given as XML. */
const xlsx = (rows: string, shared = ''): Buffer =>
  zipOf([
    ...xlsxParts([]).map((part) =>
      part.name.endsWith('sheet1.xml')
        ? { ...part, content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` }
        : part,
    ),
    { name: 'xl/sharedStrings.xml', content: `<sst>${shared}</sst>` },
  ])
const text = (written: string): string => `<c t="inlineStr"><is><t>${written}</t></is></c>`
const headings = `<row>${text('Artnr')}${text('Antal')}</row>`
const openRow = (value: string): string =>
  `<table:table-row><table:table-cell office:value-type="string"><text:p>Artnr</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Antal</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell office:value-type="string"><text:p>4012301</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell></table:table-row>`

/** An open document whose quantity is a cell with this content. */
const openCell = (content: string): Buffer => {
  const cell = `<table:table-cell office:value-type="string">${content}</table:table-cell>`
  const rows = openRow('5').replace(
    /<table:table-cell office:value-type="float".*?<\/table:table-cell>/u,
    () => cell,
  )
  return zipOf([{ name: 'content.xml', content: odsContent(rows) }])
}

describe('spreadsheets that the comparison with a second reader has found (DIR-5)', () => {
  it.each([
    [
      'an index of a shared text in a cell with a text of its own',
      '<c t="inlineStr"><v>3</v></c>',
      'quantityRequired',
    ],
    ['a grouped number in a numeric cell', '<c><v>1,200</v></c>', 'quantityAmbiguous'],
    ['a text beside the value of a cell', '<c><v>5</v><is><t>7</t></is></c>', 5],
    ['a shared text without an index', '<c t="s"/>', 'quantityRequired'],
    ['a shared text with an empty index', '<c t="s"><v></v></c>', 'quantityRequired'],
    [
      'an inline text behind how it is said',
      '<c t="inlineStr"><is><rPh sb="0" eb="1"><t>8</t></rPh><t>5,5</t></is></c>',
      5.5,
    ],
    ['a number of spaces', '<c><v> </v></c>', 'quantityRequired'],
  ])('%s', async (_, cell, quantity) => {
    const file = xlsx(`${headings}<row>${text('4012301')}${cell}</row>`, '<si><t>17</t></si>')
    expect(await rowsOf(file)).toEqual([[2, '4012301', quantity]])
  })

  it('are numbered by their cells where their rows have no number', async () => {
    const placed = '<row><c r="A4"><v>4012301</v></c><c r="B4"><v>5</v></c></row>'
    const rows = `${headings}${placed}<row><c><v>4012302</v></c></row>`
    expect(await rowsOf(xlsx(rows))).toEqual([
      [4, '4012301', 5],
      [5, '4012302', 'quantityRequired'],
    ])
  })

  it.each([
    ['a grouped number', '1,200', 'quantityAmbiguous'],
    ['a number of spaces', ' ', 'quantityRequired'],
  ])('%s in a numeric cell of an open document', async (_, value, quantity) => {
    const file = zipOf([{ name: 'content.xml', content: odsContent(openRow(value)) }])
    expect(await rowsOf(file)).toEqual([[2, '4012301', quantity]])
  })

  it.each([
    [
      'a row in a row',
      xlsx(`${headings}<row>${text('4012301')}<row><c><v>5</v></c></row>${text('4012302')}</row>`),
    ],
    ['a cell in a cell', xlsx(`${headings}<row><c><v>4012301</v><c><v>5</v></c></c></row>`)],
    [
      'a cell outside the rows',
      xlsx(`<c><v>1</v></c>${headings}<row>${text('4012301')}<c><v>5</v></c></row>`),
    ],
    [
      'a row outside the data',
      zipOf(
        xlsxParts([['4012301', 5]]).map((part) => ({
          ...part,
          content: String(part.content).replaceAll('sheetData', 'cols'),
        })),
      ),
    ],
    ['an element in a value', xlsx(`${headings}<row>${text('4012301')}<c><v>1<x/>5</v></c></row>`)],
    ['an element in a text', xlsx(`${headings}<row>${text('4012301')}${text('1<v>9</v>5')}</row>`)],
    [
      'an element in a shared text',
      xlsx(
        `${headings}<row>${text('4012301')}<c t="s"><v>0</v></c></row>`,
        '<si><t>1<v>1e308</v>,5</t></si>',
      ),
    ],
    [
      'a shared text in a shared text',
      xlsx(
        `${headings}<row>${text('4012301')}<c t="s"><v>0</v></c></row>`,
        '<si><t>1</t><si><t>5</t></si></si>',
      ),
    ],
    [
      'a text beside the text of a shared text',
      xlsx(`${headings}<row>${text('4012301')}<c t="s"><v>0</v></c></row>`, "<si>'<t>5</t></si>"),
    ],
    [
      'a text beside an inline text',
      xlsx(`${headings}<row><c t="inlineStr"><is><![CDATA[4]]><t>012301</t></is></c><c><v>5</v></c></row>`),
    ],
    ['a text beside a value', xlsx(`${headings}<row>${text('4012301')}<c><f>A1</f>1<v>5</v></c></row>`)],
    [
      'two cells in one place',
      xlsx(`${headings}<row r="2">${text('4012301')}<c r="B2"><v>5</v></c><c r="B2"/></row>`),
    ],
    [
      'a second cell in an earlier place',
      xlsx(
        `${headings}<row r="2">${text('4012301')}<c r="B2"><v>5</v></c><c r="A2"><v>4012302</v></c></row>`,
      ),
    ],
    [
      'a sheet that its relationships do not name',
      zipOf(
        xlsxParts([['4012301', 5]]).map((part) => ({
          ...part,
          content: String(part.content).replace(
            '<sheets>',
            '<sheets><sheet name="B" sheetId="2" state="hidden" r:id="rId2"/>',
          ),
        })),
      ),
    ],
    [
      'a paragraph in a paragraph of an open document',
      openCell('<text:p><text:p>6</text:p><text:span>1</text:span>0</text:p>'),
    ],
    [
      'an index that is a text',
      xlsx(`${headings}<row>${text('4012301')}<c t="s"><v>0e1</v></c></row>`, '<si><t>5</t></si>'),
    ],
    [
      'an index of no shared text',
      xlsx(`${headings}<row>${text('4012301')}<c t="s"><v>1</v></c></row>`, '<si><t>5</t></si>'),
    ],
    [
      'hidden columns without a place',
      zipOf(
        xlsxParts([['4012301', 5]]).map((part) => ({
          ...part,
          content: String(part.content).replace(
            '<sheetData>',
            '<cols><col max="1" hidden="1"/></cols><sheetData>',
          ),
        })),
      ),
    ],
    ['two values in a cell', xlsx(`${headings}<row><c><v>1714789</v><v>12</v></c><c><v>5</v></c></row>`)],
    [
      'a row in a row of an open document',
      zipOf([
        {
          name: 'content.xml',
          content: odsContent(
            openRow('5').replace(
              '</table:table-cell></table:table-row><',
              '</table:table-cell><table:table-row/></table:table-row><',
            ),
          ),
        },
      ]),
    ],
  ])('are refused with %s', async (_, bytes) => {
    const failure: unknown = await readRows(bytes).catch((cause: unknown) => cause)
    expect(failure).toBeInstanceOf(RowsRefused)
    expect(failure).toMatchObject({ code: 'broken' })
  })
})

describe('a cell of an open document (DIR-5)', () => {
  const note = '<office:annotation><text:p>9 st</text:p></office:annotation>'
  it.each([
    ['a comment in its text', `<text:p>1${note}2</text:p>`],
    ['a comment before its text', `${note}<text:p>12</text:p>`],
    ['a drawing with a text', '<draw:custom-shape><text:p>9</text:p></draw:custom-shape><text:p>12</text:p>'],
    [
      'a picture with a text box',
      '<draw:frame><draw:text-box><text:p>9</text:p></draw:text-box></draw:frame><text:p>12</text:p>',
    ],
    [
      'a drawing in its text',
      '<text:p>1<draw:frame><draw:text-box><text:p>9</text:p></draw:text-box></draw:frame>2</text:p>',
    ],
    [
      'a drawing in a group with a comment',
      `<draw:g><draw:rect>${note}<text:p>9</text:p></draw:rect><text:p>8</text:p></draw:g><text:p>12</text:p>`,
    ],
    [
      'how a sign is said',
      '<text:p><text:ruby><text:ruby-base>12</text:ruby-base><text:ruby-text>9</text:ruby-text></text:ruby></text:p>',
    ],
  ])('has its own text only, with %s', async (_, content) => {
    expect(await rowsOf(openCell(content))).toEqual([[2, '4012301', 12]])
  })
})

describe('two values in one cell (DIR-5)', () => {
  it.each(['<text:line-break/>', '<text:tab/>', '</text:p><text:p>'])(
    'of an open document are not one number: %s',
    async (between) => {
      expect(await rowsOf(openCell(`<text:p>169${between}6</text:p>`))).toEqual([
        [2, '4012301', 'quantityIsNotNumber'],
      ])
    },
  )

  it('are not one number', async () => {
    const file = xlsx(`${headings}<row>${text('4012301\n2')}${text('169\n6')}</row>`)
    expect(await rowsOf(file)).toEqual([[2, '4012301\n2', 'quantityIsNotNumber']])
    expect(await rowsOf('Artnr;Antal\n4012301;"169\n6"')).toEqual([[2, '4012301', 'quantityIsNotNumber']])
    expect(readingsOf('4012301\n2')).toMatchObject([{ certain: false }])
  })
})

describe('the delimiter of a paste with a sign of another one (DIR-5)', () => {
  it.each([
    [
      'a table below a row without a quantity',
      'Artnr|Antal\n47321\n|199,5',
      [
        [2, '47321', 'quantityRequired'],
        [3, '', 199.5],
      ],
    ],
    [
      'a tab in the last row',
      'Artnr|Antal\n5409753|489.25\n9358695|89,5\n560|530,5\n234786\t,5',
      [
        [2, '5409753', 489.25],
        [3, '9358695', 89.5],
        [4, '560', 530.5],
        [5, '234786\t,5', 'quantityRequired'],
      ],
    ],
    [
      'a title with commas and a semicolon',
      'Beställning, vec,ka 47; till lagret\nArtnr;Antal\n4978795;896',
      [[3, '4978795', 896]],
    ],
    [
      'a tab in front of the last row',
      'Artnr;Antal\n1\n\t000;10,5',
      [
        [2, '1', 'quantityRequired'],
        [3, '000', 10.5],
      ],
    ],
    [
      'a title with a comma, and a row with a decimal comma alone',
      ',Beställning vecka 47\n\nArtnr\tAntal\n0A-1\t\n100,5',
      [
        [4, '0A-1', 'quantityRequired'],
        [5, '100,5', 'quantityRequired'],
      ],
    ],
    [
      'quoted headings, and rows with more of another one',
      '"Artnr"|"Antal"\n4012301|1;2;3\n4012302;4;5\n4012303;6;7',
      [
        [2, '4012301', 'quantityIsNotNumber'],
        [3, '4012302;4;5', 'quantityRequired'],
        [4, '4012303;6;7', 'quantityRequired'],
      ],
    ],
    ['a title with a comma above one row', 'Beställning, vecka 47\n1234\t5,5', [[2, '1234', 5.5]]],
  ])('%s', async (_, pasted, rows) => {
    expect(await rowsOf(pasted)).toEqual(rows)
  })
})

describe('the delimiter of a paste whose headings are not known (DIR-5)', () => {
  it.each([
    ['4012300,5\n4012301,13\n4012302,498,658\t200', ','],
    ['4012300,5\n4012301,13\n40 12 302;231.200', ','],
    ['4012300,5\n4012301,5\n4012302,6\t', ','],
    ['Kod|Mängd\n5409753|489.25\n9358695|89,5\n560|530,5\n234786\t,5', '|'],
    ['Kod|Mängd\n47321\n|199,5', '|'],
    ['Beställning, vec,ka 47; till lagret\nKod;Mängd\n4978795;896', ';'],
    ['Kod;Mängd\n1\n\t000;10,5', ';'],
    ['"Kod"\t"Mängd"\n"4012301"\t"12"\n"4012302"\t"1,5"', '\t'],
    ['Beställning, vecka 47\n1234\t5,5', '\t'],
  ])('%j', (pasted, delimiter) => {
    expect(detectDelimiter(pasted)).toBe(delimiter)
  })
})
