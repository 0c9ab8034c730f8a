import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evilAddresses, payloads } from './injection/corpus.ts'
import { type HostileShop, openHostileShop } from './injection/hostile.ts'
import { settled } from './lists.ts'
import { addByCall, signInByCall } from './sign-in-by-call.ts'
import { waitForHydration } from './hydration.ts'
import { administratorPages, openPages, ownPages } from './injection/pages.ts'
import {
  expectQuiet as expectNothing,
  inspect,
  lookSideBySide,
  openWatched,
  type Watched,
} from './injection/watch.ts'
import { patience } from '../setup/chromium.ts'
import { keptChromium } from './visit.ts'

let browser: Browser
let shop: HostileShop
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([keptChromium(), openHostileShop()])
})
afterAll(() => shop.stop())

const drawnAnywhere = new Set<number>()
/** Payloads that no page has shown yet; those without a call of the test cannot be identified. */
const missing = (): string[] =>
  payloads.filter((payload, at) => payload.includes('__ran(') && !drawnAnywhere.has(at))

/** Opens pages that must all return this status, and show payloads. */
const lookAtAll = (
  watched: Watched,
  paths: readonly string[],
  statusOf = (_path: string): number => 200,
): Promise<void> =>
  lookSideBySide(watched, paths, async (seen, path) => {
    const answer = await seen.page.goto(path)
    expect([path, answer?.status()], shop.printed().slice(-2000)).toEqual([path, statusOf(path)])
    // React renders the page after its markup: both must be safe.
    await settled(seen.page)
    expect((await expectQuiet(seen)).length).toBeGreaterThan(20)
  })

/** Checks the current page, and records the rendered payloads. */
async function expectQuiet(watched: Watched): Promise<number[]> {
  const drawn = await expectNothing(watched)
  for (const number of drawn) drawnAnywhere.add(number)
  return drawn
}

/** Opens a part of the page, checks it when its content is shown, and closes it. */
async function lookInto(
  watched: Watched,
  opener: Locator,
  part: Locator,
  shown: Locator,
  alsoLook?: () => Promise<void>,
): Promise<void> {
  await opener.click()
  await shown.first().waitFor()
  await expectQuiet(watched)
  await alsoLook?.()
  await watched.page.keyboard.press('Escape')
  await part.waitFor({ state: 'detached' })
}

it('has more than 120 payloads that run without escaping', async () => {
  expect(new Set(payloads).size).toBe(payloads.length)
  expect(payloads.length + evilAddresses.length).toBeGreaterThanOrEqual(120)
  const { page, context, ran } = await openWatched(browser, shop.origin)
  await page.setContent('<!DOCTYPE html><body></body>')
  await page.evaluate(async (all) => {
    for (const payload of all) {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      frame.contentDocument?.write(`<!DOCTYPE html><body>${payload}`)
      frame.contentDocument?.close()
    }
  }, payloads)
  // The rest needs a click, an older browser, or another position in a page.
  await expect.poll(() => new Set(ran).size).toBeGreaterThan(50)
  await context.close()
})

