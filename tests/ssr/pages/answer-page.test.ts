import { expect, it } from 'vitest'
import type { User } from '@tradecounter/api/contract'
import { readRoute, type RouteTo, type Route } from '@tradecounter/shop/core'
import categoryPage from '@tradecounter/shop/pages/category'
import myAccountPage from '@tradecounter/shop/pages/my-account'
import orderHistoryPage from '@tradecounter/shop/pages/order-history'
import productPage from '@tradecounter/shop/pages/product'
import searchPage from '@tradecounter/shop/pages/search'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'
import { answerPage } from '../../../ssr/pages/answer-page.tsx'
import type { AnyPage, PageRequest } from '../../../ssr/pages/page-context.ts'
import { searchResult } from '../../shop/catalogue.ts'
import { noPost, signedInUser, visitorContext } from '../stand-ins.ts'

const context: PageRequest['context'] = {
  ...visitorContext,
  locale: 'en',
  localePrefix: '/en',
  language: 'en',
  alternates: [{ locale: 'sv-SE', href: '/search' }],
}

const found = {
  ...searchResult([]),
  searchPhrase: '4000001',
  exactMatchUrl: '/p/kulventil-4000001',
  total: 30,
  pageSize: 24,
}

const category = {
  path: 'valves/ball-valves',
  name: 'Ball valves',
  description: '',
  breadcrumbs: [],
  subCategories: [],
  result: found,
}

const answers = {
  '/api/search': found,
  '/api/category': category,
  '/api/my-pages/my-account/news': { news: [] },
  '/api/my-pages': { orders: [], total: 0, page: 1, pageSize: 20 },
}

const asking = (page: AnyPage, route: Route, changes: Partial<typeof context> = {}, status = 200) =>
  answerPage(page, {
    route,
    context: { ...context, ...changes },
    translations: { translationsFor, missing: () => {} },
    post: noPost,
    ask: async (address) => {
      const [, answer = []] = Object.entries(answers).find(([start]) => address.startsWith(start)) ?? []
      return { status, json: answer, script: Buffer.from(JSON.stringify(answer)) }
    },
  })

it.each([
  ['parameters.SearchPhrase=4000001', { redirectTo: '/en/p/kulventil-4000001' }],
  ['parameters.SearchPhrase=4000001&parameters.Sort=AlphabeticalAsc', { status: 200 }],
  ['parameters.SearchPhrase=4000001&parameters.page=2', { status: 200 }],
  ['parameters.SearchPhrase=4000001&parameters.Facets[dn]=15', { status: 200 }],
])('redirects a phrase that is one article number to the article: %s', async (query, outcome) => {
  expect(await asking(searchPage, { page: 'search', query })).toMatchObject(outcome)
})

it('redirects a page beyond the end to the last page, and keeps the rest of the query', async () => {
  const query = 'parameters.Facets[dn]=15&parameters.page=7&utm=x'
  const last = 'parameters.Facets[dn]=15&parameters.page=2&utm=x'
  expect(await asking(searchPage, { page: 'search', query })).toEqual({ redirectTo: `/en/search?${last}` })
  expect(await asking(searchPage, { page: 'search', query: last })).toMatchObject({ status: 200 })
  const path = 'valves/ball-valves'
  expect(await asking(categoryPage, { page: 'category', path, query })).toEqual({
    redirectTo: `/en/c/${path}?${last}`,
  })
  expect(await asking(categoryPage, { page: 'category', path, query: last })).toMatchObject({ status: 200 })
})

it.each([400, 401, 403, 404])('shows the not-found page when the api answers %i', async (status) => {
  expect(await asking(searchPage, { page: 'search', query: '' }, {}, status)).toEqual({ missing: true })
})

const bodyOf = ({ body }: { body: readonly (string | Uint8Array)[] }): string =>
  Buffer.concat(body.map((piece) => Buffer.from(piece))).toString()

