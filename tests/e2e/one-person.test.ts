import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumLaunch, patience } from '../setup/chromium.ts'
import { openTab } from '../setup/tab.ts'
import { finishTours } from './finished-tours.ts'
import { amount, signIn } from './gestures.ts'
import { emptyCartByCall, postByCall } from './sign-in-by-call.ts'
import { waitForHydration } from './hydration.ts'
import { consent, decline, desktop, mobile, originOf } from './visit.ts'
import { translatorOf } from './translator.ts'

const say = translatorOf('sv')
const list = '/search?parameters.SearchPhrase=kulventil'

// As in a regular browser: Playwright disables the back/forward cache.
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    ...chromiumLaunch(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(() => browser.close())

const openContext = async (options = desktop): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...options, baseURL: originOf('se'), reducedMotion: 'reduce' })
  context.setDefaultTimeout(patience)
  await decline(context, 'se')
  await finishTours(context)
  return context
}

/** Not awaited: Chromium may exit without responding if a cached page is involved. */
const leave = (context: BrowserContext): void => void context.close().catch(() => undefined)

/** Records article number and price of the first row in each frame, across reloads. */
const watchPrices = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const look = (): void => {
      const row = document.querySelector('article')
      if (row && getComputedStyle(row).visibility === 'visible') {
        const price = /\d[\d\s]*,\d\d\skr/u.exec(row.textContent)?.[0] ?? ''
        const seen = (window.name === '' ? [] : (JSON.parse(window.name) as string[])).slice(-200)
        if (price !== '' && seen.at(-1) !== price) window.name = JSON.stringify([...seen, price])
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const seenPrices = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window.name === '' ? [] : (JSON.parse(window.name) as string[])))
const forgetPrices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.name = ''
  })

const firstPrice = async (page: Page): Promise<string> => {
  const row = page.getByRole('article').first()
  let price = ''
  const look = async (): Promise<string> => {
    price = /\d[\d\s]*,\d\d\skr/u.exec(await row.innerText())?.[0] ?? ''
    return price
  }
  await expect.poll(look).toMatch(amount)
  return price
}

/**
 * Navigates back. Not `goBack()`: it waits for a load event, which a restored page does not have. The result of the
 * call is not awaited either: a frozen page never returns it.
 */
const goBack = async (page: Page, to: string): Promise<void> => {
  page.evaluate(() => void setTimeout(() => window.history.back())).catch(() => undefined)
  await page.waitForURL((url) => url.pathname === to, { waitUntil: 'commit' })
}

