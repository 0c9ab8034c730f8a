import { describe, expect, it } from 'vitest'
import { walksOf } from './journey-walks.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()

describe.each(
  walksOf(
    [
      ['se', 'anna', 'sv', desktop],
      ['gelia-no', 'solveig', 'nn', mobile],
      ['workwear', 'sara', 'sv', desktop],
    ],
    1,
  ),
)('orders and deliveries on %s', (site, user, language, device) => {
  it('finds an order by its delivery note, cancels what remains of a new one, and tracks it as a visitor (MY-3)', async () => {
    const say = translatorOf(language)
    const { page, open, checkAccess, complaints } = await visit(site, device)
    await open('/')
    await signInByCall(page, user)
    const orders = await page.evaluate(async () => {
      const answer = await fetch('/api/my-pages/order-history')
      const { orders: found }: { orders: { orderNumber: string; status: string }[] } = await answer.json()
      return found
    })
    const numberOf = (status: string): string =>
      orders.find((order) => order.status === status)?.orderNumber ?? ''

    await open(`/my-pages/order-history?search=8${numberOf('PARTLY_DELIVERED')}1`)
    const main = page.locator('main')
    await main.getByRole('link', { name: numberOf('PARTLY_DELIVERED'), exact: true }).waitFor()
    await checkAccess('main')
    // From the list to the steps of the shipments.
    const split = numberOf('PARTLY_DELIVERED')
    await main.getByRole('button', { name: say('orders.actions-of', split) }).click()
    await page.getByRole('menuitem', { name: say('orders.track') }).click()
    await page.waitForURL(`**/my-pages/order-info/${split}#shipments`)
    await main.locator('li[data-state=complete]').first().waitFor()
    // A phone widens its layout to what overflows, so the page is measured against the device.
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(device.viewport?.width ?? 0)

    // The address of before leads to the order.
    await open(`/my-pages/order-history/${numberOf('ORDERED')}`)
    expect(new URL(page.url()).pathname).toBe(`/my-pages/order-info/${numberOf('ORDERED')}`)
    await checkAccess('main')
    await page.getByRole('button', { name: say('order-info.change') }).click()
    await page.getByRole('button', { name: say('order-info.cancel-all') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: say('order-info.cancel-all') }).click()
    await main.getByText(say('order-info.changed-done')).waitFor()
    await main.getByText(say('orders.status-CANCELLED')).first().waitFor()

    const postalCode = await page.evaluate(async (orderNumber) => {
      const answer = await fetch(`/api/my-pages/order?orderNumber=${orderNumber}`)
      const { address }: { address: { postalCode: string } } = await answer.json()
      return address.postalCode
    }, numberOf('PARTLY_DELIVERED'))
    expect(complaints).toEqual([])

    const visitor = await visit(site, device)
    await visitor.open('/track-and-trace')
    await visitor.page.getByLabel(say('parcel-tracking.number')).fill(numberOf('PARTLY_DELIVERED'))
    await visitor.page.getByLabel(say('parcel-tracking.postal-code')).fill(postalCode)
    await visitor.page.getByRole('button', { name: say('parcel-tracking.search'), exact: true }).click()
    await visitor.page
      .getByRole('list', { name: /1/u })
      .getByText(say('deliveries.step-DELIVERED'))
      .last()
      .waitFor()
    await visitor.checkAccess('main')
    expect(visitor.complaints).toEqual([])
  })

  it('prints what is read of an order, without fields, buttons and the word of the new page', async () => {
    const say = translatorOf(language)
    const { page, open } = await visit(site, device)
    await open('/')
    await signInByCall(page, user)
    await open('/my-pages/order-history')
    const main = page.locator('main')
    await main.getByRole('table').getByRole('link').first().click()
    await main.getByRole('heading', { name: say('order-info.comments') }).waitFor()
    const controls = main.locator('button, input, textarea, nav').filter({ visible: true })
    const beta = main.getByText(say('order-info.beta-text'))
    expect([(await controls.count()) > 0, await beta.isVisible()]).toEqual([true, true])
    await page.emulateMedia({ media: 'print' })
    expect([await controls.count(), await beta.isVisible()]).toEqual([0, false])
    expect(await main.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    const invoiceAddress = main.getByText(say('orders.invoice-address'), { exact: true }).locator('..')
    expect(await invoiceAddress.evaluate((fact) => getComputedStyle(fact).breakInside)).toBe('avoid')
  })
})
