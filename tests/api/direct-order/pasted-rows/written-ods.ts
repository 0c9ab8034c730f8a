import { gridOf, hiddenColumn, shownOf, type Table, type Written } from './written-table.ts'
import type { ZipPart } from './zip.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const spreadsheet = 'application/vnd.oasis.opendocument.spreadsheet'
const namespace = 'urn:oasis:names:tc:opendocument:xmlns'
const letters = 'ABCDEFG'

/** A text in one paragraph: plain, in two spans, or with its spaces as elements. */
function paragraph(text: string, as: 'shared' | 'rich' | 'inline' | 'formula'): string {
  if (as === 'rich') {
    const half = Math.ceil(text.length / 2)
    return `<text:p><text:span>${escaped(text.slice(0, half))}</text:span>${escaped(text.slice(half))}</text:p>`
  }
  return `<text:p>${as === 'inline' ? escaped(text).replaceAll(' ', '<text:s/>') : escaped(text)}</text:p>`
}

const note = '<office:annotation><text:p>9 st</text:p></office:annotation>'

function cell(written: Written | undefined): string {
  if (written === undefined) return '<table:table-cell/>'
  if ('text' in written)
    return `<table:table-cell office:value-type="string"${written.as === 'formula' ? ' table:formula="of:=A1"' : ''}>${written.as === 'rich' ? note : ''}${paragraph(written.text, written.as)}</table:table-cell>`
  const formula = written.isFormula ? ' table:formula="of:=A1+1"' : ''
  return `<table:table-cell office:value-type="float" office:value="${written.value}"${formula}><text:p>${escaped(shownOf(written))}</text:p></table:table-cell>`
}

const visibility = [
  ' table:visibility="collapse"',
  ' table:visibility="filter"',
  ' table:visibility="collapse"',
]

/** The rows of the table; two that are alike are one that is repeated. */
function rowsOf(table: Table): string {
  const rows = gridOf(table).map(({ cells, isHidden }, index) => {
    const written = [...letters].map((column) => cell(cells.get(column))).join('')
    const content = `${written}<table:table-cell table:number-columns-repeated="16377"/></table:table-row>`
    return { attributes: isHidden ? (visibility[table.hiding] ?? '') : '', content, isHeader: index === 0 }
  })
  const parts: string[] = []
  for (let at = 0; at < rows.length;) {
    const row = rows[at]
    if (row === undefined) break
    let times = 1
    while (rows[at + times]?.content === row.content && rows[at + times]?.attributes === row.attributes)
      times += 1
    const repeated = times === 1 ? '' : ` table:number-rows-repeated="${times}"`
    const xml = `<table:table-row${repeated}${row.attributes}>${row.content}`
    parts.push(
      row.isHeader && table.references ? `<table:table-header-rows>${xml}</table:table-header-rows>` : xml,
    )
    at += times
  }
  return parts.join('')
}

const otherTable = (isHidden: boolean): string =>
  `<table:table table:name="B"${isHidden ? ' table:style-name="ta2"' : ''}><table:table-row><table:table-cell office:value-type="string"><text:p>Artnr</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Antal</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell office:value-type="string"><text:p>8000001</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="77"><text:p>77</text:p></table:table-cell></table:table-row></table:table>`

function contentOf(table: Table): string {
  const above =
    table.blankRows === 0
      ? ''
      : `<table:table-row table:number-rows-repeated="${table.blankRows}"><table:table-cell/></table:table-row>`
  const column = hiddenColumn(table)
  const at = letters.indexOf(column ?? '')
  const columns =
    column === null
      ? ''
      : `${at === 0 ? '' : `<table:table-column table:number-columns-repeated="${at}"/>`}<table:table-column table:visibility="collapse"/>`
  const rest =
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
  const own = `<table:table table:name="A" table:style-name="ta1">${columns}${above}${rowsOf(table)}${rest}</table:table>`
  const other = otherTable(table.sheets === 'hiddenBefore')
  const all = { one: own, before: other + own, hiddenBefore: other + own, after: own + other }[table.sheets]
  return `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="${namespace}:office:1.0" xmlns:style="${namespace}:style:1.0" xmlns:table="${namespace}:table:1.0" xmlns:text="${namespace}:text:1.0"><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${all}</office:spreadsheet></office:body></office:document-content>`
}

/** An ODS file. Its numbers hold what their cells show as text. */
export const odsOf = (table: Table): ZipPart[] => [
  { name: 'mimetype', content: spreadsheet },
  {
    name: 'META-INF/manifest.xml',
    content: `<m:manifest xmlns:m="${namespace}:manifest:1.0"><m:file-entry m:full-path="/" m:media-type="${spreadsheet}"/><m:file-entry m:full-path="content.xml" m:media-type="text/xml"/></m:manifest>`,
  },
  { name: 'styles.xml', content: `<o:document-styles xmlns:o="${namespace}:office:1.0"/>` },
  {
    name: 'settings.xml',
    content: `<office:document-settings xmlns:office="${namespace}:office:1.0" xmlns:config="${namespace}:config:1.0"><office:settings><config:config-item config:name="ActiveTable" config:type="string">A</config:config-item></office:settings></office:document-settings>`,
  },
  { name: 'content.xml', content: contentOf(table) },
]
