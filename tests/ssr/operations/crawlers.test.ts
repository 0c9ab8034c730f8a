import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sites, type SiteKey } from '@tradecounter/api/contract'
import type { Api } from '../../../ssr/server/bff/api-service.ts'
import { reservedHosts } from '../../../api/sites/production-hosts.ts'
import { openDemoShop, type DemoShop } from '../../api/catalogue/search/demo-shop.ts'
import { type OpenHost, openHost } from '../stand-ins.ts'
import { openWholeHost, readHead } from '../whole-shop.ts'

const hostOf = (site: SiteKey): string => `www.${reservedHosts[site]}`
const { DOMParser } = new JSDOM().window

/** Parses a file of the standard: well-formed XML with this root. */
function readXml(xml: string, root: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  expect(document.documentElement.nodeName).toBe(root)
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  return document
}

const textsOf = (parent: ParentNode, name: string): string[] =>
  [...parent.querySelectorAll(name)].map((element) => element.textContent)

describe('sitemaps and robots.txt of the whole shop', () => {
  let demo: DemoShop
  let host: OpenHost
  beforeAll(async () => {
    demo = await openDemoShop()
    host = await openWholeHost(demo, { SITE_ENV: 'prd' })
  }, 120_000)
  afterAll(async () => {
    await host.close()
    await demo.close()
  })

  const get = async (site: SiteKey, address: string, headers: Record<string, string> = {}) => {
    const path = address.replace(`https://${hostOf(site)}`, '')
    return host.ask(path, { headers: { host: hostOf(site), ...headers } })
  }

  const etagOf = async (site: SiteKey, path: string) => (await get(site, path)).headers.etag

  it.each(['se', 'prevex', 'workwear', 'dk-handel'] as const)(
    'name every public page of %s once in each language, with its other languages (SITE-5)',
    async (site) => {
      const { offeredLocales, defaultLocale } = sites[site]
      const origin = `https://${hostOf(site)}`
      const robots = await get(site, '/robots.txt')
      const [, sitemap = ''] = /^Sitemap: (.+)$/mu.exec(robots.text) ?? []
      expect(sitemap).toBe(`${origin}/sitemap.xml`)
      const files = textsOf(readXml((await get(site, sitemap)).text, 'sitemapindex'), 'loc')
      expect(files).toEqual(offeredLocales.map((locale) => `${origin}/sitemaps/${locale}-1.xml`))
      const { addresses } = (await demo.get('/api/site/addresses?count=2000', site)).body as {
        addresses: string[]
      }
      const named: string[] = []
      for (const [index, file] of files.entries()) {
        const locale = offeredLocales[index]
        const prefix = locale === defaultLocale ? '' : `/${locale}`
        const document = readXml((await get(site, file)).text, 'urlset')
        const locs = textsOf(document, 'loc')
        expect(locs).toEqual(
          addresses.map((path) => origin + (path === '/' && prefix !== '' ? prefix : prefix + path)),
        )
        const [first] = document.querySelectorAll('url')
        const tags = [...(first?.getElementsByTagName('xhtml:link') ?? [])].map((link) =>
          link.getAttribute('hreflang'),
        )
        expect(tags).toEqual([...offeredLocales, 'x-default'])
        named.push(...locs)
      }
      expect(new Set(named).size).toBe(named.length)
      // Every listed page exists, and is its own canonical address.
      for (const address of named.filter((_, index) => index % Math.ceil(named.length / 12) === 0)) {
        const page = await get(site, address)
        expect([address, page.status]).toEqual([address, 200])
        expect(readHead(page.text)).toMatchObject({ canonical: address, noindex: false })
      }
    },
    60_000,
  )

  it('keep their ETag until the catalogue changes', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/sv-SE-1.xml', '/robots.txt']) {
      const first = await get('se', path)
      expect(first.headers['cache-control']).toBe('public, max-age=3600')
      const etag = first.headers.etag ?? ''
      const again = await get('se', path, { 'if-none-match': etag })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
      expect((await get('se', path, { 'if-none-match': '"other"' })).status).toBe(200)
    }
    const known = await Promise.all([
      etagOf('se', '/sitemap.xml'),
      etagOf('no', '/sitemap.xml'),
      etagOf('se', '/sitemaps/sv-SE-1.xml'),
      etagOf('se', '/sitemaps/en-1.xml'),
    ])
    expect(new Set(known).size).toBe(4)
    await demo.store.db
      .updateTable('catalogueFacts')
      .set({ value: '77' })
      .where('key', '=', 'version')
      .execute()
    expect(await etagOf('se', '/sitemap.xml')).not.toBe(known[0])
    expect(await etagOf('se', '/sitemaps/sv-SE-1.xml')).not.toBe(known[2])
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are sent as %s', async (coding, read) => {
    const plain = await get('se', '/sitemaps/en-1.xml')
    const coded = await get('se', '/sitemaps/en-1.xml', { 'accept-encoding': coding })
    expect([coded.headers['content-encoding'], coded.headers.vary]).toEqual([coding, 'Accept-Encoding'])
    expect(read(coded.body).toString()).toBe(plain.text)
    expect(coded.body.length).toBeLessThan(plain.body.length / 5)
    const head = await host.ask('/sitemaps/en-1.xml', { method: 'HEAD', headers: { host: hostOf('se') } })
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, plain.headers.etag])
  })

  it.each([
    '/sitemaps/fi-FI-1.xml',
    '/sitemaps/en-2.xml',
    '/sitemaps/en-0.xml',
    '/sitemaps/en-9999.xml',
    '/sitemaps/en-99999999999.xml',
    '/sitemaps/en.xml',
    '/sitemaps/',
    '/sitemaps',
    '/en/sitemap.xml',
    '/en/robots.txt',
  ])('refuse other addresses: %s', async (path) => {
    expect((await get('se', path)).status).toBe(404)
  })
})

