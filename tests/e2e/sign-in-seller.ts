import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { demoSeller } from '../../demo/people/seller.ts'

/** Signs the demo seller in on the sign-in page of the operator area, which the page shows. */
export async function signInSeller(page: Page): Promise<void> {
  await page.locator('[name=email]').fill(demoSeller.email)
  await page.locator('[name=password]').fill(demoSeller.password)
  await page.locator('main button').first().click()
  const code = page.locator('[name=code]')
  await code.waitFor()
  // A code of the authenticator app counts once: another file of the same shop may have used that of this half minute.
  while ((await code.count()) > 0) {
    const epoch = Math.floor(Date.now() / 1000)
    await code.fill(generateSync({ secret: demoSeller.totpSecret, epoch }))
    await Promise.all([page.waitForEvent('load'), page.locator('main button').first().click()])
    if ((await code.count()) > 0) await page.waitForTimeout(3000)
  }
}
