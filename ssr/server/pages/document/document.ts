import { transcode } from 'node:buffer'
import { type Brand, type Locale, locales } from '@tradecounter/api/contract'
import type { ShopContext } from '@tradecounter/shop/core'
import { localHref } from '@tradecounter/shop/core/addresses'
import { escapeHtml, scriptJson } from '../../../pages/escape.ts'
import { type Bytes, dataId, type PageAnswer, rootId } from '../../../pages/page-context.ts'
import { hreflangsOf, type Languages } from './alternates.ts'
import { fontPreloads } from './font-preloads.ts'
import type { PageTemplate } from '../page-template.ts'
import { headScript } from './head-script.ts'
import { layerOrder } from '../headers/security-headers.ts'
import { faviconOf } from './favicon.ts'

/** Node encodes UTF-16 from a buffer four times as fast as from a string with characters beyond Latin-1. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024)

function encode(text: string): Bytes {
  if (text.length < 1024 || text.length * 2 > scratch.length) return Buffer.from(text)
  try {
    return transcode(scratch.subarray(0, scratch.write(text, 'utf16le')), 'utf16le', 'utf8')
  } catch {
    // The text has half a surrogate pair, which only `Buffer.from` replaces.
    return Buffer.from(text)
  }
}

const encoded = (piece: string | Bytes): Bytes => (typeof piece === 'string' ? encode(piece) : piece)

/** A locale as a language tag for `lang` and `hreflang`. */
const languageTag = (locale: Locale): string => locale

/** The canonical address of a page and its addresses in the other languages of the site. */
const addressLinks = ({ origin, ...context }: ShopContext, path: string, site: Languages): string =>
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
  if (head.canonicalPath !== null) parts.push(addressLinks(context, head.canonicalPath, site))
  for (const thing of head.structuredData ?? []) {
    parts.push(`<script type="application/ld+json">${scriptJson(thing)}</script>`)
  }
  return parts.join('')
}

const openings = new WeakMap<PageTemplate, Map<Brand, string>>()

/** The head before the page's own tags: the same for all pages of a template and a brand. */
function openingOf(template: PageTemplate, brand: Brand): string {
  const byBrand = openings.get(template) ?? new Map<Brand, string>()
  openings.set(template, byBrand)
  const opening =
    byBrand.get(brand) ??
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="${faviconOf(brand)}"><script>${headScript}</script><style>${layerOrder}</style>${fontPreloads(template, brand)}${template.assets}`
  byBrand.set(brand, opening)
  return opening
}

/** Creates the document of a page. `page.head` is escaped here, everything else is already escaped. */
export function makeDocument(template: PageTemplate, page: PageAnswer, site: Languages): Bytes {
  const { locale, brand } = page.context
  return Buffer.concat(
    [
      `<!DOCTYPE html><html lang="${languageTag(locale)}" data-brand="${brand}"><head>${openingOf(template, brand)}${headOf(page, site)}</head><body>`,
      page.beforeRoot,
      `<div id="${rootId}">`,
      ...page.body,
      `</div><script id="${dataId}" type="application/json">`,
      ...page.data,
      `</script>${template.tail}`,
    ].map(encoded),
  )
}

const styleSheets = /<link rel="stylesheet"[^>]*>/gu

/** The document of an error page, without scripts. */
export const failureDocument = (
  { assets }: PageTemplate,
  { locale, brand, title, body }: { locale: Locale; brand: Brand; title: string; body: string },
): string =>
  `<!DOCTYPE html><html lang="${languageTag(locale)}" data-brand="${brand}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${faviconOf(brand)}"><style>${layerOrder}</style>${(assets.match(styleSheets) ?? []).join('')}<title>${escapeHtml(title)}</title></head><body>${body}</body></html>`

/** Whether a path segment is a locale. */
export const isLocale = (segment: string): segment is Locale =>
  (locales as readonly string[]).includes(segment)
