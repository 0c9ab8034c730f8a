import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { productAdd, signIn } from './gestures.ts'
import { focused, tabTo } from './keys.ts'
import { addByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { waitForHydration } from './hydration.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const startsWith = (text: string): RegExp => new RegExp(`^${text}`, 'u')
/** The stored quantity of the first line. */
const held = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cart: { lines: { quantity: number }[] } = await (await fetch('/api/cart')).json()
    return cart.lines[0]?.quantity ?? 0
  })
const quantity = (page: Page) => page.getByRole('article').first().getByRole('textbox').first()

describe.each([
  { name: 'desktop', options: desktop },
  { name: 'mobile', options: mobile },
])('the cart on $name', ({ options }) => {
  it('stores notes and marks, is saved as a list, and restores a removed line (CART-6, CART-7)', async () => {
    const { page, open, checkAccess, complaints } = await visit('no', { ...options })
    const nn = translatorOf('nn')
    await open('/')
    await signInByCall(page, 'ingrid')
    await emptyCartByCall(page)
    await addByCall(page, 'T100001')
    await addByCall(page, 'T200001')
    await open('/cart')
    const line = page.getByRole('article').first()
    const name = (await line.getByRole('heading').textContent()) ?? ''
    await line.getByRole('button', { name: startsWith(nn('cart-page.marks')) }).click()
    await line.getByLabel(nn('cart-page.note')).fill('Til kjøkenet')
    await line.getByLabel(nn('cart-page.goods-mark')).fill('Plan 2')
    await checkAccess()
    await line.getByRole('button', { name: nn('cart-page.save-marks') }).click()
    await line.getByText('Til kjøkenet').waitFor()

    await page.getByRole('button', { name: nn('save-list.save') }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Servicebilen')
    await checkAccess()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: nn('save-list.save') })
      .click()
    await page.getByText(nn('save-list.saved.other', 2, 'Servicebilen')).waitFor()

    await line.getByRole('button', { name: nn('cart.remove', name) }).click()
    await page.getByRole('button', { name: nn('cart.undo') }).click()
    await page.getByText('Til kjøkenet').waitFor()
    expect(await page.getByRole('article').count()).toBe(2)
    await checkAccess()
    expect(complaints).toEqual([])
  })
})

it('is the same in every tab, and a stale edit keeps the typed value (CART-7)', async () => {
  const { page, context, open, complaints } = await visit('fi')
  await open('/')
  await signInByCall(page, 'mikko')
  await emptyCartByCall(page)
  await addByCall(page, 'T200001')
  await open('/cart')
  const other = await context.newPage()
  await other.goto('/cart')
  const before = await quantity(page).inputValue()
  await waitForHydration(other)
  const field = quantity(other)
  await field.fill('40')
  await field.press('Enter')
  // Notified by the other tab: this tab reloads without any input.
  await expect.poll(() => quantity(page).inputValue()).not.toBe(before)

  // A colleague at another machine: this tab is not notified, and its edit is refused with the current cart.
  const colleague = await visit('fi')
  await colleague.open('/')
  await signInByCall(colleague.page, 'mikko')
  await colleague.open('/cart')
  await quantity(colleague.page).fill('60')
  await quantity(colleague.page).press('Enter')
  await expect.poll(() => held(page)).not.toBe(40)
  await quantity(page).fill('80')
  await quantity(page).press('Enter')
  const fi = translatorOf('fi')
  // An accessible name has plain spaces.
  const useTyped = fi('cart.use-typed', '80', '.*').replaceAll('\u00A0', ' ')
  const again = page.getByRole('button', { name: new RegExp(useTyped, 'u') })
  await again.waitFor()
  expect(await quantity(page).inputValue()).toBe('80')
  await again.click()
  await expect.poll(() => held(page)).toBe(80)
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
})

it('reports after the sign-in what was merged from the purchase list (CART-7)', async () => {
  const { page, open, checkAccess, complaints } = await visit('se')
  await open('/')
  await signInByCall(page, 'olof')
  await emptyCartByCall(page)
  await addByCall(page, 'T200001')
  const visitor = await visit('se')
  await visitor.open('/')
  await addByCall(visitor.page, 'T200001')
  await addByCall(visitor.page, 'T100001')
  await visitor.open('/')
  await expect.poll(() => visitor.page.evaluate(() => sessionStorage.getItem('purchase_list'))).toBe('1')
  await signIn(visitor.page, say, 'olof')
  const reported = visitor.page.getByText(say('cart.merged-moved.one', 1))
  await reported.waitFor()
  expect(await reported.textContent()).toContain(say('cart.merged-summed.one', 1))
  await visitor.checkAccess()
  await visitor.open('/cart')
  expect(await visitor.page.getByRole('article').count()).toBe(2)
  expect(await visitor.page.getByText(say('cart.merged-title')).count()).toBe(0)
  await checkAccess()
  expect([...complaints, ...visitor.complaints]).toEqual([])
})

it('differs for each customer of a user', async () => {
  const { page, open } = await visit('se')
  await open('/')
  await signInByCall(page, 'anna')
  await emptyCartByCall(page)
  await addByCall(page, 'T200001')
  const act = (user: string) =>
    page.evaluate(async (customer) => {
      const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
      await fetch('/bff/change-customer', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': token },
        body: JSON.stringify({ user: customer }),
      })
    }, user)
  await act('c-vvs')
  await emptyCartByCall(page)
  await open('/cart')
  expect(await page.getByRole('article').count()).toBe(0)
  await act('c-ror')
  await open('/cart')
  expect(await page.getByRole('article').count()).toBe(1)
})

it('works by keyboard alone, and restores a line removed in the mini cart (CART-6)', async () => {
  const { page, open, complaints } = await visit('se')
  await open('/')
  await signInByCall(page, 'tove')
  await emptyCartByCall(page)
  await addByCall(page, 'T200001')
  await open('/cart')
  await tabTo(page, startsWith(say('cart-page.marks')))
  await page.keyboard.press('Enter')
  await page.getByLabel(say('cart-page.note')).waitFor()
  await tabTo(page, startsWith(say('cart-page.note')))
  await page.keyboard.type('Plan 3')
  await page.keyboard.press('Enter')
  await page.getByRole('definition').filter({ hasText: 'Plan 3' }).waitFor()

  await open('/cart')
  await tabTo(page, new RegExp(`${say('cart.title')}, `, 'u'))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await panel.getByRole('listitem').waitFor()
  await tabTo(page, startsWith(say('cart.remove', '').trim()))
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe(say('cart.undo'))
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(0)
  await page.keyboard.press('Enter')
  await panel.getByRole('listitem').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('definition').filter({ hasText: 'Plan 3' }).waitFor()
  expect(complaints).toEqual([])
})

it('makes an add clicked before hydration once, with the typed quantity (CART-2)', async () => {
  const { page, complaints } = await visit('se', mobile)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/p/x-T100001', { waitUntil: 'commit' })
  const { quantity: field, add } = productAdd(page, say, false)
  await field.fill('7')
  await add.click()
  const pressed = page.locator('form[data-pressed]')
  await pressed.waitFor()
  expect(await add.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity)).toBe('0.6')
  await add.press('Enter')
  scripts.resolve()
  await page
    .getByRole('region', { name: say('cart.notice-region') })
    .getByText(say('cart.notice-added-to-list'))
    .waitFor()
  expect(await pressed.count()).toBe(0)
  // In lengths of 3 m.
  expect([await field.inputValue(), await held(page)]).toEqual(['9,0', 9])
  expect(complaints).toEqual([])
})
