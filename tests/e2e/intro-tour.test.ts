import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startsWith } from './lists.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { translatorOf } from './translator.ts'
import { desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()

const tourOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title })
/** More than two looks of a tour that waits. That nothing comes has no event. */
const stayAway = async (tour: Locator): Promise<void> => {
  await tour.page().evaluate(() => new Promise((passed) => setTimeout(passed, 2500)))
  expect(await tour.count()).toBe(0)
}
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent ?? undefined)

/** Lets the page's user be one who has done no tour on any device. */
const forgetDoneTours = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
    await fetch('/api/user/savesetting', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
      body: JSON.stringify({ key: 'intro-tours', value: { done: [] } }),
    })
  })

/** The card, and what it points at, are inside the window. */
const isInside = (tour: Locator): Promise<boolean> =>
  tour.evaluate((card) =>
    [card, ...document.querySelectorAll('[data-spotlight]')].every((element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect()
      return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
    }),
  )

describe.each([
  ['se', 'sv', desktop],
  ['gelia-no', 'nn', mobile],
  ['workwear', 'sv', desktop],
] as const)('the tour of the filters on %s', (site, language, device) => {
  const say = translatorOf(language)

  it('goes by keyboard from its first card to the end, and is then done (HELP-5)', async () => {
    const { page, open, checkAccess, complaints } = await visit(site, { ...device, tours: true })
    await open('/search')
    const tour = tourOf(page, say('intro-tour.filters-title'))
    await tour.waitFor()
    // A screen reader reads the card from its title.
    expect(await focused(page)).toBe(say('intro-tour.filters-title'))
    expect(await isInside(tour)).toBe(true)
    await checkAccess('[role="dialog"]')
    // The focus stays in the card.
    const seen: (string | undefined)[] = []
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab')
      seen.push(await focused(page))
    }
    expect(seen).toEqual([say('intro-tour.skip'), say('intro-tour.next'), say('intro-tour.skip')])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const second = tourOf(page, say('intro-tour.sorting-title'))
    await second.waitFor()
    await expect.poll(() => focused(page)).toBe(say('intro-tour.sorting-title'))
    await expect.poll(() => isInside(second)).toBe(true)
    // The card is what is seen there, not the shade around the target.
    expect(
      await second.evaluate((card) => {
        const { left, top, width, height } = card.getBoundingClientRect()
        return card.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }),
    ).toBe(true)
    await checkAccess('[role="dialog"]')
    await second.getByRole('button', { name: say('intro-tour.next') }).press('Enter')
    const last = tourOf(page, say('intro-tour.link-title'))
    await last.getByRole('button', { name: say('intro-tour.done') }).press('Enter')
    await last.waitFor({ state: 'detached' })
    await open('/search')
    await stayAway(page.getByRole('dialog'))

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('shell.tour') })
      .press('Enter')
    await tour.waitFor()
    await page.keyboard.press('Escape')
    await tour.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe(say('shell.tour'))
    expect(complaints).toEqual([])
  })
})

describe('a tour', () => {
  const say = translatorOf('sv')
  const title = say('intro-tour.filters-title')

  it('is never over a panel: it waits until that is closed (HELP-5)', async () => {
    const { page, open, complaints } = await visit('se', { ...desktop, tours: true })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    // Without its code the tour cannot be quicker than this test.
    await page.route('**/start-tour*', async (route) => {
      await held
      await route.continue()
    })
    await open('/search')
    await page
      .getByRole('banner')
      .getByRole('link', { name: startsWith(say('cart.list-title')) })
      .click()
    const panel = page.getByRole('dialog', { name: say('cart.list-title') })
    await panel.waitFor()
    release()
    await stayAway(tourOf(page, title))
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await tourOf(page, title).waitFor()
    expect(complaints).toEqual([])
  })

  it('waits for the answer to the consent banner', async () => {
    const { page, open, complaints } = await visit('se', { ...desktop, asked: true, tours: true })
    await open('/search')
    const banner = page.getByRole('region', { name: say('consent.title') })
    await banner.waitFor()
    await stayAway(tourOf(page, title))
    await banner.getByRole('button', { name: say('consent.refuse'), exact: true }).click()
    await tourOf(page, title).waitFor()
    expect(complaints).toEqual([])
  })

  it('is not printed, and does not start in print', async () => {
    const { page, open } = await visit('se', { ...desktop, tours: true })
    await page.emulateMedia({ media: 'print' })
    await open('/search')
    await stayAway(tourOf(page, title))
    await page.emulateMedia({ media: 'screen' })
    await tourOf(page, title).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(
      await page
        .locator('[role="dialog"], [data-spotlight]')
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).display)),
    ).toEqual(['none', 'none'])
  })

  it('loads nothing of its own for somebody who has done it', async () => {
    const { page, open } = await visit('se', desktop)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await open('/search')
    await stayAway(page.getByRole('dialog'))
    expect(loaded.filter((url) => /tour|translations\//u.test(url))).toEqual([])
  })
})

it('introduces my pages, the direct order and an order, once for a user on all devices (HELP-5)', async () => {
  const say = translatorOf('sv')
  const tours = { ...desktop, tours: true }
  const { page, open, checkAccess, complaints } = await visit('se', tours)
  await open('/')
  await signInByCall(page, 'anna')
  await forgetDoneTours(page)
  const orderNumber = await page.evaluate(async () => {
    const answer = await fetch('/api/my-pages/order-history')
    const { orders }: { orders: { orderNumber: string }[] } = await answer.json()
    return orders[0]?.orderNumber ?? ''
  })
  const paths = ['/my-pages/my-account', '/my-pages/order-directly', `/my-pages/order-info/${orderNumber}`]
  const firsts = ['intro-tour.pages-title', 'intro-tour.rows-title', 'intro-tour.status-title'] as const
  for (const [index, path] of paths.entries()) {
    await open(path)
    const first = tourOf(page, say(firsts[index] ?? 'intro-tour.pages-title'))
    await first.waitFor()
    await checkAccess('[role="dialog"]')
    const card = page.getByRole('dialog')
    while ((await card.getByRole('button', { name: say('intro-tour.done') }).count()) === 0) {
      expect(await page.locator('[data-spotlight]').count()).toBeLessThanOrEqual(1)
      const before = await card.getByRole('heading').textContent()
      await card.getByRole('button', { name: say('intro-tour.next') }).click()
      await expect.poll(() => card.getByRole('heading').textContent()).not.toBe(before)
      await expect.poll(() => isInside(card)).toBe(true)
    }
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/user/savesetting'))
    await card.getByRole('button', { name: say('intro-tour.done') }).click()
    expect((await saved).status()).toBe(200)
  }
  const other = await visit('se', tours)
  await other.open('/')
  await signInByCall(other.page, 'anna')
  for (const path of paths) {
    await other.open(path)
    await stayAway(other.page.getByRole('dialog'))
  }
  expect([complaints, other.complaints]).toEqual([[], []])
})
