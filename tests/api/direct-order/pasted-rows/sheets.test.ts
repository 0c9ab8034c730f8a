import zlib from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { readRows } from '../../../../api/direct-order/pasted-rows/index.ts'
import { zipOf, type ZipPart } from './zip.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface TestSheet {
  name?: string
  state?: string
  rows: string
  cols?: string
}

/** A workbook of sheets whose rows are given as XML, with the formats of styles 1, 2 … */
function xlsx(sheets: readonly TestSheet[], formats: readonly string[] = [], active = 0): ZipPart[] {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`)
  return [
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${office}"><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${sheets
        .map(
          ({ name = 'A', state = 'visible' }, index) =>
            `<sheet name="${name}" state="${state}" r:id="r${index}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships>${sheets.map((_, index) => `<Relationship Id="r${index}" Type="${office}/worksheet" Target="worksheets/s${index}.xml"/>`).join('')}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    },
    ...sheets.map(({ rows, cols = '' }, index) => ({
      name: `xl/worksheets/s${index}.xml`,
      content: `<worksheet>${cols}<sheetData>${rows}</sheetData></worksheet>`,
    })),
  ]
}

const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const number = (value: number, style = 0): string => `<c s="${style}"><v>${value}</v></c>`
const row = (cells: string, attributes = ''): string => `<row${attributes}>${cells}</row>`
const headings = row(text('Artnr') + text('Antal'))

const ods = (tables: string, settings?: string, styles = ''): Buffer =>
  zipOf([
    {
      name: 'content.xml',
      content: `<o:doc xmlns:o="o" xmlns:t="t" xmlns:x="x" xmlns:s="s"><o:styles>${styles}</o:styles><o:sheet>${tables}</o:sheet></o:doc>`,
    },
    ...(settings === undefined
      ? []
      : [
          {
            name: 'settings.xml',
            content: `<o:s xmlns:o="o" xmlns:c="c"><c:config-item c:name="ActiveTable">${settings}</c:config-item></o:s>`,
          },
        ]),
  ])
const odsText = (value: string): string =>
  `<t:table-cell o:value-type="string"><x:p>${value}</x:p></t:table-cell>`
const odsNumber = (value: number, shown: string): string =>
  `<t:table-cell o:value-type="float" o:value="${value}"><x:p>${shown}</x:p></t:table-cell>`
const odsRow = (cells: string, attributes = ''): string => `<t:table-row${attributes}>${cells}</t:table-row>`
const odsTable = (rows: string, attributes = ''): string => `<t:table${attributes}>${rows}</t:table>`
const odsHeadings = odsRow(odsText('Artnr') + odsText('Antal'))

const read = async (bytes: Buffer) => {
  const { rows, sheet, header } = await readRows(bytes)
  return {
    sheet,
    header: header?.raw,
    rows: rows.map(({ number: code, quantity, hidden }) =>
      hidden ? [code, quantity.value, 'hidden'] : [code, quantity.value],
    ),
  }
}

