import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../fixtures/databases.ts'
import { openShop, type TestShop } from '../fixtures/shop.ts'
import { Visitor } from '../fixtures/visitor.ts'
import { articleNamed, importBytes, wholeCatalogue } from './run-import.ts'

const base = '<ARTICLE_REFERENCE type="base_product"><ART_ID_TO>KV</ART_ID_TO></ARTICLE_REFERENCE>'
const price =
  '<ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>10</PRICE_AMOUNT><PRICE_CURRENCY>SEK</PRICE_CURRENCY></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>'
const named = (code: string, swedish: string, english = '') =>
  `<ARTICLE><SUPPLIER_AID>${code}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>${swedish}</DESCRIPTION_SHORT>${english && `<DESCRIPTION_SHORT lang="eng">${english}</DESCRIPTION_SHORT>`}</ARTICLE_DETAILS>${price}${base}</ARTICLE>`
const sized = (code: string, size: string) =>
  named(code, 'Muff').replace(
    '<ARTICLE_PRICE_DETAILS>',
    `<ARTICLE_FEATURES><FEATURE><FNAME>EF000008</FNAME><FVALUE>${size}</FVALUE><FUNIT>MMT</FUNIT></FEATURE></ARTICLE_FEATURES><ARTICLE_PRICE_DETAILS>`,
  )
const file = (...articles: string[]) =>
  `<BMECAT><HEADER><CATALOG><LANGUAGE>swe</LANGUAGE><CURRENCY>SEK</CURRENCY></CATALOG><SUPPLIER><SUPPLIER_NAME>Verk</SUPPLIER_NAME></SUPPLIER></HEADER>
   <T_UPDATE_PRODUCTS>${articles.join('')}</T_UPDATE_PRODUCTS></BMECAT>`

describe.each(databases)('articles of one base product with names of their own, into $name', ({ open }) => {
  let shop: TestShop
  let buyer: Visitor
  beforeAll(async () => {
    shop = await openShop(open)
    buyer = new Visitor(shop.api)
    await buyer.signIn('buyer')
  })
  afterAll(() => shop.close())
  const imported = (...articles: string[]) =>
    importBytes(shop.store, file(...articles), { priceGroup: 'se-list' })

  it('are told apart by what their names add, in the cart and on the page of the product', async () => {
    const valves = [
      named('KV-15', 'Kulventil KV, DN 15', 'Ball valve KV, DN 15'),
      named('KV-20', 'Kulventil KV, DN 20', 'Ball valve KV, DN 20'),
    ]
    const summary = await imported(...valves)
    expect(summary).toMatchObject({ articles: 2, adjusted: 2 })
    expect(summary.adjustments[1]).toContain(
      'name: the product is named "Kulventil KV" for all its articles, this one is told apart by "DN 20"',
    )
    const { body } = await buyer.get('/api/product/KV-20')
    expect(body.name).toBe('Kulventil KV')
    expect(body.variantList.items.map(({ variantLabel }: { variantLabel: string }) => variantLabel)).toEqual([
      'DN\u00A015',
      'DN\u00A020',
    ])
    expect(Object.values(body.variantList.settings.headers)).toEqual(['Variant'])
    await buyer.add('KV-20', 1)
    const english = await buyer.get('/api/cart', { 'X-Language': 'en' })
    expect(english.body.lines[0].name).toBe('Ball valve KV, DN\u00A020')
    const before = await wholeCatalogue(shop.store)
    expect(await imported(...valves)).toMatchObject({ articles: 2, unchanged: 2, changed: false })
    expect(await wholeCatalogue(shop.store)).toBe(before)
  })

  it('keep the name of their product if a further one comes alone', async () => {
    await imported(named('KV-25', 'Kulventil KV, DN 25'))
    const { product, texts, values } = await articleNamed(shop.store, 'KV-25')
    expect([product.code, texts['name.sv'], values]).toEqual([
      'KV',
      'Kulventil KV',
      { 'article-name': 'DN 25' },
    ])
    await imported(named('KV-15', 'Kulventil KV, DN 15, lång spindel för isolerade rör i skåp och schakt'))
    const { body } = await buyer.get('/api/product/KV-15')
    expect(body.variantList.items.map(({ variantLabel }: { variantLabel: string }) => variantLabel)).toEqual([
      'DN\u00A015,\u00A0lång\u00A0spindel\u00A0för\u00A0isolerade\u00A0rör\u00A0i\u00A0skåp\u00A0och\u00A0schakt',
      'DN\u00A020',
      'DN\u00A025',
    ])
  })

  it('are incomplete if neither their names nor a feature tells them apart', async () => {
    const { incomplete, incompletes } = await imported(
      named('KV-32', 'Kulventil KV, DN 32'),
      named('KV-33', 'Kulventil KV, DN 32'),
    )
    expect(incomplete).toBe(1)
    expect(incompletes.at(-1)).toContain(
      'name: neither name nor features tell it from KV-32 of the same product',
    )
  })

  it('have a column for the measures that tell them apart, if these have no name', async () => {
    const { incompletes } = await imported(
      ...[sized('M-15', '15'), sized('M-20', '20')].map((each) => each.replace('>KV<', '>M<')),
    )
    expect(incompletes).toHaveLength(1 + 2)
    const { body } = await buyer.get('/api/product/M-20')
    expect(body.variantList.settings.headers).toEqual({ 'article-name': 'Variant' })
    expect(body.variantList.items.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
      { 'article-name': { value: '15\u00A0mm' } },
      { 'article-name': { value: '20\u00A0mm' } },
    ])
  })

  it('are refused by their numbers if only their prices come and nobody knows them', async () => {
    const update = file(named('KV-15', ''), named('KV-99', '')).replaceAll(
      'T_UPDATE_PRODUCTS',
      'T_UPDATE_PRICES',
    )
    const summary = await importBytes(shop.store, update, { priceGroup: 'se-list' })
    expect(summary).toMatchObject({ articles: 1 })
    expect(summary.refusals).toEqual([
      expect.stringContaining('article: KV-99 is not in the catalogue: its price is left out'),
    ])
  })
})
