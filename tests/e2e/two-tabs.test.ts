import { expect, it } from 'vitest'
import { amount, signIn } from './gestures.ts'
import { openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const list = '/search?parameters.SearchPhrase=kulventil'

it('shows one user in all tabs: a tab reloads its user after a sign-in or sign-out elsewhere', async () => {
  const { page, context, open } = await visit('se')
  await open(list)
  const other = await context.newPage()
  await other.goto(list)

  await signIn(other, say, 'maria')
  await expect.poll(() => page.locator('main').innerText()).toMatch(amount)

  await other
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${say('account.account')}`, 'u') })
    .click()
  await other.getByRole('dialog').getByRole('button', { name: 'Logga ut' }).click()
  await other
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .waitFor()
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(amount)
})
