import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, linkHref, localHref, readRoute, withoutLocale, type Route } from '@tradecounter/shop/core'
import { settings } from './in-shop.tsx'

const word = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.trim() !== '')
const query = fc.constantFrom('', 'parameters.SearchPhrase=kul', 'a=1&b=%20', 'parameters.Facets[DN]=15')
const segment = word.filter((text) => !text.includes('/'))

type Addressable = Exclude<Route, { page: 'not-found' }>
const routes: fc.Arbitrary<Addressable> = fc.oneof(
  fc.constantFrom<Addressable>(
    { page: 'start' },
    { page: 'cart' },
    { page: 'purchase-list' },
    { page: 'checkout' },
    { page: 'set-password' },
    { page: 'forgotten-password' },
    { page: 'unlock-account' },
    { page: 'confirm-email' },
    { page: 'accept-invitation' },
    { page: 'my-account', section: 'overview' },
    { page: 'my-account', section: 'settings' },
    { page: 'my-account', section: 'security' },
  ),
  query.map((text): Addressable => ({ page: 'search', query: text })),
  fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), query)
    .map(([path, text]): Addressable => ({ page: 'category', path: path.join('/'), query: text })),
  word.map((code): Addressable => ({ page: 'product', code })),
  word.map((orderNumber): Addressable => ({ page: 'confirmation', orderNumber })),
  word.map((orderNumber): Addressable => ({ page: 'order', orderNumber })),
  query.map((text): Addressable => ({ page: 'order-history', query: text })),
  query.map((text): Addressable => ({ page: 'track-and-trace', query: text })),
  query.map((text): Addressable => ({ page: 'become-a-customer', query: text })),
  query.map((text): Addressable => ({ page: 'user-administration', query: text })),
  query.map((text): Addressable => ({ page: 'attestation', query: text })),
)

describe('addresses of the shop', () => {
  it('parses its own output, with any locale prefix (SITE-5)', () => {
    fc.assert(
      fc.property(routes, fc.constantFrom('', '/fi-FI', '/en', '/nn-NO'), (route, localePrefix) => {
        const context = { localePrefix, settings }
        const [pathname = '', search = ''] = addressOf(route, context).split('?')
        expect(pathname === localePrefix || pathname.startsWith(`${localePrefix}/`)).toBe(true)
        expect(readRoute(withoutLocale(pathname, context), search, settings)).toEqual(route)
      }),
    )
  })

  it('never throws and maps unknown addresses to not-found (SHELL-10)', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (pathname, search) => {
        expect(readRoute(`/${pathname}`, search, settings).page).toBeTypeOf('string')
      }),
    )
    for (const path of [
      '/nowhere',
      '/c',
      '/c//x',
      '/p/%E0%A4%A',
      '/p/',
      '/my-pages/elsewhere',
      '/my-pages/my-account/overview',
      '/my-pages/my-account/elsewhere',
      '/my-pages/my-account/settings/more',
      '/checkout/confirmation',
    ])
      expect(readRoute(path, '', settings)).toEqual({ page: 'not-found' })
  })

  it('reads the code after the slug, and the search base path from the settings (SRCH-5)', () => {
    expect(readRoute('/p/kulventil-dn15-4012345', '', settings)).toEqual({ page: 'product', code: '4012345' })
    expect(readRoute('/my-pages/order-directly/', '?quantity=2', settings)).toEqual({
      page: 'order-directly',
      query: 'quantity=2',
    })
    expect(readRoute('/sok', '?x=1', { searchBasePath: '/sok' })).toEqual({ page: 'search', query: 'x=1' })
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('maps %j to the start page of this site', (path) => {
    expect(localHref(path, { localePrefix: '/en' })).toBe('/en')
    expect(localHref(path, { localePrefix: '' })).toBe('/')
  })

  it.each([
    ['/p/kulventil-dn15-4012345', '/en/p/kulventil-dn15-4012345'],
    ['/', '/en'],
    ['https://example.com/news', 'https://example.com/news'],
    ['mailto:service@example.com', 'mailto:service@example.com'],
    ['tel:+468123456', 'tel:+468123456'],
  ])('leads a link from an answer to %j', (url, href) => {
    expect(linkHref(url, { localePrefix: '/en' })).toBe(href)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JavaScript:https://evil.example',
    'data:text/html,x',
    'news',
    '',
  ])('leads a link from an answer to %j nowhere', (url) => {
    expect(linkHref(url, { localePrefix: '/en' })).toBeNull()
  })
})
