import { describe, expect, it } from 'vitest'
import { walksOf } from './journey-walks.ts'
import { addByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { signIn } from './gestures.ts'
import { translatorOf } from './translator.ts'
import { desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()

const words = {
  sv: {
    approve: 'Godkänn och beställ',
    ordered: /Order \d+ är lagd/u,
    reject: 'Avslå',
    comment: 'Kommentar',
  },
  nn: {
    approve: 'Godkjenn og bestill',
    ordered: /Ordre \d+ er lagd inn/u,
    reject: 'Avslå',
    comment: 'Kommentar',
  },
}

describe.each(
  walksOf(
    [
      ['se', 'karin', words.sv, desktop],
      ['gelia-no', 'solveig', words.nn, mobile],
      ['workwear', 'sara', words.sv, desktop],
    ],
    0,
  ),
)('approvals on %s', (site, approver, say, device) => {
  it('leads from the list to a request, which is ordered once approved, and rejects another with a comment', async () => {
    const { page, open, checkAccess, complaints } = await visit(site, device)
    await open('/cart')
    await signInByCall(page, approver)
    await open('/my-pages/attestation?part=waiting')
    const requests = page.locator('main').getByRole('link', { name: /^A\d{5}$/u })
    await requests.first().waitFor()
    await checkAccess()
    await requests.first().click()
    await page.getByRole('button', { name: say.approve }).waitFor()
    await checkAccess()
    await page.getByRole('button', { name: say.approve }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say.comment).fill('Bra val')
    await checkAccess()
    await dialog.getByRole('button', { name: say.approve }).click()
    await page.locator('main').getByText(say.ordered).first().waitFor()
    await page.getByText('Bra val', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: say.approve }).count()).toBe(0)

    await open('/my-pages/attestation?part=waiting')
    await requests.first().click()
    await page.getByRole('button', { name: say.reject }).click()
    await dialog.getByRole('button', { name: say.reject }).click()
    // Without a comment it says what is missing, and stays.
    await dialog.getByLabel(say.comment).fill('Nej')
    await dialog.getByRole('button', { name: say.reject }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.getByRole('button', { name: say.approve }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe.each(
  walksOf(
    [
      ['se', 'oskar', 'Karin Ek', 'karin', 'sv', mobile],
      ['gelia-no', 'hege', 'Solveig Haugen', 'solveig', 'nn', desktop],
      ['workwear', 'emil', 'Sara Nyman', 'sara', 'sv', desktop],
    ],
    1,
  ),
)('the checkout on %s', (site, buyer, approver, approverUser, language, device) => {
  it('tells from the first step that approval is needed and by whom, and sends the cart to the approver, who signs in at the link of the mail', async () => {
    const say = translatorOf(language)
    const { page, open, checkAccess, complaints } = await visit(site, device)
    await open('/cart')
    await signInByCall(page, buyer)
    await emptyCartByCall(page)
    // Above the limit of 2,000 per order.
    expect(await addByCall(page, 'T200001', '', 500)).toBe(200)
    await open('/checkout')
    await page.getByText(say('checkout.approval-title')).waitFor()
    await page.getByText(say('checkout.approval-steps', approver)).waitFor()
    await checkAccess()
    const next = page.getByRole('button', { name: say('checkout.continue') })
    await next.click()
    await page.getByLabel(say('checkout.reference'), { exact: false }).fill('PO 4471')
    await next.click()
    await next.click()
    const send = page.getByRole('button', { name: say('checkout.approval-send') })
    await send.waitFor()
    expect(await page.getByRole('button', { name: say('checkout.order') }).count()).toBe(0)
    await send.click()
    await page.waitForURL(/attestation\?request=/u)
    await page.getByText(say('approvals.status-waiting'), { exact: true }).first().waitFor()
    await checkAccess()
    expect(complaints).toEqual([])

    // The address of the mails, in a browser that is signed out: it shows nothing of the request before the sign-in.
    const link = page.url().slice(new URL(page.url()).origin.length)
    const reading = await visit(site, desktop)
    await reading.open(link)
    expect(await reading.page.locator('main').textContent()).not.toContain('T200001')
    await signIn(reading.page, say, approverUser)
    await reading.page.getByRole('button', { name: say('approvals.approve') }).waitFor()
    expect(reading.page.url().endsWith(link)).toBe(true)
  })
})
