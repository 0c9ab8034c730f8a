import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSeller } from '../../demo/people/seller.ts'
import { applicationPath } from './applications/applicant.ts'
import {
  applyByCall,
  type HostileApplication,
  hostileApplications,
  termsVersionOf,
} from './injection/applications.ts'
import { type HostileShop, openHostileShop } from './injection/hostile.ts'
import { expectQuiet, openWatched, type Watched } from './injection/watch.ts'
import { settled } from './lists.ts'
import { signInSeller } from './sign-in-seller.ts'
import { keptChromium } from './visit.ts'

let browser: Browser
let shop: HostileShop
beforeAll(async () => {
  ;[browser, shop] = await Promise.all([keptChromium(), openHostileShop()])
})
afterAll(() => shop.stop())

/** A submitted application, with the browser of its applicant. */
type Sent = HostileApplication & { id: string; watched: Watched }

/** Checks a page on which all these texts are read as they were typed. */
async function expectTexts(watched: Watched, texts: readonly string[]): Promise<void> {
  const content = (await watched.page.locator('body').textContent()) ?? ''
  expect(texts.filter((text) => !content.includes(text))).toEqual([])
  await expectQuiet(watched)
}

async function apply(): Promise<Sent[]> {
  const first = await openWatched(browser, shop.origin)
  await first.page.goto(applicationPath)
  const all = hostileApplications(await termsVersionOf(first.page))
  await first.context.close()
  const sent: Sent[] = []
  for (const application of all) {
    const watched = await openWatched(browser, shop.origin)
    await watched.page.goto(applicationPath)
    sent.push({ ...application, id: await applyByCall(watched.page, application), watched })
  }
  return sent
}

/** Opens the applicant's page again: its form, or what has become of it. */
async function lookAsApplicant({ watched }: Sent, texts: readonly string[] = []): Promise<void> {
  await watched.page.goto(`${applicationPath}?tab=receipt`)
  await settled(watched.page)
  await expectTexts(watched, texts)
}

/** Sends one of the seller's forms about the application on the page. */
async function decide(page: Page, action: string, text?: { field: string; value: string }): Promise<void> {
  const form = page.locator(`form[action$="/${action}"]`)
  if (text !== undefined) await form.locator(`[name="${text.field}"]`).fill(text.value)
  await Promise.all([page.waitForEvent('load'), form.locator('button').click()])
}

const note = '</textarea><script>__ran(900)</script>'
const question = '<img src=x onerror=__ran(901)> "><svg onload=__ran(902)>'
const reason = '</title></p><script>__ran(903)</script>'

it("runs nothing of an applicant's texts for the seller, for the applicant and in mails (reliability 2.10)", async () => {
  const sent = await apply()
  expect(sent.length).toBeGreaterThanOrEqual(3)
  for (const one of sent) await lookAsApplicant(one)

  const seller = await openWatched(browser, shop.origin.replace('local.se.', 'local.operator.'))
  const { page } = seller
  await page.goto('/')
  await signInSeller(page)
  await page.goto('/applications?status=submitted')
  const names = sent.map(({ company }) => company)
  await expectTexts(seller, names)
  await page.goto(`/applications?search=${encodeURIComponent(names[0] ?? '')}`)
  await expectQuiet(seller)
  for (const { id, texts } of sent) {
    await page.goto(`/applications/${id}`)
    await expectTexts(seller, texts)
  }

  // One is asked for more, one is rejected, and one becomes a customer.
  const [asked, rejected, approved] = sent
  if (asked === undefined || rejected === undefined || approved === undefined) throw new Error('Too few.')
  await page.goto(`/applications/${asked.id}`)
  await decide(page, 'creditCheck', { field: 'note', value: note })
  await decide(page, 'ask', { field: 'text', value: question })
  await expectTexts(seller, [note, question])
  await page.goto(`/applications/${rejected.id}`)
  await decide(page, 'reject', { field: 'text', value: reason })
  await expectTexts(seller, [reason])
  await page.goto(`/applications/${approved.id}`)
  await decide(page, 'approve')
  await expectTexts(seller, approved.texts)
  await lookAsApplicant(asked, [question])
  // The texts of the form are values of its fields.
  for (const tab of ['company', 'persons', 'delivery']) {
    await asked.watched.page.goto(`${applicationPath}?tab=${tab}`)
    await settled(asked.watched.page)
    await expectQuiet(asked.watched)
  }
  await lookAsApplicant(rejected, [reason])
  await lookAsApplicant(approved)

  // Mail programs have no policy: the markup alone must be safe.
  const reader = await openWatched(browser, shop.origin, true)
  const mails = shop.mails()
  let html = ''
  await reader.page.route('**/mail', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const read: Record<string, string> = {}
  let link = ''
  for (const mail of mails) {
    // The service is on a port of its own, which links that no browser has asked for lead to.
    html = mail.html.replaceAll(/http:\/\/local\.[\w-]+\.localhost:\d+/gu, shop.origin)
    if (mail.recipient === asked.email) link ||= /href="([^"]+#[\w-]{43})"/u.exec(html)?.[1] ?? ''
    await reader.page.goto('/mail')
    await expectQuiet(reader)
    read[mail.recipient] = `${read[mail.recipient] ?? ''} ${await reader.page.locator('body').textContent()}`
  }
  for (const { email, company, applicant } of sent) {
    expect(read[email]).toContain(company)
    expect(read[email]).toContain(applicant)
  }
  expect(read[asked.email]).toContain(question)
  expect(read[rejected.email]).toContain(reason)
  expect(names.filter((name) => !read[demoSeller.email]?.includes(name))).toEqual([])
  // Whoever opens the link on another device sees whose application it is.
  const other = await openWatched(browser, shop.origin)
  await other.page.goto(link)
  await settled(other.page)
  await expectTexts(other, [asked.company, asked.applicant])
  for (const { watched } of [...sent, { watched: other }, { watched: seller }, { watched: reader }])
    await watched.context.close()
})
