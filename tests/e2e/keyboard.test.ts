import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readOrder } from './database.ts'
import { openChromium } from './visit.ts'
import { wordsOf } from './words.ts'

const { visit } = openChromium()
const say = wordsOf('sv')

/** Role-less name of what has the focus: its label, its words or its placeholder. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const labelled =
      'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : ''
    return (element.getAttribute('aria-label') ?? (labelled || element.textContent) ?? '').trim()
  })

/** Presses Tab until something with the name has the focus, and fails when the page has been walked through. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press(key)
    const now = await focused(page)
    if (typeof name === 'string' ? now.startsWith(name) : name.test(now)) return
    seen.push(now)
  }
  throw new Error(`no Tab led to ${name}; it went over ${seen.slice(0, 60).join(' | ')}`)
}

it('leads from the start page to a placed order by keyboard alone', async () => {
  const { page, open, complaints } = await visit('se')
  await open('/')

  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(say('shell.skip'))
  await tabTo(page, say('quick-search.field'))
  await page.keyboard.type('kulventil')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  const typed = page.getByRole('combobox').first()
  expect(await typed.getAttribute('aria-activedescendant')).toBeTruthy()
  await page.keyboard.press('Escape')
  expect(await typed.inputValue()).toBe('kulventil')
  await page.keyboard.press('Enter')
  await page.waitForURL(/parameters\.SearchPhrase=kulventil/u)

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

  await tabTo(page, /^Antal: /u)
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(say('cart.notice-added')).waitFor()
  await page.keyboard.press('F8')
  await tabTo(page, say('cart.to-checkout'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout$/u)

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
