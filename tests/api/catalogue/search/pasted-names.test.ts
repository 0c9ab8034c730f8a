import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoShop, type DemoShop } from './demo-shop.ts'

let demo: DemoShop
beforeAll(async () => {
  demo = await openDemoShop({ articles: 6000 })
}, 120_000)
afterAll(() => demo.close())

/** What is pasted of a name, with what the name of the first hit must be then. */
const pastes = {
  'whole name': (name: string) => ({ phrase: name, isFound: (found: string) => found === name }),
  'name without what follows its first comma': (name: string) => {
    const phrase = name.split(',')[0] ?? name
    return { phrase, isFound: (found: string) => found.split(',')[0] === phrase }
  },
}

it.each([
  ['whole name', 'sv', 'se', 'sv-SE'],
  ['whole name', 'fi', 'fi', 'fi-FI'],
  ['name without what follows its first comma', 'sv', 'se', 'sv-SE'],
  ['name without what follows its first comma', 'fi', 'fi', 'fi-FI'],
] as const)(
  'finds every product first by its %s, as it is pasted, in %s (SRCH-12)',
  async (pasted, language, site, locale) => {
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
      const { phrase, isFound } = pastes[pasted](name)
      const { body } = await demo.get(
        `/api/search?parameters.SearchPhrase=${encodeURIComponent(phrase)}`,
        site,
        locale,
      )
      const { products } = body as { products: { name: string }[] }
      const found = products[0]?.name ?? 'nothing'
      if (!isFound(found)) others.push(`${phrase}: ${found}`)
    }
    expect(names.length).toBeGreaterThan(500)
    expect(others).toEqual([])
  },
  300_000,
)