it('disallow crawlers outside production, and still name the sitemaps', async () => {
  const host = await openHost()
  const { text } = await host.ask('/robots.txt')
  expect(text).toBe(`User-agent: *\nDisallow: /\n\nSitemap: http://localhost:${host.port}/sitemap.xml\n`)
  await host.close()
})

/** A service with this many products, which can be made to fail from some address on. */
function manyProducts(total: number) {
  const asked: number[] = []
  let failsFrom = Infinity
  const api: Api = {
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname !== '/api/site/addresses') return Response.json(null, { status: 404 })
      const from = Number(searchParams.get('from'))
      const count = Math.min(Number(searchParams.get('count')), Math.max(0, total - from))
      asked.push(from)
      if (from >= failsFrom) return Response.json({ code: 'busy', message: '' }, { status: 503 })
      const addresses = Array.from({ length: count }, (_, at) => `/p/r%26r-${from + at}`)
      return Response.json({ version: '1', changedAt: '2026-11-20T00:00:00.000Z', total, addresses })
    },
    ready: async () => true,
    close: async () => {},
  }
  return { api, asked, failFrom: (from: number) => (failsFrom = from) }
}

describe('sitemaps of a large catalogue', () => {
  const total = 23_456
  const shop = manyProducts(total)
  let host: OpenHost
  beforeAll(async () => {
    host = await openHost({ api: shop.api })
  })
  afterAll(() => host.close())

  it('hold at most 50,000 addresses and 50 MB each, and every address once', async () => {
    const index = await host.ask('/sitemap.xml')
    const files = textsOf(readXml(index.text, 'sitemapindex'), 'loc')
    expect(files).toHaveLength(6)
    expect(index.text).toContain('<lastmod>2026-11-20T00:00:00.000Z</lastmod>')
    const named: string[] = []
    for (const file of files.filter((each) => each.includes('/sv-SE-'))) {
      const { text } = await host.ask(new URL(file).pathname)
      const locs = [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, loc = '']) => loc)
      expect(locs.length).toBeLessThanOrEqual(50_000)
      expect(text.length).toBeLessThan(50 * 1024 * 1024)
      expect(text.endsWith('</urlset>\n')).toBe(true)
      named.push(...locs)
    }
    expect(named.length).toBe(total)
    expect(new Set(named).size).toBe(total)
  })

  it('are streamed from the service', async () => {
    shop.asked.length = 0
    await host.ask('/sitemaps/en-2.xml')
    expect(shop.asked).toEqual([10_000, 12_000, 14_000, 16_000, 18_000])
  })

  it('are aborted when the service fails, so that no truncated file looks complete', async () => {
    shop.failFrom(14_000)
    for (const coding of ['identity', 'gzip', 'br']) {
      const broken = host.ask('/sitemaps/en-2.xml', { headers: { 'accept-encoding': coding } })
      await expect(broken).rejects.toThrow(/aborted|socket hang up|ECONNRESET/u)
    }
    expect(host.logged.filter((line) => line.includes('sitemap failed'))).toHaveLength(3)
    shop.failFrom(0)
    const { status, headers } = await host.ask('/sitemaps/en-1.xml')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store'])
    expect((await host.ask('/sitemap.xml')).status).toBe(503)
  })
})
