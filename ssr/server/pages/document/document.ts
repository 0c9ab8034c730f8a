import { transcode } from 'node:buffer'
import { type Brand, type Locale, locales } from '@tradecounter/api/contract'
import type { ShopContext } from '@tradecounter/shop/core'
import { localHref } from '@tradecounter/shop/core/addresses'
import { escapeHtml, escapeJson } from '../../../pages/escape.ts'
import { type Bytes, dataId, type PageAnswer, rootId } from '../../../pages/page-context.ts'
import { hreflangsOf, type Languages } from './alternates.ts'
import { fontPreloads } from './font-preloads.ts'
import type { Frame } from '../page-template.ts'
import { headScript } from './head-script.ts'
import { layerOrder } from '../headers/security-headers.ts'
import { iconOf } from './favicon.ts'
import type { Piece } from '../page-cache/splice.ts'

/** A whole document, cut at the only place where a response has its own text: the nonce. */
export interface CutDocument {
  /** Short and in ASCII. */
  before: string
  /** Pieces behind each other, some of them encoded already. */
  after: readonly (string | Bytes)[]
}

/** Room for a page's text in UTF-16, from where it is turned into UTF-8 twice as fast as from a string. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024)

function encode(text: string): Bytes {
  if (text.length < 1024 || text.length * 2 > scratch.length) return Buffer.from(text)
  try {
    return transcode(scratch.subarray(0, scratch.write(text, 'utf16le')), 'utf16le', 'utf8')
  } catch {
    // Half a surrogate pair, which only the slower way replaces.
    return Buffer.from(text)
  }
}

const encoded = (piece: string | Bytes): Bytes => (typeof piece === 'string' ? encode(piece) : piece)

/** What follows the nonce. */
export const bytesAfter = ({ after }: CutDocument): Bytes[] => after.map(encoded)

/** The whole document, in pieces. */
export const documentPieces = (document: CutDocument, nonce: string): Piece[] => [
  document.before + nonce,
  ...bytesAfter(document),
]

/** A locale as a language tag for `lang` and `hreflang`. */
export const languageTag = (locale: Locale): string => locale

/** Where a page is, and where it is in the other languages of the site: links that lead both ways. */
const placeOf = ({ origin, ...context }: ShopContext, path: string, site: Languages): string =>
  [
    `<link rel="canonical" href="${escapeHtml(origin + localHref(path, context))}">`,
    ...hreflangsOf(path, site).map(
      ([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(origin + href)}">`,
    ),
  ].join('')

const headOf = ({ head, context }: PageAnswer, site: Languages): string => {
  const parts = [`<title>${escapeHtml(head.title)}</title>`]
  if (head.description) parts.push(`<meta name="description" content="${escapeHtml(head.description)}">`)
  if (head.noindex || context.environment !== 'prd') parts.push('<meta name="robots" content="noindex">')
  if (head.canonicalPath !== null) parts.push(placeOf(context, head.canonicalPath, site))
  for (const thing of head.structuredData ?? []) {
    parts.push(`<script type="application/ld+json">${escapeJson(JSON.stringify(thing))}</script>`)
  }
  return parts.join('')
}

const openings = new WeakMap<Frame, Map<Brand, Bytes>>()

/** From the nonce to the page's own head: the same for all pages of a frame and a brand. */
function openingOf(frame: Frame, brand: Brand): Bytes {
  const known = openings.get(frame) ?? new Map<Brand, Bytes>()
  openings.set(frame, known)
  const opening =
    known.get(brand) ??
    Buffer.from(
      `"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="${iconOf(brand)}"><script>${headScript}</script><style>${layerOrder}</style>${fontPreloads(frame, brand)}${frame.assets}`,
    )
  known.set(brand, opening)
  return opening
}

/** Puts a page's parts together. `head` and `body` were escaped by whoever made them. */
export function makeDocument(frame: Frame, page: PageAnswer, site: Languages): CutDocument {
  const { context } = page
  return {
    // The nonce as early as can be: what is before it is copied for every response.
    before: `<!DOCTYPE html><html lang="${languageTag(context.locale)}" data-brand="${context.brand}"><head><meta charset="utf-8"><meta name="csp-nonce" content="`,
    after: [
      openingOf(frame, context.brand),
      `${headOf(page, site)}</head><body>`,
      page.ahead,
      `<div id="${rootId}">`,
      ...page.body,
      `</div><script id="${dataId}" type="application/json">`,
      ...page.data,
      `</script>${frame.tail}`,
    ],
  }
}

const styleSheets = /<link rel="stylesheet"[^>]*>/gu

/** The document of a fault: styles, words and no script. */
export const failureDocument = (
  { assets }: Frame,
  { locale, brand, title, body }: { locale: Locale; brand: Brand; title: string; body: string },
): string =>
  `<!DOCTYPE html><html lang="${languageTag(locale)}" data-brand="${brand}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${iconOf(brand)}"><style>${layerOrder}</style>${(assets.match(styleSheets) ?? []).join('')}<title>${escapeHtml(title)}</title></head><body>${body}</body></html>`

/** Whether a path segment is one of the locales that may stand first in an address. */
export const isLocale = (segment: string): segment is Locale =>
  (locales as readonly string[]).includes(segment)
