import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoShop, type DemoShop } from '../catalogue/search/demo-shop.ts'
import { bmecatFile, codeOf } from './bmecat-file.ts'
import { importBytes } from './run-import.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const phrase = (text: string) => `parameters.SearchPhrase=${encodeURIComponent(text)}`

/** Asks until the answer is as wanted, for as long as a stale one may stand. */
async function soon(path: string, wanted: (body: string) => boolean, seconds: number): Promise<string> {
  const until = performance.now() + seconds * 1000
  for (;;) {
    const { body } = await shop.get(path)
    const text = JSON.stringify(body)
    if (wanted(text) || performance.now() > until) return text
    await wait(50)
  }
}

describe('a running shop during an import', () => {
  it('shows new articles in lists, facets and quick search without a restart', async () => {
    const before = await shop.get(`/api/search?${phrase('BM0000003')}`)
    expect(before.body).toMatchObject({ total: 0 })
    const summary = await importBytes(shop.store, [...bmecatFile({ articles: 30 })].join(''), {
      priceGroup: 'se-standard',
    })
    expect(summary).toMatchObject({ articles: 30, refusals: [], retired: 0 })
    // The menu has the new categories at once: until the index has them, they are on their way and not unknown.
    const path = 'rorverkets-ventiler/kulventiler-kranar'
    expect((await shop.get(`/api/category?path=${path}`)).status).toBeOneOf([200, 503])
    expect((await shop.get(`/api/category?path=${path}/none`)).status).toBe(404)
    const list = await soon(
      `/api/search?${phrase('BM0000003')}`,
      (text) => text.includes('Kulventil RV 3'),
      60,
    )
    expect(list).toContain('Kulventil RV 3 DN18')
    const category = await soon(`/api/category?path=${path}`, (text) => text.includes('ef000008'), 20)
    expect(category).toContain('parameters.IntervalFacets[ef000008]')
    expect(category).toContain('parameters.Facets[farg]')
    const quick = await soon(
      `/api/search/quick?searchPhrase=${codeOf(7)}`,
      (text) => text.includes('RV 7'),
      60,
    )
    expect(quick).toContain('Kulventil RV 7 DN22')
    const product = await shop.get(`/api/product/${codeOf(7)}`)
    expect(product.body).toMatchObject({ name: 'Kulventil RV 7 DN22', brand: 'Rörverket' })
  })

  it('shows an update of a few articles within seconds', async () => {
    await importBytes(shop.store, `article;name.sv;attribute.farg\n${codeOf(3)};Skyffelspade;gul\n`)
    const list = await soon(`/api/search?${phrase('skyffelspade')}`, (text) => text.includes(codeOf(3)), 60)
    expect(list).toContain(codeOf(3))
  })

  it('logs no error', () => {
    expect(shop.faults).toEqual([])
  })
})
