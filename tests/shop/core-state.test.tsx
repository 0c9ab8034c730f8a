import { renderToString } from 'react-dom/server'
import { createStore, useAtomValue } from 'jotai'
import { describe, expect, it } from 'vitest'
import {
  becomeCustomerAtom,
  browserAtom,
  cartCountAtom,
  copyStatusAtom,
  createShopStore,
  directOrderListAtom,
  facetCardAtom,
  loginPanelExpandedAtom,
  megaMenuAtom,
  miniCartAtom,
  ShopProvider,
  siteAtom,
  useShop,
  warrantyTextAtom,
} from '@tradecounter/shop/core'
import { buyer, shopContext } from './in-shop.tsx'

/** The groups of the specification's §3 and what it says is in them. */
const groups = [
  [
    'site',
    siteAtom,
    [
      'settings',
      'miniCart',
      'directOrder',
      'cookieConsent',
      'trackAndTrace',
      'language',
      'requestLanguage',
      'clientOrigin',
      'serverOrigin',
      'environment',
      'test',
      'productPage',
      'myLists',
      'itemConfigurator',
    ],
  ],
  [
    'become-a-customer',
    becomeCustomerAtom,
    [
      'applicationPage',
      'registration',
      'validationErrors',
      'businessModel',
      'activeTab',
      'tabs',
      'eIdentificationInitiated',
    ],
  ],
  ['browser', browserAtom, ['isMobile', 'sticky']],
  ['direct order list', directOrderListAtom, ['open', 'article', 'quantity']],
  ['facet card', facetCardAtom, []],
  ['mega menu', megaMenuAtom, ['openId', 'loading']],
  ['mini cart', miniCartAtom, ['open', 'reload', 'reloadedAt']],
  ['copy status', copyStatusAtom, ['success', 'showing']],
] as const

function Who() {
  const { user } = useShop()
  const site = useAtomValue(siteAtom)
  return <p>{`${user?.name ?? 'nobody'} ${site.requestLanguage} ${useAtomValue(cartCountAtom)}`}</p>
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
  store.set(warrantyTextAtom, `warranty ${number}`)
  const html = renderToString(
    <ShopProvider context={context} fallback={{}} store={store}>
      <Who />
    </ShopProvider>,
  )
  return `${html} ${store.get(warrantyTextAtom)}`
}

describe('the shared state (SHELL-11)', () => {
  it.each(groups)('has the group %s with its fields', (_name, group, fields) => {
    expect(Object.keys(createStore().get<object>(group)).toSorted()).toEqual(fields.toSorted())
  })

  it('has login panel and warranty text', () => {
    const store = createStore()
    expect([store.get(loginPanelExpandedAtom), store.get(warrantyTextAtom)]).toEqual([false, ''])
  })

  it('has what the specification lists of the settings in them', () => {
    const { settings } = createShopStore(shopContext()).get(siteAtom)
    expect(Object.keys(settings ?? {})).toEqual(
      expect.arrayContaining(['topMenu', 'footerMenu', 'search', 'notFound']),
    )
  })

  it('is seeded by the server', () => {
    const site = createShopStore(
      shopContext({ environment: 'test', cartCount: 4, flags: ['productFeedback'], locale: 'fi-FI' }),
    ).get(siteAtom)
    expect(site).toMatchObject({
      environment: 'test',
      test: true,
      miniCart: { lineCount: 4 },
      productPage: { variantListCacheDuration: 30, feedback: true },
      requestLanguage: 'fi-FI',
      serverOrigin: 'http://local.se.localhost:7400',
    })
  })

  it('is one store per request: two that are rendered in turns never mix', async () => {
    const numbers = Array.from({ length: 40 }, (_, number) => number)
    const pages = await Promise.all(numbers.map(request))
    expect(pages).toEqual(
      numbers.map(
        (number) =>
          `<p>${number % 2 === 0 ? 'nobody sv-SE' : `Kim ${number} nn-NO`} ${number}</p> warranty ${number}`,
      ),
    )
  })
})
