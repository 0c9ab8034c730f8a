import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { applicants, applicationPath, formOf } from './applications/applicant.ts'
import { desktop, openApplications, telephone } from './applications/visitors.ts'
import { waitForHydration } from './hydration.ts'
import { walksOf } from './journey-walks.ts'
import { signInSeller } from './sign-in-seller.ts'
import { translatorOf, type Say } from './translator.ts'

const { shop, browser, visitorOf, linkTo } = openApplications()

let sellerPage: Promise<Page> | undefined

/** A seller, signed in once: a code of the authenticator app is accepted once. */
async function openSeller(): Promise<Page> {
  const context = await browser().newContext({ baseURL: `http://local.operator.localhost:${shop().port}` })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.goto('/')
  await signInSeller(page)
  await page.waitForURL(/\/(?:applications|offers)/u)
  return page
}

/** A seller approves the application of a company in the operator area. */
async function approve(company: string): Promise<void> {
  sellerPage ??= openSeller()
  const page = await sellerPage
  await page.goto('/applications')
  await page.locator('tr', { hasText: company }).getByRole('link').first().click()
  await page.locator('form[action$="/approve"] button').click()
  await expect.poll(() => page.locator('form[action$="/approve"]').count()).toBe(0)
}

/** From the invitation in the mail to the first sign-in. */
async function firstSignIn(page: Page, t: Say, email: string): Promise<void> {
  await page.goto(await linkTo(email, '/set-password'))
  await waitForHydration(page)
  const password = 'vinterdäck och rörkrök 44'
  await page.locator('[name=password]').fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.getByText(t('password.done')).waitFor()
  await page
    .locator('main')
    .getByRole('button', { name: t('account.sign-in') })
    .click()
  await page.locator('[name=username]').fill(email)
  await page.locator('[name=password]').last().fill(password)
  await page.locator('[name=password]').last().press('Enter')
  await page.waitForLoadState()
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const answer = await fetch('/api/user/current')
          return answer.status === 200
            ? ((await answer.json()) as { customerEmail?: string }).customerEmail
            : ''
        }),
      { timeout: patience },
    )
    .toBe(email)
}

const walks = [
  ['se', 'sv', desktop, 'answers', 0],
  ['gelia-no', 'nn', desktop, 'is away', 2],
  ['prevex', 'fi', telephone, 'answers', 0],
] as const

describe.each(walksOf(walks, 2))(
  'an application on %s in %s',
  (site, language, device, register, cancels) => {
    it(`goes from the first field to the first sign-in; the register ${register}, cancelled ${cancels} times (BECOME-1)`, async () => {
      const t = translatorOf(language)
      const who = applicants[site]
      const company = `Nya bolaget ${site}`
      shop().setRegister(register === 'answers')
      const { page, context, open } = await visitorOf(site, device)
      const form = formOf(page, t)

      // The way there stands beside the sign-in.
      await open('/search')
      await page.locator(`main a[href$="${applicationPath}"]`).first().click()
      await page.waitForURL(new RegExp(`${applicationPath}$`, 'u'))
      await waitForHydration(page)

      await form.begin(who)
      if (register === 'answers') {
        await page.getByText(form.say('lookup-found')).waitFor()
        expect(await form.field('company.name').inputValue()).toBe('Nya Rör')
      } else await page.getByText(form.say('lookup-away')).waitFor()
      await form.company(who, company)
      await form.persons(who)
      await form.delivery()
      await form.terms()
      for (let time = 0; time < cancels; time += 1) {
        await form.identify(time === 0 ? 'identify-start' : 'identify-again', '')
        await page.getByText(form.say('identify-cancelled-title')).waitFor()
      }
      // Another tab of the browser shows that it is under way, also after a reload, and goes on by itself.
      const second = await context.newPage()
      second.setDefaultTimeout(patience)
      await form.identify(cancels === 0 ? 'identify-start' : 'identify-again', 'nina', async () => {
        if (cancels > 0) return
        await second.goto(`${applicationPath}?tab=identify`)
        for (const look of ['opened', 'reloaded']) {
          if (look === 'reloaded') await second.reload()
          await second.getByText(form.say('identify-waiting-title')).waitFor()
          expect(await formOf(second, t).button('identify-start').count()).toBe(0)
        }
      })
      await page.getByText(form.say('identify-signed-title')).waitFor()
      if (cancels === 0) await second.getByText(form.say('identify-signed-title')).waitFor()
      await second.close()
      await form.button('send').click()
      await page.getByRole('heading', { name: form.say('receipt-title') }).waitFor()

      await approve(company)
      await page.reload()
      await page.getByText(form.say('approved-title')).waitFor()
      await firstSignIn(page, t, who.email)
    })
  },
)
