import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { User } from '@tradecounter/api/contract'
import type { PageDeclaration } from '@tradecounter/shop/addresses'
import { myPagesLinks } from '@tradecounter/shop/account'
import { accessOf, addressOf, readRoute, type Route } from '@tradecounter/shop/core'
import { hasMyPage, isPageId } from '@tradecounter/shop/core/addresses'
import { inMyPages, MyPage } from '@tradecounter/shop/my-pages'
import { layoutOf, segments } from '@tradecounter/shop/shell'
import { translationsFor } from '@tradecounter/shop/translations'
import { definePage } from '../../shop/pages/define-page.ts'
import type { pages } from '../../shop/pages/pages.ts'
import { answerPage } from '../../ssr/pages/answer-page.tsx'
import type { AnyPage } from '../../ssr/pages/page-context.ts'
import { modulesOf } from '../../ssr/vite/areas.ts'
import { entryFiles } from '../../ssr/vite/page-entries.ts'
import { pageExamples } from '../setup/page-examples.ts'
import { buyer, settings, shopContext } from './in-shop.tsx'

/** Its folder: a page that the shop does not have yet, in the place of one that it has for the compiler. */
const declaration = vi.hoisted(() => ({
  id: 'download' as unknown as 'my-sales-person',
  path: '/my-pages/download',
  area: 'my-pages' as const,
  segment: 'my-pages' as const,
  access: { myPage: 'download' as const },
})) satisfies PageDeclaration

// The list.
vi.mock('../../shop/pages/pages.ts', async (original) => {
  const { pages: declared } = await original<{ pages: typeof pages }>()
  return { pages: [...declared, declaration] }
})

/** The texts: its name in the navigation, and a description. */
const texts = { 'account.download': 'Filer', 'download.meta': 'Filer från {0} att hämta.' }

const title = 'account.download' as 'account.my-account'
const View = inMyPages<'my-sales-person'>(
  () => (
    <MyPage id="download" title="Filer">
      Prislista
    </MyPage>
  ),
  title,
)
const definition = definePage(declaration, {
  title,
  description: 'download.meta' as 'sales-person.meta',
  translations: [],
  View,
})

const user: User = { ...buyer, allowedPages: ['download'] }
const withPage = { ...settings, myPages: ['download'] }
const context = shopContext({ user, settings: withPage })
const route = { page: 'download' } as unknown as Route

const answer = async (reader: User | null, site = withPage) => {
  const { translations: _all, ...rest } = context
  const page = await answerPage(definition as unknown as AnyPage, {
    route,
    context: { ...rest, user: reader, settings: site },
    translations: {
      translationsFor: (language, groups) => ({ ...translationsFor(language, groups), ...texts }),
      missing: (_language, key) => expect(key).toBe(''),
    },
    ask: async () => ({ status: 200, json: [], script: Buffer.from('[]') }),
    post: async () => ({ status: 200, json: { pages: ['download'] }, script: Buffer.from('{}') }),
  })
  if (!('data' in page)) return page
  const body = Buffer.concat(page.body.map((piece) => Buffer.from(piece))).toString()
  return { status: page.status, head: page.head, body }
}

describe('a page below /my-pages/, added in its folder, the list and the texts', () => {
  it('has its address, layout and id', () => {
    expect(readRoute('/my-pages/download', '', settings)).toEqual(route)
    expect(
      addressOf(route as Exclude<Route, { page: 'not-found' }>, { ...context, localePrefix: '/en' }),
    ).toBe('/en/my-pages/download')
    expect(layoutOf(route.page)).toBe(segments['my-pages'])
    expect([isPageId('download'), hasMyPage('download')]).toEqual([true, true])
  })

  it('is in the navigation, in the group of the table', () => {
    const all: Record<string, string> = texts
    const links = myPagesLinks(['download'], context, (key) => all[key] ?? '')
    expect(links).toMatchObject([
      { id: 'download', group: 'account', title: 'Filer', url: '/my-pages/download' },
    ])
  })

  it('is shown to users who may see it, and to nobody else', async () => {
    expect(accessOf(route, context)).toBe('allowed')
    expect(await answer(user)).toMatchObject({
      status: 200,
      head: {
        title: 'Filer – Tradecounter',
        description: 'Filer från Tradecounter att hämta.',
        canonicalPath: '/my-pages/download',
        noindex: true,
      },
      body: expect.stringContaining('Prislista'),
    })
    const refused = await answer({ ...user, allowedPages: [] })
    expect(refused).toMatchObject({ status: 403, body: expect.stringContaining('Du har inte behörighet') })
    expect(refused).not.toMatchObject({ body: expect.stringContaining('Prislista') })
    const visitor = await answer(null)
    expect(visitor).toMatchObject({
      status: 200,
      body: expect.stringContaining('Logga in för att se den här sidan.'),
    })
    expect(visitor).not.toMatchObject({ body: expect.stringContaining('Prislista') })
    expect(await answer(user, { ...settings, myPages: [] })).toEqual({ missing: true })
  })

  it('has the entries of the host and chunks of its area', () => {
    expect(entryFiles('download')['+route.ts']).toContain("matchesPage('download')")
    expect(modulesOf('my-pages').test('/x/shop/pages/download/files.tsx')).toBe(true)
    expect(modulesOf('my-pages').test('/x/shop/cart/cart-page/cart-view.tsx')).toBe(false)
  })

  it('is opened by the tests of every page, by a reader who may see it', () => {
    const examples = pageExamples({ article: 'a', category: 'c', order: 'o', invoice: 'i' })
    expect(examples.filter(({ path }) => path === '/my-pages/download')).toMatchObject([
      { reader: 'buyer', plain: true },
    ])
  })
})

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(?:ts|tsx)$/u.test(path) && !/node_modules|\/dist\/|\/generated\//u.test(path))

it.each([
  ['order-with-excel', []],
  ['my-sales-person', ['shop/salespeople/my-sales-person/']],
  ['company-audit', ['shop/company/audit/']],
] as const)(
  '%s is named in its folder, its views, the list, the table of my pages and links to it alone',
  (id, views) => {
    const named = ['shop', 'ssr', 'api']
      .flatMap(sourcesIn)
      .filter((path) => ![`shop/pages/${id}/`, ...views].some((folder) => path.startsWith(folder)))
      .filter((path) => new RegExp(`['/]${id}['/]`, 'u').test(readFileSync(path, 'utf8')))
      // Links of other pages, and the calls of the service that the page is a rule of.
      .filter(
        (path) =>
          !/^shop\/(?:company\/information|(?:pages\/)?my-account)\/|^api\/(?!contract\/my-pages)/u.test(
            path,
          ),
      )
    expect(
      named.filter((path) => !['shop/pages/pages.ts', 'api/contract/my-pages.ts'].includes(path)),
    ).toEqual([])
  },
)
