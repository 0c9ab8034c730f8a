import type PDFDocument from 'pdfkit'

type Document = InstanceType<typeof PDFDocument>
type Attributes = Readonly<Record<string, string>>

const attributesIn = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]),
  )

/** Applies the `transform` attribute of an element. */
function transform(document: Document, text: string): void {
  for (const [, what = '', list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/gu)) {
    const [a = 0, b, c] = list.split(/[ ,]+/u).map(Number)
    if (what === 'translate') document.translate(a, b ?? 0)
    if (what === 'rotate') document.rotate(a, b === undefined || c === undefined ? {} : { origin: [b, c] })
    if (what === 'scale') document.scale(a, b ?? a)
  }
}

/** Fills and strokes the current path by the attributes of the element, or of the outermost group. */
function paint(document: Document, facts: Attributes, frame: Attributes): void {
  const fill = facts['fill'] ?? frame['fill'] ?? '#000000'
  const stroke = facts['stroke'] ?? frame['stroke'] ?? 'none'
  const dashes = facts['stroke-dasharray']?.split(' ').map(Number)
  const [dash, space] = dashes ?? []
  document.lineWidth(Number(facts['stroke-width'] ?? frame['stroke-width'] ?? 1)).lineJoin('round')
  document.lineCap(facts['stroke-linecap'] === 'butt' ? 'butt' : 'round')
  if (dash !== undefined && space !== undefined) document.dash(dash, { space })
  document.opacity(Number(facts['opacity'] ?? 1))
  if (fill === 'none') document.stroke(stroke)
  else if (stroke === 'none') document.fill(fill)
  else document.fillAndStroke(fill, stroke)
}

/**
 * Places a drawing of the demo on the page. Understands what the drawings contain: paths, ellipses, groups and text.
 */
export function placePicture(document: Document, markup: string, x: number, y: number, size: number): void {
  document
    .save()
    .translate(x, y)
    .scale(size / 240)
  let frame: Attributes | null = null
  for (const [, closing, name, text = '', content = ''] of markup.matchAll(
    /<(\/?)(\w+)([^>]*?)\/?>([^<]*)/gu,
  )) {
    const facts = attributesIn(text)
    if (name === 'g' && closing) document.restore()
    if (name === 'g' && !closing) {
      document.save()
      frame ??= facts
      transform(document, facts['transform'] ?? '')
    }
    if (closing || name === 'g' || name === 'svg') continue
    document.save()
    transform(document, facts['transform'] ?? '')
    const at = (key: string) => Number(facts[key] ?? 0)
    if (name === 'path' && facts['d']) paint(document.path(facts['d']), facts, frame ?? {})
    if (name === 'ellipse')
      paint(document.ellipse(at('cx'), at('cy'), at('rx'), at('ry')), facts, frame ?? {})
    if (name === 'text') {
      const font = document.font('Helvetica-Bold').fontSize(at('font-size'))
      const width = font.widthOfString(content)
      font
        .fillColor(facts['fill'] ?? '#000000')
        .text(content, at('x') - width / 2, at('y') - at('font-size') * 0.76, { lineBreak: false })
    }
    document.restore()
  }
  document.restore()
}
