import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoUsers } from '../../../demo/people/users.ts'
import { translatorOf } from '@tradecounter/shop/core'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'
import { openDemoShop, type DemoShop } from '../../api/catalogue/search/demo-shop.ts'
import { HostBrowser } from '../host-browser.ts'
import { visitorContext } from '../stand-ins.ts'
import { openWholeHost } from '../whole-shop.ts'

type Fetch = DemoShop['api']['fetch']

/** How a call fails. */
const failures: Record<string, () => Promise<Response>> = {
  'a 503': async () => Response.json({ code: 'busy', message: 'Later.' }, { status: 503 }),
  'a timeout': () => Promise.reject(new DOMException('It took too long.', 'TimeoutError')),
  'a page of a proxy': async () =>
    new Response('<h1>Bad gateway</h1>', { headers: { 'Content-Type': 'text/html' } }),
  'half an answer': async () =>
    new Response('{"lines":[', { headers: { 'Content-Type': 'application/json' } }),
}

const t = translatorOf({ ...visitorContext, translations: translationsFor('sv', allGroups) })

/** Texts that report a failure or loading. */
const honest = [
  'common.failed.title',
  'shell.person-failed',
  'shell.menu.failed',
  'cart.count-unknown',
  'invoices.summary-failed',
  'product-page.around-failed',
  'product-page.warehouses-failed',
  'product.price.loading',
] as const
/** Texts that only an answer justifies. */
const absent = (): string[] => [
  t('cart.none-title'),
  t('cart.none-title-list'),
  t.count('cart.count', 0),
  t.count('search.hits', 0),
  t('orders.none-title'),
  t('account.sign-in-first'),
  t('search.login-prompt'),
  t('product.login-prompt'),
]

/**
 * Calls whose failure no part of a page shows: the first change requests the value again, a list has its usual columns,
 * and the browser asks for the menu and for running exports again.
 */
const unseen = [
  '/api/site/getAntiForgeryToken',
  '/api/user/setting',
  '/api/user/exports',
  '/api/my-pages/menu',
]

const parser = new new JSDOM().window.DOMParser()
/** All text of a page, including its noscript content, and the names of its links and buttons. */
function readPage(html: string): { text: string; controls: string[] } {
  const { body } = parser.parseFromString(html, 'text/html')
  for (const script of body.querySelectorAll('script, style')) script.remove()
  const controls = [...body.querySelectorAll('a, button')].map(({ textContent }) => textContent.trim())
  return { text: body.textContent, controls }
}

describe('a page rendered while one call fails', () => {
  let demo: DemoShop
  let cookies: Map<string, string>

  const open = async (fetch: Fetch) => {
    const host = await openWholeHost(demo, {}, fetch)
    const browser = new HostBrowser(host)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return { host, browser }
  }

  beforeAll(async () => {
    demo = await openDemoShop()
    // A buyer may not see invoices.
    const role = { userId: 'u-anna', customerId: 'c-ror', role: 'accountant' }
    await demo.store.db.insertInto('roleAssignments').values(role).execute()
    cookies = new Map()
    const { host, browser } = await open(demo.api.fetch)
    const [user] = demoUsers
    if (user === undefined) throw new Error('There are no demo users.')
    await browser.post('/bff/login', { username: user.userName, password: user.password })
    const { body } = await demo.get('/api/search?parameters.SearchPhrase=ventil')
    const found = body as { products: { variant: { code: string; unitVolume: number; url: string } }[] }
    const variant = found.products.find(({ variant: { unitVolume } }) => unitVolume === 1)?.variant
    if (variant === undefined) throw new Error('Nothing was found.')
    productPath = variant.url
    await browser.post('/api/cart', { variantCode: variant.code, quantity: 1, listName: 'test' })
    cookies = browser.cookies
    await host.close()
  })
  afterAll(() => demo.close())

  let productPath = ''
  const pages: [string, () => string][] = [
    ['the start page', () => '/'],
    ['a search', () => '/search?parameters.SearchPhrase=ventil'],
    ['a product', () => productPath],
    ['the cart', () => '/cart'],
    ['the purchase list', () => '/purchase-list'],
    ['the checkout', () => '/checkout'],
    ['the order history', () => '/my-pages/order-history'],
    ['the invoices', () => '/my-pages/invoices'],
    ['the returns', () => '/my-pages/returns-and-complaints'],
    ['the order agreements', () => '/my-pages/order-agreements'],
    ['my lists', () => '/my-pages/my-lists'],
    ['direct order', () => '/my-pages/order-directly'],
  ]

  it.each(pages)(
    '%s shows the failure, and nothing as empty or signed out',
    async (_name, path) => {
      const called = new Set<string>()
      const whole = await open((request) => {
        called.add(new URL(request.url).pathname)
        return demo.api.fetch(request)
      })
      const sound = await whole.browser.get(path())
      await whole.host.close()
      expect(sound.status).toBe(200)
      expect(called.size).toBeGreaterThan(3)

      for (const address of called) {
        for (const [kind, fail] of Object.entries(failures)) {
          const { host, browser } = await open((request) =>
            new URL(request.url).pathname === address ? fail() : demo.api.fetch(request),
          )
          const page = await browser.get(path())
          await host.close()
          const { text, controls } = readPage(page.text)
          const about = `${path()} while ${address} answers with ${kind}`
          expect(controls, about).not.toContain(t('account.sign-in'))
          for (const sentence of absent()) expect(text, about).not.toContain(sentence)
          if (!unseen.includes(address))
            expect(
              honest.filter((key) => text.includes(t(key))),
              about,
            ).not.toEqual([])
        }
      }
    },
    120_000,
  )
})
