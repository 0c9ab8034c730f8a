import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focused, tabTo } from './keys.ts'
import { announced, settled } from './lists.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { waitForHydration } from './hydration.ts'
import {
  ascending,
  heightOf,
  holdPrices,
  holdVariants,
  numberAt,
  shown,
  stockTypes,
} from './variants-walk.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

/** Opens a product page and waits for its late parts. */
async function openProduct(page: Page, code: string): Promise<void> {
  await page.goto(`/p/x-${code}`)
  await page.getByRole('button', { name: say('product-page.print') }).waitFor()
  await waitForHydration(page)
}

const addsOf = (page: Page): Locator =>
  page.locator('main').locator('td form button[type=submit], li form button[type=submit]')

/** Vertical position of each element. */
const placesOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top + scrollY))

const furthest = (before: readonly number[], after: readonly number[]): number =>
  Math.max(...after.map((place, index) => Math.abs(place - (before[index] ?? 0))))

/** For each value the index of the first equal one. */
const alike = (values: string[]): number[] => values.map((value) => values.indexOf(value))

describe.each([
  { name: 'desktop', options: desktop },
  { name: 'mobile', options: mobile },
])('a list of variants on $name', ({ name, options }) => {
  const onMobile = name === 'mobile'

  it('limits a long list until all are requested, or shows seven cards at a time, and adds nothing that is not buyable (VAR-9)', async () => {
    const { page, checkAccess, complaints } = await visit('se', options)
    await openProduct(page, 'T990006')
    const main = page.locator('main')
    const adds = addsOf(page)
    const more = main.getByRole('button', { name: say('product.variants.show-more') })
    if (onMobile) {
      expect(await shown(page)).toHaveLength(7)
      await more.click()
      expect(await shown(page)).toHaveLength(12)
      expect(await more.count()).toBe(0)
      await expect.poll(() => announced(page)).toContain(say('product.variants.count', 12, 12))
    } else {
      expect(await heightOf(page)).toBe('672px')
      const all = main.getByRole('button', { name: say('product.variants.show-all', 12) })
      expect(await all.getAttribute('aria-expanded')).toBe('false')
      await all.click()
      expect(await heightOf(page)).toBe('none')
      await page.setViewportSize({ width: 1280, height: 420 })
      await main.locator('tbody tr:has(th > a)').last().scrollIntoViewIfNeeded()
      const head = main.locator('thead').filter({ has: page.getByText(say('product.column.number')) })
      const top = () => head.locator('th').first().boundingBox()
      const header = await page.getByRole('banner').getByRole('search').first().boundingBox()
      await expect
        .poll(async () => (await top())?.y ?? 0)
        .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
      expect((await top())?.y).toBeLessThan(110)
      await main.getByRole('button', { name: say('product.variants.show-less') }).click()
      expect(await heightOf(page)).toBe('672px')
    }
    const states = await adds.evaluateAll((buttons) =>
      buttons.map((button) => [button.textContent?.trim(), button.matches(':disabled')]),
    )
    // The ninth of this product cannot be bought. Each button names the article that it adds.
    expect(states).toEqual(
      (await shown(page)).map((code, index) => [`${say('cart.add-short')} ${code}`, index === 8]),
    )
    await checkAccess('main')
    expect(complaints).toEqual([])
  })

  it('shows visitors no stock or price; customers get both with the page, and a chosen warehouse with one request, without layout shift (VAR-8)', async () => {
    const { page, complaints } = await visit('se', options)
    const prices = await holdPrices(page)
    await openProduct(page, 'T990006')
    const main = page.locator('main')
    const adds = addsOf(page)
    expect(await adds.count()).toBe(onMobile ? 7 : 12)
    for (const column of ['stock', 'price'])
      expect(await main.getByRole('columnheader', { name: say(`product.column.${column}`) }).count()).toBe(0)
    expect(await main.getByText(/\d,\d\d\s?kr/u).count()).toBe(0)
    expect(prices.asked).toEqual([])

    await signInByCall(page, 'maria')
    await openProduct(page, 'T990006')
    expect(
      await main
        .locator('tbody tr, li > article')
        .getByText(/\d,\d\d\s?kr/u)
        .count(),
    ).toBeGreaterThan(6)
    expect(prices.asked).toEqual([])

    // The host does not know the warehouse, so the browser makes the request.
    await page.evaluate(() => localStorage.setItem('warehouseId', 'MMA'))
    await openProduct(page, 'T990006')
    await expect.poll(() => prices.asked.length).toBe(1)
    expect(new Set(prices.asked[0]).size).toBe(12)
    await expect.poll(() => adds.count()).toBe(onMobile ? 7 : 12)
    const before = await placesOf(adds)
    prices.answer()
    await main.getByText(say('product.local.ask', 'Malmö')).first().waitFor()
    expect(furthest(before, await placesOf(adds))).toBeLessThan(1)
    expect(prices.asked).toHaveLength(1)
    if (!onMobile) {
      // If the table is wider than the window, here because of large text, its head follows too.
      await page.setViewportSize({ width: 800, height: 420 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '26px'))
      await main.getByRole('button', { name: say('product.variants.show-all', 12) }).click()
      await main.locator('tbody tr:has(th > a)').last().scrollIntoViewIfNeeded()
      const area = main.getByRole('region').filter({ has: page.locator('thead') })
      expect(await area.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeGreaterThan(0)
      const head = area.locator('thead th').first()
      const room = await page.evaluate(() =>
        Number.parseFloat(document.documentElement.style.getPropertyValue('--sticky-height')),
      )
      expect(room).toBeGreaterThan(40)
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollBy(0, -1))
          return Math.abs(((await head.boundingBox())?.y ?? 0) - room)
        })
        .toBeLessThan(2)
      const { x, y } = (await head.boundingBox()) ?? { x: 0, y: 0 }
      const seen = await page.evaluate(
        (at) => document.elementFromPoint(at.x + 20, at.y + 10)?.closest('thead') !== null,
        { x, y },
      )
      expect(seen).toBe(true)
    }

    // Replaced articles have no stock and prices to request.
    await openProduct(page, 'T970021')
    await main
      .getByRole('link', { name: say('product.replacement.link') })
      .first()
      .waitFor()
    await settled(page)
    expect(prices.asked).toHaveLength(1)
    expect(complaints).toEqual([])

    await page.route('**/api/variants/stockprices*', (route) =>
      route.fulfill({ status: 404, json: { code: 'unknown', message: 'None of them.' } }),
    )
    await openProduct(page, 'T990006')
    await settled(page)
    await expect.poll(() => main.getByText(say('product.price.loading')).count()).toBe(0)
    expect(await main.getByText(/\d,\d\d\s?kr/u).count()).toBe(0)
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  })

  it('shows each stock type with text, colour and icon, the first day, and the chosen warehouse’s stock (VAR-10)', async () => {
    const { page, complaints } = await visit('se', options)
    const prices = await holdPrices(page)
    prices.answer()
    await page.goto('/')
    await signInByCall(page, 'maria')
    await openProduct(page, 'T990006')
    await page.getByLabel(say('product-page.warehouse')).selectOption({ label: 'Malmö' })
    await page.getByText(say('product.local.ask', 'Malmö')).first().waitFor()
    expect(prices.asked).toHaveLength(1)
    const [codes = []] = prices.asked
    const rows = await Promise.all(
      stockTypes.map(async (type) => {
        const row = page
          .locator('main tbody tr, main li > article')
          .filter({ has: page.getByRole('link', { name: codes[type] ?? '', exact: true }) })
        return {
          text: (await row.textContent()) ?? '',
          ...(await row
            .locator('svg')
            .first()
            .evaluate((sign) => ({ sign: sign.innerHTML, colour: getComputedStyle(sign).color }))),
        }
      }),
    )
    const words = ['undefined', 'none', 'partly', 'in-stock', 'acquisition', 'blocked', 'manual']
    const local = ['unknown', 'unavailable', 'partly', 'in-stock', 'unavailable', 'unavailable', 'ask']
    for (const [type, { text }] of rows.entries()) {
      expect(text).toContain(say(`product.stock.${words[type]}`))
      expect([type, text.includes('12 st')]).toEqual([type, type === 2 || type === 3])
      expect([type, text.includes(say('product.stock.from', '2031-03-04'))]).toEqual([
        type,
        type !== 3 && type !== 5,
      ])
      expect(text).toContain(say(`product.local.${local[type]}`, 'Malmö', '12 st'))
    }
    // Gray, warning, success and info; store, delivery and in hold.
    expect(alike(rows.map(({ colour }) => colour))).toEqual([0, 1, 1, 3, 4, 0, 4])
    expect(alike(rows.map(({ sign }) => sign))).toEqual([0, 1, 1, 1, 1, 5, 5])

    // Nothing moves when this stock loads below the other.
    if (!onMobile) await page.setViewportSize({ width: 900, height: 900 })
    const later = await holdPrices(page)
    await openProduct(page, 'T990006')
    await expect.poll(() => later.asked.length).toBe(1)
    const before = await placesOf(addsOf(page))
    later.answer()
    await page.getByText(say('product.local.ask', 'Malmö')).first().waitFor()
    expect(furthest(before, await placesOf(addsOf(page)))).toBeLessThan(1)
    expect(complaints).toEqual([])
  })

  it('sorts numbers as numbers with empty values last, and requests a product once in half an hour, with a spinner (VAR-3, VAR-6)', async () => {
    const { page, complaints } = await visit('se', options)
    await page.clock.install()
    const variants = await holdVariants(page, [20, 7])
    await page.goto('/search?parameters.SearchPhrase=ventil')
    await settled(page)
    const main = page.locator('main')
    const openers = main.getByRole('button', { name: /^\d+ varianter$/u })
    await openers.first().click()
    await main.getByText(say('product.variants.loading')).waitFor()
    variants.answer()
    const sort = main.getByLabel(say('product.sort.label'))
    await sort.waitFor()
    const list = async () => (await shown(page)).filter((text) => /^V\d\d$/u.test(text))
    if (onMobile) {
      const more = main.getByRole('button', { name: say('product.variants.show-more') })
      expect(await list()).toHaveLength(7)
      await more.click()
      expect(await list()).toHaveLength(14)
      await more.click()
      expect(await list()).toHaveLength(20)
      expect(await more.count()).toBe(0)
    } else {
      expect(await heightOf(page)).toBe('480px')
      expect(await main.getByRole('button', { name: /^Visa alla/u }).count()).toBe(0)
    }
    expect(await list()).toEqual(Array.from({ length: 20 }, (_, index) => numberAt(index)))
    await sort.selectOption({ label: say('product.sort.asc', 'Längd') })
    await expect.poll(async () => (await list()).slice(0, 5)).toEqual(ascending)
    expect((await list()).slice(-2)).toEqual(['V03', 'V06'])
    await sort.selectOption({ label: say('product.sort.desc', 'Längd') })
    await expect.poll(async () => (await list()).slice(13)).toEqual([...ascending.toReversed(), 'V03', 'V06'])
    await sort.selectOption({ label: say('product.sort.desc', say('product.column.number')) })
    await expect.poll(list).toEqual(Array.from({ length: 20 }, (_, index) => numberAt(19 - index)))

    await openers.first().click()
    await openers.nth(1).click()
    await sort.waitFor()
    if (!onMobile) expect(await heightOf(page)).toBe('none')
    await openers.nth(1).click()
    const askedFirst = () =>
      variants.asked.filter((request) => request.url() === variants.asked[0]?.url()).length
    await page.clock.fastForward('29:00')
    await openers.first().click()
    await sort.waitFor()
    expect(askedFirst()).toBe(1)
    await openers.first().click()
    await page.clock.fastForward('02:00')
    await openers.first().click()
    await expect.poll(askedFirst).toBe(2)
    expect(complaints).toEqual([])
  })

  it('has a badge for each label, keeps the selected variant in the address, and confirms copying for three seconds (VAR-11)', async () => {
    const { page, complaints } = await visit('se', options)
    await page.addInitScript(() => {
      const copied: string[] = []
      Object.assign(window, { copied })
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) =>
            copied.length > 0
              ? Promise.reject(new Error('refused'))
              : Promise.resolve(void copied.push(text)),
        },
      })
    })
    const badges = async () => {
      const kinds = ['campaign', 'rental', 'outlet', 'new']
      const place = page
        .locator('main')
        .getByRole('heading', { level: 1 })
        .locator('xpath=preceding-sibling::*')
      const text = (await place.allTextContents()).join(' ')
      return kinds.filter((kind) => text.includes(say(`product.label.${kind}`)))
    }
    await page.goto('/p/x-T530053')
    expect(await badges()).toEqual(['rental', 'new'])
    await page.goto('/p/x-T260044')
    expect(await badges()).toEqual(['campaign', 'outlet'])

    await page.clock.install()
    await openProduct(page, 'T990006')
    const main = page.locator('main')
    const code = (await shown(page))[3] ?? ''
    await main.getByRole('link', { name: code, exact: true }).click()
    await page.waitForURL(new RegExp(`-${code}$`, 'u'))
    const current = main.locator('tr[aria-current=true], article[aria-current=true]')
    await expect.poll(() => current.getByRole('link').textContent()).toBe(code)
    const copy = main.getByRole('button', { name: say('product.copy.label', code) })
    await settled(page)
    // From here on the clock only advances on request.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    for (const outcome of ['copied', 'failed']) {
      const hint = main.getByText(say(`product.copy.${outcome}`), { exact: true })
      await copy.click()
      await hint.waitFor()
      await page.clock.runFor(2900)
      expect(await hint.count()).toBe(1)
      await page.clock.runFor(200)
      await hint.waitFor({ state: 'detached' })
    }
    expect(await page.evaluate('window.copied')).toEqual([code])
    expect(complaints).toEqual([])
  })
})

