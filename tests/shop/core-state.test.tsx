import { globSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { createStore, useAtomValue } from 'jotai'
import { describe, expect, it } from 'vitest'
import {
  cartCountAtom,
  createShopStore,
  directOrderListAtom,
  loginPanelExpandedAtom,
  miniCartAtom,
  ShopProvider,
  stickyAtom,
  useShop,
} from '@tradecounter/shop/core'
import {
  activeTabAtom,
  applicationPageAtom,
  businessModelAtom,
  identificationInitiatedAtom,
  registrationParametersAtom,
  tabsAtom,
  takeApplicationAction,
  validationErrorsAtom,
} from '@tradecounter/shop/become-a-customer'
import { siteAtom } from '../../shop/core/context/state.ts'
import { facetCardAtom } from '../../shop/search/filters/state.ts'
import { megaMenuAtom } from '../../shop/shell/menu/state.ts'
import { application, registration } from './applications.ts'
import { buyer, shopContext } from './in-shop.tsx'

/** An application whose e-identification waits on another device. */
const identified = application({
  identification: { ...application().identification, state: 'started', initiated: true },
})

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
  // Like a page that waits for the API: others begin and end meanwhile.
  await new Promise((resolve) => setTimeout(resolve, number % 5))
  store.set(directOrderListAtom, (entry) => ({ ...entry, article: `article ${number}` }))
  const html = renderToString(
    <ShopProvider fallback={{}} store={store}>
      <Who />
    </ShopProvider>,
  )
  return `${html} ${store.get(directOrderListAtom).article}`
}

/** The group become-a-customer, which its page seeds: an atom for each member. */
const becomeACustomer = {
  'application page': applicationPageAtom,
  'registration parameters': registrationParametersAtom,
  'validation errors': validationErrorsAtom,
  'business model': businessModelAtom,
  'active tab': activeTabAtom,
  tabs: tabsAtom,
  'e-identification initiated flag': identificationInitiatedAtom,
} as const

describe('the shared state (SHELL-11)', () => {
  it.each(groups)('has the group %s with its fields', (_name, group, fields) => {
    expect(Object.keys(createStore().get<object>(group)).toSorted()).toEqual(fields.toSorted())
  })

  it('has the group become-a-customer, whose members follow what the server seeds', () => {
    const store = createStore()
    const read = () => Object.values(becomeACustomer).map((member) => store.get<unknown>(member))
    expect(read()).toEqual([
      { status: 'loading', application: null, signatureEnded: false },
      null,
      new Map(),
      '',
      'company',
      [],
      false,
    ])
    store.set(registrationParametersAtom, registration)
    store.set(takeApplicationAction, identified)
    expect(store.get(businessModelAtom)).toBe('publicSector')
    expect(store.get(tabsAtom).map(({ id }) => id)).toEqual(registration.tabs)
    expect(store.get(identificationInitiatedAtom)).toBe(true)
  })

  it('has login panel and the stack of sticky elements', () => {
    const store = createStore()
    expect([store.get(loginPanelExpandedAtom), store.get(stickyAtom)]).toEqual([false, []])
  })

  it('keeps no atom that no view reads', () => {
    const files = globSync('shop/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const)
    const atoms = files.flatMap(([, source]) =>
      [...source.matchAll(/export const (\w+Atom) =/gu)].map(([, name = '']) => name),
    )
    expect(atoms.length).toBeGreaterThan(8)
    const unread = atoms.filter(
      (name) =>
        !files.some(([, source]) =>
          new RegExp(`(?:useAtom|useAtomValue|store\\.get|store\\.sub)\\(${name}\\b`, 'u').test(source),
        ),
    )
    expect(unread).toEqual([])
  })

  it('is seeded by the server: the group site whole, and the count of lines', () => {
    const context = shopContext({ cartCount: 4 })
    const store = createShopStore(context)
    expect([store.get(siteAtom), store.get(cartCountAtom)]).toEqual([context, 4])
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
