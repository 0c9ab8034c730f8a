import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { walksOf } from './journey-walks.ts'
import { orderNumbersOf } from './database.ts'
import { focused, tabTo } from './keys.ts'
import { ownShop } from './own-shop.ts'
import { addByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

/** Mails in the shop's folder that name an order. */
const mailsOf = (number: string): string[] => {
  const folder = join(ownShop.data, 'mail')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/=\r?\n/gu, ''))
    .filter((text) => text.includes(number))
}

describe.each(
  walksOf(
    [
      { name: 'desktop', options: desktop },
      { name: 'mobile', options: mobile },
    ],
    0,
  ),
)('the checkout on $name', ({ name, options }) => {
  it("requires the company's fields, offers pick-up, confirms and sends one mail (CART-7)", async () => {
    const reference = `Hämtning ${name}`
    const { page, open, checkAccess, complaints } = await visit('se', options)
    await open('/')
    await signInByCall(page, 'maria')
    await emptyCartByCall(page)
    await addByCall(page, 'T200001')
    await open('/checkout')
    await page.getByRole('radio', { name: new RegExp(`^${say('checkout.address-other')}`, 'u') }).check()
    await checkAccess('main')
    await page.getByRole('radio', { name: say('checkout.method-pickup') }).check()
    await page.getByRole('radio', { name: 'Malmö' }).check()
    await checkAccess('main')
    const next = page.getByRole('button', { name: say('checkout.continue') })
    await next.click()
    await page.getByLabel(say('checkout.reference'), { exact: false }).fill(reference)
    await next.click()
    const summary = page.getByRole('region', { name: say('checkout.errors-title') })
    await summary.getByRole('link', { name: say('checkout.project-required') }).click()
    expect(await focused(page)).toContain(say('checkout.project'))
    await checkAccess('main')
    await page.getByLabel(say('checkout.project'), { exact: false }).fill('Skolan')
    await page.getByLabel(say('checkout.contact-phone'), { exact: false }).fill('070-123 45 67')
    await next.click()
    await page.getByRole('radio', { name: say('checkout.part-delivery-complete') }).check()
    await checkAccess('main')
    await next.click()
    await page.getByRole('button', { name: say('checkout.order') }).dblclick()
    await page.waitForURL(/confirmation/u)
    await page.getByRole('heading', { level: 1, name: say('checkout.confirmed-title') }).waitFor()
    await checkAccess()
    const numbers = orderNumbersOf(reference)
    expect(numbers).toHaveLength(1)
    const [number = ''] = numbers
    await expect.poll(() => mailsOf(number)).toHaveLength(1)
    expect(mailsOf(number)[0]).toMatch(/^To: maria@demo\.example/mu)
    await page.getByRole('link', { name: say('checkout.see-order') }).click()
    await page.getByText(say('orders.pickup-at')).waitFor()
    for (const text of ['Skolan', '070-123 45 67', say('orders.complete-only')])
      expect(await page.locator('main').textContent()).toContain(text)
    expect(complaints).toEqual([])
  })
})

it('shows a price changed since the page was opened, and orders after confirmation (CART-7, CART-8)', async () => {
  const { page, open, complaints } = await visit('ax')
  await open('/')
  await signInByCall(page, 'eva')
  await emptyCartByCall(page)
  await addByCall(page, 'T200001')
  await open('/checkout')
  const next = page.getByRole('button', { name: say('checkout.continue') })
  await next.click()
  await page.getByLabel(say('checkout.reference'), { exact: false }).fill('Nytt pris')
  await next.click()
  await next.click()
  const database = new DatabaseSync(join(ownShop.data, 'tradecounter.sqlite'), { timeout: patience })
  const prices = (change: string) =>
    database.exec(
      `update prices set amount = amount ${change}, "campaignAmount" = null where "priceGroup" = 'fi' and "variantId" in
        (select id from variants where "productId" in (select id from products where code = 'T200001'))`,
    )
  prices('+ 100')
  await page.getByRole('button', { name: say('checkout.order') }).click()
  await page.getByText(say('checkout.changed-title')).waitFor()
  expect(await page.locator('main').textContent()).toMatch(/priset är nu|Att betala: nu/u)
  expect(orderNumbersOf('Nytt pris')).toEqual([])
  await page.getByRole('button', { name: say('checkout.order') }).click()
  await page.waitForURL(/confirmation/u)
  expect(orderNumbersOf('Nytt pris')).toHaveLength(1)
  prices('- 100')
  database.close()
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
})

it('works by keyboard alone (CART-7)', async () => {
  const { page, open, complaints } = await visit('se')
  await open('/')
  await signInByCall(page, 'olof')
  await emptyCartByCall(page)
  await addByCall(page, 'T200001')
  await open('/checkout')
  await tabTo(page, say('checkout.continue'))
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toContain(say('checkout.reference'))
  await page.keyboard.type('Tangenter')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toContain(say('checkout.date-field'))
  await tabTo(page, say('checkout.continue'))
  await page.keyboard.press('Enter')
  await tabTo(page, say('checkout.order'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/confirmation/u)
  expect(orderNumbersOf('Tangenter')).toHaveLength(1)
  expect(complaints).toEqual([])
})