describe('number formats of a spreadsheet (DIR-5)', () => {
  it.each([
    ['_-* #,##0\\ _m_k_-', 4012301, '4012301'],
    ['_-* #,##0.00\\ &quot;kr&quot;_-', 4012301, '4012301'],
    ['00 00 000', 45678, '00 45 678'],
    ['0000000;@', 45678, '0045678'],
    ['[Red]0000000', 45678, '0045678'],
    ['[Blue][&gt;=100]000-0000;00', 123456, '012-3456'],
    ['_-* 0000000_-', 45678, '0045678'],
    ['&quot;AB-&quot;0000', 12, 'AB-0012'],
    ['\\A\\B0000', 12, 'AB0012'],
    ['#,##0', 4012301, '4012301'],
    ['0.00', 4012301, '4012301'],
    ['0.0E+00', 7330417000123, '7330417000123'],
    ['General', 7330417000123, '7330417000123'],
    ['@', 45678, '45678'],
    ['0000000;-0000000;0000000;@', 45678, '0045678'],
    ['this is [no format', 45678, '45678'],
  ])('%s of %d is the article %s', async (format, value, shown) => {
    const file = zipOf(xlsx([{ rows: headings + row(number(value, 1) + number(2)) }], [format]))
    expect((await read(file)).rows).toEqual([[shown, 2]])
  })

  it.each(['_-* #,##0\\ _m_k_-', '0&quot; days&quot;', '0000', '00 00', '[Red]0&quot; st&quot;', '#,##0.0'])(
    '%s does not change a quantity',
    async (format) => {
      const file = zipOf(xlsx([{ rows: headings + row(text('4012301') + number(12, 1)) }], [format]))
      expect((await read(file)).rows).toEqual([['4012301', 12]])
    },
  )

  it('says where the number of an article is a day', async () => {
    const file = zipOf(
      xlsx(
        [{ rows: headings + row(number(39_600, 1) + number(2)) + row(number(39_600, 2) + number(2)) }],
        ['mmm-yy', 'yyyy-mm-dd'],
      ),
    )
    const { rows } = await readRows(file)
    expect(rows.map((each) => [each.number, each.numberIsDay])).toEqual([
      ['Jun-08', true],
      ['2008-06-01', true],
    ])
  })

  it('are as shown in an open document', async () => {
    const file = ods(
      odsTable(
        odsHeadings +
          odsRow(odsNumber(45678, '00 45 678') + odsNumber(2, '2 st')) +
          odsRow(odsNumber(12, 'AB-0012') + odsNumber(1200, '1 200')) +
          odsRow(odsNumber(4012301, '4 012 301,00') + odsNumber(3, '003')),
      ),
    )
    expect((await read(file)).rows).toEqual([
      ['00 45 678', 2],
      ['AB-0012', 1200],
      ['4012301', 3],
    ])
  })
})

describe('parts of a spreadsheet (DIR-5)', () => {
  const shared = '<c t="s"><v>0</v></c><c t="s"><v>1</v></c>'
  const texts = '<sst><si><t>Artnr</t></si><si><t>Antal</t></si></sst>'
  const price = '<c t="inlineStr"><is><t>Pris</t></is></c>'
  const rows = row(shared + price) + row(text('4012301') + number(2) + number(99))

  it('are found by their names in any case', async () => {
    const parts = [...xlsx([{ rows }]), { name: 'xl/SharedStrings.xml', content: texts }]
    const shouted = parts.map((part) => ({
      ...part,
      name: part.name.replace('worksheets/s0', 'Worksheets/S0'),
    }))
    expect(await read(zipOf(shouted))).toMatchObject({ header: 'Artnr;Antal;Pris', rows: [['4012301', 2]] })
  })

  it('are found through relationships, with prefixes of any name', async () => {
    const file = zipOf([
      {
        name: '_rels/.rels',
        content: `<p:Relationships xmlns:p="p"><p:Relationship Id="x" Type="${office}/officeDocument" Target="/book/main.xml"/></p:Relationships>`,
      },
      {
        name: 'book/main.xml',
        content: `<x:workbook xmlns:x="x" xmlns:rel="${office}"><x:sheets><x:sheet name="A" sheetId="1" rel:id="q"/></x:sheets></x:workbook>`,
      },
      {
        name: 'book/_rels/main.xml.rels',
        content: `<Relationships><Relationship Id="q" Type="${office}/worksheet" Target="../data/one.xml"/><Relationship Id="t" Type="${office}/sharedStrings" Target="/data/words.xml"/></Relationships>`,
      },
      { name: 'data/words.xml', content: texts },
      {
        name: 'data/one.xml',
        content: `<x:worksheet xmlns:x="x"><x:sheetData>${rows.replaceAll(/<(\/?)(?=[a-z])/gu, '<$1x:')}</x:sheetData></x:worksheet>`,
      },
    ])
    expect(await read(file)).toMatchObject({ header: 'Artnr;Antal;Pris', rows: [['4012301', 2]] })
  })
})

const seen = (attributes: string): string =>
  row(text('4012301') + number(1)) +
  row(text('4012302') + number(2), attributes) +
  row(text('4012303') + number(3))
