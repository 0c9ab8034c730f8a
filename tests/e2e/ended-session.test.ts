import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { ownShop } from './own-shop.ts'
import { addByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { readArticles } from './database.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const userName = 'anna'

/** Ends all sessions of the user in the database, as an operator or expiry does. */
function endSessions(): void {
  const database = new DatabaseSync(join(ownShop.data, 'tradecounter.sqlite'), { timeout: patience })
  database
    .prepare(
      `update sessions set "expiresAt" = '2020-01-01T00:00:00.000Z'
        where "userId" in (select id from users where "userName" = ?)`,
    )
    .run(userName)
  database.close()
}

/** Waits for the sign-in on the page, and signs in. */
async function signInAgain(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: say('account.sign-in-again') })
  await panel.getByText(say('account.session-ended')).waitFor()
  await panel.getByRole('textbox').first().fill(userName)
  await panel.locator('input[type=password]').fill('kaffe-paus-kl-tio')
  await page.keyboard.press('Enter')
  await panel.waitFor({ state: 'detached' })
}

/** Marks the page: the mark is gone after a reload. */
const mark = (page: Page): Promise<string> => page.evaluate(() => (document.documentElement.id = 'kept'))
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.id === 'kept')

/** The quantities in the cart of the page's user. */
const cartQuantities = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const cart: { lines: { quantity: number }[] } = await (await fetch('/api/cart')).json()
    return cart.lines.map(({ quantity }) => quantity)
  })

describe.each([
  { width: 'desktop', options: desktop },
  { width: '375', options: mobile },
])('a session that has ended elsewhere, on $width', ({ options }) => {
  it('is renewed on the page: pasted rows are checked and added', async () => {
    const { page, open, complaints, checkAccess } = await visit('se', options)
    await open('/')
    await signInByCall(page, userName)
    await emptyCartByCall(page)
    await open('/my-pages/order-with-excel')
    const { whole } = readArticles()
    const paste = page.getByRole('textbox', { name: say('order-directly.paste') })
    await paste.fill(`${whole.code}\t7`)
    await mark(page)
    endSessions()
    await page.getByRole('button', { name: say('order-directly.check') }).press('Enter')
    await page.getByRole('dialog', { name: say('account.sign-in-again') }).waitFor()
    await checkAccess('[role=dialog]')
    await signInAgain(page)
    const add = page.getByRole('button', { name: say('order-directly.add.one', 1) })
    await add.waitFor()
    endSessions()
    await add.press('Enter')
    await signInAgain(page)
    await page.getByText(say('direct-order.committed.one', 1)).waitFor()
    expect(await cartQuantities(page)).toEqual([7])
    expect(await isMarked(page)).toBe(true)
    // The browser itself logs the refusals.
    expect(complaints.filter((complaint) => !/ 40[13] /u.test(complaint))).toEqual([])
  })

  it('keeps what was typed if the sign-in is closed', async () => {
    const { page, open } = await visit('se', options)
    await open('/')
    await signInByCall(page, userName)
    await open('/my-pages/order-with-excel')
    const paste = page.getByRole('textbox', { name: say('order-directly.paste') })
    await paste.fill('1842205\t7')
    endSessions()
    await page.getByRole('button', { name: say('order-directly.check') }).press('Enter')
    const panel = page.getByRole('dialog', { name: say('account.sign-in-again') })
    await panel.waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await paste.inputValue()).toBe('1842205\t7')
  })

  it('is renewed on the page: a changed quantity of the cart is stored', async () => {
    const { page, open } = await visit('se', options)
    await open('/')
    await signInByCall(page, userName)
    await emptyCartByCall(page)
    expect(await addByCall(page, 'T200001')).toBe(200)
    const [before = 0] = await cartQuantities(page)
    await open('/cart')
    await mark(page)
    endSessions()
    const quantity = page.getByRole('article').first().getByRole('textbox').first()
    await quantity.fill(String(before * 3))
    await quantity.press('Enter')
    await signInAgain(page)
    await expect.poll(() => cartQuantities(page)).toEqual([before * 3])
    expect(await quantity.inputValue()).toBe(String(before * 3))
    expect(await isMarked(page)).toBe(true)
  })

  it('is renewed on the page: a chosen file is uploaded, and a typed message kept', async () => {
    const { page, open } = await visit('se', options)
    await open('/')
    await signInByCall(page, userName)
    await open('/my-pages/my-sales-person')
    const text = page.getByRole('textbox', { name: say('sales-person.text') })
    await text.fill('Ritningen')
    await mark(page)
    endSessions()
    // A body of this size is not whole when the service refuses it.
    const drawing = {
      name: 'ritning.txt',
      mimeType: 'text/plain',
      buffer: Buffer.alloc(5_000_000, 'rör 22\n'),
    }
    await page.locator('input[type=file]').setInputFiles(drawing)
    await signInAgain(page)
    await page.getByRole('button', { name: say('sales-person.remove-file', drawing.name) }).waitFor()
    expect(await text.inputValue()).toBe('Ritningen')
    expect(await isMarked(page)).toBe(true)
  })
})
