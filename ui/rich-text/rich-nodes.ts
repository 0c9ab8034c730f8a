/** The elements that editors may use. A parser of their markup maps h1 to h6 to `heading`. */
export type RichTag = 'p' | 'heading' | 'strong' | 'em' | 'a' | 'ul' | 'ol' | 'li' | 'br' | 'img'

/** An element of the editors' markup. */
export interface RichElement {
  tag: RichTag
  /** Of `a`. Addresses that run code are not rendered as links. */
  href?: string
  /** Of `img`. */
  src?: string
  /** Of `img`; empty for a decorative picture. */
  alt?: string
  /** Of `img`, in pixels; with both its space is reserved. */
  width?: number
  height?: number
  children?: readonly RichNode[]
}

/** Text, or an element. */
export type RichNode = string | RichElement

const linked = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const pictured = new Set(['http:', 'https:'])

const protocolOf = (address: string): string | null => {
  try {
    // Parsed as in browsers, which drop line breaks inside "javascript:".
    return new URL(address, 'https://base.invalid').protocol
  } catch {
    return null
  }
}

/** Whether an address is allowed in a link: it must not run code. */
export const isLinkAddress = (address: string | undefined): address is string =>
  address !== undefined && linked.has(protocolOf(address) ?? '')

/** Whether an address is allowed for a picture. */
export const isPictureAddress = (address: string | undefined): address is string =>
  address !== undefined &&
  address !== '' &&
  (pictured.has(protocolOf(address) ?? '') || address.startsWith('data:image/'))
