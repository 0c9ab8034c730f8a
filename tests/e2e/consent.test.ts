import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { ShopEvent } from '@tradecounter/shop/core'
import { openFirstProduct, productAdd, quickSearch, signIn } from './gestures.ts'
import { emptyCartByCall } from './sign-in-by-call.ts'
import { focused, tabTo } from './keys.ts'
import { settled, startsWith } from './lists.ts'
import { desktop, mobile, openChromium, originOf } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const list = '/search?parameters.SearchPhrase=ventil'

const banner = (page: Page): Locator => page.getByRole('region', { name: say('consent.title') })
const press = (page: Page, name: Parameters<typeof say>[0]): Promise<void> =>
  banner(page)
    .getByRole('button', { name: say(name), exact: true })
    .click()
const change = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: say('shell.consent') })
const events = (page: Page, ...names: string[]): Promise<ShopEvent[]> =>
  page.evaluate((wanted) => (window.dataLayer ?? []).filter(({ event }) => wanted.includes(event)), names)
const cookieOf = async (context: BrowserContext, name: string): Promise<string> =>
  (await context.cookies()).find((each) => each.name === name)?.value ?? ''
const fingerprint = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('fingerprintId'))

/** Storage required for the shop, or requested by the visitor (docs/statistics.md). */
const necessary = {
  cookies: ['cookie_consent', 'sid', 'w', 'dev'],
  local: ['recent_searches', 'newest_person', 'warehouseId', 'intro_tours'],
  session: ['search_term', 'list_places', 'purchase_list', 'tab_user', 'checkout_draft', 'checkout_attempt'],
}

const without = (names: readonly string[], known: readonly string[]): string[] =>
  names.filter((name) => !known.includes(name))

/** Cookies and storage that are not required. */
async function unneeded(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  return [
    ...without(cookies, necessary.cookies),
    ...without(stored[0] ?? [], necessary.local),
    ...without(stored[1] ?? [], necessary.session),
  ]
}

/** Collects the requests to other hosts and those for tracking. */
function watchRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== originOf('se') || pathname.startsWith('/api/track')) requests.push(request.url())
  })
  return requests
}

it('asks once, sends events after consent, and removes everything after withdrawal (HELP-10, HELP-11, SRCH-10)', async () => {
  const { page, context, open, checkAccess, complaints } = await visit('se', { ...desktop, asked: true })
  const requests = watchRequests(page)
  await open(list)
  await banner(page).waitFor()
  await settled(page)
  // Until then the first paint's banner is shown, which is inert.
  await page.locator('#consent-first-paint').waitFor({ state: 'detached' })
  expect([requests, await events(page, 'search'), await fingerprint(page)]).toEqual([[], [], null])
  // It takes no focus, and is first in the tab order.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(say('consent.refuse'))
  await tabTo(page, say('consent.accept'))
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'detached' })
  expect(await cookieOf(context, 'cookie_consent')).toMatch(/^C0001\.C0002\.v1\.t\d{10}$/u)

  // Pending events are sent, and the user info is requested on each path.
  await expect.poll(() => events(page, 'search', 'view_item_list', 'user_info')).toHaveLength(3)
  expect(await events(page, 'user_info')).toMatchObject([{ is_logged_in: false, site: 'se', language: 'sv' }])
  const id = await fingerprint(page)
  expect(id).toMatch(/^[\da-f]{32}$/u)
  await page.reload()
  await expect.poll(() => cookieOf(context, 'GA4Listname')).toBe('searchpage-productlist')
  await settled(page)
  expect([await banner(page).count(), await fingerprint(page)]).toEqual([0, id])

  await openFirstProduct(page)
  await settled(page)
  const visits = (): number => requests.filter((url) => url.includes('/api/track/getUserInfo')).length
  await expect.poll(visits).toBe(3)
  const added = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/cart')
  await productAdd(page, say, false).add.click()
  expect((await added).postDataJSON()).toMatchObject({ listName: 'searchpage-productlist' })
  await expect.poll(() => events(page, 'add_to_cart')).toHaveLength(1)
  expect(await events(page, 'add_to_cart')).toMatchObject([
    {
      item_list_name: 'searchpage-productlist',
      items: [{ price: null, index: 0, action_type: 'main_search_bar', search_term: 'ventil' }],
    },
  ])
  await page
    .getByRole('banner')
    .getByRole('link', { name: startsWith(say('cart.list-title')) })
    .click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('shell.menu.show', 'Rör'), exact: true }).click()
  await expect
    .poll(() => events(page, 'cart', 'menu'))
    .toMatchObject([
      { event: 'cart', cart_action: 'open' },
      { event: 'menu', menu_action: 'open' },
    ])

  await page.keyboard.press('Escape')
  await change(page).click()
  await banner(page).getByRole('switch').waitFor()
  expect(await banner(page).getByRole('switch').isChecked()).toBe(true)
  await checkAccess()
  await banner(page).getByRole('switch').click()
  await press(page, 'consent.save')
  await banner(page).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe(say('shell.consent'))
  expect(await cookieOf(context, 'cookie_consent')).toMatch(/^C0001\.v1\.t\d{10}$/u)
  expect(await unneeded(page)).toEqual([])
  const before = requests.length
  await page.reload()
  await settled(page)
  expect([await banner(page).count(), requests.length, await unneeded(page)]).toEqual([0, before, []])

  await change(page).click()
  await press(page, 'consent.accept')
  await expect.poll(() => requests.length).toBe(before + 1)
  expect(await fingerprint(page)).not.toBe(id)
  expect(complaints).toEqual([])
})

