import { expect, it } from 'vitest'
import { mobile, openChromium } from './visit.ts'

const { visit } = openChromium()

it('goes on in the mobile overlay with what was typed while it was on its way (SHELL-6)', async () => {
  const { page, open, complaints } = await visit('se', mobile)
  await open('/')
  // From now on code takes its time, as on a poor line.
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('combobox').first().tap()
  await page.keyboard.type('kulventil', { delay: 90 })
  const field = page.getByRole('dialog').getByRole('combobox')
  await field.waitFor()
  await expect.poll(() => field.inputValue()).toBe('kulventil')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?parameters\.SearchPhrase=kulventil$/u)
  expect(complaints).toEqual([])
})
