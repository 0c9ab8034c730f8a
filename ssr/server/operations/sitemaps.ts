import { type Locale, type PublicAddresses, publicAddressesSchema } from '@tradecounter/api/contract'
import { localHref } from '@tradecounter/shop/core/addresses'
import * as v from 'valibot'
import { escapeHtml } from '../../pages/escape.ts'
import { hreflangsOf, prefixOf } from '../pages/document/alternates.ts'
import { apiBase, callerHeaders } from '../bff/api-client.ts'
import type { Api } from '../bff/api-service.ts'
import { callerOf } from '../context/user-context.ts'
import type { RequestContext } from '../context/request-context.ts'
import { etagOf } from './etag.ts'

/** Addresses in one file. With five languages each it stays below the allowed 50 MB and 50,000 addresses. */
const addressesPerFile = 10_000

/** Addresses in one answer of the API. */
const addressesPerCall = 2000

/** A sitemap file. Its pieces are read from the API while they are sent. */
export interface Sitemap {
  etag: string
  pieces: AsyncIterable<string>
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const ofUrls =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
const ofFiles = '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

const filesFor = (total: number): number => Math.max(1, Math.ceil(total / addressesPerFile))

const text = (value: string): string => escapeHtml(value)

/** One address in one language, with its alternates in all languages of the site. */
function urlEntry(path: string, locale: Locale, { origin, siteHost: { site } }: RequestContext): string {
  const own = localHref(path, { localePrefix: prefixOf(locale, site) })
  const others = hreflangsOf(path, site).map(
    ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${text(origin + href)}"/>`,
  )
  return `<url><loc>${text(origin + own)}</loc>${others.join('')}</url>\n`
}

/** Changes with the catalogue and with the site's settings. */
function sitemapEtag(
  { origin, siteHost: { site } }: RequestContext,
  { version, total }: PublicAddresses,
  name: string,
): string {
  const parts = [origin, site.offeredLocales, site.searchBasePath, addressesPerFile, version, total, name]
  return `W/${etagOf(JSON.stringify(parts))}`
}

/** Path of one file of a language. */
const sitemapPath = (locale: Locale, number: number): string => `/sitemaps/${locale}-${number}.xml`

async function* indexPieces(
  context: RequestContext,
  { total, changedAt }: PublicAddresses,
): AsyncGenerator<string> {
  const changed = changedAt === null ? '' : `<lastmod>${text(changedAt)}</lastmod>`
  yield head + ofFiles
  for (const locale of context.siteHost.site.offeredLocales) {
    for (let number = 1; number <= filesFor(total); number += 1)
      yield `<sitemap><loc>${text(`${context.origin}${sitemapPath(locale, number)}`)}</loc>${changed}</sitemap>\n`
  }
  yield '</sitemapindex>\n'
}

/** Sitemaps from the addresses of the API. Methods throw if the API does not answer. */
export function createSitemaps(api: Api) {
  const read = async (context: RequestContext, from: number, count: number): Promise<PublicAddresses> => {
    const address = `/api/site/addresses?from=${from}&count=${count}`
    const answer = await api.fetch(
      new Request(apiBase + address, { headers: callerHeaders(callerOf(context, null)) }),
    )
    if (!answer.ok) throw new Error(`The addresses could not be read: ${answer.status}`)
    return v.parse(publicAddressesSchema, await answer.json())
  }

  async function* filePieces(
    context: RequestContext,
    locale: Locale,
    from: number,
    first: PublicAddresses,
  ): AsyncGenerator<string> {
    const end = Math.min(from + addressesPerFile, first.total)
    yield head + ofUrls
    let part = first.addresses
    for (let at = from; part.length > 0;) {
      yield part.map((path) => urlEntry(path, locale, context)).join('')
      at += part.length
      if (at >= end) break
      part = (await read(context, at, Math.min(addressesPerCall, end - at))).addresses
    }
    yield '</urlset>\n'
  }

  return {
    /** The list of a site's files, in all its languages. */
    index: async (context: RequestContext): Promise<Sitemap> => {
      const first = await read(context, 0, 1)
      return { etag: sitemapEtag(context, first, 'index'), pieces: indexPieces(context, first) }
    },
    /** One file; null if the site has none for that language and number. */
    file: async (context: RequestContext, language: string, number: number): Promise<Sitemap | null> => {
      const locale = context.siteHost.site.offeredLocales.find((offered) => offered === language)
      if (locale === undefined) return null
      const from = (number - 1) * addressesPerFile
      const first = await read(context, from, addressesPerCall)
      if (number > filesFor(first.total)) return null
      return {
        etag: sitemapEtag(context, first, `${locale} ${number}`),
        pieces: filePieces(context, locale, from, first),
      }
    },
  }
}
export type Sitemaps = ReturnType<typeof createSitemaps>
