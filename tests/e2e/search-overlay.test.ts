import { expect, it } from 'vitest'
import { mobile, openChromium } from './visit.ts'

const { visit } = openChromium()

it('keeps text typed while the mobile overlay loads, and returns it on close (SHELL-6, SRCH-2)', async () => {
  const { page, open, complaints } = await visit('se', mobile)
  await open('/')
  // From now on code loads slowly, as on a poor connection.
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
  // Pending requests complete by themselves.
  await page.unrouteAll({ behavior: 'wait' })

  // The page's phrase is searched when the overlay opens, and its list ends with the panel.
  await page.getByRole('combobox').first().tap()
  await page.getByRole('option').last().waitFor()
  const list = page.getByRole('dialog').getByRole('listbox').locator('..')
  const { x, y, width, height } = (await list.boundingBox()) ?? { x: 1, y: 0, width: 0, height: 900 }
  expect([x, width]).toEqual([0, 375])
  expect(y + height).toBeLessThanOrEqual(812)

  // With a highlight, Escape belongs to the field: the overlay stays, and the phrase is restored.
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => field.inputValue()).not.toBe('kulventil')
  await page.keyboard.press('Escape')
  expect(await field.inputValue()).toBe('kulventil')
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