const cells = (...values: string[]) => row(values.map(text).join(''))
const hide = (column: number) => `<cols><col min="${column}" max="${column}" hidden="1"/></cols>`

describe('what a spreadsheet does not show (DIR-5)', () => {
  it.each([' hidden="1"', ' hidden="true"', ' ht="0" customHeight="1"', ' ht="0.0" customHeight="1"'])(
    'is a hidden row: %s',
    async (hiding) => {
      expect((await read(zipOf(xlsx([{ rows: headings + seen(hiding) }])))).rows).toEqual([
        ['4012301', 1],
        ['4012302', 2, 'hidden'],
        ['4012303', 3],
      ])
    },
  )

  it.each(['collapse', 'filter'])('is a row that an open document calls %s', async (visibility) => {
    const hidden = odsRow(odsText('4012302') + odsNumber(2, '2'), ` t:visibility="${visibility}"`)
    const file = ods(odsTable(odsHeadings + odsRow(odsText('4012301') + odsNumber(1, '1')) + hidden))
    expect((await read(file)).rows).toEqual([
      ['4012301', 1],
      ['4012302', 2, 'hidden'],
    ])
  })

  it('is a hidden column: one that is shown counts before it', async () => {
    const rows = cells('Artnr', 'Antal', 'Antal') + cells('4012301', '7', '2')
    expect((await read(zipOf(xlsx([{ rows, cols: hide(2) }])))).rows).toEqual([['4012301', 2]])
    expect((await read(zipOf(xlsx([{ rows, cols: hide(3) }])))).rows).toEqual([['4012301', 7]])
    const only = cells('Artnr', 'Antal') + cells('4012301', '7')
    expect((await read(zipOf(xlsx([{ rows: only, cols: hide(2) }])))).rows).toEqual([
      ['4012301', 7, 'hidden'],
    ])
    expect((await read(zipOf(xlsx([{ rows: only, cols: hide(1) }])))).rows).toEqual([
      ['4012301', 7, 'hidden'],
    ])
  })

  it.each([
    ['a price', ['Artnr', 'Antal', 'Pris'], ['4012301', '7', '450'], 2],
    ['a column without a heading', ['Artnr', 'Antal', ''], ['4012301', '7', '450'], 2],
    ['a place for the number', ['Artnr', 'Antal', 'Rum'], ['4012301', '7', '4001'], 1],
  ])('is a hidden column that is named, for which no other one counts: %s', async (_, names, values, at) => {
    expect(
      (await read(zipOf(xlsx([{ rows: cells(...names) + cells(...values), cols: hide(at) }])))).rows,
    ).toEqual([['4012301', 7, 'hidden']])
  })

  it('is a column without a width', async () => {
    const rows = cells('Artnr', 'Antal', 'Antal') + cells('4012301', '7', '2')
    for (const width of ['0', '0.0', '0.00'])
      expect(
        (await read(zipOf(xlsx([{ rows, cols: `<cols><col min="2" max="2" width="${width}"/></cols>` }]))))
          .rows,
      ).toEqual([['4012301', 2]])
    expect(
      (await read(zipOf(xlsx([{ rows, cols: '<cols><col min="2" max="2" width="0.5"/></cols>' }])))).rows,
    ).toEqual([['4012301', 7]])
  })

  it('is a hidden quantity beside two numbers, of which the one that is shown counts', async () => {
    const rows = cells('Artnr', 'Artnr', 'Antal') + cells('9999999', '4012301', '7')
    const cols = '<cols><col min="1" max="1" hidden="1"/><col min="3" max="3" hidden="1"/></cols>'
    expect((await read(zipOf(xlsx([{ rows, cols }])))).rows).toEqual([['4012301', 7, 'hidden']])
  })

  it('is a hidden sheet, which is not read', async () => {
    const other = headings + row(text('9999999') + number(9))
    const rows = headings + row(text('4012301') + number(1))
    for (const state of ['hidden', 'veryHidden'])
      expect((await read(zipOf(xlsx([{ rows: other, state }, { rows }])))).rows).toEqual([['4012301', 1]])
    const file = ods(
      odsTable(odsHeadings + odsRow(odsText('9999999') + odsNumber(9, '9')), ' t:style-name="h"') +
        odsTable(odsHeadings + odsRow(odsText('4012301') + odsNumber(1, '1'))),
      undefined,
      '<s:style s:name="h"><s:table-properties t:display="false"/></s:style>',
    )
    expect((await read(file)).rows).toEqual([['4012301', 1]])
  })

  it('is a hidden sheet, whose rows stand apart where nothing that is shown has a row', async () => {
    const rows = headings + row(text('4012301') + number(1))
    for (const sheets of [
      [{ rows: '' }, { name: 'Data', state: 'hidden', rows }],
      [{ name: 'Data', state: 'veryHidden', rows }],
    ])
      expect(await read(zipOf(xlsx(sheets)))).toMatchObject({
        sheet: { name: 'Data' },
        rows: [['4012301', 1, 'hidden']],
      })
    const file = ods(
      odsTable('') +
        odsTable(odsHeadings + odsRow(odsText('4012301') + odsNumber(1, '1')), ' t:style-name="h"'),
      undefined,
      '<s:style s:name="h"><s:table-properties t:display="false"/></s:style>',
    )
    expect((await read(file)).rows).toEqual([['4012301', 1, 'hidden']])
  })
})