it('is used, sorted and bought from by keyboard, with a unique name for each control', async () => {
  const { page, complaints } = await visit('se')
  await openProduct(page, 'T990006')
  const main = page.locator('main')
  await tabTo(page, say('product.sort.label'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const byNumber = (await shown(page)).toSorted().toReversed()
  await expect.poll(() => shown(page)).toEqual(byNumber)
  await tabTo(page, say('product.variants.show-all', 12))
  await page.keyboard.press('Enter')
  await expect.poll(() => heightOf(page)).toBe('none')
  const head = main.getByRole('columnheader').filter({ hasText: 'Storlek' })
  await tabTo(page, 'Storlek')
  await page.keyboard.press('Enter')
  expect(await head.getAttribute('aria-sort')).toBe('ascending')
  await expect.poll(() => announced(page)).toContain(say('product.sort.asc', 'Storlek'))
  await page.keyboard.press('Enter')
  expect(await head.getAttribute('aria-sort')).toBe('descending')
  const [first = ''] = await shown(page)
  const names = await main.locator('tbody tr :is(a, button, input)').evaluateAll((controls) =>
    controls.map((control) => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined
      return control.getAttribute('aria-label') ?? label ?? control.textContent?.trim()
    }),
  )
  expect(new Set(names).size).toBe(names.length)
  await tabTo(page, first)
  await tabTo(page, /^Antal: /u)
  expect(await focused(page)).toContain(first)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: say('cart.notice-region') })
    .getByText(first)
    .waitFor()
  expect(complaints).toEqual([])
})
