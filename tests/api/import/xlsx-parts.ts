import type { ZipPart } from '../direct-order/pasted-rows/zip.ts'

const rels = (target: string) =>
  `<Relationships><Relationship Id="r1" Target="hidden.xml"/><Relationship Id="r2" Target="${target}"/></Relationships>`
const book = (more = '') =>
  `<workbook xmlns:r="x">${more}<sheets><sheet name="H" state="hidden" r:id="r1"/><sheet name="A" r:id="r2"/></sheets></workbook>`
const styles =
  '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[Red]yyyy\\-mm\\-dd"/><numFmt numFmtId="171" formatCode="0000000"/><numFmt numFmtId="172" formatCode="0&quot; days&quot;"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs></styleSheet>'
const shared =
  '<sst><si><t>Rör</t></si><si><r><t>Kul</t></r><r><t xml:space="preserve">ventil </t></r><rPh><t>x</t></rPh></si></sst>'

/** The parts of a workbook with a hidden first sheet and the given rows in its second one. */
export function xlsxPartsOf(sheet: string, more = '', target = 'worksheets/sheet1.xml'): ZipPart[] {
  return [
    { name: 'xl/workbook.xml', content: book(more) },
    { name: 'xl/_rels/workbook.xml.rels', content: rels(target) },
    { name: 'xl/styles.xml', content: styles },
    { name: 'xl/sharedStrings.xml', content: shared },
    {
      name: 'xl/hidden.xml',
      content: '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
  ]
}
