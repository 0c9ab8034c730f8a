import { expect, it } from 'vitest'
import { signIn } from './gestures.ts'
import { attempt, openLogin } from './sign-in-attempts.ts'
import { consent, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
/** Labels from the site's settings. */
const wrong = 'Användarnamnet eller lösenordet stämmer inte.'
const locked = 'Kontot är tillfälligt låst. Försök igen senare eller ring kundservice.'

it('shows errors at the form, keeps the typed values, and signs nobody in (ACC-1, ACC-2)', async () => {
  const { page, context, open, checkAccess, complaints } = await visit('se')
  await consent(context, 'se')
  await open('/search')
  const form = await openLogin(page, say)
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
  // The event is tracked, too.
  expect(
    await page.evaluate(() => window.dataLayer?.filter(({ event }) => event.startsWith('login'))),
  ).toEqual([{ event: 'login_failed' }])
  await page.reload()
  await openLogin(page, say)
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
  await openLogin(page, say)
  const answers: string[] = []
  for (let guess = 0; guess < 11; guess += 1) answers.push(await attempt(page, 'nils', `gissning ${guess}`))
  expect(answers).toEqual([...Array.from({ length: 10 }, () => wrong), locked])
  // The correct password no longer helps an attacker.
  expect(await attempt(page, 'nils', 'kaffe-paus-kl-tio')).toBe(locked)

  await signIn(own.page, say, 'nils')
  expect(await own.page.getByRole('banner').innerText()).toContain('Nils Dahl')
})