it('stores and sends nothing after a refusal, from the search to the sign-out (HELP-10, HELP-11)', async () => {
  const { page, open, complaints } = await visit('se', { ...desktop, asked: true })
  const requests = watchRequests(page)
  await open('/')
  await press(page, 'consent.refuse')
  await banner(page).waitFor({ state: 'detached' })
  await quickSearch(page, 'kulventil')
  await settled(page)
  await openFirstProduct(page)
  // Observed from before the click, because it closes by itself.
  const noticed = page.getByRole('region', { name: say('cart.notice-region') }).waitFor()
  await productAdd(page, say, false).add.click()
  await noticed
  await signIn(page, say, 'tove')
  await settled(page)
  expect(await unneeded(page)).toEqual([])
  await emptyCartByCall(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: startsWith(say('account.account')) })
    .click()
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Logga ut', exact: true }).click(),
  ])
  await settled(page)
  expect([await banner(page).count(), requests, await unneeded(page)]).toEqual([0, [], []])
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  expect(complaints).toEqual([])
})

it('covers neither the focused element nor the cart notice on a phone', async () => {
  const { page, open, checkAccess, complaints } = await visit('se', { ...mobile, asked: true })
  await open(list)
  await banner(page).waitFor()
  await settled(page)
  await checkAccess()
  const top = async (): Promise<number> => (await banner(page).boundingBox())?.y ?? 0
  // Less than a fifth of the window, with equally large buttons.
  expect((await banner(page).boundingBox())?.height).toBeLessThan(812 / 5)
  const [no, yes] = await Promise.all(
    (['consent.refuse', 'consent.accept'] as const).map((name) =>
      banner(page)
        .getByRole('button', { name: say(name), exact: true })
        .boundingBox(),
    ),
  )
  expect([no?.height, no?.y]).toEqual([yes?.height, yes?.y])
  expect(no?.width).toBeCloseTo(yes?.width ?? 0, 0)
  await page.getByRole('article').first().getByRole('link').last().focus()
  const covered: string[] = []
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
    if (bottom > (await top())) covered.push(await focused(page))
  }
  expect(covered).toEqual([])
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('cart.add-short'), exact: true })
    .click()
  const notice = page.getByRole('region', { name: say('cart.notice-region') })
  await notice.getByRole('link').waitFor()
  const box = await notice.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(await top())
  // Overlays are above the banner, because they have the focus.
  await page.getByRole('button', { name: startsWith(say('search.filters')) }).click()
  const foot = page.getByRole('dialog').getByRole('button').last()
  await foot.click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The end of the page remains readable.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const end = await change(page).boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(await top())
  expect(complaints).toEqual([])
})
