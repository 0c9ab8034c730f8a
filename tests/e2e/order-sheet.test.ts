import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pdfPages } from '../api/fixtures/pdf.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')
const call = '**/api/my-pages/order/sheet?*'

describe.each([
  { name: 'desktop', options: desktop },
  { name: 'mobile', options: mobile },
])('the order sheet on $name', ({ options }) => {
  it('downloads from the page of the order, and shows a failure that can be tried again', async () => {
    const { page, open, checkAccess, complaints } = await visit('se', options)
    await open('/')
    await signInByCall(page, 'maria')
    await open('/my-pages/order-history')
    const [number = ''] =
      (
        await page
          .locator('main')
          .getByRole('link', { name: /^10\d{6}$/u })
          .first()
          .textContent()
      )?.match(/\d+/u) ?? []
    await open(`/my-pages/order-info/${number}`)
    const link = page.getByRole('link', { name: say('orders.sheet') })
    await page.route(call, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'Retry-After': '2' },
        json: { code: 'busy', message: 'busy' },
      }),
    )
    await link.click()
    const failure = page.getByRole('alert').getByText(say('orders.sheet-failed'))
    await failure.waitFor()
    await checkAccess('main')
    await page.unroute(call)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe(`orderbekraftelse-${number}.pdf`)
    const text = (await pdfPages(new Uint8Array(readFileSync(await download.path())))).join('\n')
    expect(text).toContain(`Orderbekräftelse ${number}`)
    await failure.waitFor({ state: 'detached' })
    await checkAccess('main')
    // The browser itself logs the refusal.
    expect(complaints.filter((complaint) => !complaint.includes('503'))).toEqual([])
  })
})

it('downloads the order sheet without script, by the session alone', async () => {
  const signed = await visit('se')
  await signed.open('/')
  await signInByCall(signed.page, 'maria')
  const { page } = await visit('se', {
    ...desktop,
    javaScriptEnabled: false,
    storageState: await signed.context.storageState(),
  })
  await page.goto('/my-pages/order-history')
  await page
    .locator('main')
    .getByRole('link', { name: /^10\d{6}$/u })
    .first()
    .click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('orders.sheet') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^orderbekraftelse-10\d{6}\.pdf$/u)
})
