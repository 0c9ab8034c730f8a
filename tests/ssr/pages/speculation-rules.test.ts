import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { speculationRules } from '../../../ssr/server/pages/speculation-rules.ts'
import { type OpenHost, openHost, session, standInApi } from '../stand-ins.ts'

type Where = {
  and?: readonly Where[]
  or?: readonly Where[]
  not?: Where
  href_matches?: string
  selector_matches?: string
}

/** A link as seen by the rules. Node matches patterns like browsers. */
function matches(where: Where, href: string, rel = ''): boolean {
  if (where.and) return where.and.every((part) => matches(part, href, rel))
  if (where.or) return where.or.some((part) => matches(part, href, rel))
  if (where.not) return !matches(where.not, href, rel)
  if (where.href_matches !== undefined)
    return new URLPattern(where.href_matches, 'https://shop.example').test(href, 'https://shop.example')
  return where.selector_matches === '[rel~=nofollow]' && rel.split(' ').includes('nofollow')
}

/** The action for a link, and its trigger. */
const planOf = (href: string, rel = ''): string => {
  const plans = Object.entries(speculationRules).flatMap(([action, rules]) =>
    rules
      .filter(({ where }) => matches(where as Where, href, rel))
      .map(({ eagerness }) => `${action} ${eagerness}`),
  )
  return plans.join(', ')
}

describe('the speculation rules', () => {
  it.each([
    ['/c/valves', 'prerender moderate'],
    ['/c/valves/ball-valves', 'prerender moderate'],
    ['/p/kulventil-10012', 'prerender moderate'],
    ['/en/p/ball-valve-10012', 'prerender moderate'],
    ['/sv-SE/c/valves', 'prerender moderate'],
    ['/c/valves?parameters.Facets%5Bbrand%5D=1', 'prefetch moderate'],
    ['/search?parameters.SearchPhrase=kul', 'prefetch conservative'],
    ['/', 'prefetch conservative'],
    ['/en', 'prefetch conservative'],
    ['/cart', ''],
    ['/en/cart', ''],
    ['/purchase-list', ''],
    ['/checkout', ''],
    ['/checkout/confirmation/1', ''],
    ['/my-pages/order-history', ''],
    ['/da-DK/my-pages/order-history', ''],
    ['/bff/logout', ''],
    ['/bff/logout?logout_redirect_uri=/c/valves', ''],
    ['/api/t/notifyClick?ticket=1', ''],
    ['/documents/10012.pdf', ''],
    ['/c/valves?featureToggle_newMenu=true', ''],
    ['/search?a=1&featureToggle_newMenu=true', ''],
    ['https://other.example/c/valves', ''],
  ])('of %s make "%s"', (href, plan) => {
    expect(planOf(href)).toBe(plan)
  })

  it('ignore a link with rel=nofollow', () => {
    expect(planOf('/c/valves', 'nofollow')).toBe('')
  })
})

describe('the host', () => {
  let host: OpenHost
  beforeEach(async () => {
    host = await openHost()
  })
  afterEach(() => host.close())

  it('sends the rules with every page, cached or rendered, and serves them to everyone', async () => {
    for (const headers of [{}, {}, { cookie: `sid=${session('anna')}` }]) {
      expect((await host.ask('/', { headers })).headers['speculation-rules']).toBe('"/speculation.json"')
    }
    const rules = await host.ask('/speculation.json')
    expect(rules.status).toBe(200)
    expect(rules.headers['content-type']).toBe('application/speculationrules+json')
    expect(rules.headers['cache-control']).toBe('public, max-age=3600')
    expect(JSON.parse(rules.text)).toEqual(speculationRules)
  })

  it('clears prerendered pages when the cart changes, and only then', async () => {
    const { api } = standInApi()
    const selling = await openHost({ api: { ...api, fetch: async () => Response.json({ done: true }) } })
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const forgotten = async (method: string, path: string) =>
      (await selling.ask(path, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) })).headers[
        'clear-site-data'
      ]
    const changes = ['', '/changequantity', '/replaceitem', '/removeitem', '/emptycart', '/addlist', '/order']
    for (const change of changes)
      expect([change, await forgotten('POST', `/api/cart${change}`)]).toEqual([change, '"prerenderCache"'])
    for (const change of ['commit', 'rows'])
      expect([change, await forgotten('POST', `/api/directorder/${change}`)]).toEqual([
        change,
        '"prerenderCache"',
      ])
    expect(await forgotten('GET', '/api/cart')).toBeUndefined()
    expect(await forgotten('POST', '/api/variants/stockprices')).toBeUndefined()
    await selling.close()
  })
})
