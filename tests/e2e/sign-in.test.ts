import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from './gestures.ts'
import { consent, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
/** Labels of the site's settings. */
const wrong = 'Användarnamnet eller lösenordet stämmer inte.'
const locked = 'Kontot är tillfälligt låst. Försök igen senare eller ring kundservice.'

const openLogin = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .click()
  const form = page.getByRole('dialog')
  await form.locator('input[type=password]').waitFor()
  return form
}

/** Tries a password for a name, and answers what the form says to it. */
async function attempt(page: Page, userName: string, password: string): Promise<string> {
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').first().fill(userName)
  await form.locator('input[type=password]').fill(password)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/user/login')),
    page.keyboard.press('Enter'),
  ])
  // An address from which many tries have failed has to wait for some seconds.
  if (answer.status() === 429) {
    await page.waitForTimeout(1000 * Number(answer.headers()['retry-after'] ?? 1))
    return attempt(page, userName, password)
  }
  await form.locator('form[aria-busy=false]').waitFor()
  return form.getByRole('alert').innerText()
}

it('shows errors at the form, keeps the typed values, and signs nobody in (ACC-1, ACC-2)', async () => {
  const { page, context, open, checkAccess, complaints } = await visit('se')
  await consent(context, 'se')
  await open('/search')
  const form = await openLogin(page)
  expect(await attempt(page, 'maria', 'kaffe-paus-kl-nio')).toBe(wrong)
  expect(await form.getByRole('textbox').first().inputValue()).toBe('maria')
  const password = form.getByRole('textbox', { name: 'Lösenord' })
  expect(await password.inputValue()).toBe('kaffe-paus-kl-nio')
  await form.getByRole('button', { name: say('account.show-password') }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await form.getByRole('button', { name: say('account.hide-password') }).click()
  expect(await password.getAttribute('type')).toBe('password')
  await checkAccess('[role=dialog]')
  expect(complaints).toEqual([])
  // The list behind the form is told of, too.
  expect(
    await page.evaluate(() => window.dataLayer?.filter(({ event }) => event.startsWith('login'))),
  ).toEqual([{ event: 'login_failed' }])
  await page.reload()
  await openLogin(page)
})

it('locks a guessed name, but not in the browser of its owner (ACC-2)', async () => {
  const own = await visit('se')
  await own.open('/')
  await signIn(own.page, say, 'nils')
  await own.page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${say('account.account')}`, 'u') })
    .click()
  await own.page.getByRole('dialog').getByRole('button', { name: 'Logga ut' }).click()
  await own.page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .waitFor()

  const { page, open } = await visit('se')
  await open('/')
  await openLogin(page)
  const answers: string[] = []
  for (let guess = 0; guess < 11; guess += 1) answers.push(await attempt(page, 'nils', `gissning ${guess}`))
  expect(answers).toEqual([...Array.from({ length: 10 }, () => wrong), locked])
  // The right password is of no use to a guesser any more.
  expect(await attempt(page, 'nils', 'kaffe-paus-kl-tio')).toBe(locked)

  await signIn(own.page, say, 'nils')
  expect(await own.page.getByRole('banner').innerText()).toContain('Nils Dahl')
})
