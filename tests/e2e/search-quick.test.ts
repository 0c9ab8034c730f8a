import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ShopEvent } from '@tradecounter/shop/core'
import { emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { tabTo } from './keys.ts'
import { announced, seenCalls, settled, startsWith } from './lists.ts'
import { consent, desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const quick = /^\/api\/search\/quick$/u

const field = (page: Page): Locator => page.getByRole('combobox', { name: say('quick-search.field') }).first()
const options = (page: Page): Locator => page.getByRole('listbox').first().getByRole('option')
const phrases = (calls: readonly URLSearchParams[]) => calls.map((query) => query.get('searchPhrase'))

describe('the quick search by keyboard', () => {
  it.each([
    ['desktop', desktop],
    ['mobile', mobile],
  ] as const)(
    'debounces on %s, ignores late answers, restores the phrase, and follows the highlighted link (SRCH-1, SRCH-2, SRCH-4, SRCH-10, SRCH-11)',
    async (_, width) => {
      const { page, context, open, complaints } = await visit('se', width)
      await consent(context, 'se')
      const calls = seenCalls(page, quick)
      const failed: string[] = []
      page.on('requestfailed', (request) => {
        if (quick.test(new URL(request.url()).pathname)) failed.push(request.url())
      })
      await open('/')
      await tabTo(page, say('quick-search.field'))
      await page.keyboard.type('ku')
      await page.waitForTimeout(700)
      expect(calls).toEqual([])

      const waiting: (() => void)[] = []
      await page.route(/\/api\/search\/quick/u, async (route) => {
        if (waiting.length === 0) await new Promise<void>((go) => waiting.push(go))
        await route.continue().catch(() => undefined)
      })
      const typed = Date.now()
      await page.keyboard.type('l')
      await expect.poll(() => phrases(calls)).toEqual(['kul'])
      expect(Date.now() - typed).toBeGreaterThanOrEqual(450)
      // At once: on a slow machine keys may be so far apart that each sends a request.
      await page.keyboard.insertText('ventil')
      await expect.poll(() => phrases(calls)).toEqual(['kul', 'kulventil'])
      await options(page).first().waitFor()
      waiting[0]?.()
      // The first request was aborted when the second one was sent.
      await expect.poll(() => failed.length).toBe(1)
      await page.waitForTimeout(300)
      const count = await options(page).count()
      await expect.poll(() => announced(page)).toContain(String(count))
      expect(await field(page).getAttribute('aria-expanded')).toBe('true')

      await page.keyboard.press('ArrowDown')
      const active = await field(page).getAttribute('aria-activedescendant')
      expect(await field(page).inputValue()).toBe(
        await page
          .locator(`[id="${active ?? ''}"]`)
          .locator('span')
          .nth(2)
          .textContent(),
      )
      await page.keyboard.press('Escape')
      expect(await field(page).inputValue()).toBe('kulventil')
      expect(await field(page).getAttribute('aria-expanded')).toBe('false')
      // On leaving and returning it opens with its results.
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      expect(await field(page).getAttribute('aria-expanded')).toBe('true')
      expect(calls).toHaveLength(2)

      // A product: Enter follows the highlighted link.
      const products = page.getByRole('group', { name: say('quick-search.products') }).getByRole('option')
      const href = await products.first().getAttribute('href')
      for (let step = 0; step < count; step += 1) {
        await page.keyboard.press('ArrowDown')
        if ((await products.first().getAttribute('aria-selected')) === 'true') break
      }
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.pathname === href)
      expect(await page.evaluate(() => sessionStorage.getItem('search_term'))).toBe(
        '{"actionType":"main_search_bar","searchTerm":"kulventil"}',
      )
      await settled(page)
      const added = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/cart')
      await page
        .getByRole('main')
        .getByRole('button', { name: startsWith(say('cart.add-short')) })
        .first()
        .press('Enter')
      expect((await added).postDataJSON()).toMatchObject({
        actionType: 'main_search_bar',
        searchTerm: 'kulventil',
      })
      await page.getByRole('status').getByText(say('cart.notice-added-to-list')).waitFor()
      await emptyCartByCall(page)

      // The phrase itself, and its correction.
      await field(page).fill('kullventl')
      await page.getByRole('group', { name: say('quick-search.did-you-mean') }).waitFor()
      const [meant] = await options(page).allTextContents()
      expect(meant).toContain('kulventil')
      // A suggestion links to its own phrase, a category among them to the same search within it.
      const addresses = await options(page).evaluateAll((all) =>
        all.map((each) => each.getAttribute('href') ?? ''),
      )
      expect(addresses[0]).toBe('/search?parameters.SearchPhrase=kulventil')
      expect(addresses).toContainEqual(
        expect.stringMatching(/^\/c\/[^?]+\?parameters\.FullTextSearchPhrase=kulventil$/u),
      )
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/search\?parameters\.SearchPhrase=kullventl$/u)
      const reported = (): Promise<ShopEvent[]> => page.evaluate(() => window.dataLayer ?? [])
      await expect
        .poll(reported)
        .toContainEqual(expect.objectContaining({ event: 'search', search_term: 'kullventl' }))
      const named = async () => (await context.cookies()).find(({ name }) => name === 'GA4Listname')
      await expect.poll(named).toMatchObject({ value: 'searchpage-productlist', path: '/' })

      await field(page).fill('xyzzyqq')
      const nothing = say('quick-search.nothing', 'xyzzyqq')
      await page.getByText(nothing, { exact: true }).first().waitFor()
      await expect.poll(() => announced(page)).toContain(nothing)
      expect(complaints).toEqual([])
    },
  )

  it('keeps text typed before its code has loaded', async () => {
    const { page, open, complaints } = await visit('se')
    const { promise: held, resolve: go } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/u, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await field(page).click()
    await page.keyboard.type('kulventil')
    go()
    await options(page).first().waitFor()
    expect(await field(page).inputValue()).toBe('kulventil')
    await page.keyboard.type(' x')
    expect(await field(page).inputValue()).toBe('kulventil x')
    await open('/')
    expect(complaints).toEqual([])
  })
})

