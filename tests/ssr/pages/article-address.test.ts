import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeArticleCode } from '@tradecounter/shop/addresses'
import { readRoute } from '@tradecounter/shop/core'
import { articleUrl } from '../../../api/catalogue/articles/view.ts'
import { insertRows } from '../../../api/platform/database/index.ts'
import { productRow, variantRow } from '../../api/fixtures/goods.ts'
import { openDemoShop, type DemoShop } from '../../api/catalogue/search/demo-shop.ts'
import { type OpenHost, siteSettings } from '../stand-ins.ts'
import { openWholeHost } from '../whole-shop.ts'

/** What RFC 3986 §6.2.2.2 allows everybody on the way to do with a path. */
const decodeUnreserved = (path: string): string =>
  path.replaceAll(/%(?:2D|2E|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/giu, (code) =>
    decodeURIComponent(code),
  )

it.each([
  ['4000001', '/p/kulventil-4000001'],
  ['A-12-B', '/p/kulventil-A--12--B'],
  ['-1-', '/p/kulventil---1--'],
  ['1/2 "', '/p/kulventil-1%2F2%20%22'],
  ['å&ä?', '/p/kulventil-%C3%A5%26%C3%A4%3F'],
])('the article %s has the address %s', (code, url) => {
  expect(articleUrl({ slug: 'kulventil', code })).toBe(url)
})

it('resolves to the article for any number, also when unreserved characters are decoded on the way', () => {
  const text = fc.oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.stringMatching(/^[-a.~_%2D1]{1,12}$/u),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{1,30}$/u), text, (slug, code) => {
      fc.pre(code.trim() !== '')
      const url = articleUrl({ slug, code })
      for (const path of [url, decodeUnreserved(url)])
        expect(readRoute(path, '', siteSettings)).toEqual({ page: 'product', code })
      // The shop writes the code as the service does.
      expect(articleUrl({ slug: '', code })).toBe(`/p/${writeArticleCode(code)}`)
    }),
  )
})

describe('an address of a product page', () => {
  let demo: DemoShop
  let host: OpenHost
  beforeAll(async () => {
    demo = await openDemoShop({
      articles: 50,
      prepare: async ({ db }) => {
        await insertRows(db, 'products', [
          productRow(900_080, 'KUL-12', 'ventil-tolv'),
          productRow(900_081, '12', 'packning'),
          productRow(900_082, '40-5', 'ror-40'),
          productRow(900_083, '5', 'ror-40-40'),
        ])
        await insertRows(db, 'variants', [
          variantRow(900_080, 'KUL-12', { productId: 900_080 }),
          variantRow(900_081, '12', { productId: 900_081 }),
          variantRow(900_082, '40-5', { productId: 900_082 }),
          variantRow(900_083, '5', { productId: 900_083 }),
          variantRow(900_084, 'KUL-12-XL', { productId: 900_080 }),
        ])
      },
    })
    host = await openWholeHost(demo)
  }, 120_000)
  afterAll(async () => {
    await host.close()
    await demo.close()
  })

  const ask = async (path: string) => {
    const { status, headers, text } = await host.ask(path)
    return {
      status,
      location: headers.location,
      canonical: /<link rel="canonical" href="[^"]*?(\/p\/[^"]*)"/u.exec(text)?.[1],
    }
  }

  it.each([
    ['/p/ventil-tolv-KUL-12', '/p/ventil-tolv-KUL--12'],
    ['/p/ventil-tolv-KUL%2D12', '/p/ventil-tolv-KUL--12'],
    ['/p/ventil-tolv-KUL%2d12', '/p/ventil-tolv-KUL--12'],
    ['/p/ventil-tolv-KUL-12-XL', '/p/ventil-tolv-KUL--12--XL'],
    ['/p/ventil-tolv-KUL%2D12-XL', '/p/ventil-tolv-KUL--12--XL'],
    ['/p/former-name-KUL-12', '/p/ventil-tolv-KUL--12'],
    ['/en/p/ventil-tolv-KUL-12', '/en/p/ventil-tolv-KUL--12'],
    ['/p/ror-40-40%2D5', '/p/ror-40-40--5'],
  ])('of an earlier form is redirected: %s to %s', async (path, target) => {
    expect(await ask(path)).toMatchObject({ status: 302, location: target })
    expect((await ask(target)).status).toBe(200)
  })

  it.each([
    ['/p/ventil-tolv-KUL--12', '/p/ventil-tolv-KUL--12'],
    ['/p/packning-12', '/p/packning-12'],
    // The earlier address of 40-5, decoded, and today's of 5.
    ['/p/ror-40-40-5', '/p/ror-40-40-5'],
    ['/p/ror-40-40--5', '/p/ror-40-40--5'],
  ])('of today’s form opens its article: %s', async (path, canonical) => {
    expect(await ask(path)).toMatchObject({ status: 200, canonical })
  })

  it('without an article is not found', async () => {
    for (const path of ['/p/ventil-tolv-KUL-99', '/p/a-b-c', '/p/a%2Db', `/p/${'a-'.repeat(200)}`])
      expect((await ask(path)).status).toBe(404)
  })
})