describe('the sheet that is read (DIR-5)', () => {
  const list = (code: string): string => headings + row(text(code) + number(1))
  const notes = row(text('Ring leverantören')) + row(text('Klart'))

  it('is the one that was in front when the file was saved', async () => {
    const sheets = [
      { name: 'Mars', rows: list('4012301') },
      { name: 'April', rows: list('4012302') },
    ]
    expect(await read(zipOf(xlsx(sheets, [], 1)))).toMatchObject({
      sheet: { name: 'April', sheets: 2 },
      rows: [['4012302', 1]],
    })
    expect((await read(zipOf(xlsx(sheets)))).sheet?.name).toBe('Mars')
    const tables = ['Mars', 'April'].map((name, index) =>
      odsTable(odsHeadings + odsRow(odsText(`401230${index}`) + odsNumber(1, '1')), ` t:name="${name}"`),
    )
    expect(await read(ods(tables.join(''), 'April'))).toMatchObject({
      sheet: { name: 'April', sheets: 2 },
      rows: [['4012301', 1]],
    })
  })

  it('is found in an open document without unpacking it once for each of its tables', async () => {
    const inflate = vi.spyOn(zlib, 'createInflateRaw')
    // More rows than a sheet is judged by.
    const filler = Array.from({ length: 25 }, (_, at) => odsRow(odsText('Ring') + odsText(`nr ${at}`))).join(
      '',
    )
    const timesUnpacked = async (tables: number): Promise<number> => {
      inflate.mockClear()
      const order = odsTable(odsHeadings + odsRow(odsText('4012301') + odsNumber(1, '1')), ' t:name="Order"')
      expect(await read(ods(odsTable(filler).repeat(tables) + order))).toMatchObject({
        sheet: { name: 'Order', sheets: tables + 1 },
        rows: [['4012301', 1]],
      })
      return inflate.mock.calls.length
    }
    try {
      const few = await timesUnpacked(2)
      expect(few).toBeGreaterThan(0)
      expect(await timesUnpacked(20)).toBe(few)
    } finally {
      inflate.mockRestore()
    }
  })

  it('is the only one with headings, if the one in front has none', async () => {
    const sheets = [
      { name: 'Info', rows: notes },
      { name: 'Order', rows: list('4012301') },
      { name: 'Mer', rows: notes },
    ]
    expect(await read(zipOf(xlsx(sheets)))).toMatchObject({
      sheet: { name: 'Order', sheets: 3 },
      rows: [['4012301', 1]],
    })
    const two = [...sheets, { name: 'Order 2', rows: list('4012302') }]
    expect((await read(zipOf(xlsx(two)))).sheet?.name).toBe('Info')
  })
})
