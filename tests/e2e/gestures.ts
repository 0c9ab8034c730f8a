import type { Locator, Page } from 'playwright-core'
import { waitForHydration } from './hydration.ts'
import type { Say } from './translator.ts'

/** Every demo user's password; `npm start` prints it. */
const demoPassword = 'kaffe-paus-kl-tio'

const startsWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}`, 'u')

/** The header's link to the cart or the purchase list; its name ends with the number of lines. */
export const cartLink = (page: Page, say: Say, signedIn: boolean): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: startsWith(say(signedIn ? 'cart.title' : 'cart.list-title')) })

/** Types a phrase into the quick search, waits for results, and goes to the search page with Enter. */
export async function quickSearch(page: Page, phrase: string): Promise<void> {
  await page.getByRole('combobox').first().click()
  await page.keyboard.type(phrase)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/parameters\.SearchPhrase=/u)
  await waitForHydration(page)
}

/** Checks the first value of the second facet, in the rail or (on mobile) in its panel, and waits for its list. */
export async function chooseFacet(page: Page, say: Say, width: 'rail' | 'panel'): Promise<void> {
  if (width === 'panel') await page.getByRole('button', { name: startsWith(say('search.filters')) }).click()
  const filters =
    width === 'panel'
      ? page.getByRole('dialog')
      : page.getByRole('complementary', { name: say('search.filters') })
  await filters.getByRole('group').nth(1).getByRole('checkbox').first().check()
  await page.waitForURL(/parameters\.Facets/u)
  // A press on a row of the list before is lost when the row is replaced before the release.
  await page.locator('main ul[aria-busy=false]').first().waitFor()
  if (width === 'panel') {
    await page.keyboard.press('Escape')
    // While it closes, a press reaches the panel instead of the list.
    await filters.waitFor({ state: 'hidden' })
  }
}

/** Opens the first product of a list. */
export async function openFirstProduct(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/p\//u)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitForHydration(page)
}

/** Opens the sign-in popover, signs in, and waits for the reloaded page. */
export async function signIn(page: Page, say: Say, userName: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').first().fill(userName)
  await form.locator('input[type=password]').fill(demoPassword)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await page
    .getByRole('banner')
    .getByRole('button', { name: startsWith(say('account.account')) })
    .waitFor()
  await waitForHydration(page)
}

/** The quantity field and the add button of the product page itself, above its variant list. */
export const productAdd = (page: Page, say: Say, signedIn: boolean): { quantity: Locator; add: Locator } => {
  const form = page.locator('main form').filter({
    has: page.getByRole('button', { name: say(signedIn ? 'cart.add' : 'cart.add-to-list'), exact: true }),
  })
  return {
    quantity: form.getByRole('textbox').first(),
    add: form.getByRole('button', { name: say(signedIn ? 'cart.add' : 'cart.add-to-list') }),
  }
}

/** The article number of the product page. */
export const articleNumber = async (page: Page): Promise<string> =>
  /-([^-/]+)$/u.exec(new URL(page.url()).pathname)?.[1] ?? ''

/** An amount in the shop's format, in any of its currencies. */
export const amount = /\d,\d\d\s?(?:kr|€)/u