it.each([
  ['search', 429],
  ['search', 500],
  ['product', 503],
] as const)(
  'shows the error message in the frame when the main call of the %s page fails with %i (SHELL-10)',
  async (kind, status) => {
    const [definition, route]: [AnyPage, Route] =
      kind === 'search'
        ? [searchPage, { page: 'search', query: '' }]
        : [productPage, { page: 'product', code: '4000001' }]
    const page = await answerPage(definition, {
      route,
      context,
      translations: { translationsFor, missing: () => {} },
      post: noPost,
      ask: async (address) =>
        address.startsWith('/api/site')
          ? { status: 200, json: [], script: Buffer.from('[]') }
          : { status, json: null, script: Buffer.from('null') },
    })
    if (!('data' in page)) throw new Error('The page was not rendered')
    expect(page).toMatchObject({ status: 503, complete: false, head: { noindex: true, canonicalPath: null } })
    const body = bodyOf(page)
    expect(body).toContain('role="combobox"')
    expect(body).toContain('<footer')
    expect(body).toContain(translationsFor('en', ['common'])['common.failed.title'])
    expect(Buffer.concat(page.data.map((piece) => Buffer.from(piece))).toString()).toMatch(
      /"failed":true\}$/u,
    )
  },
)

it('wraps the error message in a main element of its own', async () => {
  const user: User = { ...signedInUser, allowedPages: ['order-history'] }
  const page = await asking(orderHistoryPage, { page: 'order-history', query: '' }, { user }, 500)
  if (!('data' in page)) throw new Error('The page was not rendered')
  expect(bodyOf(page).match(/<main/gu)).toHaveLength(1)
})

it('renders without the menu when only the menu fails, and does not cache the page (SHELL-10)', async () => {
  const page = await answerPage(searchPage, {
    route: { page: 'search', query: '' },
    context,
    translations: { translationsFor, missing: () => {} },
    post: noPost,
    ask: async (address) =>
      address.startsWith('/api/site/getmegamenu')
        ? { status: 503, json: null, script: Buffer.from('null') }
        : { status: 200, json: found, script: Buffer.from(JSON.stringify(found)) },
  })
  if (!('data' in page)) throw new Error('The page was not rendered')
  expect(page).toMatchObject({ status: 200, complete: false })
  expect(bodyOf(page)).toContain('<main')
})

it('answers 403 with an explanation to a user without the permission, and 200 to others (ACC-9)', async () => {
  const route: Route = { page: 'order-history', query: '' }
  expect(await asking(orderHistoryPage, route, { user: signedInUser })).toMatchObject({ status: 403 })
  expect(await asking(orderHistoryPage, route)).toMatchObject({ status: 200 })
  const user: User = { ...signedInUser, allowedPages: ['order-history'] }
  expect(await asking(orderHistoryPage, route, { user })).toMatchObject({ status: 200 })
})

const account = (id: RouteTo<'my-account'>['section'] = 'overview'): Route => ({
  page: 'my-account',
  section: id,
})

it('shows a page without permission in the frame of my pages, and asks the api for none of its data (ACC-9)', async () => {
  const asked: string[] = []
  const user: User = { ...signedInUser, allowedPages: ['my-account'] }
  const settings = { ...context.settings, myPages: ['my-account', 'order-history'] }
  const refused = await answerPage(orderHistoryPage, {
    route: { page: 'order-history', query: '' },
    context: { ...context, user, settings },
    translations: { translationsFor, missing: () => {} },
    post: noPost,
    ask: async (address) => {
      asked.push(address)
      return { status: 200, json: [], script: Buffer.from('[]') }
    },
  })
  if (!('data' in refused)) throw new Error('The page was not rendered')
  expect(refused.status).toBe(403)
  expect(asked.filter((address) => address.startsWith('/api/my-pages'))).toEqual([])
  const texts = translationsFor('en', ['permissions'])
  expect(bodyOf(refused)).toContain(texts['permissions.title'])
  expect(bodyOf(refused)).toContain(texts['permissions.viewOrderHistory'])
  expect(bodyOf(refused)).toContain('href="/en/my-pages/my-account"')
  expect(bodyOf(refused)).not.toContain('href="/en/my-pages/order-history"')
})