describe('recent searches', () => {
  it('show below the empty field, can be cleared, and are removed with the user', async () => {
    const { page, open, complaints } = await visit('se', mobile)
    await open('/')
    expect(await signInByCall(page, 'anna')).toContain('"true"')
    await open('/')
    await settled(page)
    await field(page).tap()
    const overlay = page.getByRole('dialog', { name: say('quick-search.submit') })
    await overlay.getByRole('combobox').waitFor()
    await page.keyboard.type('kopparrör 15')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?/u)
    await open('/')
    await settled(page)
    await field(page).tap()
    const recent = overlay.getByRole('group', { name: say('quick-search.recent') })
    await recent.waitFor()
    expect(await recent.getByRole('option').allTextContents()).toEqual(['kopparrör 15'])
    await page.keyboard.press('ArrowDown')
    expect(await overlay.getByRole('combobox').inputValue()).toBe('kopparrör 15')
    await page.keyboard.press('Enter')
    await page.waitForURL(/SearchPhrase=kopparr%C3%B6r%2015$/u)

    await page
      .getByRole('banner')
      .getByRole('button', { name: startsWith(say('account.account')) })
      .click()
    await Promise.all([
      page.waitForURL((url) => url.pathname === '/'),
      page.getByRole('dialog').getByRole('button', { name: 'Logga ut' }).click(),
    ])
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('account.sign-in') })
      .waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull()

    await page.evaluate(() =>
      localStorage.setItem('recent_searches', JSON.stringify({ userId: '', phrases: ['ventil', 'rör'] })),
    )
    await open('/')
    await settled(page)
    await field(page).tap()
    await recent.waitFor()
    expect(await recent.getByRole('option').count()).toBe(2)
    await overlay.getByRole('button', { name: say('quick-search.clear-recent') }).tap()
    await recent.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull()
    expect(complaints).toEqual([])
  })
})
