/** Members of pdfkit that its types leave out. */
interface Internals {
  _font: { id: string; ref(): unknown; encode(text: string): [string[], unknown] }
  page: { xobjects: Record<string, unknown>; fonts: Record<string, unknown> }
}

const name = 'PageCount'

/**
 * The number of all pages, which is known only after the last one: a form (XObject) that pages refer to and that is
 * written at the end. So no page is kept, and memory does not grow with the order.
 */
export class PageCount {
  readonly #document: PDFKit.PDFDocument & Internals
  readonly #size: number
  readonly #colour: string
  readonly #form: PDFKit.PDFKitReference

  constructor(document: PDFKit.PDFDocument, size: number, colour: string) {
    // pdfkit has these members; its types do not.
    this.#document = document as PDFKit.PDFDocument & Internals
    this.#size = size
    this.#colour = colour
    this.#form = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, -size, 10 * size, size] })
  }

  /** Shows the number on the current page, with its top left at a point. */
  draw(x: number, y: number): void {
    const { page } = this.#document
    page.xobjects[name] = this.#form
    // Forms count upwards, pages of pdfkit downwards.
    const baseline = y + this.#size * 0.928
    this.#document.addContent(`q 1 0 0 -1 ${x.toFixed(3)} ${baseline.toFixed(3)} cm /${name} Do Q`)
  }

  /** Writes the number in the current font. */
  end(count: number): void {
    const { _font: font } = this.#document
    const [codes] = font.encode(String(count))
    const colour = [1, 3, 5].map((at) =>
      (Number.parseInt(this.#colour.slice(at, at + 2), 16) / 255).toFixed(3),
    )
    Object.assign(this.#form.data, { Resources: { Font: { [font.id]: font.ref() } } })
    const text = `BT /${font.id} ${this.#size} Tf <${codes.join('')}> Tj ET`
    this.#form.end(Buffer.from(`${colour.join(' ')} rg ${text}`, 'latin1'))
  }
}
