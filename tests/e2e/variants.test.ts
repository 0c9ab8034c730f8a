import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, mobile, openChromium } from './visit.ts'
import { wordsOf } from './words.ts'

const { visit } = openChromium()
const say = wordsOf('sv')

/** The article numbers that a list shows, from the top: heads of a table's rows, or of cards. */
const shown = (page: Page): Promise<string[]> =>
  page.locator('main tbody th > a, main li > article > h3 > a').allTextContents()

/** How high a list may be, as its styles say. */
const heightOf = (page: Page): Promise<string> =>
  page
    .locator('main table')
    .filter({ has: page.locator('tbody th > a') })
    .evaluate(({ parentElement }) => (parentElement ? getComputedStyle(parentElement).maxHeight : ''))

describe.each([
  { name: 'desktop', options: desktop },
  { name: 'mobile', options: mobile },
])('a list of variants on $name', ({ name, options }) => {
  const onMobile = name === 'mobile'

  it('holds a long list to its height until all are asked for, or shows seven cards at a time, and adds nothing that is not for sale (VAR-9)', async () => {
    const { page, open, complaints } = await visit('se', options)
    await open('/p/x-T990006')
    const main = page.locator('main')
    await main.getByRole('button', { name: say('product-page.print') }).waitFor()
    if (onMobile) {
      expect(await shown(page)).toHaveLength(7)
      await main.getByRole('button', { name: say('product.variants.show-more') }).click()
      expect(await shown(page)).toHaveLength(12)
      expect(await main.getByRole('button', { name: say('product.variants.show-more') }).count()).toBe(0)
    } else {
      expect(await heightOf(page)).toBe('672px')
      const all = main.getByRole('button', { name: say('product.variants.show-all', 12) })
      expect(await all.getAttribute('aria-expanded')).toBe('false')
      await all.click()
      expect(await heightOf(page)).toBe('none')
      await main.getByRole('button', { name: say('product.variants.show-less') }).click()
      expect(await heightOf(page)).toBe('672px')
    }
    const adds = main.getByRole('button', { name: say('cart.add-short'), exact: true })
    const disabled = await adds.evaluateAll((buttons) => buttons.map((button) => button.matches(':disabled')))
    // The ninth of this product cannot be bought.
    expect(disabled).toEqual(Array.from({ length: 12 }, (_, index) => index === 8))

    await open('/p/x-T100001')
    await main.getByRole('button', { name: say('product-page.print') }).waitFor()
    if (!onMobile) expect(await heightOf(page)).toBe('none')
    expect(await main.getByRole('button', { name: /^Visa alla/u }).count()).toBe(0)
    expect(await main.getByRole('button', { name: say('product.variants.show-more') }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
