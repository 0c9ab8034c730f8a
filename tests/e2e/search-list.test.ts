import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ShopEvent } from '@tradecounter/shop/core'
import { emptyCartByCall } from './sign-in-by-call.ts'
import { tabTo } from './keys.ts'
import { hits, seenCalls, settled, startsWith } from './lists.ts'
import { consent, desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const list = '/search?parameters.SearchPhrase=ventil'

const rows = (page: Page) => page.getByRole('article')
/** Content outside the viewport is not laid out, and has no inner text. */
const nameOf = async (page: Page, place: number): Promise<string> =>
  (await rows(page).nth(place).getByRole('heading').textContent()) ?? ''
const more = (page: Page) => page.getByRole('link', { name: say('search.show-more') })
const events = (page: Page, ...names: string[]): Promise<ShopEvent[]> =>
  page.evaluate((wanted) => (window.dataLayer ?? []).filter(({ event }) => wanted.includes(event)), names)
const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'GA4Listname')

describe.each([
  ['desktop', desktop],
  ['mobile', mobile],
] as const)('a search on %s', (_, options) => {
  it('shows more by keyboard, and restores rows and scroll position on the way back (SRCH-5, SRCH-6, SRCH-8)', async () => {
    const { page, open, complaints } = await visit('se', options)
    const calls = seenCalls(page, /^\/api\/search$/u)
    await open(list)
    await settled(page)
    const total = Number.parseInt(await hits(page), 10)
    expect(await rows(page).count()).toBe(24)
    const progress = page.getByRole('progressbar')
    await progress.waitFor()
    expect(await page.getByText(say('search.shown-of', 24, total)).count()).toBe(1)

    const sort = page.getByLabel(say('search.sort.label'))
    expect(await sort.getByRole('option').count()).toBe(3)
    await sort.focus()
    await sort.selectOption('AlphabeticalAsc')
    await page.waitForURL(/parameters\.Sort=AlphabeticalAsc/u)
    await expect.poll(async () => (await nameOf(page, 0)) < (await nameOf(page, 23))).toBe(true)
    await sort.selectOption('AlphabeticalDesc')
    await page.waitForURL(/parameters\.Sort=AlphabeticalDesc/u)
    await expect.poll(async () => (await nameOf(page, 0)) > (await nameOf(page, 23))).toBe(true)

    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/api\/search\?/u, async (route) => {
      await held
      await route.continue()
    })
    await more(page).focus()
    const pressed = Date.now()
    // Observed in the page from before the click, because it is shown for a second.
    const watched = await page.evaluateHandle(
      (words) => ({
        seen: new Promise<boolean>((see) => {
          new MutationObserver(() => {
            const buttons = [...document.querySelectorAll('main button')]
            if (buttons.some(({ textContent }) => textContent.includes(words))) see(true)
          }).observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
      }),
      say('search.loading'),
    )
    await page.keyboard.press('Enter')
    await watched.evaluate(({ seen }) => seen)
    // It can be clicked again after a second, even without an answer.
    await more(page).waitFor()
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(900)
    await expect.poll(() => more(page).evaluate((link) => link === document.activeElement)).toBe(true)
    release()
    await expect.poll(() => rows(page).count()).toBe(48)
    expect(await page.getByText(say('search.shown-of', 48, total)).count()).toBe(1)
    // The focus is on the first new row.
    const first = rows(page).nth(24).getByRole('link').last()
    await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.waitForURL(/parameters\.page=2$/u)
    expect(calls).toHaveLength(3)

    const seen = await nameOf(page, 30)
    await rows(page).nth(30).scrollIntoViewIfNeeded()
    const place = (): Promise<number> =>
      rows(page)
        .nth(30)
        .evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await place()
    // A mouse click would scroll by itself.
    await rows(page)
      .nth(30)
      .getByRole('heading')
      .getByRole('link')
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForURL(/\/p\//u)
    await page.goBack()
    await expect.poll(() => rows(page).count()).toBe(48)
    expect(await nameOf(page, 30)).toBe(seen)
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3)
    expect(await page.getByRole('link', { name: say('search.show-before') }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('events of a list', () => {
  it('are not sent without consent (SRCH-10)', async () => {
    const { page, open } = await visit('se')
    const clicks = seenCalls(page, /notifyClick/u)
    await open(list)
    await settled(page)
    await rows(page).first().getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/p\//u)
    expect(await cookie(page)).toBeUndefined()
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    expect(clicks).toEqual([])
  })

  it.each([
    ['desktop', desktop],
    ['mobile', mobile],
  ] as const)(
    'are the search, the rows and the followed row, each with its list name on %s (SRCH-10, SRCH-11)',
    async (width, options) => {
      const { page, context, open, complaints } = await visit('se', options)
      await consent(context, 'se')
      const clicks = seenCalls(page, /notifyClick/u)
      await open(list)
      await settled(page)
      await expect.poll(() => events(page, 'view_item_list')).toHaveLength(1)
      const [view] = await events(page, 'view_item_list')
      expect(view).toMatchObject({ item_list_name: 'searchpage-productlist' })
      expect(view && 'items' in view && view.items).toHaveLength(24)
      expect(view && 'items' in view && view.items[1]).toMatchObject({
        item_list_name: 'searchpage-productlist',
        index: 1,
        price: null,
        action_type: 'main_search_bar',
        search_term: 'ventil',
      })
      expect(await events(page, 'search')).toMatchObject([{ search_term: 'ventil' }])
      const kept = await cookie(page)
      expect(kept).toMatchObject({ value: 'searchpage-productlist', path: '/' })
      expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 60)).toBe(60)

      // The variants of a row are a separate list.
      await page
        .getByRole('button', { name: /^\d+ varianter$/u })
        .first()
        .press('Enter')
      await (width === 'desktop' ? page.getByRole('table') : rows(page).first().getByRole('listitem'))
        .first()
        .waitFor()
      await expect.poll(async () => (await cookie(page))?.value).toBe('searchpage-variantlist')

      // An add includes the search that led to it.
      const added = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/api/cart'),
      )
      await rows(page)
        .first()
        .getByRole('button', { name: startsWith(say('cart.add-short')) })
        .first()
        .click()
      expect((await added).postDataJSON()).toMatchObject({
        listName: 'searchpage-productlist',
        actionType: 'main_search_bar',
        searchTerm: 'ventil',
      })
      await page.getByRole('status').getByText(say('cart.notice-added-to-list')).waitFor()
      await emptyCartByCall(page)

      // In another tab, so that this page can be examined. On a phone variants are articles as well: the last one
      // is a row.
      await rows(page)
        .last()
        .getByRole('heading')
        .getByRole('link')
        .click({ modifiers: ['ControlOrMeta'] })
      await expect.poll(() => events(page, 'select_item')).toHaveLength(1)
      const [followed] = await events(page, 'select_item')
      expect(followed && 'items' in followed && followed.items.map(({ index }) => index)).toEqual([23])
      await expect.poll(() => clicks.map((query) => query.get('ticket'))).toHaveLength(1)
      expect(clicks[0]?.get('ticket')).toMatch(/^p\.\d+$/u)

      await open('/c/valves')
      await settled(page)
      await expect.poll(() => events(page, 'view_item_list')).toHaveLength(1)
      expect(await events(page, 'view_item_list', 'search')).toMatchObject([
        { item_list_name: 'categorypage-productlist' },
      ])
      expect((await cookie(page))?.value).toBe('categorypage-productlist')
      const filters =
        width === 'desktop'
          ? page.getByRole('complementary', { name: say('search.filters') })
          : page.getByRole('dialog')
      if (width === 'mobile')
        await page.getByRole('button', { name: startsWith(say('search.filters')) }).press('Enter')
      await filters.getByRole('checkbox').first().press('Space')
      await expect
        .poll(() => events(page, 'filter'))
        .toMatchObject([{ item_list_name: 'categorypage-productlist', selected: true }])
      await page.goBack()
      await expect.poll(() => new URL(page.url()).search).toBe('')
      if (width === 'desktop')
        await expect.poll(() => filters.getByRole('checkbox').first().isChecked()).toBe(false)
      expect(await events(page, 'filter')).toHaveLength(1)
      expect(complaints).toEqual([])
    },
  )
})

describe('a suggestion', () => {
  it.each([
    ['desktop', desktop],
    ['mobile', mobile],
  ] as const)(
    'leads to a category with the same rows, filters and breadcrumbs on %s (SRCH-9)',
    async (_, options) => {
      const { page, open, complaints } = await visit('se', options)
      await open('/')
      await tabTo(page, say('quick-search.field'))
      // At once: slow typing would send several requests.
      await page.keyboard.insertText('kulv')
      await page.getByRole('option').first().waitFor()
      // The same phrase, in one category.
      await page
        .getByRole('group', { name: say('quick-search.suggestions') })
        .getByRole('option')
        .last()
        .click()
      await page.waitForURL(/\/c\/.*parameters\.FullTextSearchPhrase=kulv/u)
      const chips = page.getByRole('list', { name: say('search.active-filters') })
      const narrowed = chips.getByRole('link', {
        name: say('search.remove-filter', say('search.within', 'kulv')),
      })
      await narrowed.waitFor()
      await settled(page)
      const way = page.getByRole('navigation', { name: say('common.breadcrumbs') }).getByRole('link')
      expect(await way.count()).toBeGreaterThan(0)
      expect(await rows(page).count()).toBeGreaterThan(0)
      await narrowed.press('Enter')
      await page.waitForURL(({ search }) => search === '')
      expect(complaints).toEqual([])
    },
  )
})