it('has no page below /my-pages/ that the list of the site does not contain (MY-1)', async () => {
  const user: User = { ...signedInUser, allowedPages: ['order-history'] }
  const route: Route = { page: 'order-history', query: '' }
  const settings = { ...context.settings, myPages: ['my-account'] }
  expect(await asking(orderHistoryPage, route, { user, settings })).toEqual({ missing: true })
  expect(await asking(orderHistoryPage, route, { user })).toMatchObject({ status: 200 })
})

const withAccount = { ...context.settings, myPages: ['my-account'] }

it('leads from /my-pages to my-account, which greets the user by name with customer and number', async () => {
  const customer = { id: signedInUser.customerId, number: '104210', name: 'Kims Rör', address: '', city: '' }
  // Without a permission there are no blocks but the news; the stand-in does not know the answers of others.
  const person = { attachedCustomers: [customer], allowedPages: ['my-account'], permissions: [] }
  const user: User = { ...signedInUser, ...person }
  const route = readRoute('/my-pages', '', context.settings)
  const signedIn = { user, settings: withAccount }
  expect(await asking(myAccountPage, route, signedIn)).toEqual({ redirectTo: '/en/my-pages/my-account' })
  const overview = await asking(myAccountPage, account(), signedIn)
  if (!('data' in overview)) throw new Error('The page was not rendered')
  for (const text of [user.name, customer.name, customer.number]) expect(bodyOf(overview)).toContain(text)
  // Content of one user.
  expect(overview.head).toMatchObject({ noindex: true, canonicalPath: '/my-pages/my-account' })
})

it('links to every section of my-account, and marks the one shown', async () => {
  const user: User = { ...signedInUser, allowedPages: ['my-account'] }
  const shown = await asking(myAccountPage, account('security'), { user, settings: withAccount })
  if (!('data' in shown)) throw new Error('The page was not rendered')
  const links = [...bodyOf(shown).matchAll(/<a [^>]*href="\/en(\/my-pages\/my-account[^"]*)"[^>]*>/gu)]
  const current = links.filter(([link]) => link.includes('aria-current="page"')).map(([, path]) => path)
  expect(current).toEqual(['/my-pages/my-account/security'])
  expect(new Set(links.map(([, path]) => path))).toEqual(
    new Set(['', '/settings', '/security'].map((end) => `/my-pages/my-account${end}`)),
  )
})

const menuItem = (title: string, url: string) => ({ title, url, html: [], subItems: [] })

it('offers the pages that are approved for each user, whatever it has rendered before (MY-1)', async () => {
  const own = [menuItem('Own orders', '/my-pages/order-history')]
  const settings = {
    ...context.settings,
    topMenu: own,
    footerMenu: [{ ...menuItem('Account', ''), subItems: own }],
  }
  const texts = translationsFor('en', allGroups)
  const linksFor = async (user: User | null): Promise<number> => {
    const page = await answerPage(searchPage, {
      route: { page: 'search', query: '' },
      context: { ...context, user, settings },
      // The same object each time, as in a running host: else nothing that was rendered is used again.
      translations: { translationsFor: () => texts, missing: () => {} },
      post: noPost,
      ask: async (address) => {
        const answer = address.startsWith('/api/search') ? found : []
        return { status: 200, json: answer, script: Buffer.from(JSON.stringify(answer)) }
      },
    })
    return 'data' in page ? bodyOf(page).split('>Own orders<').length - 1 : -1
  }
  const approved: User = { ...signedInUser, allowedPages: ['order-history'] }
  expect(await linksFor(approved)).toBe(2)
  expect(await linksFor({ ...signedInUser, allowedPages: [] })).toBe(0)
  expect(await linksFor(null)).toBe(0)
  expect(await linksFor(approved)).toBe(2)
})

it('sends the browser the rendering context, with the other languages', async () => {
  for (const href of ['/search', '/search?a=1']) {
    const alternates = [{ locale: 'sv-SE' as const, href }]
    const page = await asking(searchPage, { page: 'search', query: '' }, { alternates })
    if (!('data' in page)) throw new Error('The page was not rendered')
    const data: unknown = JSON.parse(Buffer.concat(page.data.map((piece) => Buffer.from(piece))).toString())
    expect(data).toMatchObject({ context: { ...context, alternates } })
    expect(page.body.map(String).join('')).toContain(`href="${href}"`)
  }
})
