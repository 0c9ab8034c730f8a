import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { siteKeys, siteSettingsSchema, sites } from '../../../api/contract/index.ts'
import { myPages } from '../../../api/my-pages/rules.ts'
import { phraseLink } from '../../../api/catalogue/search/list-view.ts'
import { languages } from '../../../search/analysis/languages.ts'
import { siteSettingsOf } from '../../../api/sites/site-settings.ts'
import { myPagePath, myPagesOf, pagesWithView } from '../../../api/my-pages/menu.ts'

describe.each(siteKeys)('the settings of %s', (site) => {
  it.each(languages)('match the contract, with every text, in %s', (language) => {
    const settings = siteSettingsOf(site, language)
    expect(v.parse(siteSettingsSchema, settings)).toEqual(settings)
    const texts = [
      ...settings.topMenu.map(({ text }) => text),
      ...settings.footerMenu.flatMap(({ title, items }) => [title, ...items.map(({ text }) => text)]),
      ...Object.values(settings.login.loginBlock),
      ...Object.values(settings.notFound),
      ...Object.values(settings.startPage),
      ...Object.values(settings.customerService),
    ]
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })

  it('offer each page once in a menu, and only pages that exist', () => {
    const settings = siteSettingsOf(site, 'en')
    const menus = [settings.topMenu, ...settings.footerMenu.map(({ items }) => items)]
    for (const menu of menus) expect(new Set(menu.map(({ url }) => url)).size).toBe(menu.length)
    const urls = [...menus.flat(), ...settings.login.pageLinks].map(({ url }) => url)
    expect(urls.filter((url) => /my-account|become-a-customer/u.test(url))).toEqual([])
  })

  it('have their own list of my pages, with reports on se only (SITE-4, MY-1)', () => {
    expect(myPagesOf(site).includes('reports')).toBe(site === 'se')
    expect(myPages).toEqual(expect.arrayContaining(myPagesOf(site)))
    expect(siteSettingsOf(site, 'en').myPages).toEqual(pagesWithView(site))
    // Each that has a view here, so that every one of them can be found.
    expect(pagesWithView(site)).toEqual(['order-history', 'order-with-excel', 'order-directly'])
  })
})

it('have the longest list on se, and shorter ones for other brands', () => {
  expect(myPagesOf('se')).toHaveLength(24)
  expect(myPagesOf('no')).toHaveLength(23)
  expect(myPagesOf('gelia-se')).not.toContain('planogram')
  expect(myPagesOf('workwear')).not.toContain('project-folder')
})

it('lead a user to an existing page of my pages, with any permissions', () => {
  expect(myPagePath('se', ['perm:viewOrderHistory'])).toBe('/my-pages/order-history')
  // Without the permission for the orders, to the next that may be opened.
  expect(myPagePath('se', [])).toBe('/my-pages/order-with-excel')
})

describe('the search page of a site', () => {
  const { searchBasePath } = sites.fi
  afterEach(() => {
    sites.fi.searchBasePath = searchBasePath
  })

  it('has the address of the registry in every link (SRCH-5)', () => {
    sites.fi.searchBasePath = '/haku'
    const settings = siteSettingsOf('fi', 'fi')
    expect(settings.searchBasePath).toBe('/haku')
    expect(JSON.stringify(settings)).not.toContain('/search')
    expect(settings.topMenu[1]?.url).toBe('/haku?parameters.Facets[label]=1')
    expect(phraseLink('fi', 'kulma').url).toBe('/haku?parameters.SearchPhrase=kulma')
    expect(phraseLink('se', 'kul').url).toBe('/search?parameters.SearchPhrase=kul')
  })
})
