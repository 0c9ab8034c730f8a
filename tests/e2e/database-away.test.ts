import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freezePostgres } from '../api/fixtures/freeze-postgres.ts'
import { startPostgres, type TestPostgres } from '../api/fixtures/postgres.ts'
import { amount, cartLink, openFirstProduct, productAdd } from './gestures.ts'
import { loadDemo, startProgram, type Program } from './program.ts'
import { addByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { waitForHydration } from './hydration.ts'
import { openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const database = mkdtempSync(join(tmpdir(), 'away-postgres-'))
const data = mkdtempSync(join(tmpdir(), 'away-'))
let postgres: TestPostgres
let host: Program
let origin: string

beforeAll(async () => {
  postgres = await startPostgres(database)
  loadDemo(data, 500, postgres.url)
  host = await startProgram('ssr/server/main.ts', {
    DATA_DIR: data,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'silent',
  })
  origin = `http://local.se.localhost:${new URL(host.origin).port}`
})
afterAll(async () => {
  await host.stop()
  await postgres.stop()
  for (const folder of [database, data]) rmSync(folder, { recursive: true, force: true })
})

const open = async (page: Page, path: string): Promise<number> => {
  const answer = await page.goto(`${origin}${path}`)
  await waitForHydration(page)
  return answer?.status() ?? 0
}
const list = '/search?parameters.SearchPhrase=kulventil'
const signInButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: say('account.sign-in'), exact: true })
const quantity = (page: Page): Locator => page.getByRole('article').first().getByRole('textbox').first()
const alertOf = (scope: Page | Locator, text: string): Locator =>
  scope.getByRole('alert').filter({ hasText: text })
const sentence = (key: string): RegExp =>
  new RegExp(
    say(key)
      .replace(/[.?]/gu, String.raw`\$&`)
      .replace('{0}', '.+'),
    'u',
  )

/** Checks that nothing is shown as empty or signed out. */
async function expectHonest(page: Page, said?: string): Promise<void> {
  const text = said ?? (await page.locator('body').innerText())
  for (const key of ['cart.none-title', 'cart.none-title-list', 'orders.none-title'])
    expect(text).not.toContain(say(key))
  for (const key of ['cart.count.other', 'search.hits.other'])
    expect(text).not.toMatch(new RegExp(String.raw`\b${say(key, 0)}`, 'u'))
  expect(await signInButton(page).count()).toBe(0)
}

/** Records all announcements of a page, even momentary ones. Returns the function that reads them. */
async function record(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said = new Set<string>()
    const note = (): void => void said.add(document.body.innerText)
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { readSaid: () => [...said].join('\n') })
  })
  // Defined above.
  return () => page.evaluate(() => (window as unknown as { readSaid: () => string }).readSaid())
}

const ways = [
  {
    name: 'is frozen',
    takeAway: () => freezePostgres(postgres.url, database),
  },
  {
    name: 'is stopped',
    takeAway: async () => {
      await postgres.stop()
      return async () => {
        postgres = await startPostgres(database)
      }
    },
  },
]

describe.each(ways)('while PostgreSQL $name', ({ takeAway }) => {
  it('shows the failure on every open page, shows nothing as empty, and recovers', async () => {
    const { page: product, context } = await visit('se')
    await open(product, list)
    const lastHit = product.getByRole('article').last().getByRole('heading').getByRole('link')
    const unseenProduct = (await lastHit.getAttribute('href')) ?? ''
    await openFirstProduct(product)
    const productSeenByVisitors = new URL(product.url()).pathname
    await signInByCall(product, 'olof')
    await emptyCartByCall(product)
    await addByCall(product, 'T100001')
    await addByCall(product, 'T200001')
    await open(product, list)
    await openFirstProduct(product)
    const [cart, rows, ...loaded] = await Promise.all(Array.from({ length: 8 }, () => context.newPage()))
    const [unseen, , seen] = loaded.slice(3)
    if (cart === undefined || rows === undefined || unseen === undefined || seen === undefined)
      throw new Error('There is no page')
    const productName = await product.getByRole('heading', { level: 1 }).innerText()
    await open(cart, '/cart')
    await open(rows, list)
    const lines = cart.getByRole('article')
    const changeFailed = lines.first().getByText(sentence('cart.change-failed'))
    const cartFailed = alertOf(rows, say('cart.load-failed'))
    expect(await lines.count()).toBe(2)

    const recorded = await Promise.all(
      [product, cart, rows].map(async (page) => ({ page, read: await record(page) })),
    )
    const giveBack = await takeAway()
    try {
      // In parallel, because a frozen database takes seconds to time out.
      const paths = [
        '/cart',
        '/checkout',
        '/my-pages/order-history',
        unseenProduct,
        list,
        productSeenByVisitors,
      ]
      const loads = Promise.all(
        loaded.map((page, index) => page.goto(`${origin}${paths[index]}`).then((answer) => answer?.status())),
      )
      await productAdd(product, say, true).add.click()
      await quantity(cart).fill('40')
      await quantity(cart).press('Enter')
      await cartLink(rows, say, true).click()
      await product.getByText(sentence('cart.add-failed')).first().waitFor()
      await product.getByRole('combobox').first().click()
      await product.keyboard.type('avlopp')
      await changeFailed.waitFor()
      expect(await lines.count()).toBe(2)
      await product.getByText(say('quick-search.failed')).first().waitFor()
      await product.getByRole('button', { name: say('common.retry') }).waitFor()
      await cartFailed.getByRole('button', { name: say('common.retry') }).waitFor()
      // Pages loaded meanwhile. Visitors' cached pages are used for a day.
      expect(await loads).toEqual([503, 503, 503, 503, 200, 200])
      for (const page of loaded) {
        await page.getByText(say('shell.person-failed')).waitFor()
        expect(await page.getByRole('link', { name: say('common.retry') }).count()).toBeGreaterThan(0)
        await expectHonest(page)
      }
      await unseen.getByRole('heading', { level: 1, name: say('common.failed.title') }).waitFor()
      await unseen.getByText(say('common.failed.text')).waitFor()
      expect(await seen.getByRole('heading', { level: 1 }).innerText()).toBe(productName)
      expect(await seen.locator('main').innerText()).not.toMatch(amount)
      for (const { page, read } of recorded) await expectHonest(page, await read())
    } finally {
      await giveBack()
    }

    // Automatically.
    const panel = rows.getByRole('dialog')
    await panel.getByRole('listitem').first().waitFor()
    await cartFailed.waitFor({ state: 'detached' })
    await product.getByRole('option').first().waitFor()
    // On request.
    await product.keyboard.press('Escape')
    await productAdd(product, say, true).add.click()
    await cartLink(product, say, true).filter({ hasText: '3' }).waitFor()
    await quantity(cart).press('Enter')
    await changeFailed.waitFor({ state: 'detached' })
    for (const page of loaded) {
      await page
        .getByRole('link', { name: say('common.retry') })
        .first()
        .click()
      await page.getByText(say('shell.person-failed')).waitFor({ state: 'detached' })
      await cartLink(page, say, true).filter({ hasText: '3' }).waitFor()
      await expectHonest(page)
    }
    for (const page of [unseen, seen]) await productAdd(page, say, true).add.waitFor()
  })
})
