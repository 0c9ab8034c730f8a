import { renderToString } from 'react-dom/server'
import { createStore, useAtomValue } from 'jotai'
import { describe, expect, it } from 'vitest'
import {
  cartCountAtom,
  createShopStore,
  directOrderListAtom,
  facetCardAtom,
  loginPanelExpandedAtom,
  megaMenuAtom,
  miniCartAtom,
  ShopProvider,
  stickyAtom,
  useShop,
} from '@tradecounter/shop/core'
import { buyer, shopContext } from './in-shop.tsx'

/** The groups of the specification's §3 that views read, with their fields. */
const groups = [
  ['direct order list', directOrderListAtom, ['open', 'article', 'quantity']],
  ['facet card', facetCardAtom, []],
  ['mega menu', megaMenuAtom, ['openId']],
  ['mini cart', miniCartAtom, ['open', 'reload', 'reloadedAt']],
] as const

function Who() {
  const { user, locale } = useShop()
  return <p>{`${user?.name ?? 'nobody'} ${locale} ${useAtomValue(cartCountAtom)}`}</p>
}
const request = async (number: number): Promise<string> => {
  const context = shopContext(
    number % 2 === 0
      ? { cartCount: number }
      : { cartCount: number, user: { ...buyer, name: `Kim ${number}` }, locale: 'nn-NO' },
  )
  const store = createShopStore(context)
  // As a page that waits for the api: others begin and end meanwhile.
  await new Promise((resolve) => setTimeout(resolve, number % 5))
  store.set(directOrderListAtom, (entry) => ({ ...entry, article: `article ${number}` }))
  const html = renderToString(
    <ShopProvider context={context} fallback={{}} store={store}>
      <Who />
    </ShopProvider>,
  )
  return `${html} ${store.get(directOrderListAtom).article}`
}

describe('the shared state (SHELL-11)', () => {
  it.each(groups)('has the group %s with its fields', (_name, group, fields) => {
    expect(Object.keys(createStore().get<object>(group)).toSorted()).toEqual(fields.toSorted())
  })

  it('has login panel and the stack of sticky elements', () => {
    const store = createStore()
    expect([store.get(loginPanelExpandedAtom), store.get(stickyAtom)]).toEqual([false, []])
  })

  it('is seeded by the server', () => {
    expect(createShopStore(shopContext({ cartCount: 4 })).get(cartCountAtom)).toBe(4)
  })

  it('is one store per request: two interleaved renders never mix', async () => {
    const numbers = Array.from({ length: 40 }, (_, number) => number)
    const pages = await Promise.all(numbers.map(request))
    expect(pages).toEqual(
      numbers.map(
        (number) =>
          `<p>${number % 2 === 0 ? 'nobody sv-SE' : `Kim ${number} nn-NO`} ${number}</p> article ${number}`,
      ),
    )
  })
})
