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

/** Repeats a request until the answer is as wanted, for as long as a stale one is allowed. */
async function soon(path: string, wanted: (body: string) => boolean, seconds: number): Promise<string> {
  const until = performance.now() + seconds * 1000
  for (;;) {
    const { body } = await shop.get(path)
    const text = JSON.stringify(body)
    if (wanted(text) || performance.now() > until) return text
    await wait(50)
  }
}

const germanArticle = (code: string, material: string, french: string) =>
  `<ARTICLE><SUPPLIER_AID>${code}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Schieberhaube</DESCRIPTION_SHORT></ARTICLE_DETAILS>
       <ARTICLE_FEATURES><FEATURE><FNAME>Werkstoffart</FNAME><FVALUE lang="deu">${material}</FVALUE><FVALUE lang="fra">${french}</FVALUE></FEATURE></ARTICLE_FEATURES></ARTICLE>`

describe('a running shop during an import', () => {
  it('shows new articles in lists, facets and quick search without a restart', async () => {
    const before = await shop.get(`/api/search?${phrase('BM0000003')}`)
    expect(before.body).toMatchObject({ total: 0 })
    const summary = await importBytes(shop.store, [...bmecatFile({ articles: 30 })].join(''), {
      priceGroup: 'se-standard',
    })
    expect(summary).toMatchObject({ articles: 30, refusals: [], retired: 0 })
    // The menu has the new categories at once: until the index has them, they are loading and not unknown.
    const path = 'rorverkets-ventiler/kulventiler-kranar'
    expect((await shop.get(`/api/category?path=${path}`)).status).toBeOneOf([200, 503])
    expect((await shop.get(`/api/category?path=${path}/none`)).status).toBe(404)
    const list = await soon(
      `/api/search?${phrase('BM0000003')}`,
      (text) => text.includes('Kulventil RV 3'),
      60,
    )
    expect(list).toContain('Kulventil RV 3 DN18')
    const category = await soon(`/api/category?path=${path}`, (text) => text.includes('[farg]'), 20)
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

  it('shows the features of ETIM as soon as they have names, and never their codes', async () => {
    const category = '/api/category?path=rorverkets-ventiler/kulventiler-kranar'
    const shown = async () =>
      JSON.stringify([(await shop.get(category)).body, (await shop.get(`/api/product/${codeOf(7)}`)).body])
    expect(await shown()).not.toMatch(/"e[fv]\d{6}|\[ef\d{6}\]/iu)
    await importBytes(
      shop.store,
      'key;name.sv\nattribute:ef000008;Diameter\nattribute:ef002169;Material\nvalue:ev010000;Mässing\nvalue:ev010001;Stål\n',
    )
    const named = await soon(category, (text) => text.includes('[ef000008]'), 60)
    expect(named).toContain('parameters.IntervalFacets[ef000008]')
    const { dynamicFacets } = JSON.parse(named).result.facets
    expect(dynamicFacets.map(({ name }: { name: string }) => name)).toEqual(['Material', 'Diameter', 'Färg'])
    expect(dynamicFacets[0].values.map(({ text }: { text: string }) => text)).toEqual(['Mässing', 'Stål'])
    const { body } = await shop.get(`/api/product/${codeOf(7)}`)
    expect(body).toMatchObject({
      attributes: [
        { name: 'Material', value: 'Mässing' },
        { name: 'Diameter', value: '22', unit: 'mm' },
        { name: 'Färg', value: 'blå' },
      ],
    })
  })

  it('shows an update of a few articles within seconds', async () => {
    await importBytes(shop.store, `article;name.sv;attribute.farg\n${codeOf(3)};Skyffelspade;gul\n`)
    const list = await soon(`/api/search?${phrase('skyffelspade')}`, (text) => text.includes(codeOf(3)), 60)
    expect(list).toContain(codeOf(3))
  })

  it('finds a German article without a price by its keyword (SRCH-13)', async () => {
    await importBytes(
      shop.store,
      `<BMECAT><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG><SUPPLIER><SUPPLIER_NAME>Werk</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>
       <ARTICLE><SUPPLIER_AID>DE-1</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Absperrorgan</DESCRIPTION_SHORT><KEYWORD>Zapfwellenhahn</KEYWORD></ARTICLE_DETAILS></ARTICLE></T_NEW_CATALOG></BMECAT>`,
    )
    const list = await soon(`/api/search?${phrase('zapfwellenhahn')}`, (text) => text.includes('DE-1'), 60)
    expect(JSON.parse(list)).toMatchObject({
      total: 1,
      products: [{ name: 'Absperrorgan', lang: 'de', variant: { priceOnRequest: true, buyable: false } }],
    })
    const quick = await shop.get('/api/search/quick?searchPhrase=absperrorgan')
    expect(quick.body).toMatchObject({
      productCards: [{ text: 'Absperrorgan', lang: 'de', priceOnRequest: true }],
    })
  })

  it('says the language of filters that are in none of the shop’s (SRCH-13)', async () => {
    await importBytes(
      shop.store,
      `<BMECAT><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG><SUPPLIER><SUPPLIER_NAME>Haubenwerk</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>
       ${germanArticle('DE-2', 'Rotguss', 'Bronze')}${germanArticle('DE-3', 'Grauguss', 'Fonte')}</T_NEW_CATALOG></BMECAT>`,
    )
    const list = await soon(
      `/api/search?${phrase('schieberhaube')}`,
      (text) => text.includes('Werkstoffart'),
      60,
    )
    const { facets } = JSON.parse(list)
    expect(facets.dynamicFacets).toMatchObject([
      {
        name: 'Werkstoffart',
        lang: 'de',
        values: [
          { text: 'Grauguss', lang: 'de' },
          { text: 'Rotguss', lang: 'de' },
        ],
      },
    ])
  })

  it('logs no error', () => {
    expect(shop.faults).toEqual([])
  })
})
