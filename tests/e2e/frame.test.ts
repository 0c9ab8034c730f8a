import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { startsWith } from './lists.ts'
import { postByCall, signInByCall } from './sign-in-by-call.ts'
import { desktop, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0
/** Sets the window's width, and lets the page notice. */
const wide = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

it('has the frame of the specification: environment, header, menu, content, footer, a narrow search (SHELL-1, SHELL-5)', async () => {
  const { page, open, complaints } = await visit('se', desktop)
  await open('/')
  await page.getByRole('complementary', { name: say('shell.environment-label') }).waitFor()
  const header = page.getByRole('banner')
  const search = header.getByRole('search')
  await header.getByRole('navigation', { name: say('shell.menu.label') }).waitFor()
  await header.getByRole('button', { name: say('account.sign-in') }).waitFor()
  expect([await page.getByRole('main').count(), await page.getByRole('contentinfo').count()]).toEqual([1, 1])
  for (const width of [1024, 1280, 1920, 2560]) {
    await wide(page, width)
    expect(await widthOf(search)).toBeLessThanOrEqual(700)
  }
  expect(await widthOf(search)).toBeGreaterThan(600)

  // Sticky elements stay visible, and scrolled elements stop below them.
  await wide(page, 1280)
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
  const [row, footer] = [await search.boundingBox(), await page.getByRole('contentinfo').boundingBox()]
  expect(row?.y).toBeGreaterThanOrEqual(0)
  expect(footer?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
  expect(complaints).toEqual([])
})

it('is the mobile frame up to 768 px, and the desktop frame from 769 (SHELL-7)', async () => {
  const { page, open, complaints } = await visit('se', { viewport: { width: 768, height: 900 } })
  await open('/')
  const menu = page.getByRole('button', { name: say('shell.menu.title'), exact: true })
  const field = page.getByRole('combobox').first()
  const overlay = page.getByRole('dialog')
  /** The menu is at the bottom, and the search covers everything. */
  const telephone = async (): Promise<void> => {
    await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThan(450)
    await field.click()
    await overlay.waitFor()
    await page.keyboard.press('Escape')
    await overlay.waitFor({ state: 'detached' })
  }
  await telephone()
  await wide(page, 769)
  await expect.poll(async () => (await menu.boundingBox())?.y).toBeLessThan(450)
  await field.click()
  await page.keyboard.type('ventil')
  await page.getByRole('option').first().waitFor()
  expect(await overlay.count()).toBe(0)
  // A window that becomes narrower switches to the mobile layout without a reload.
  await page.keyboard.press('Escape')
  await wide(page, 768)
  await telephone()
  expect(complaints).toEqual([])
})

it('opens side panels of 480 px from a medium screen on, and locks the page meanwhile (SHELL-8)', async () => {
  const { page, open, complaints } = await visit('se', desktop)
  await open('/?featureToggle_newMenu=true')
  const opener = page.getByRole('banner').getByRole('button', { name: say('account.sign-in') })
  const panel = page.getByRole('dialog', { name: say('account.sign-in-title') })
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY)
  for (const [width, expected] of [
    [1280, 480],
    [769, 480],
    // The whole window: no scroll bar takes space here.
    [375, 375],
  ] as const) {
    await wide(page, width)
    await opener.click()
    await panel.locator('input[type=password]').waitFor()
    expect([width, await widthOf(panel)]).toEqual([width, expected])
    if (width > 700) {
      await page.mouse.move(10, 500)
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(100)
      expect(await scrolled()).toBe(0)
      await page.mouse.click(10, 500)
    } else await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  }
  // The page can be scrolled again.
  await wide(page, 1280)
  await page.mouse.move(10, 500)
  const scrollOn = async (): Promise<number> => {
    await page.mouse.wheel(0, 600)
    return scrolled()
  }
  await expect.poll(scrollOn).toBeGreaterThan(0)

  await page.evaluate(() => window.scrollTo(0, 0))
  await opener.click()
  await panel.locator('input[type=password]').waitFor()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  expect(complaints).toEqual([])
})

it('shows 500 px of a long mini cart, and the rest by scrolling (CART-4)', async () => {
  const { page, open, complaints } = await visit('se', desktop)
  await open('/')
  expect(await signInByCall(page, 'anna')).toContain('true')
  expect(await postByCall(page, '/api/cart/addtext', { text: 'Fläns DN50', quantity: 1 })).toBe(200)
  await open('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: startsWith(say('cart.title')) })
    .click()
  const lines = page.getByRole('dialog').getByRole('list').first()
  await lines.waitFor()
  await lines.evaluate((list) => {
    for (let more = 0; more < 20; more += 1) list.append(list.children[0]?.cloneNode(true) ?? '')
  })
  expect((await lines.boundingBox())?.height).toBeLessThanOrEqual(500)
  expect((await lines.boundingBox())?.height).toBeGreaterThan(490)
  expect(await lines.evaluate((list) => list.scrollHeight)).toBeGreaterThan(700)
  expect(complaints).toEqual([])
})

it('shows 300 px of a long list of customers on a desktop, and the rest by scrolling (ACC-4)', async () => {
  const { page, open, complaints } = await visit('se', desktop)
  await open('/')
  expect(await signInByCall(page, 'anna')).toContain('true')
  await open('/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: startsWith(say('account.account')) })
    .click()
  const customers = page
    .getByRole('dialog')
    .getByRole('list')
    .filter({ has: page.getByRole('radio') })
  await customers.waitFor()
  await customers.evaluate((list) => {
    for (let more = 0; more < 20; more += 1) list.append(list.children[0]?.cloneNode(true) ?? '')
  })
  expect((await customers.boundingBox())?.height).toBe(300)
  expect(await customers.evaluate((list) => list.scrollHeight)).toBeGreaterThan(600)
  expect(complaints).toEqual([])
})
