import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { amount, cartLink, openFirstProduct, productAdd, signIn } from './gestures.ts'
import { openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const list = '/search?parameters.SearchPhrase=kulventil'

async function openAccount(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${say('account.account')}`, 'u') })
    .click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Logga ut' }).waitFor()
  return menu
}

/** Switches the customer in one tab, and waits until all have reloaded. */
async function switchCustomer(page: Page, others: Page[], customer: string): Promise<void> {
  const menu = await openAccount(page)
  const all = Promise.all([page, ...others].map((tab) => tab.waitForEvent('load')))
  await menu.getByText(customer, { exact: true }).click()
  await all
}

/** The number of articles in a tab's list. */
async function resultCount(page: Page): Promise<number> {
  const [before = '', between = '', after = ''] = say('search.shown-of').split(/\{\d\}/u)
  const count = page
    .getByRole('main')
    .getByText(new RegExp(`${before}[\\d\\s]+${between}[\\d\\s]+${after}`, 'u'))
  const text = await count.first().innerText()
  return Number(/[\d\s]+$/u.exec(text)?.[0].replaceAll(/\s/gu, ''))
}

it('changes the cart and the menus of all tabs with the customer, and back (ACC-4)', async () => {
  const { page, context, open, complaints } = await visit('se')
  await open(list)
  await signIn(page, say, 'anna')
  await openFirstProduct(page)
  await productAdd(page, say, true).add.click()
  await expect.poll(() => cartLink(page, say, true).textContent()).toMatch(/[1-9]/u)
  const cart = await context.newPage()
  await cart.goto('/cart')
  const lines = cart.getByRole('main').getByRole('spinbutton').or(cart.getByRole('main').getByRole('textbox'))
  await expect.poll(() => cart.getByRole('main').innerText()).toMatch(amount)
  const orders = say('account.order-history')

  await switchCustomer(page, [cart], 'Kustens Arbetskläder AB')
  for (const tab of [page, cart]) {
    await expect.poll(() => cartLink(tab, say, true).textContent()).not.toMatch(/[1-9]/u)
    const menu = await openAccount(tab)
    expect(await menu.getByRole('link', { name: orders }).count()).toBe(0)
    await tab.keyboard.press('Escape')
  }
  expect(await lines.count()).toBe(0)
  expect(await cart.getByRole('main').innerText()).not.toMatch(amount)
  // Its address does not work either.
  expect((await cart.goto('/my-pages/order-history'))?.status()).toBe(403)
  await cart.goto('/cart')

  await switchCustomer(cart, [page], 'Lindqvist Rör AB')
  for (const tab of [page, cart]) {
    await expect.poll(() => cartLink(tab, say, true).textContent()).toMatch(/[1-9]/u)
    const menu = await openAccount(tab)
    await menu.getByRole('link', { name: orders }).waitFor()
    await tab.keyboard.press('Escape')
  }
  await expect.poll(() => cart.getByRole('main').innerText()).toMatch(amount)
  expect(complaints.filter((complaint) => !complaint.includes('/my-pages/order-history'))).toEqual([])
})

it('limits the lists of all tabs to the own assortment, and shows all again (ACC-8)', async () => {
  const { page, context, open, complaints } = await visit('workwear')
  await open('/search')
  await signIn(page, say, 'sara')
  const other = await context.newPage()
  await other.goto('/search?parameters.Sort=AlphabeticalAsc')
  const everything = await resultCount(other)
  expect(everything).toBeGreaterThan(0)

  const toggle = async (): Promise<void> => {
    const menu = await openAccount(page)
    const both = Promise.all([page, other].map((tab) => tab.waitForEvent('load')))
    await menu.getByRole('switch', { name: 'Bara mitt sortiment' }).click()
    await both
  }
  await toggle()
  const own = await resultCount(other)
  expect(own).toBeGreaterThan(0)
  expect(own).toBeLessThan(everything)
  expect(await resultCount(page)).toBe(own)
  await toggle()
  expect(await resultCount(other)).toBe(everything)
  expect(complaints).toEqual([])
})

it('requests and receives nothing of a signed-out user, with the back button too (ACC-4)', async () => {
  const { page, context, open, complaints } = await visit('se')
  await open(list)
  await signIn(page, say, 'anna')
  await openFirstProduct(page)
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(amount)
  await open('/cart')
  const session = async (): Promise<string | undefined> =>
    (await context.cookies()).find(({ name }) => name === 'sid')?.value
  const before = await session()
  expect(before).toBeDefined()

  const reported: { address: string; body: string; authorized: boolean }[] = []
  const menu = await openAccount(page)
  await menu.getByRole('button', { name: 'Logga ut' }).click()
  const signedOut = page.getByRole('banner').getByRole('button', { name: say('account.sign-in') })
  await signedOut.waitFor()
  expect(await session()).not.toBe(before)
  page.on('response', (response) => {
    const kind = response.headers()['content-type'] ?? ''
    if (!/json|html|text\/plain/u.test(kind)) return
    void response.text().then(
      (body) =>
        reported.push({
          address: response.url(),
          body,
          authorized: 'authorization' in response.request().headers(),
        }),
      () => undefined,
    )
  })
  for (let step = 0; step < 3; step += 1) {
    await page.goBack()
    await signedOut.waitFor()
    await page.waitForLoadState('load')
    const text = await page.locator('html').innerHTML()
    expect(text).not.toMatch(/Lindqvist|104210|c-ror/u)
    expect(await page.locator('body').innerText()).not.toMatch(amount)
  }
  await expect.poll(() => reported.length).toBeGreaterThan(2)
  for (const { address, body, authorized } of reported) {
    expect(`${address} ${authorized}`).toBe(`${address} false`)
    expect(body).not.toMatch(/Lindqvist|104210|c-ror|"price":\s*"?\d/u)
  }
  expect(complaints).toEqual([])
})
