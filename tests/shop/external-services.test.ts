import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExternalService } from '@tradecounter/api/contract'
import { askedGroups, keepChoice, navigation, readChoice, removeCookie } from '@tradecounter/shop/core'
import { cookieDomains } from '../../shop/core/consent/remove-cookie.ts'
import { isStoredName, scriptOf, servicesOf } from '../../shop/shell/external-services/rules.ts'
import { watchServices } from '../../shop/shell/external-services/watch-services.ts'
import { buyer, settings, shopContext } from './in-shop.tsx'

const service = (changes: Partial<ExternalService> = {}): ExternalService => ({
  id: 'analytics',
  kind: 'analytics',
  script: 'https://stats.company.example/count.js?site={siteId}&shop={site}&l={language}',
  attributes: { 'data-site': '{siteId}' },
  reach: { script: [], connect: [], img: [], style: [], font: [], frame: [] },
  trustedTypes: [],
  consent: 'C0002',
  stores: { cookies: [], local: [], session: [] },
  ...changes,
})
const translation = service({ id: 'translation', kind: 'machine-translation', consent: 'C0003' })
const contextWith = (...externalServices: ExternalService[]) =>
  shopContext({ settings: { ...settings, externalServices }, analyticsSiteId: 11 })

/** The ids of the services that a user's page has. */
const shown = (user: typeof buyer | null): string[] =>
  servicesOf({ settings: contextWith(service(), translation).settings, user }).map(({ id }) => id)

const scripts = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src)

beforeEach(() => {
  vi.spyOn(navigation, 'reload').mockImplementation(() => {})
})
afterEach(() => {
  document.cookie = 'cookie_consent=; Path=/; Max-Age=0'
  document.head.querySelectorAll('script').forEach((script) => script.remove())
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('the external services of a page (HELP-8)', () => {
  it('include machine translation for users with translationEnabled only', () => {
    expect(shown(null)).toEqual(['analytics'])
    expect(shown(buyer)).toEqual(['analytics'])
    expect(shown({ ...buyer, translationEnabled: true })).toEqual(['analytics', 'translation'])
    expect(servicesOf({ settings, user: { ...buyer, translationEnabled: true } })).toEqual([])
  })

  it('get the analytics id of the site that was visited (SITE-7)', () => {
    expect(scriptOf(service(), contextWith())).toEqual({
      address: 'https://stats.company.example/count.js?site=11&shop=se&l=sv',
      attributes: [['data-site', '11']],
    })
  })

  it('load when consent is given, however late, and once', () => {
    const stop = watchServices(
      contextWith(service({ id: 'late' }), service({ id: 'other', consent: 'C0003' })),
    )
    expect(scripts()).toEqual([])
    keepChoice(['C0001'])
    expect(scripts()).toEqual([])
    keepChoice(['C0002'])
    keepChoice(['C0002'])
    expect(scripts()).toEqual(['https://stats.company.example/count.js?site=11&shop=se&l=sv'])
    stop()
    keepChoice(['C0002', 'C0003'], ['C0001', 'C0002', 'C0003'])
    expect(scripts()).toHaveLength(1)
  })

  it('are cleared when the consent ends, also in another tab, and the page reloads if one runs in it', () => {
    keepChoice(['C0002'])
    const named = { cookies: ['own_*'], local: ['own.visit'], session: [] }
    const stop = watchServices(contextWith(service({ id: 'cleared', stores: named })))
    document.cookie = 'own_id=1; Path=/'
    document.cookie = 'another=1; Path=/'
    localStorage.setItem('own.visit', '1')
    localStorage.setItem('own.visits', '1')
    document.dispatchEvent(new Event('visibilitychange'))
    expect([document.cookie.includes('own_id'), localStorage.length]).toEqual([true, 2])
    // As another tab would.
    document.cookie = 'cookie_consent=C0001.v1.t1; Path=/'
    document.dispatchEvent(new Event('visibilitychange'))
    expect(document.cookie).toContain('another=1')
    expect(document.cookie).not.toContain('own_id')
    expect(Object.keys(localStorage)).toEqual(['own.visits'])
    expect(navigation.reload).toHaveBeenCalledTimes(1)
    stop()
    removeCookie('another')
  })

  it('are cleared for visitors, too, of what machine translation has stored before its user signed out', () => {
    const asked = ['C0001', 'C0002', 'C0003'] as const
    const stores = { cookies: ['lang_*'], local: ['translated'], session: [] }
    keepChoice(['C0003'], asked)
    const context = { ...contextWith(service(), { ...translation, stores }), user: null }
    const stop = watchServices(context)
    document.cookie = 'lang_to=en; Path=/'
    localStorage.setItem('translated', '1')
    keepChoice([], asked)
    expect(scripts()).toEqual([])
    expect([document.cookie.includes('lang_to'), localStorage.length]).toEqual([false, 0])
    expect(navigation.reload).not.toHaveBeenCalled()
    stop()
  })

  it('do not reload a page in which none runs', () => {
    const stop = watchServices(contextWith(service({ id: 'never' })))
    keepChoice(['C0001'])
    expect(navigation.reload).not.toHaveBeenCalled()
    stop()
  })
})

describe('what services store', () => {
  it.each([
    ['_ga*', '_ga_X1', true],
    ['_ga*', '_gid', false],
    ['_ga', '_ga', true],
    ['_ga', '_ga_X1', false],
  ])('%s names %s: %s', (pattern, name, named) => {
    expect(isStoredName([pattern], name)).toBe(named)
  })

  it('is removed from the domains above the host, too', () => {
    expect(cookieDomains('www.company.se')).toEqual(['www.company.se', 'company.se'])
    expect(cookieDomains('localhost')).toEqual([])
  })
})

describe('the consent to services of others', () => {
  it('is asked only on a site that has some, which asks again', () => {
    expect(askedGroups(contextWith(service()))).toEqual(['C0001', 'C0002'])
    const asked = askedGroups(contextWith(service(), translation))
    expect(asked).toEqual(['C0001', 'C0002', 'C0003'])
    keepChoice(['C0002'])
    expect([readChoice()?.groups, readChoice(asked)]).toEqual([['C0001', 'C0002'], null])
    keepChoice(['C0003'], asked)
    expect([readChoice(asked)?.groups, readChoice()]).toEqual([['C0001', 'C0003'], null])
  })
})
