import type { Locator, Page } from 'playwright-core'
import type { Say } from './translator.ts'

/** Opens the sign-in popover of the header. */
export async function openLogin(page: Page, say: Say): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .click()
  const form = page.getByRole('dialog')
  await form.locator('input[type=password]').waitFor()
  return form
}

/** Tries a wrong password for a name, and returns the form's message. */
export async function attempt(page: Page, userName: string, password: string): Promise<string> {
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').first().fill(userName)
  await form.locator('input[type=password]').fill(password)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/user/login')),
    page.keyboard.press('Enter'),
  ])
  // An address with many failures has to wait for some seconds.
  if (answer.status() === 429) {
    await page.waitForTimeout(1000 * Number(answer.headers()['retry-after'] ?? 1))
    return attempt(page, userName, password)
  }
  await form.locator('form[aria-busy=false]').waitFor()
  return form.getByRole('alert').innerText()
}
