import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { focused, tabTo } from './keys.ts'
import { waitForHydration } from './hydration.ts'
import { openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

const accountButton = new RegExp(`^${say('account.account')}`, 'u')

/** Whether the focus is visible: as an outline or a shadow. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
      document.activeElement ?? document.body,
    )
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  })

it('uses the menu by keyboard alone: along it, into a panel, out of it and to a category (SHELL-6)', async () => {
  const { page, open, complaints } = await visit('se')
  await open('/')
  await tabTo(page, /^Rör$/u)
  expect(await focusIsSeen(page)).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('Rördelar')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  expect(await focused(page)).toBe('Rör')

  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(say('shell.menu.show', 'Rör'))
  const opener = page.getByRole('button', { name: say('shell.menu.show', 'Rör'), exact: true })
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: say('shell.menu.label') })
  await menu.getByRole('link', { name: 'Kopparrör' }).waitFor()
  expect(await opener.getAttribute('aria-expanded')).toBe('true')
  await tabTo(page, 'Kopparrör')
  expect(await focusIsSeen(page)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe(say('shell.menu.show', 'Rör'))
  expect(await opener.getAttribute('aria-expanded')).toBe('false')

  await page.keyboard.press('Space')
  await tabTo(page, 'Kopparrör')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/c\/pipe\//u)
  await page.getByRole('heading', { level: 1, name: 'Kopparrör' }).waitFor()
  expect(complaints).toEqual([])
})

it('signs in, switches the customer, hides prices and signs out by keyboard alone (ACC-1, ACC-4, ACC-8)', async () => {
  const { page, open, complaints } = await visit('se')
  await open('/cart')
  await tabTo(page, say('account.sign-in'))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').locator('input[type=password]').waitFor()
  await tabTo(page, 'Användarnamn')
  await page.keyboard.type('anna')
  await tabTo(page, 'Lösenord')
  await page.keyboard.type('kaffe-paus-kl-tio')
  await tabTo(page, say('account.show-password'))
  expect(await focusIsSeen(page)).toBe(true)
  await tabTo(page, 'Logga in')
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await waitForHydration(page)

  const openAccount = async (): Promise<void> => {
    await tabTo(page, accountButton)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Logga ut' }).waitFor()
  }
  await openAccount()
  await tabTo(page, /Lindqvist Rör AB/u)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, say('account.confirm-customer', 'Västkustens VVS AB'))
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await waitForHydration(page)
  const now: unknown = await page.evaluate(async () => (await fetch('/api/user/current')).json())
  expect(now).toMatchObject({ userName: 'anna', customerId: 'c-vvs' })

  for (const hidden of [true, false]) {
    await openAccount()
    await tabTo(page, 'Dölj priser tillfälligt')
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Space')])
    await waitForHydration(page)
    const { temporarilyHidePrices }: { temporarilyHidePrices: unknown } = await page.evaluate(async () =>
      (await fetch('/api/user/current')).json(),
    )
    expect(temporarilyHidePrices).toMatchObject({ checked: hidden })
  }

  await openAccount()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(accountButton)
  await page.keyboard.press('Enter')
  await tabTo(page, 'Logga ut')
  await page.keyboard.press('Enter')
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .waitFor()
  expect(complaints).toEqual([])
})