const openAccount = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${say('account.account')}`, 'u') })
    .click()
  const menu = page.getByRole('dialog')
  await menu.waitFor()
  return menu
}

const switchTo = async (page: Page, customer: string): Promise<void> => {
  const menu = await openAccount(page)
  // Not `check()`: it verifies the result, and the page may be gone by then.
  await Promise.all([
    page.waitForEvent('load'),
    menu.getByRole('radio', { name: customer }).click({ force: true }),
  ])
}

it('switches the customer in all tabs, and shows nothing of the old one (ACC-4)', async () => {
  const context = await openContext()
  await watchPrices(context)
  const one = await context.newPage()
  await one.goto(list)
  await signIn(one, say, 'anna')
  const old = await firstPrice(one)
  const two = await context.newPage()
  await two.goto(list)
  expect(await firstPrice(two)).toBe(old)

  await Promise.all([two.waitForEvent('load'), switchTo(one, 'Västkustens VVS AB')])
  await forgetPrices(two)
  const now = await firstPrice(one)
  expect(now).not.toBe(old)
  expect(await firstPrice(two)).toBe(now)
  expect(await seenPrices(two)).toEqual([now])
  const menu = await openAccount(two)
  expect(await menu.getByRole('radio', { name: 'Västkustens VVS AB' }).isChecked()).toBe(true)

  // Arrow keys pass over customers, and nothing is changed. The menu asks which pages are approved, also by a POST.
  const reads = ['/oauth2/token', '/bff/menu/my-pages']
  const posts: string[] = []
  two.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && !reads.includes(pathname)) posts.push(pathname)
  })
  await menu.getByRole('radio', { name: 'Västkustens VVS AB' }).focus()
  for (let step = 0; step < 6; step += 1) await two.keyboard.press('ArrowDown')
  await two.waitForTimeout(600)
  expect(posts).toEqual([])
  await two.keyboard.press('Escape')

  // Back navigation.
  await one.goto('/')
  await goBack(one, '/search')
  expect(await firstPrice(one)).toBe(now)
  expect((await seenPrices(one)).at(-1)).toBe(now)

  // A switch without notification: nothing is added to the cart of another customer than the shown one.
  await one.goto('/')
  expect(await postByCall(one, '/api/user/changecustomer', { user: 'c-ror' })).toBe(200)
  // Other tests may have left lines in that cart.
  expect(await emptyCartByCall(one)).toBe(200)
  const add = two
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('cart.add-short') })
  await Promise.all([two.waitForEvent('load'), add.click()])
  expect(await firstPrice(two)).toBe(old)
  const cart = await two.evaluate(async () => (await fetch('/api/cart/getminicart')).json())
  expect(cart).toMatchObject({ miniCartLineItems: [] })
  leave(context)
})

it("keeps a customer's page covered in the back/forward cache, and shows it only to the same customer (ACC-4)", async () => {
  const context = await openContext()
  await watchPrices(context)
  const page = await context.newPage()
  await page.goto(list)
  await signIn(page, say, 'anna')
  const old = await firstPrice(page)
  /** Leaves for another page and comes back; returns whether the page was cached and hidden on arrival. */
  const leaveAndReturn = async (meanwhile: () => Promise<void>) => {
    await page.evaluate(() => {
      Object.assign(window, { left: true })
      // Fires before `pageshow`: the state in which the page is first seen.
      document.addEventListener('resume', () =>
        Object.assign(window, { onReturn: document.body.style.visibility === 'hidden' }),
      )
    })
    await page.goto('/cart')
    await meanwhile()
    await forgetPrices(page)
    await goBack(page, '/search')
    // A reloaded page does not know that it was left.
    const seen = await page.waitForFunction(() => {
      if ('onReturn' in window) return { kept: true, covered: window.onReturn === true }
      if ('left' in window) return null
      const [opened] = performance.getEntriesByType('navigation')
      return { kept: false, covered: false, why: JSON.stringify(opened) }
    })
    return seen.jsonValue()
  }
  let back = await leaveAndReturn(async () => {})
  // Chromium cancelled the navigation itself, which says nothing about the page: repeat.
  for (let turn = 0; turn < 3 && back?.why?.includes('"navigation-canceled"') === true; turn += 1)
    back = await leaveAndReturn(async () => {})
  expect(back).toEqual({ kept: true, covered: true })
  await page.waitForFunction(() => document.body.style.visibility !== 'hidden')
  expect(await page.getByRole('banner').innerText()).toContain(say('account.account'))

  await leaveAndReturn(() => switchTo(page, 'Västkustens VVS AB'))
  // The reloaded page has no body at first.
  await page.waitForFunction(
    () =>
      !('onReturn' in window) &&
      document.readyState === 'complete' &&
      document.body.style.visibility !== 'hidden',
  )
  expect(await firstPrice(page)).not.toBe(old)
  expect(await seenPrices(page)).not.toContain(old)
  const menu = await openAccount(page)
  expect(await menu.getByRole('radio', { name: 'Västkustens VVS AB' }).isChecked()).toBe(true)
  leave(context)
})

it('shows nothing of a user after sign-out, with the back button and in other tabs (ACC-4)', async () => {
  const context = await openContext()
  await watchPrices(context)
  const page = await context.newPage()
  await page.goto('/')
  await signIn(page, say, 'anna')
  await page.getByRole('combobox').first().fill('kulventil')
  await page.keyboard.press('Enter')
  await page.waitForURL(/SearchPhrase/u)
  const old = await firstPrice(page)
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('search_term') ?? ''))
    .toContain('kulventil')
  const other = await context.newPage()
  await other.goto(list)
  await firstPrice(other)

  const menu = await openAccount(page)
  await menu.getByRole('button', { name: 'Logga ut' }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .waitFor()
  await other
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .waitFor()
  await forgetPrices(page)
  await page.goBack()
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .waitFor()
  for (const tab of [page, other]) {
    const text = await tab.evaluate(() => document.documentElement.outerHTML)
    expect(text).not.toContain('Anna Lindqvist')
    expect(text).not.toContain(old)
    const kept = await tab.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
    // A list that a visitor opens stores its own search term, and the browser which tours it has shown.
    const ofTheBrowser = ['search_term', 'intro_tours']
    expect(kept.flat().filter((name) => !ofTheBrowser.includes(name))).toEqual([])
  }
  expect(await seenPrices(page)).toEqual([])
  leave(context)
})

it("hides prices in all tabs on the user's choice, and shows them again (ACC-8)", async () => {
  const context = await openContext()
  const page = await context.newPage()
  await page.goto(list)
  await signIn(page, say, 'olof')
  const other = await context.newPage()
  await other.goto(list)
  await firstPrice(other)
  const toggle = async () => {
    const menu = await openAccount(page)
    await Promise.all([
      page.waitForEvent('load'),
      other.waitForEvent('load'),
      menu.getByRole('switch').click(),
    ])
  }
  await toggle()
  for (const tab of [page, other]) {
    await tab.getByRole('article').first().waitFor()
    await tab.waitForTimeout(500)
    expect(await tab.locator('main').innerText()).not.toMatch(amount)
  }
  await toggle()
  for (const tab of [page, other]) await firstPrice(tab)
  leave(context)
})

it('signs in, switches and signs out in the side panel of the new menu (ACC-3)', async () => {
  const context = await openContext()
  await consent(context, 'se')
  const page = await context.newPage()
  const called: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:bff|api\/user)\//u.test(pathname)) called.push(`${request.method()} ${pathname}`)
  })
  await page.goto(`${list}&featureToggle_newMenu=true`)
  const opener = page.getByRole('banner').getByRole('button', { name: say('account.sign-in') })
  await opener.click()
  const form = page.getByRole('dialog', { name: say('account.sign-in-title') })
  await form.getByRole('textbox').first().fill('anna')
  await form.locator('input[type=password]').fill('not the password')
  await page.keyboard.press('Enter')
  await expect.poll(() => form.getByRole('alert').innerText()).not.toBe('')
  const reported = await page.evaluate(() => window.dataLayer ?? [])
  expect(reported.filter(({ event }) => event.startsWith('login'))).toEqual([{ event: 'login_failed' }])
  await page.keyboard.press('Escape')
  await signIn(page, say, 'anna')
  expect(new URL(page.url()).pathname).toBe('/search')
  expect(called).toContain('POST /bff/login')
  expect(called).toContain('GET /bff/post-login-callback')

  const before = await firstPrice(page)
  await switchTo(page, 'Västkustens VVS AB')
  expect(await firstPrice(page)).not.toBe(before)
  const panel = await openAccount(page)
  await panel.getByRole('link', { name: say('account.order-history') }).waitFor()
  expect((await panel.boundingBox())?.width).toBe(480)
  await panel.getByRole('button', { name: 'Logga ut' }).click()
  await opener.waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(called.filter((call) => call.includes('/bff/'))).toEqual([
    'POST /bff/login',
    'POST /bff/login',
    'GET /bff/post-login-callback',
    'POST /bff/menu/my-pages',
    'POST /bff/change-customer',
    'POST /bff/menu/my-pages',
    'GET /bff/logout',
    'GET /bff/post-logout-callback',
  ])
  leave(context)
})

it('hides the sign-in on a phone while menu or search is open (ACC-1)', async () => {
  const context = await openContext(mobile)
  const page = await context.newPage()
  await page.goto(list)
  await waitForHydration(page)
  const button = page.getByRole('banner').getByRole('button', { name: say('account.sign-in') })
  await button.waitFor()
  await page.getByRole('button', { name: say('shell.menu.title') }).click()
  await page.getByRole('dialog').waitFor()
  expect(await button.count()).toBe(0)
  await page.keyboard.press('Escape')
  await button.waitFor()
  await page.getByRole('combobox').first().tap()
  await page.getByRole('dialog').waitFor()
  expect(await button.count()).toBe(0)
  leave(context)
})

/** A script that posts like a page, bypassing the shop's own checks. */
const posting = (path: string, body: object): string => `(async () => {
  const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token }
  const body = ${JSON.stringify(JSON.stringify(body))}
  return (await (await fetch('${path}', { method: 'POST', headers, body })).json()).success
})()`

it('opens a prerendered page only for the same customer (ACC-4)', async () => {
  const tab = await openTab()
  const product = 'main a[href^="/p/"]'
  const price = `/\\d[\\d\\s]*,\\d\\d\\skr/u.exec(document.querySelector('main')?.innerText ?? '')?.[0]`
  const shown = `document.body.style.visibility !== 'hidden' && ${price} !== undefined`
  const openFirst = async (meanwhile: () => Promise<unknown>): Promise<void> => {
    await tab.open(`${originOf('se')}/c/valves`)
    await tab.restUntilAhead(
      product,
      `/\\d,\\d\\d\\skr/u.test(document.querySelector('main')?.textContent ?? '')`,
    )
    await meanwhile()
    await tab.point(product, true)
    await tab.until(`location.pathname.startsWith('/p/')`)
  }
  try {
    await tab.open(`${originOf('se')}/`)
    const person = { username: 'anna', password: 'kaffe-paus-kl-tio' }
    expect(await tab.evaluate(posting('/api/user/login', person))).toBe('true')
    await openFirst(async () => {})
    expect(await tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart > 0`)).toBe(true)
    await tab.until(shown)
    const old = await tab.evaluate<string>(price)

    await openFirst(() => tab.evaluate(posting('/api/user/changecustomer', { user: 'c-vvs' })))
    await tab.until(shown)
    expect(await tab.evaluate<string>(price)).not.toBe(old)
  } finally {
    await tab.close()
  }
})
