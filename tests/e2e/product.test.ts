import type { Page } from 'playwright-core'
import type { Order } from '@tradecounter/api/contract'
import { describe, expect, it } from 'vitest'
import { tabTo } from './keys.ts'
import { addByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const notice = (page: Page) =>
  page.getByRole('region', { name: say('cart.notice-region') }).getByRole('status')

const plain = (text: string): string => text.replaceAll(/\s/gu, ' ')

/** The cart's total. */
const sumOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { sum }: { sum: number } = await (await fetch('/api/cart')).json()
    return sum
  })

/** Orders the cart as shown in the checkout, and returns the order. */
const orderByCall = (page: Page): Promise<Order> =>
  page.evaluate(async () => {
    const token = await (await fetch('/api/site/getAntiForgeryToken')).text()
    const checkout = await (await fetch('/api/cart/checkout')).json()
    const answer = await fetch('/api/cart/order', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': token,
        'Idempotency-Key': `k${Math.random()}`,
      },
      body: JSON.stringify({
        cartVersion: checkout.cart.version,
        cartStamp: checkout.cart.stamp,
        address: { name: 'A', street: 'B', postalCode: '111 11', city: 'C' },
        reference: 'e2e',
        // A company may require all of them.
        goodsMark: 'e2e',
        project: 'e2e',
        contactName: 'e2e',
        contactPhone: '08-123 45 67',
        requestedDeliveryDate: checkout.firstDeliveryDate,
      }),
    })
    const { orderNumber }: { orderNumber: string } = await answer.json()
    const order: Order = await (await fetch(`/api/my-pages/order?orderNumber=${orderNumber}`)).json()
    return order
  })

/** Address of the first variant of a product of the demo catalogue. */
const firstVariant = (page: Page, code: string): Promise<string> =>
  page.evaluate(async (asked) => {
    const product: { variantList: { items: { url: string }[] } } = await (
      await fetch(`/api/product/${asked}`)
    ).json()
    return product.variantList.items[0]?.url ?? ''
  }, code)

