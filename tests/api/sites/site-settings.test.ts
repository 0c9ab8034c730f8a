import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { permissions, siteKeys, siteSettingsSchema, sites } from '../../../api/contract/index.ts'
import { myPagesOf } from '../../../api/contract/my-pages.ts'
import { allowedPages, myPagePath, myPages } from '../../../api/my-pages/service.ts'
import { phraseLink } from '../../../api/catalogue/search/list-view.ts'
import { languages } from '../../../search/analysis/languages.ts'
import { siteSettingsOf } from '../../../api/sites/site-settings.ts'

describe.each(siteKeys)('the settings of %s', (site) => {
  it.each(languages)('match the contract, with every text, in %s', (language) => {
    const settings = siteSettingsOf(site, language)
    expect(v.parse(siteSettingsSchema, settings)).toEqual(settings)
    const texts = [
      ...settings.topMenu.map(({ title }) => title),
      ...settings.footerMenu.flatMap(({ title, subItems }) => [title, ...subItems.map((item) => item.title)]),
      ...Object.values(settings.login.loginBlock),
      ...Object.values(settings.notFound),
      ...Object.values(settings.startPage),
      ...Object.values(settings.customerService),
    ]
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })

  it('offer each page once in a menu, the way to become a customer beside every sign-in, and track and trace', () => {
    const settings = siteSettingsOf(site, 'en')
    const menus = [settings.topMenu, ...settings.footerMenu.map(({ subItems }) => subItems)]
    for (const menu of menus) expect(new Set(menu.map(({ url }) => url)).size).toBe(menu.length)
    const urls = [...menus.flat(), ...settings.login.pageLinks].map(({ url }) => url)
    // In the top menu, in the footer and beside the sign-in form.
    expect(urls.filter((url) => url === '/become-a-customer/customer-account-application')).toHaveLength(3)
    expect(settings.login.pageLinks).toHaveLength(1)
    expect(urls.filter((url) => url === '/track-and-trace')).toHaveLength(1)
  })

  it('contain every page of my pages that the site has: the shop offers those that it has a view for', () => {
    expect(siteSettingsOf(site, 'en').myPages).toEqual(myPagesOf(site))
  })
})

it.each([
  ['se', []],
  ['no', ['reports']],
  ['fi', ['reports']],
  ['ax', ['reports']],
  ['dk-vvs', ['reports']],
  ['dk-handel', ['reports']],
  ['workwear', ['project-folder', 'reports']],
  ['gelia-se', ['a-klubben', 'reports', 'planogram']],
  ['gelia-no', ['a-klubben', 'reports', 'planogram']],
  ['prevex', ['a-klubben', 'project-folder', 'reports', 'planogram']],
  ['solelgrossisten', ['a-klubben', 'reports', 'planogram']],
] as const)('%s has a list of my pages of its own: all but %j (SITE-4, MY-1)', (site, missing) => {
  const expected = myPages.filter((page) => !missing.some((left) => left === page))
  expect(myPagesOf(site)).toEqual(expected)
  // With every permission: the list of the site decides.
  expect(allowedPages(myPages, site, permissions)).toEqual(expected)
})

it.each([...siteKeys, 'solelgrossisten'] as const)(
  'leads every user of %s to my-account, without any permission (MY-1)',
  (site) => {
    const pages: readonly string[] = allowedPages(myPagesOf(site), site, [])
    expect(pages).toContain(myPagePath.slice('/my-pages/'.length))
  },
)

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
