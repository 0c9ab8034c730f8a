import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  searchResultSchema,
  variantListSchema,
  type SearchResult,
  type VariantList,
} from '../../../api/contract/index.ts'
import { openDemoShop, type DemoShop } from './search/demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.close())

const listed = async (query: string): Promise<SearchResult> =>
  v.parse(searchResultSchema, (await shop.get(`/api/search?${query}`)).body)
const variantsOf = async (code: string, query = '', active = ''): Promise<VariantList> => {
  const path = `/api/search/variants?productCode=${code}&activeVariantNumber=${active}&${query}`
  return v.parse(v.strictObject({ answer: variantListSchema }), { answer: (await shop.get(path)).body })
    .answer
}
const facet = (key: string, value: string) => `${encodeURIComponent(`parameters.Facets[${key}]`)}=${value}`
const interval = (key: string, from: number, to: number) =>
  `${encodeURIComponent(`parameters.IntervalFacets[${key}].From`)}=${from}&${encodeURIComponent(`parameters.IntervalFacets[${key}].To`)}=${to}`

const measure = ({ attributes }: VariantList['items'][number]): number =>
  Number(attributes['diameter']?.value.replace(',', '.'))

/** A row of ball valves whose variants differ in `dn`, with a value that only some have. */
async function aFamily() {
  const { products } = await listed('parameters.SearchPhrase=kulventil')
  const row = products.find(({ variantCount }) => variantCount > 2)
  if (row === undefined) throw new Error('The demo has no family of ball valves.')
  const all = await variantsOf(row.code)
  const dn = all.items.map(({ attributes }) => attributes['dn']?.value ?? '')
  const [wanted = ''] = dn
  if (new Set(dn).size < 2) throw new Error('Its variants do not differ.')
  return { row, all, dn, wanted }
}

describe('GET /api/search/variants under the filters of a list (spec §7)', () => {
  it('returns the matching variants in the columns of the whole product', async () => {
    const { row, all, wanted } = await aFamily()
    const list = await variantsOf(row.code, facet('dn', wanted), row.variant.code)
    expect(list.items.map(({ code }) => code)).toEqual(
      all.items.filter(({ attributes }) => attributes['dn']?.value === wanted).map(({ code }) => code),
    )
    expect(list.items.length).toBeLessThan(all.items.length)
    expect(list.settings).toEqual(all.settings)
  })

  it("returns as many variants as the list's row counts, including the row's own", async () => {
    const { wanted } = await aFamily()
    const filters = facet('dn', wanted)
    const { products } = await listed(`parameters.SearchPhrase=kulventil&${filters}`)
    expect(products.length).toBeGreaterThan(0)
    for (const { code, variant, variantCount } of products) {
      const { items } = await variantsOf(code, filters, variant.code)
      expect([code, items.length]).toEqual([code, variantCount])
      expect(items.filter(({ isActiveVariant }) => isActiveVariant).map((item) => item.code)).toEqual([
        variant.code,
      ])
    }
  })

  it('matches any value of one attribute, and every attribute', async () => {
    const { row, all, dn, wanted } = await aFamily()
    const other = dn.find((value) => value !== wanted) ?? ''
    const both = await variantsOf(row.code, `${facet('dn', wanted)}&${facet('dn', other)}`)
    expect(both.items.map(({ code }) => code)).toEqual(
      all.items
        .filter(({ attributes }) => [wanted, other].includes(attributes['dn']?.value ?? ''))
        .map(({ code }) => code),
    )
    expect((await variantsOf(row.code, `${facet('dn', wanted)}&${facet('brand', 'nobody')}`)).items).toEqual(
      [],
    )
  })

  it('applies intervals', async () => {
    const { products } = await listed('parameters.SearchPhrase=kopparr%C3%B6r')
    const row = products.find(({ variantCount }) => variantCount > 1)
    const all = await variantsOf(row?.code ?? '')
    const least = Math.min(...all.items.map(measure))
    const { items } = await variantsOf(row?.code ?? '', interval('diameter', least, least))
    expect(items.map(({ code }) => code)).toEqual(
      all.items.filter((item) => measure(item) === least).map(({ code }) => code),
    )
    expect(items.length).toBeLessThan(all.items.length)
  })

  it('returns all variants without filters and with filters of the product only', async () => {
    const { row, all } = await aFamily()
    const brand = encodeURIComponent(row.brand)
    expect(await variantsOf(row.code, facet('brand', brand))).toEqual(all)
    expect(
      await variantsOf(
        row.code,
        'parameters.SearchPhrase=nonsense&parameters.page=2&parameters.Sort=AlphabeticalAsc',
      ),
    ).toEqual(all)
  })

  it('returns 400 with the name of an invalid filter', async () => {
    const { row } = await aFamily()
    const query = `${encodeURIComponent('parameters.IntervalFacets[diameter].From')}=wide`
    const { status, body } = await shop.get(`/api/search/variants?productCode=${row.code}&${query}`)
    expect([status, body]).toMatchObject([
      400,
      { code: 'invalid', field: 'parameters.IntervalFacets[diameter].From' },
    ])
  })
})