describe.each([
  { name: 'desktop', options: desktop },
  { name: 'mobile', options: mobile },
])('a product page on $name', ({ name, options }) => {
  it('asks for choices before the add, previews the text, and keeps them with the line to the order (VAR-13)', async () => {
    const { page, open, checkAccess, complaints } = await visit('workwear', options)
    await open('/')
    await signInByCall(page, 'sara')
    await emptyCartByCall(page)
    await open(await firstVariant(page, 'T970001'))
    await page.getByRole('button', { name: say('product-page.print') }).waitFor()
    await page
      .locator('main')
      .getByRole('button', { name: say('cart.add'), exact: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('cart.add-short') }).click()
    expect(await dialog.getByText('Välj ett alternativ.').count()).toBe(1)
    await checkAccess()
    await dialog.getByRole('radio', { name: /^Lång/u }).check()
    await dialog.getByRole('button', { name: say('cart.add-short') }).click()
    await notice(page).getByText(say('cart.notice-added')).waitFor()

    await open(await firstVariant(page, 'T960001'))
    await page.getByRole('button', { name: say('product-page.configure') }).click()
    await dialog.getByRole('checkbox', { name: 'Tryck på ryggen' }).check()
    // 89,00 at the list price, in the price group of workwear shops.
    await dialog.getByText(/^\+58,75\skr\/st$/u).waitFor()
    await expect.poll(async () => plain(await dialog.getByRole('status').innerText())).toMatch(/58,75 kr$/u)
    await dialog.getByLabel('Text på trycket').fill('NYMAN BYGG')
    await dialog.getByRole('img', { name: 'Baksida, NYMAN BYGG' }).waitFor()
    await checkAccess()
    await dialog.getByRole('button', { name: say('cart.add-short') }).click()
    await notice(page).getByText(say('cart.notice-added')).waitFor()

    await open('/cart')
    const lines = page.getByRole('article')
    expect(await lines.nth(0).getByRole('definition').allTextContents()).toContain('Lång, 88 cm')
    expect(await lines.nth(1).getByRole('definition').allTextContents()).toContain('NYMAN BYGG')
    expect(plain(await lines.nth(1).innerText())).toContain('+58,75 kr/st')
    await checkAccess()

    // The choices are restored from a favourite list, and are in the order.
    const list = `Profil ${name}`
    await page.getByRole('button', { name: say('save-list.save') }).click()
    await dialog.getByRole('textbox').fill(list)
    await dialog.getByRole('button', { name: say('save-list.save') }).click()
    await page.getByText(say('save-list.saved.other', 2, list)).waitFor()
    await emptyCartByCall(page)
    await open('/cart')
    await page.getByRole('button', { name: say('cart-page.from-list') }).click()
    await dialog.getByRole('combobox').selectOption({ label: `${list} (${say('cart.count.other', 2)})` })
    await dialog.getByText('NYMAN BYGG').waitFor()
    await checkAccess()
    await dialog.getByRole('button', { name: say('cart.add'), exact: true }).click()
    await page.getByText(say('list-outcome.added.other', 2, list)).waitFor()
    expect(await lines.nth(0).getByRole('definition').allTextContents()).toContain('Lång, 88 cm')
    const sum = await sumOf(page)
    const ordered = await orderByCall(page)
    expect(ordered.sum).toBe(sum)
    expect(ordered.lines[1]?.configuration).toContainEqual({
      name: 'Tryck',
      value: 'NYMAN BYGG',
      price: { amount: 58_75, per: 'piece' },
    })
    await open(`/my-pages/order-info/${ordered.orderNumber}`)
    // The customer's name in the header is the same.
    const print = page.getByRole('main').getByText('NYMAN BYGG', { exact: true }).locator('..')
    expect(plain(await print.innerText())).toContain('+58,75 kr/st')
    expect(complaints).toEqual([])
  })

  it('shows a chosen warehouse’s stock, and remembers it on the next page (VAR-12)', async () => {
    const { page, open, checkAccess, complaints } = await visit('se', options)
    await open('/')
    await signInByCall(page, 'maria')
    await open('/p/x-T100001')
    const choice = page.getByLabel(say('product-page.warehouse'))
    await choice.getByRole('option', { name: 'Malmö' }).waitFor({ state: 'attached' })
    await choice.selectOption({ label: 'Malmö' })
    await page
      .getByText(/^Malmö: /u)
      .first()
      .waitFor()
    expect(await page.evaluate(() => localStorage.getItem('warehouseId'))).toBe('MMA')
    await checkAccess()
    await page.reload()
    await page
      .getByText(/^Malmö: /u)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })

  it('links to accessories and alternatives, shows delivery days, and prints every EAN (VAR-1)', async () => {
    const { page, open, complaints } = await visit('se', options)
    await open('/p/x-T100001')
    const accessories = page.getByRole('list', { name: say('product-page.accessories') })
    await accessories.getByRole('link').first().waitFor()
    await page.getByText(/levereras tidigast \d{4}-\d\d-\d\d/u).waitFor()
    const sheet = page.getByText(say('product-page.print-sheet'))
    expect(await sheet.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await sheet.isVisible()).toBe(true)
    expect(
      await page
        .locator('main')
        .getByText(/^\d{13}$/u)
        .filter({ visible: true })
        .count(),
    ).toBeGreaterThan(1)
    await page.emulateMedia({ media: 'screen' })
    await accessories.getByRole('link').first().click()
    await page.waitForURL(({ pathname }) => pathname !== '/p/x-T100001' && pathname.startsWith('/p/'))
    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.parse(data ?? '{}')).toMatchObject({ '@type': expect.stringMatching(/^Product(?:Group)?$/u) })
    expect(complaints).toEqual([])
  })

  it.runIf(name === 'desktop')('works by keyboard alone, choices included (VAR-13)', async () => {
    const { page, open, complaints } = await visit('workwear')
    await open('/')
    await signInByCall(page, 'sara')
    await emptyCartByCall(page)
    await open(await firstVariant(page, 'T970001'))
    await page.getByRole('button', { name: say('product-page.print') }).waitFor()
    await tabTo(page, say('cart.add'))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await tabTo(page, /^Kort, 76 cm/u)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await tabTo(page, say('cart.add-short'))
    await page.keyboard.press('Enter')
    await notice(page).getByText(say('cart.notice-added')).waitFor()
    await open('/cart')
    expect(await page.getByRole('definition').allTextContents()).toContain('Normal, 82 cm')
    expect(complaints).toEqual([])
  })
})

it('shows a customer earlier purchases of a product, and a visitor none', async () => {
  const { page, open } = await visit('se')
  await open('/')
  await signInByCall(page, 'tove')
  await emptyCartByCall(page)
  await addByCall(page, 'T100001')
  const { orderNumber: number } = await orderByCall(page)
  await open('/p/x-T100001')
  await page.getByRole('link', { name: say('product-page.order', number) }).waitFor()
  const visitor = await visit('se')
  await visitor.open('/p/x-T100001')
  await visitor.page.getByRole('list', { name: say('product-page.accessories') }).waitFor()
  expect(await visitor.page.getByText(say('product-page.bought')).count()).toBe(0)
})
