import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumLaunch, keepsPagesHoweverSlow, patience } from '../setup/chromium.ts'
import { openTab } from '../setup/tab.ts'
import { amount, signIn } from './gestures.ts'
import { emptyCartByCall, postByCall } from './sign-in-by-call.ts'
import { waitForHydration } from './hydration.ts'
import { consent, decline, desktop, mobile, originOf } from './visit.ts'
import { translatorOf } from './translator.ts'

const say = translatorOf('sv')
const list = '/search?parameters.SearchPhrase=kulventil'

// As people have it: Playwright turns the browser's memory of pages off.
let browser: Browser
beforeAll(async () => {
  const launch = chromiumLaunch()
  browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), keepsPagesHoweverSlow],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(() => browser.close())

const openContext = async (options = desktop): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...options, baseURL: originOf('se'), reducedMotion: 'reduce' })
  context.setDefaultTimeout(patience)
  await decline(context, 'se')
  return context
}

/** Not waited for: Chromium may not answer before it ends itself where a page that it remembers is among them. */
const leave = (context: BrowserContext): void => void context.close().catch(() => undefined)

/** Writes down what can be seen in each frame, beyond every reload: article number and price of the first row. */
const watchPrices = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const look = (): void => {
      const row = document.querySelector('article')
      if (row && getComputedStyle(row).visibility === 'visible') {
        const price = /\d[\d ]*,\d\d kr/u.exec(row.textContent)?.[0] ?? ''
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
    price = /\d[\d ]*,\d\d kr/u.exec((await row.innerText()).replaceAll('\u00a0', ' '))?.[0] ?? ''
    return price
  }
  await expect.poll(look).toMatch(amount)
  return price
}

/**
 * The way back. Not `goBack()`: it waits for a load that a remembered page never has. Nor is the answer of the page that is
 * left waited for: put to sleep before it has answered, it never does.
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
  // Not `check()`: it looks whether the choice was taken, and the page that it would look at may be gone by then.
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

  // Arrows pass over customers, and nothing is posted.
  const posts: string[] = []
  two.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  await menu.getByRole('radio', { name: 'Västkustens VVS AB' }).focus()
  for (let step = 0; step < 6; step += 1) await two.keyboard.press('ArrowDown')
  await two.waitForTimeout(600)
  expect(posts).toEqual([])
  await two.keyboard.press('Escape')

  // The way back.
  await one.goto('/')
  await goBack(one, '/search')
  expect(await firstPrice(one)).toBe(now)
  expect((await seenPrices(one)).at(-1)).toBe(now)

  // A switch that no tab was told of: nothing goes into the cart of a customer that is not on screen.
  await one.goto('/')
  expect(await postByCall(one, '/api/user/changecustomer', { user: 'c-ror' })).toBe(200)
  // Whatever other tests have left in that cart.
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
  /** Leaves for another page and comes back; answers whether the page was kept and whether it was covered on arrival. */
  const leaveAndReturn = async (meanwhile: () => Promise<void>) => {
    await page.evaluate(() => {
      Object.assign(window, { left: true })
      // Heard before `pageshow`: as the page was kept, so it is first seen.
      document.addEventListener('resume', () =>
        Object.assign(window, { onReturn: document.body.style.visibility === 'hidden' }),
      )
    })
    await page.goto('/cart')
    await meanwhile()
    await forgetPrices(page)
    await goBack(page, '/search')
    // A page that was not kept knows nothing of having been left.
    const seen = await page.waitForFunction(() => {
      if ('onReturn' in window) return { kept: true, covered: window.onReturn === true }
      if ('left' in window) return null
      const [opened] = performance.getEntriesByType('navigation')
      return { kept: false, covered: false, why: JSON.stringify(opened) }
    })
    return seen.jsonValue()
  }
  let back = await leaveAndReturn(async () => {})
  // Chromium called its own way back off: that says nothing of the page, and it goes again.
  for (let turn = 0; turn < 3 && back?.why?.includes('"navigation-canceled"') === true; turn += 1)
    back = await leaveAndReturn(async () => {})
  expect(back).toEqual({ kept: true, covered: true })
  await page.waitForFunction(() => document.body.style.visibility !== 'hidden')
  expect(await page.getByRole('banner').innerText()).toContain(say('account.account'))

  await leaveAndReturn(() => switchTo(page, 'Västkustens VVS AB'))
  // The page that comes anew has no body at first.
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
    // A list that a visitor opens notes what its own address searches for.
    expect(kept.flat().filter((name) => name !== 'search_term')).toEqual([])
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
  const told = await page.evaluate(() => window.dataLayer ?? [])
  expect(told.filter(({ event }) => event.startsWith('login'))).toEqual([{ event: 'login_failed' }])
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

it('hides the sign-in on a telephone while menu or search is open (ACC-1)', async () => {
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

/** A script that posts as a page does, past everything that the shop's own script does about it. */
const posting = (path: string, body: object): string => `(async () => {
  const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token }
  const body = ${JSON.stringify(JSON.stringify(body))}
  return (await (await fetch('${path}', { method: 'POST', headers, body })).json()).success
})()`

it('opens a prerendered page only for the same customer (ACC-4)', async () => {
  const tab = await openTab()
  const product = 'main a[href^="/p/"]'
  const price = `/\\d[\\d ]*,\\d\\d kr/u.exec(document.querySelector('main')?.innerText ?? '')?.[0]`
  const shown = `document.body.style.visibility !== 'hidden' && ${price} !== undefined`
  const openFirst = async (meanwhile: () => Promise<unknown>): Promise<void> => {
    await tab.open(`${originOf('se')}/c/valves`)
    await tab.restUntilAhead(
      product,
      `/\\d,\\d\\d kr/u.test(document.querySelector('main')?.textContent ?? '')`,
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
