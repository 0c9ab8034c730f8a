import { describe, expect, it } from 'vitest'
import { readArticles } from './database.ts'
import { focused } from './keys.ts'
import { settled, startsWith } from './lists.ts'
import { clearDirectOrderByCall, signInByCall } from './sign-in-by-call.ts'
import { translatorOf } from './translator.ts'
import { consent, desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

/** A number that no article has, with two neighbouring digits of this one swapped or its last digit wrong. */
async function slipOf(number: string, isKnown: (other: string) => Promise<boolean>): Promise<string> {
  for (let at = number.length - 1; at > 0; at--) {
    for (let digit = 0; digit < 10; digit++) {
      const other = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`
      if (other !== number && !(await isKnown(other))) return other
    }
  }
  throw new Error('Every neighbour of the number is a number.')
}

describe.each([
  ['desktop', desktop],
  ['mobile', mobile],
] as const)('an article number on %s', (_, width) => {
  it('with a wrong digit is named in search, corrected in its row by keys, and opens from the search field when whole (SRCH-4, SRCH-12, DIR-3)', async () => {
    const { whole } = readArticles()
    const { page, context, open, complaints, checkAccess } = await visit('se', width)
    await consent(context, 'se')
    await open('/')
    expect(await signInByCall(page, 'anna')).toContain('"true"')
    await clearDirectOrderByCall(page)
    const known = (number: string): Promise<boolean> =>
      page.evaluate(async (text) => {
        const list: { exactMatchUrl: string | null } = await (
          await fetch(`/api/search?parameters.SearchPhrase=${text}`)
        ).json()
        return list.exactMatchUrl !== null
      }, number)
    const wrong = await slipOf(whole.code, known)

    await open(`/search?parameters.SearchPhrase=${wrong}`)
    const offered = page.getByRole('main').getByRole('link', { name: startsWith(whole.code) })
    expect(await offered.count()).toBeGreaterThan(0)
    await checkAccess('main')

    await open('/my-pages/order-directly')
    await settled(page)
    const add = page.getByRole('combobox', { name: say('direct-order.article-number') }).first()
    await add.focus()
    await page.keyboard.type(wrong)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: say('direct-order.number-of', wrong) })
    await field.waitFor()
    await page
      .getByRole('button', { name: startsWith(whole.code) })
      .first()
      .waitFor()
    await checkAccess('main')
    await field.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(whole.code)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say('direct-order.number-edit', whole.code) }).waitFor()
    // The keys go on with the quantity of the row.
    await expect.poll(() => focused(page)).toMatch(/^Antal/u)
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('3')
    await clearDirectOrderByCall(page)

    await open('/')
    await settled(page)
    const search = page.getByRole('combobox', { name: say('quick-search.field') }).first()
    await (width === mobile ? search.tap() : search.focus())
    const typed = width === mobile ? page.getByRole('dialog').getByRole('combobox') : search
    await typed.waitFor()
    await page.keyboard.type(whole.code)
    await page
      .getByRole('option', { name: new RegExp(whole.code, 'u') })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/p/.*${whole.code}$`, 'u'))
    expect(complaints).toEqual([])
  })
})

describe('a list by stock and price', () => {
  it('is narrowed to a warehouse and sorted by price in its address, for customers only (FILT-1, FILT-2, SRCH-6)', async () => {
    const { page, context, open, complaints, checkAccess } = await visit('se', desktop)
    await consent(context, 'se')
    await open('/c/pipe')
    const rail = page.getByRole('complementary', { name: say('search.filters') })
    expect(await rail.getByRole('button', { name: startsWith('I lager') }).count()).toBe(0)
    expect(await page.getByRole('option', { name: say('search.sort.price-asc') }).count()).toBe(0)
    expect(await signInByCall(page, 'anna')).toContain('"true"')
    await open('/c/pipe')
    await settled(page)
    const group = rail.getByRole('group', { name: startsWith('I lager') })
    await group.getByRole('radio', { name: startsWith('Mitt lager') }).check()
    await page.waitForURL(/Facets\[inStock\]=mine/u)
    await settled(page)
    await checkAccess('main')
    const shown = async () =>
      page.evaluate(async () => {
        const list: {
          total: number
          products: { variant: { code: string } }[]
        } = (await (await fetch(`/api/category?path=pipe&${location.search.slice(1)}`)).json()).result
        const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
        const answer = await fetch('/api/variants/stockprices', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
          body: JSON.stringify({ items: list.products.map(({ variant }) => variant.code) }),
        })
        const prices: { items: { price: number | null; stock: { type: number; quantity: number } }[] } =
          await answer.json()
        return prices.items
      })
    expect((await shown()).every(({ stock }) => [2, 3].includes(stock.type) && stock.quantity > 0)).toBe(true)
    await page.getByRole('combobox', { name: say('search.sort.label') }).selectOption('PriceAsc')
    await page.waitForURL(/Sort=PriceAsc/u)
    await settled(page)
    const prices = (await shown()).flatMap(({ price }) => price ?? [])
    expect(prices.length).toBeGreaterThan(10)
    // The same address shows a visitor the list without them.
    const address = new URL(page.url())
    const other = await visit('se', desktop)
    await other.open(`${address.pathname}${address.search}`)
    expect(await other.page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(10)
    await group.getByRole('radio', { name: startsWith('Alla') }).check()
    await page.waitForURL((url) => !url.search.includes('inStock'))
    expect(complaints).toEqual([])
  })
})
