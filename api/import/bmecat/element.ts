import { UnreadableFile, type XmlReader } from '../../spreadsheets/index.ts'

/** An element with its descendants. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  line: number
  /** The text directly inside. */
  text: string
  children: Element[]
}

/** Elements that one article or group may have. */
const maxDescendants = 20_000

export const childrenOf = (element: Element | undefined, ...names: string[]): Element[] =>
  element?.children.filter(({ name }) => names.includes(name)) ?? []

/** The first child of one of these names. */
export const childOf = (element: Element | undefined, ...names: string[]): Element | undefined =>
  element?.children.find(({ name }) => names.includes(name))

/** The text of the first child of one of these names, without space around it; empty when there is none. */
export const textOf = (element: Element | undefined, ...names: string[]): string =>
  childOf(element, ...names)?.text.trim() ?? ''

/** An element as one line, for reports. */
export function rawOf({ name, text, children }: Element): string {
  const inside = children.length > 0 ? children.map(rawOf).join(' ') : text.trim()
  return `${name}=${inside}`.slice(0, 400)
}

/**
 * Reads elements of the wanted names with their descendants, and those in `marks` without, as soon as they begin. All other
 * elements are skipped.
 */
export function elementReader(wanted: ReadonlySet<string>, marks: ReadonlySet<string>): XmlReader<Element> {
  const ready: Element[] = []
  const open: Element[] = []
  let inside = 0
  return {
    ready,
    open(name, attributes, line) {
      const parent = open.at(-1)
      if (!parent && marks.has(name)) ready.push({ name, attributes, line, text: '', children: [] })
      if (!parent && !wanted.has(name)) return
      inside = parent ? inside + 1 : 0
      if (inside > maxDescendants)
        throw new UnreadableFile(`Line ${line}: one element has more than ${maxDescendants} others.`)
      const element: Element = { name, attributes, line, text: '', children: [] }
      parent?.children.push(element)
      open.push(element)
    },
    text(text) {
      const element = open.at(-1)
      if (element) element.text += text
    },
    close() {
      const element = open.pop()
      if (element && open.length === 0) ready.push(element)
    },
  }
}
