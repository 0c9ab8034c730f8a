import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { walksOf } from './journey-walks.ts'
import { waitForHydration } from './hydration.ts'
import { ownShop } from './own-shop.ts'
import { addByCall, emptyCartByCall, signInByCall } from './sign-in-by-call.ts'
import { signInSeller } from './sign-in-seller.ts'
import { translatorOf } from './translator.ts'
import { desktop, keptChromium, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()

/** The seller signs in once, because each code counts once. */
let desk: Promise<Page> | undefined
async function openDesk(): Promise<Page> {
  const page = await (await keptChromium()).newPage()
  page.setDefaultTimeout(patience)
  await page.goto(`http://local.operator.localhost:${ownShop.port}/offers`)
  await signInSeller(page)
  await page.getByRole('table').waitFor()
  return page
}

describe.each(
  walksOf(
    [
      ['se', 'anna', 'sv', desktop],
      ['gelia-no', 'solveig', 'nn', mobile],
      ['workwear', 'sara', 'sv', desktop],
    ],
    2,
  ),
)('an offer on %s', (site, user, language, device) => {
  it('goes from the buyer to the seller on a host of its own, and into the cart at its prices', async () => {
    const say = translatorOf(language)
    const { page, open, checkAccess, complaints } = await visit(site, device)
    await open('/cart')
    await signInByCall(page, user)
    await emptyCartByCall(page)
    expect(await addByCall(page, 'T200001')).toBe(200)
    await open('/my-pages/offers?view=new')
    const name = `Källaren ${site}`
    await page.getByLabel(say('offers.name')).fill(name)
    await checkAccess()
    await page.getByRole('button', { name: say('offers.create') }).click()
    await page.waitForURL(/offer=/u)
    const address = new URL(page.url()).pathname + new URL(page.url()).search
    await open(address)
    // A file of the buyer, which both can open.
    await page.getByLabel(say('offers.text')).fill('Ritning')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ritning.txt', mimeType: 'text/plain', buffer: Buffer.from('Källaren, plan 0') })
    await page.getByRole('button', { name: say('offers.send-message') }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'ritning.txt', exact: true }).click()
    expect((await saved).suggestedFilename()).toBe('ritning.txt')
    await page.getByRole('button', { name: say('offers.send') }).click()
    await page.getByLabel(say('offers.text')).first().fill('Gärna före fredag')
    await page
      .locator('main form')
      .getByRole('button', { name: say('offers.send') })
      .click()
    await page.getByText(say('offers.status-sent'), { exact: true }).waitFor()
    await checkAccess()

    const seller = await (desk ??= openDesk())
    await seller.goto(
      `http://local.operator.localhost:${ownShop.port}/offers?search=${encodeURIComponent(name)}`,
    )
    await seller.locator('td a').first().click()
    // Who asks is visible to the seller.
    const asker = await page.evaluate(async () => {
      const answer: { name: string } = await (await fetch('/api/user/current')).json()
      return answer.name
    })
    await seller.getByRole('definition').getByText(asker, { exact: true }).waitFor()
    await seller.locator('form[action$="/take"] button').click()
    await seller.locator('[name="line-0-price"]').fill('1,25')
    await seller.locator('form[action$="/answer"] button').click()
    await seller.locator('form[action$="/extend"]').waitFor()

    await open(address)
    await page.getByRole('button', { name: say('offers.accept') }).click()
    await page.getByRole('link', { name: say('offers.to-cart') }).waitFor()
    await checkAccess()
    await open('/cart')
    expect(await page.locator('main').textContent()).toContain('1,25\u00A0kr')
    await page
      .getByText(/^OF\d+, /u)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })
})

it('a request is withdrawn only after a question', async () => {
  const say = translatorOf('sv')
  const { page, open, checkAccess, complaints } = await visit('se')
  await open('/cart')
  await signInByCall(page, 'anna')
  await open('/my-pages/offers?status=sent')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^OF\d+$/u })
    .first()
    .click()
  await page.waitForURL(/offer=/u)
  await waitForHydration(page)
  const withdraw = page.getByRole('button', { name: say('offers.cancel'), exact: true })
  await withdraw.click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.waitFor()
  await checkAccess()
  await question.getByRole('button', { name: say('offers.cancel-keep') }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await page.getByText(say('offers.status-sent'), { exact: true }).count()).toBe(1)
  await withdraw.click()
  await question.getByRole('button', { name: say('offers.cancel') }).click()
  await page.getByText(say('offers.status-cancelled'), { exact: true }).first().waitFor()
  expect(complaints).toEqual([])
})
