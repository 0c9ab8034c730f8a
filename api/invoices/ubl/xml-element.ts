/** An XML element: name, attributes, and text or elements. Absent parts are left out. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly XmlElement[]
}

/** Parts of an element: false, null and empty texts are absent ones. */
export type XmlParts = readonly (XmlElement | readonly XmlElement[] | null | false)[]

// oxlint-disable-next-line no-control-regex -- XML cannot hold these characters
const forbidden = /[\u0000-\u001F\uFFFE\uFFFF]/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, ' ')
    .replaceAll(/[&<>"]/gu, (letter) => entities[letter] ?? '')

/** An element with text; null for an empty text, because Peppol allows no empty elements. */
export const textElement = (
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null => (text.trim() === '' ? null : { name, attributes, content: text.trim() })

/** An element with elements; null if it has none. */
export function groupElement(name: string, parts: XmlParts): XmlElement | null {
  const content = parts.flatMap((part) => (part === null || part === false ? [] : part))
  return content.length === 0 ? null : { name, attributes: {}, content }
}

/** The element as text. */
export function writeXml({ name, attributes, content }: XmlElement): string {
  const shown = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(writeXml).join('')
  return `<${name}${shown.join('')}>${inner}</${name}>`
}
