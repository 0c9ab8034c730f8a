import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { orderNumbersOf, readOrder } from './database.ts'
import { ownShop } from './own-shop.ts'
import { addByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium, type WatchedPage } from './visit.ts'
import { type Say, translatorOf } from './translator.ts'

const { visit } = openChromium()

/** Ends all sessions of a user in the database, as an operator or expiry does. */
function endSessions(userName: string): void {
  const database = new DatabaseSync(join(ownShop.data, 'tradecounter.sqlite'), { timeout: patience })
  database
    .prepare(
      `update sessions set "expiresAt" = '2020-01-01T00:00:00.000Z'
        where "userId" in (select id from users where "userName" = ?)`,
    )
    .run(userName)
  database.close()
}

/** A reference that no other order has. */
const unique = (text: string): string => `${text} ${crypto.randomUUID().slice(0, 8)}`

/** All stored orders and drafts on the device. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('kept_')))

const next = (page: Page, say: Say) => page.getByRole('button', { name: say('checkout.continue') })
const reference = (page: Page, say: Say) => page.getByLabel(say('checkout.reference'), { exact: false })

/** Adds an article to the cart and fills in address, reference and mark, up to the section with the date. */
async function writeCheckout(
  { page, open }: WatchedPage,
  say: Say,
  userName: string,
  text: string,
): Promise<void> {
  await open('/')
  await signInByCall(page, userName)
  await emptyCartByCall(page)
  expect(await addByCall(page, 'T200001')).toBe(200)
  await open('/checkout')
  await page.getByRole('radio', { name: new RegExp(`^${say('checkout.address-other')}`, 'u') }).check()
  const fields = {
    name: 'Firma AB',
    street: 'Storgata 1',
    'postal-code': text.startsWith('no') ? '0150' : '123 45',
    city: 'Byen',
  }
  for (const [field, value] of Object.entries(fields))
    await page
      .getByRole('textbox', { name: say(`checkout.${field}`) })
      .first()
      .fill(value)
  await next(page, say).click()
  await reference(page, say).fill(text)
  await page.locator('input[name=goodsMark]').fill('Merke 7')
}

const signInPanel = (page: Page, say: Say) => page.getByRole('dialog', { name: say('account.sign-in-again') })

async function signInAgain(page: Page, say: Say, userName: string): Promise<void> {
  const panel = signInPanel(page, say)
  await panel.getByRole('textbox').first().fill(userName)
  await panel.locator('input[type=password]').fill('kaffe-paus-kl-tio')
  await page.keyboard.press('Enter')
}

describe.each([
  { site: 'se', language: 'sv', userName: 'olof' },
  { site: 'gelia-no', language: 'nn', userName: 'solveig' },
] as const)('a session that ends before "Place the order" on $site', ({ site, language, userName }) => {
  const say = translatorOf(language)

  it.each([
    { width: 'desktop', options: desktop, end: 'in the store' },
    { width: '375', options: mobile, end: 'in the browser' },
  ])(
    'reports that no order was placed, signs in on the page and places exactly one order ($width, ended $end) (CART-8)',
    async ({ width, options, end }) => {
      const visited = await visit(site, options)
      const { page, context, checkAccess } = visited
      const text = unique(`${site === 'se' ? 'se' : 'no'} session ${width}`)
      await writeCheckout(visited, say, userName, text)
      await next(page, say).click()
      await next(page, say).click()
      const keys: (string | undefined)[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/cart/order')
          keys.push(request.headers()['idempotency-key'])
      })
      if (end === 'in the store') endSessions(userName)
      else await context.clearCookies()
      await page.getByRole('button', { name: say('checkout.order') }).click()
      await signInPanel(page, say).getByText(say('checkout.signed-out-text')).waitFor()
      expect(orderNumbersOf(text)).toEqual([])
      await checkAccess('[role=dialog]')
      await signInAgain(page, say, userName)
      await page.waitForURL(/confirmation/u)
      const numbers = orderNumbersOf(text)
      expect(numbers).toHaveLength(1)
      expect(readOrder(numbers[0] ?? '')[0]).toMatchObject({ userName, city: 'Byen' })
      expect(new Set(keys).size).toBe(1)
      expect(await kept(page)).toEqual([])
    },
  )

  it("keeps the typed values over a reload, and over a sign-in on a visitor's page", async () => {
    const visited = await visit(site)
    const { page, open } = visited
    const text = unique(`${site === 'se' ? 'se' : 'no'} reload`)
    await writeCheckout(visited, say, userName, text)
    await page.reload()
    await expect.poll(() => reference(page, say).inputValue()).toBe(text)
    endSessions(userName)
    await open('/checkout')
    expect(await page.locator('main').innerText()).not.toContain(text)
    await signInByCall(page, userName)
    await open('/checkout')
    await expect.poll(() => reference(page, say).inputValue()).toBe(text)
    expect(await page.locator('input[name=goodsMark]').inputValue()).toBe('Merke 7')
  })
})

it('shows nothing of the first user when another one signs in, and places no order', async () => {
  const say = translatorOf('sv')
  const visited = await visit('se')
  const { page } = visited
  await writeCheckout(visited, say, 'olof', 'se other user')
  await next(page, say).click()
  await next(page, say).click()
  endSessions('olof')
  await page.getByRole('button', { name: say('checkout.order') }).click()
  await signInPanel(page, say).waitFor()
  await Promise.all([page.waitForEvent('load'), signInAgain(page, say, 'karin')])
  await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
  const shown = await page.evaluate(() => document.body.innerText)
  for (const text of ['se other user', 'Merke 7', 'Storgata 1']) expect(shown).not.toContain(text)
  expect(await kept(page)).toEqual([])
  expect(orderNumbersOf('se other user')).toEqual([])
})

it('keeps nothing on the device after a sign-out', async () => {
  const say = translatorOf('sv')
  const visited = await visit('se')
  const { page } = visited
  await writeCheckout(visited, say, 'olof', 'se sign-out')
  expect(await kept(page)).toEqual(['kept_checkout_draft'])
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.account') })
    .click()
  await Promise.all([
    page.waitForURL('/'),
    page.getByRole('dialog').getByRole('button', { name: 'Logga ut' }).click(),
  ])
  expect(await kept(page)).toEqual([])
})
