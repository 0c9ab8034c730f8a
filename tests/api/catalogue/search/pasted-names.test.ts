import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoShop, type DemoShop } from './demo-shop.ts'

let demo: DemoShop
beforeAll(async () => {
  demo = await openDemoShop({ articles: 6000 })
}, 120_000)
afterAll(() => demo.close())

it.each([
  ['sv', 'se', 'sv-SE'],
  ['fi', 'fi', 'fi-FI'],
] as const)(
  'finds every product first by its whole name, as it is pasted, in %s (SRCH-12)',
  async (language, site, locale) => {
    const rows = await demo.store.db
      .selectFrom('texts')
      .select('text')
      .where('field', '=', 'name')
      .where('language', '=', language)
      .where('owner', 'like', 'product:%')
      .execute()
    const names = [...new Set(rows.map(({ text }) => text))]
    const others: string[] = []
    for (const name of names) {
      const { body } = await demo.get(
        `/api/search?parameters.SearchPhrase=${encodeURIComponent(name)}`,
        site,
        locale,
      )
      const { products } = body as { products: { name: string }[] }
      if (products[0]?.name !== name) others.push(`${name}: ${products[0]?.name ?? 'nothing'}`)
    }
    expect(names.length).toBeGreaterThan(500)
    expect(others).toEqual([])
  },
  300_000,
)