describe('payloads in every name, label, translation and title (reliability 2.10)', () => {
  it('runs nothing for a visitor on any page, nor in menus and search', async () => {
    shop.manner = 'texts'
    const watched = await openWatched(browser, shop.origin)
    await lookAtAll(watched, openPages, (path) => (path === '/no/such/page' ? 404 : 200))
    const { page } = watched
    await page.goto('/')
    await waitForHydration(page)
    // The row shows the items that fit; the rest is in the panel of its last button.
    const openers = page.locator('header nav button[aria-expanded]').filter({ visible: true })
    // Sub-categories are requested when the first panel opens.
    const panel = page.locator('header nav [id$="-panel"]')
    const filled = panel.and(page.locator('[aria-busy=false]'))
    let fromEditors = 0
    for (let at = 0; at < (await openers.count()); at += 1)
      await lookInto(watched, openers.nth(at), panel, filled, async () => {
        fromEditors += await panel.locator('a[href="/x"]').count()
      })
    expect(fromEditors).toBeGreaterThan(0)
    // By hovering; its texts are loaded with it.
    const directOrder = page.getByRole('dialog')
    await page.locator('header a[aria-haspopup=dialog][href$="/order-directly"]').hover()
    await directOrder.getByRole('combobox').waitFor()
    await expectQuiet(watched)
    await page.keyboard.press('Escape')
    await directOrder.waitFor({ state: 'detached' })
    const field = page.getByRole('combobox').first()
    const found = page.getByRole('listbox').first().locator('..')
    for (const payload of ['<img src=x onerror=__ran(1)>', '"><script>__ran(2)</script>', 'ventil']) {
      // A search that takes more than 2.5 s on a busy machine is aborted, at most twice: then type again.
      const type = async (): Promise<boolean> => {
        await field.fill('')
        await found.waitFor({ state: 'hidden' })
        await field.fill(payload)
        return found.waitFor({ timeout: 10_000 }).then(
          () => true,
          () => false,
        )
      }
      await expect.poll(type, { timeout: patience }).toBe(true)
      await expectQuiet(watched)
    }
    await Promise.all([page.waitForURL(/SearchPhrase=/u), page.keyboard.press('Enter')])
    await settled(page)
    await expectQuiet(watched)
    await watched.context.close()
  })

  it('runs nothing for an administrator', async () => {
    const watched = await openWatched(browser, shop.origin)
    await watched.page.goto('/')
    expect(await signInByCall(watched.page, 'olof')).toContain('"true"')
    await lookAtAll(watched, administratorPages)
    await watched.context.close()
  })

  it('runs nothing for a customer on any page, nor in account and cart', async () => {
    const watched = await openWatched(browser, shop.origin)
    const { page } = watched
    await page.goto('/')
    expect(await signInByCall(page, 'anna')).toContain('"true"')
    for (const code of ['T100001', 'T350001', 'T430002'])
      expect(await addByCall(page, code, '<img src=x onerror=__ran(0)>')).toBe(200)
    await lookAtAll(watched, ownPages)
    await page.goto('/checkout/confirmation/10000001')
    await waitForHydration(page)
    const dialog = page.getByRole('dialog')
    const header = page.locator('header')
    await lookInto(
      watched,
      header.locator('button[aria-haspopup=dialog]:visible'),
      dialog,
      dialog.getByRole('radio'),
    )
    const links = header.locator('a[aria-haspopup=dialog]')
    await lookInto(
      watched,
      links.and(page.locator('[href$="/order-directly"]')),
      dialog,
      dialog.getByRole('combobox'),
    )
    await lookInto(watched, links.and(page.locator('[href$="/cart"]')), dialog, dialog.getByRole('listitem'))
    await page.goto('/checkout')
    await waitForHydration(page)
    // Each section collapses to a summary when the next one opens.
    const fieldOf = (name: string): Locator => page.locator(`main input[name=${name}]:visible`)
    const write = async (names: string[]): Promise<void> => {
      for (const name of names) await fieldOf(name).fill('"><img src=x onerror=__ran(3)>')
      await page.keyboard.press('Enter')
    }
    await fieldOf('addressId').last().check()
    await fieldOf('postalCode').fill('111 22')
    await write(['name', 'street', 'city'])
    await write(['goodsMark', 'project', 'contactName', 'reference'])
    await page.locator('#checkout-requestedDeliveryDate').waitFor()
    expect(await expectQuiet(watched)).toContain(3)
    await watched.context.close()
  })

  it('runs nothing on error pages', async () => {
    const reader = await openWatched(browser, shop.origin)
    await reader.page.goto('/')
    expect(await signInByCall(reader.page, 'nils')).toContain('"true"')
    expect((await reader.page.goto('/my-pages/order-history'))?.status()).toBe(403)
    await settled(reader.page)
    await expectQuiet(reader)
    shop.manner = 'down'
    expect((await reader.page.goto('/p/x-T450001?"><script>__ran(1)</script>'))?.status()).toBe(503)
    await expectQuiet(reader)
    shop.manner = 'texts'
    await reader.context.close()
  })

  it('runs nothing without the policy either', async () => {
    const watched = await openWatched(browser, shop.origin, true)
    const look = (paths: string[]) =>
      lookSideBySide(watched, paths, async (seen, path) => {
        await seen.page.goto(path)
        await settled(seen.page)
        await expectQuiet(seen)
      })
    await look(['/', '/search', '/c/valves', '/p/x-T120001', '/no/such/page'])
    await watched.page.goto('/')
    expect(await signInByCall(watched.page, 'anna')).toContain('"true"')
    await look(['/cart', '/checkout', '/my-pages/order-history', '/my-pages/order-info/10000001'])
    await watched.context.close()
  })

  it('draws every payload somewhere', async () => {
    const watched = await openWatched(browser, shop.origin)
    // The remaining payloads are in the other products.
    for (let number = 4; number < 12 && missing().length > 0; number += 1) {
      await watched.page.goto(`/search?parameters.page=${number}`)
      await expectQuiet(watched)
    }
    expect(missing()).toEqual([])
    await watched.context.close()
  })
})

