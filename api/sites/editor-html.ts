import { Parser } from 'htmlparser2'
import sanitize from 'sanitize-html'
import type { RichElement, RichNode } from '../contract/index.ts'

/** Longest markup, in characters. The rest is dropped. */
const maxHtmlLength = 20_000

const heading = 'h3'

/** The allow list (reliability X1). Everything else is removed, including the text of scripts and styles. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', heading, 'strong', 'em', 'a', 'ul', 'ol', 'li', 'br', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 12,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: heading,
    h2: heading,
    h4: heading,
    h5: heading,
    h6: heading,
  },
}

/** Editorial markup, reduced to the allow list. */
const cleanHtml = (html: string): string => sanitize(html.slice(0, maxHtmlLength), allowed)

const size = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,3}$/u.test(text) ? Math.min(Number(text), 4096) : undefined

const isTag = (name: string): name is RichElement['tag'] =>
  (allowed.allowedTags as string[]).includes(name) && name !== heading

function elementOf(name: string, attributes: Readonly<Record<string, string>>): RichElement | null {
  if (name === heading) return { tag: 'heading', children: [] }
  if (!isTag(name)) return null
  if (name === 'br') return { tag: 'br' }
  if (name === 'a') {
    const { href } = attributes
    // Keeps only the text of a link without a valid address.
    return href === undefined || !/^(?:https:\/\/|mailto:|tel:|\/(?![/\\\t\n\r])|#)/u.test(href)
      ? null
      : { tag: 'a', href, children: [] }
  }
  if (name === 'img') {
    const { src, alt = '' } = attributes
    if (src === undefined || !/^\/(?![/\\\t\n\r])/u.test(src)) return null
    const [width, height] = [size(attributes['width']), size(attributes['height'])]
    return { tag: 'img', src, alt, ...(width && height ? { width, height } : {}) }
  }
  return { tag: name, children: [] }
}

const blocks: ReadonlySet<string> = new Set(['p', 'heading', 'ul', 'ol'])

/** An open tag during parsing: its name if it is kept, and the array for its children. */
interface Open {
  readonly tag?: RichElement['tag']
  readonly into: RichNode[]
}

/**
 * Editorial markup as a sanitised tree, the only form in which it is stored, so that no markup of editors reaches a
 * page as text. Never throws; skips what cannot be parsed. Nests nothing that a browser would move, at any depth: a
 * block ends an open paragraph, and a link in a link becomes its text.
 */
export function parseEditorHtml(html: string): RichNode[] {
  const root: RichNode[] = []
  let open: readonly Open[] = []
  const place = (): RichNode[] => open.at(-1)?.into ?? root
  const endParagraph = (): void => {
    const paragraph = open.findIndex(({ tag }) => tag === 'p')
    if (paragraph === -1) return
    const into = open[paragraph - 1]?.into ?? root
    open = open.map((each, index) => (index < paragraph ? each : { into }))
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const read = elementOf(name, attributes)
      const element = read?.tag === 'a' && open.some(({ tag }) => tag === 'a') ? null : read
      if (element !== null && blocks.has(element.tag)) endParagraph()
      if (element !== null) place().push(element)
      open = [...open, element?.children ? { tag: element.tag, into: element.children } : { into: place() }]
    },
    ontext: (text) => {
      const into = place()
      const last = into.at(-1)
      if (typeof last === 'string') into[into.length - 1] = last + text
      else into.push(text)
    },
    onclosetag: () => {
      open = open.slice(0, -1)
    },
  })
  parser.end(cleanHtml(html))
  return tidied(root)
}

/** The nodes without line breaks between blocks and without empty elements. */
function tidied(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') {
      const text = node.replaceAll(/\s+/gu, ' ')
      return text.trim() === '' && nodes.length > 1 && !nodes.some(isInline) ? [] : text === '' ? [] : [text]
    }
    if (node.children === undefined) return [node]
    const children = tidied(node.children)
    return children.length === 0 ? [] : [{ ...node, children }]
  })
}

const isInline = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() !== '' : ['strong', 'em', 'a'].includes(node.tag)
