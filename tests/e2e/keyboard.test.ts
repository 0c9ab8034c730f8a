import { expect, it } from 'vitest'
import { readOrder } from './database.ts'
import { focused, tabTo } from './keys.ts'
import { waitForHydration } from './hydration.ts'
import { openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

it('orders from the start page by keyboard alone', async () => {
  const { page, open, complaints } = await visit('se')
  await open('/')

  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(say('shell.skip'))
  await tabTo(page, say('quick-search.field'))
  // At once: slow typing would request several lists.
  await page.keyboard.insertText('kulventil')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  const typed = page.getByRole('combobox').first()
  expect(await typed.getAttribute('aria-activedescendant')).toBeTruthy()
  await page.keyboard.press('Escape')
  expect(await typed.inputValue()).toBe('kulventil')
  await page.keyboard.press('Enter')
  await page.waitForURL(/parameters\.SearchPhrase=kulventil/u)
  await waitForHydration(page)

  await tabTo(page, say('account.sign-in'))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe(say('account.sign-in'))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await tabTo(page, 'Användarnamn')
  await page.keyboard.type('karin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('kaffe-paus-kl-tio')
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await waitForHydration(page)

  await tabTo(page, /^Antal: /u)
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(say('cart.notice-added')).waitFor()
  await page.keyboard.press('F8')
  await tabTo(page, say('cart.to-checkout'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout$/u)
  await waitForHydration(page)

  await tabTo(page, say('checkout.continue'))
  await page.keyboard.press('Enter')
  await tabTo(page, say('checkout.reference'))
  await page.keyboard.type('bara tangenter')
  await page.keyboard.press('Enter')
  await tabTo(page, say('checkout.continue'))
  await page.keyboard.press('Enter')
  await tabTo(page, say('checkout.order'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/confirmation\//u)
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect(readOrder(number)[0]).toMatchObject({ userName: 'karin', reference: 'bara tangenter' })
  expect(complaints).toEqual([])
})
