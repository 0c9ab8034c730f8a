import { describe, expect, it } from 'vitest'
import { signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()

describe.each([
  ['se', 'anna', 'sv', desktop],
  ['gelia-no', 'solveig', 'nn', mobile],
] as const)('a parcel on its way on %s', (site, user, language, device) => {
  it('is sent to another place when the carrier confirms it', async () => {
    const say = translatorOf(language)
    const { page, open, checkAccess, complaints } = await visit(site, device)
    await open('/')
    await signInByCall(page, user)
    const number = await page.evaluate(async () => {
      const answer = await fetch('/api/my-pages/order-history?status=ON_THE_WAY')
      const { orders }: { orders: { orderNumber: string }[] } = await answer.json()
      return orders[0]?.orderNumber ?? ''
    })
    await open(`/my-pages/order-info/${number}`)
    const main = page.locator('main')
    const [before = ''] = say('order-info.delivery-change', '§').split('§')
    await main.getByRole('button', { name: before }).first().click()
    await main.getByRole('radio', { name: /Service Point/u }).check()
    await checkAccess('main')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(device.viewport?.width ?? 0)
    await main.getByRole('button', { name: say('order-info.delivery-change-send') }).click()
    await main.getByText(say('order-info.delivery-change-sent')).waitFor()
    const shown = async (state: 'requested' | 'confirmed'): Promise<boolean> => {
      const [words = ''] = say(`order-info.delivery-change-${state}`, '§').split('§')
      const text = await main.getByRole('list').filter({ hasText: 'Service Point' }).first().textContent()
      return text?.includes(words) ?? false
    }
    expect(await shown('requested')).toBe(true)
    await expect
      .poll(
        async () => {
          await open(`/my-pages/order-info/${number}`)
          await main
            .getByText(/Service Point/u)
            .first()
            .waitFor()
          return shown('confirmed')
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    await checkAccess('main')
    expect(complaints).toEqual([])
  })
})
