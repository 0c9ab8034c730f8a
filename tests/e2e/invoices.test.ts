import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pdfPages } from '../api/fixtures/pdf.ts'
import { walksOf } from './journey-walks.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { translatorOf } from './translator.ts'
import { desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()
const { DOMParser } = new JSDOM('').window

/** The bytes of the file that a link saves. */
async function savedBy(page: Page, link: string): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ])
  return Uint8Array.from(readFileSync(await download.path()))
}

const numbersOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^\d{9}$/u })
    .allInnerTexts()

describe.each(
  walksOf(
    [
      ['se', 'olof', 'sv', desktop],
      ['gelia-no', 'solveig', 'nn', mobile],
      ['workwear', 'sara', 'sv', desktop],
    ],
    1,
  ),
)('invoices on %s', (site, user, language, device) => {
  const say = translatorOf(language)

  it('lead from the overdue sum to the list, to one document and to its PDF and XML (MY-5)', async () => {
    const { page, open, checkAccess, complaints } = await visit(site, device)
    await open('/cart')
    await signInByCall(page, user)
    await open('/my-pages/my-account')
    const tile = page.getByRole('link', { name: say('my-account.invoices-overdue'), exact: true })
    const shown = await tile.locator('xpath=ancestor::div[1]').innerText()
    await open((await tile.getAttribute('href')) ?? '')
    const list = page.getByRole('main')
    await list
      .getByRole('link', { name: /^\d{9}$/u })
      .first()
      .waitFor()
    await checkAccess()
    const overdue = await numbersOf(page)
    expect(shown).toContain(String(overdue.length))

    await open('/my-pages/invoices?kind=invoice&status=open')
    const [number = ''] = await numbersOf(page)
    await page.getByRole('link', { name: number, exact: true }).click()
    const heading = page.getByRole('heading', { level: 1, name: new RegExp(number, 'u') })
    await heading.waitFor()
    await page.getByRole('link', { name: say('invoices.pdf'), exact: true }).waitFor()
    await checkAccess()
    const total = await page
      .getByText(say('invoices.to-pay'), { exact: true })
      .locator('xpath=..')
      .innerText()
    const amount = /[\d \u00A0\u202F]+,\d\d/u.exec(total)?.[0].replaceAll(/\D/gu, '') ?? ''
    const pdf = (await pdfPages(await savedBy(page, say('invoices.pdf')))).join('\n')
    expect(pdf).toContain(number)
    expect(pdf.replaceAll(/[\s,]/gu, '')).toContain(amount)
    const xml = new DOMParser().parseFromString(
      new TextDecoder().decode(await savedBy(page, say('invoices.xml'))),
      'application/xml',
    )
    expect(xml.getElementsByTagName('cbc:ID')[0]?.textContent).toBe(number)
    expect(xml.getElementsByTagName('cbc:PayableAmount')[0]?.textContent.replace('.', '')).toBe(amount)

    const article = await page.getByRole('table').getByRole('link').first().innerText()

    // A copy by mail, and a complaint about the invoice.
    await page.getByRole('button', { name: say('invoices.mail') }).click()
    await page
      .getByText(say('invoices.mail-sent', `${user}@demo.example`))
      .first()
      .waitFor()
    await page.getByRole('link', { name: say('invoices.dispute') }).click()
    await page.waitForURL(/returns-and-complaints/u)
    // Its lines can be chosen.
    await page.getByRole('listitem').filter({ hasText: article }).getByRole('textbox').first().waitFor()
    expect(complaints).toEqual([])
  })
})

it('are selected by days with the date-range picker, and one opened by keyboard (MY-5)', async () => {
  const say = translatorOf('sv')
  const { page, open, checkAccess, complaints } = await visit('se')
  await open('/cart')
  await signInByCall(page, 'olof')
  await open('/my-pages/invoices')
  await numbersOf(page)
  const newest = await page.getByRole('row').nth(4).innerText()
  const day = /\d{4}-\d\d-\d\d/u.exec(newest)?.[0] ?? ''
  const issued = page.getByRole('group', { name: say('invoices.issued') })
  const from = issued.getByLabel(say('list.from'), { exact: true })
  await from.fill(day)
  await from.press('Enter')
  await page.waitForURL(new RegExp(`from=${day}`, 'u'))
  const days = async (): Promise<string[]> =>
    (await page.getByRole('row').allInnerTexts())
      .slice(1)
      .map((row) => /\d{4}-\d\d-\d\d/u.exec(row)?.[0] ?? '')
  await expect.poll(async () => (await days()).every((each) => each >= day)).toBe(true)
  expect((await days()).length).toBeGreaterThan(0)
  await checkAccess()
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /^\d{9}$/u })
    .first()
  await first.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /\d{9}/u }).waitFor()
  expect(complaints).toEqual([])
})
