import { fileURLToPath } from 'node:url'
import type { OrderSheet } from './order-sheet.ts'
import { encodeCode128 } from './code-128.ts'
import { drawableText } from './drawable-text.ts'
import { PageCount } from './page-count.ts'

type Document = PDFKit.PDFDocument
type Tag = PDFKit.PDFStructureElement

/** Points around a page. */
export const margin = 42

/** Points below the content of a page, for its number. */
const footer = 34

const fontFile = (name: string): string => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url))

/**
 * Files of the two fonts. They are named by file each time: pdfkit opens a registered font anew whenever it is chosen.
 */
export const fonts = { regular: fontFile('regular'), bold: fontFile('bold') }

/** What `pdfkit` has of a font file and its types do not name. */
interface OpenFont {
  _font: { font: { characterSet: readonly number[] } }
}

/** The code points of each font file, read once in a process. */
const pointsOfFonts = new Map<string, ReadonlySet<number>>()

const ink = '#1d272d'
const muted = '#5a6870'
const rule = '#c9d1d6'

/** Points of the narrowest bar of a barcode (0.5 mm), and of its height. */
const module = 1.4
const barHeight = 42

const footerLook = { size: 7.5, muted: true }

/** The style of a text and the space that it may take. */
export interface TextLook {
  size: number
  bold?: boolean
  muted?: boolean
  /** @default the left margin */
  x?: number
  width: number
  /** Maximum height; an ellipsis replaces the rest. @default no maximum */
  height?: number
  align?: 'left' | 'right'
}

/**
 * The pages of a sheet: texts with their tags for assistive technology, page breaks, running headers and page numbers.
 */
export class SheetPages {
  /** Where the next text goes, in points from the top of the page. */
  y = margin
  readonly #document: Document
  readonly #sheet: OrderSheet
  readonly #root: Tag
  readonly #pageCount: PageCount
  #page = 0
  #colour = ''

  constructor(document: Document, sheet: OrderSheet) {
    this.#document = document
    this.#sheet = sheet
    this.#root = document.struct('Document')
    document.addStructure(this.#root)
    this.#pageCount = new PageCount(document, footerLook.size, muted)
  }

  /** Points between the margins. */
  get width(): number {
    return this.#document.page.width - 2 * margin
  }

  /** Points that a page has for its content. */
  get height(): number {
    return this.#document.page.height - 2 * margin - footer
  }

  #use({ size, bold = false, muted: isMuted = false }: TextLook): Document {
    const colour = isMuted ? muted : ink
    // A page begins without a colour. Setting the same colour again takes time and makes the file larger.
    if (colour !== this.#colour) this.#document.fillColor(colour)
    this.#colour = colour
    return this.#document.font(bold ? fonts.bold : fonts.regular).fontSize(size)
  }

  /** A text with substitutes for what the font of its style lacks. The style must be in use. */
  #drawable(text: string, { bold = false }: TextLook): string {
    const file = bold ? fonts.bold : fonts.regular
    // The private field of the font in use: the package has no other way to its characters.
    const { _font: open } = this.#document as unknown as OpenFont
    const points = pointsOfFonts.get(file) ?? new Set(open.font.characterSet)
    pointsOfFonts.set(file, points)
    return drawableText(text, (point) => points.has(point))
  }

  /** Points that a text takes. */
  heightOf(written: string, look: TextLook): number {
    const document = this.#use(look)
    const text = this.#drawable(written, look)
    if (this.#fits(text, look.width)) return document.currentLineHeight(true)
    return Math.min(document.heightOfString(text, { width: look.width }), look.height ?? Infinity)
  }

  /** Whether a text fits on one line; breaking lines is what takes time. */
  #fits(text: string, width: number): boolean {
    return !text.includes('\n') && this.#document.widthOfString(text) <= width
  }

  /** Draws a text at `y`, which is then below it. */
  text(written: string, look: TextLook): void {
    const { x = margin, width, height, align = 'left' } = look
    const document = this.#use(look)
    const text = this.#drawable(written, look)
    if (this.#fits(text, width)) {
      const left = align === 'right' ? x + width - document.widthOfString(text) : x
      document.text(text, left, this.y, { lineBreak: false })
      this.y += document.currentLineHeight(true)
      return
    }
    document.text(text, x, this.y, {
      width,
      align,
      ...(height === undefined ? {} : { height, ellipsis: true }),
    })
    this.y = document.y
  }

  /** A thin line across the page at `y`. */
  line(weight: number): void {
    this.artifact('Layout', () => {
      this.#document
        .moveTo(margin, this.y)
        .lineTo(margin + this.width, this.y)
        .lineWidth(weight)
        .stroke(rule)
    })
  }

  /** A text as Code 128 at `y`, which is then below it. Assistive technology reads the text elsewhere. */
  barcode(text: string): void {
    const modules = encodeCode128(text)
    this.artifact('Layout', () => {
      let x = margin
      for (const [at, width] of modules.entries()) {
        // Every other element is a gap.
        if (at % 2 === 0) this.#document.rect(x, this.y, width * module, barHeight).fill('#000000')
        x += width * module
      }
    })
    this.#colour = ''
    this.y += barHeight
  }

  /** Adds an element to the structure of the document. `scope` is that of a `TH`. */
  openTag(name: string, parent = this.#root, scope?: 'Column' | 'Row'): Tag {
    // `scope` is missing in the types of the package; `lang` is there so that they take the object.
    const options = { lang: this.#sheet.language, scope }
    const tag = scope === undefined ? this.#document.struct(name) : this.#document.struct(name, options)
    parent.add(tag)
    return tag
  }

  /** Draws something as an element of the document's structure. */
  tagged(name: string, draw: () => void, parent = this.#root, scope?: 'Column' | 'Row'): void {
    const tag = this.openTag(name, parent, scope)
    tag.add(draw)
    tag.end()
  }

  /** Draws something that assistive technology ignores. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.#document.markContent('Artifact', { type })
    draw()
    this.#document.endMarkedContent()
  }

  /** Begins a page if a height does not fit on this one. Returns whether it did. */
  reserve(height: number): boolean {
    if (this.y + height <= margin + this.height) return false
    this.#drawFooter()
    this.#document.addPage()
    this.#colour = ''
    this.y = margin
    const { brand, title } = this.#sheet
    const width = this.width / 2
    this.artifact('Pagination', () => {
      this.text(title, { size: 8, muted: true, width, height: 10 })
      this.y = margin
      this.text(brand, { size: 8, muted: true, x: margin + width, width, height: 10, align: 'right' })
    })
    this.y = margin + 22
    return true
  }

  /** Draws the footer: page number, number of pages, and how to reach the shop. */
  #drawFooter(): void {
    const document = this.#document
    const { brand, contact } = this.#sheet
    const top = document.page.height - margin - 12
    this.#page += 1
    this.artifact('Pagination', () => {
      this.y = top
      const number = `${this.#page} / `
      this.text(number, { ...footerLook, width: 80 })
      this.#pageCount.draw(margin + document.widthOfString(number), top)
      this.y = top
      const width = this.width - 80
      const x = margin + 80
      this.text(`${brand} · ${contact}`, { ...footerLook, x, width, height: 10, align: 'right' })
    })
  }

  /** Ends the last page and the structure. */
  end(): void {
    this.#drawFooter()
    this.#root.end()
    this.#use({ ...footerLook, width: 80 })
    this.#pageCount.end(this.#page)
  }
}