describe('hostile addresses in every answer of the service', () => {
  it('puts none of them into a link, a form or a script', async () => {
    shop.manner = 'links'
    const watched = await openWatched(browser, shop.origin)
    const { page } = watched
    const look = (paths: readonly string[]) =>
      lookSideBySide(watched, paths, async (seen, path) => {
        await seen.page.goto(path)
        await settled(seen.page)
        await expectQuiet(seen)
        expect(new URL(seen.page.url()).origin).toBe(shop.origin)
      })
    await look(['/search?parameters.page=4', '/c/tools', '/p/x-T530001', '/?x=links'])
    await page.goto('/')
    expect(await signInByCall(page, 'anna')).toContain('"true"')
    await addByCall(page, 'T100001')
    await look(ownPages)
    shop.manner = 'texts'
    await watched.context.close()
  })
})

describe('payloads in the address', () => {
  const parameters = [
    'parameters.SearchPhrase',
    'parameters.Facets[brand]',
    'parameters.Facets["><b>]',
    'parameters.IntervalFacets[dn].From',
    'parameters.Sort',
    'page',
    'featureToggle_x',
    'login_redirect_uri',
  ]

  it('draws every payload in the phrase as text, and ignores other parameters', async () => {
    const watched = await openWatched(browser, shop.origin)
    // Every payload in every parameter with LONG=1.
    const step = process.env.LONG === '1' ? 1 : Math.ceil(payloads.length / 12)
    for (let at = 0; at < payloads.length; at += step) {
      const query = parameters.map((name, place) => {
        const payload = payloads[(at + place) % payloads.length] ?? ''
        return `${encodeURIComponent(name)}=${encodeURIComponent(payload)}`
      })
      await watched.page.goto(`/search?${query.join('&')}`)
      await expectQuiet(watched)
    }
    await watched.page.goto(`/search/${encodeURIComponent('"><script>__ran(4)</script>')}`)
    await expectQuiet(watched)
    await watched.page.goto('/search#"><img src=x onerror=__ran(5)>')
    await expectQuiet(watched)
    await watched.context.close()
  })

  it('has no element from a phrase in its markup', async () => {
    const { port } = new URL(shop.origin)
    for (const payload of payloads) {
      const phrase = encodeURIComponent(payload.replaceAll(/[\n\u2028\u2029]/gu, ' '))
      const answer = await fetch(`http://localhost:${port}/search?parameters.SearchPhrase=${phrase}`)
      const text = await answer.text()
      if (payload.includes('<')) expect(text).not.toContain(payload)
      expect(text.match(/<script[\s>]/gu)?.length).toBeLessThanOrEqual(4)
    }
  })
})

/** The search page with the escapes of its pictures removed. */
const broken = async (keepPolicy: boolean): Promise<Watched> => {
  const watched = await openWatched(browser, shop.origin)
  await watched.page.route('**/search', async (route) => {
    // A name that Node can resolve, too.
    const answer = await route.fetch({ url: `http://localhost:${new URL(shop.origin).port}/search` })
    const headers = answer.headers()
    if (!keepPolicy) delete headers['content-security-policy']
    const body = (await answer.text()).replaceAll(/&lt;(img src=x onerror=__ran\(\d+\))&gt;/gu, '<$1>')
    await route.fulfill({ status: 200, headers, body })
  })
  // Hydration would repair the page.
  await watched.page.route('**/assets/**/*.js', (route) => route.abort())
  await watched.page.goto('/search', { waitUntil: 'commit' })
  return watched
}

describe('the test itself', () => {
  it('finds a page without escaping: the payload runs without the policy', async () => {
    const watched = await broken(false)
    await expect.poll(() => watched.ran.length).toBeGreaterThan(0)
    await watched.context.close()
  })
  it('finds it blocked and reported with the policy', async () => {
    const watched = await broken(true)
    await expect.poll(() => watched.breaches.length).toBeGreaterThan(0)
    await watched.page.waitForLoadState('networkidle')
    expect(watched.ran).toEqual([])
    expect((await inspect(watched.page)).faults.length).toBeGreaterThan(0)
    await watched.context.close()
  })
})
