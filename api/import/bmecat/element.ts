import type { XmlReader } from '../../spreadsheets/index.ts'
import { isFormat } from '../../spreadsheets/html-text.ts'

/** An element with its descendants. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  line: number
  /** The text directly inside. */
  text: string
  children: Element[]
  /** Of an element that is read for itself: the kinds of descendants that were skipped, with their number. */
  skipped?: Map<string, number>
  /** The same: faults of the document inside it. */
  faults?: Array<{ what: string; line: number }>
}

/** Elements that one article or group may have; the others are skipped. */
const maxDescendants = 20_000
/** Features of one article that are read; each becomes a filter. */
export const maxFeatures = 300
/**
 * Features that are kept for reading. What comes after them, such as the prices, must not lie beyond the other
 * elements. More than are read: some have no name or no value.
 */
const keptFeatures = 2000

export const furtherFeature = `feature beyond the first ${maxFeatures} of an article`

export const childrenOf = (element: Element | undefined, ...names: string[]): Element[] =>
  element?.children.filter(({ name }) => names.includes(name)) ?? []

/** The first child of one of these names. */
export const childOf = (element: Element | undefined, ...names: string[]): Element | undefined =>
  element?.children.find(({ name }) => names.includes(name))

/** The text of the first child of one of these names, without space around it; empty when there is none. */
export const textOf = (element: Element | undefined, ...names: string[]): string =>
  childOf(element, ...names)?.text.trim() ?? ''

const rawLength = 400

/** The beginning of an element as one line, for reports. */
export function rawOf(element: Element): string {
  let raw = ''
  const write = ({ name, text, children }: Element): void => {
    if (raw.length >= rawLength) return
    raw += `${raw === '' ? '' : ' '}${name}=${children.length > 0 ? '' : text.trim().slice(0, rawLength)}`
    for (const child of children) write(child)
  }
  write(element)
  return raw.slice(0, rawLength)
}

/** Groups of features inside the features of an article: the blocks and aspects of ECLASS ADVANCED. */
const featureBlocks: ReadonlySet<string> = new Set(['ARTICLE_FEATURES', 'PRODUCT_FEATURES', 'FEATURE_GROUP'])

const extensions = 'USER_DEFINED_EXTENSIONS'
/** The extension with pictures and documents, by the guideline of ETIM International: the only one that is read. */
export const etimMimeInfo = 'UDX.EDXF.MIME_INFO'

/** Elements that are skipped inside others, by what they are called in the summary. */
const skippedElements: ReadonlyMap<string, string> = new Map([
  ['CLASSIFICATION_GROUP_FEATURE_TEMPLATES', 'template of features in a class'],
  ['FEATURE_TEMPLATE', 'template of features in a class'],
])

const whySkipped = (name: string, open: readonly Element[], count: number): string | null => {
  const parent = open.at(-1)
  if (name === 'FEATURE_GROUP' && parent && featureBlocks.has(parent.name))
    return 'group of features in an article'
  if (name === 'FEATURE') {
    if (open.some((each) => each.name === name)) return 'feature inside another (ECLASS ADVANCED)'
    if ((parent?.children.length ?? 0) >= keptFeatures) return furtherFeature
  }
  if (count >= maxDescendants) return `element beyond the first ${maxDescendants} of an article`
  if (parent?.name === extensions && name !== etimMimeInfo) return `extension of the supplier (${extensions})`
  return skippedElements.get(name) ?? null
}

/** An `XmlReader` of elements. */
export interface ElementReader extends XmlReader<Element> {
  /** Notes a fault of the document. Returns false when it is not inside an element that is read. */
  addFault(what: string, line: number): boolean
}

/**
 * Reads elements of the wanted names with their descendants, and those in `marks` without, as soon as they begin. All
 * other elements are skipped, and so are kinds of descendants that the shop has no use for. Names may be in lower case.
 */
export function elementReader(wanted: ReadonlySet<string>, marks: ReadonlySet<string>): ElementReader {
  const ready: Element[] = []
  const open: Element[] = []
  /** HTML inside of texts that should have been escaped. Its elements are `open` as the element of the text. */
  const formats: string[] = []
  let count = 0
  /** Levels inside a skipped element. */
  let skipping = 0
  return {
    ready,
    open(written, attributes, line) {
      if (skipping > 0) {
        skipping += 1
        return
      }
      const name = written.toUpperCase()
      const parent = open.at(-1)
      const [root] = open
      if (!parent && marks.has(name)) ready.push({ name, attributes, line, text: '', children: [] })
      if (!parent && !wanted.has(name)) return
      const element: Element = { name, attributes, line, text: '', children: [] }
      if (parent && root) {
        const why = whySkipped(name, open, count)
        if (why !== null) {
          root.skipped ??= new Map()
          root.skipped.set(why, (root.skipped.get(why) ?? 0) + 1)
          skipping = 1
          return
        }
        count += 1
        if (isFormat(name)) {
          parent.text += `<${name}>`
          formats.push(name)
          open.push(parent)
          return
        }
        parent.children.push(element)
      } else {
        count = 0
      }
      open.push(element)
    },
    text(text) {
      const element = skipping > 0 ? undefined : open.at(-1)
      if (element) element.text += text
    },
    close() {
      if (skipping > 0) {
        skipping -= 1
        return
      }
      const element = open.pop()
      if (element && element === open.at(-1)) element.text += `</${formats.pop() ?? ''}>`
      else if (element && open.length === 0) ready.push(element)
    },
    addFault(what, line) {
      const [root] = open
      if (root) (root.faults ??= []).push({ what, line })
      return root !== undefined
    },
  }
}
