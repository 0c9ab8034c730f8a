import { generateSync } from 'otplib'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSeller } from '../../demo/people/seller.ts'
import { chromiumLaunch, patience } from '../setup/chromium.ts'
import { applicants, applicationPath, formOf } from './applications/applicant.ts'
import { type ApplicationShop, type ApplicationSite, openApplicationShop } from './applications/shop.ts'
import { waitForHydration } from './hydration.ts'
import { linksIn } from './mails.ts'
import { translatorOf, type Say } from './translator.ts'

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
const telephone: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

let shop: ApplicationShop
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch())
  shop = await openApplicationShop()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

/** A visitor of a site, who has declined statistics. */
async function visitorOf(site: ApplicationSite, options: BrowserContextOptions = desktop) {
  const baseURL = shop.originOf(site)
  const context = await browser.newContext({ ...options, baseURL, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'cookie_consent', value: 'C0001.v1.t1763650000', url: baseURL }])
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const open = async (path: string): Promise<void> => {
    await page.goto(path)
    await waitForHydration(page)
  }
  return { page, context, open }
}

/** The address in the newest mail to somebody that leads to a page. */
async function linkTo(email: string, path: string): Promise<string> {
  const newest = (): string | undefined => linksIn(shop.mailsTo(email), path).at(-1)
  await expect.poll(newest, { timeout: patience }).toBeDefined()
  return newest() ?? ''
}

let sellerPage: Promise<Page> | undefined

/** A seller, signed in once: a code of the authenticator app is accepted once. */
async function signInSeller(): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://local.operator.localhost:${shop.port}` })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.goto('/')
  await page.locator('[name=email]').fill(demoSeller.email)
  await page.locator('[name=password]').fill(demoSeller.password)
  await page.locator('main button').first().click()
  await page
    .locator('[name=code]')
    .fill(generateSync({ secret: demoSeller.totpSecret, epoch: Math.floor(Date.now() / 1000) }))
  await page.locator('main button').first().click()
  await page.waitForURL(/\/(?:applications|offers)/u)
  return page
}

/** A seller approves the application of a company in the operator area. */
async function approve(company: string): Promise<void> {
  sellerPage ??= signInSeller()
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

describe.each([
  ['se', 'sv', desktop, 'answers', 0],
  ['gelia-no', 'nn', desktop, 'is away', 2],
  ['prevex', 'fi', telephone, 'answers', 0],
] as const)('an application on %s in %s', (site, language, device, register, cancels) => {
  it(`goes from the first field to the first sign-in; the register ${register}, cancelled ${cancels} times (BECOME-1)`, async () => {
    const t = translatorOf(language)
    const who = applicants[site]
    const company = `Nya bolaget ${site}`
    shop.setRegister(register === 'answers')
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
})

describe('the draft of an application (BECOME-2)', () => {
  const t = translatorOf('sv')

  it('survives a reload and another tab, where a conflict is shown and nothing is lost', async () => {
    const { page, context, open } = await visitorOf('se')
    const form = formOf(page, t)
    await open(applicationPath)
    await form.begin(applicants.se)
    await form.field('company.city').fill('Lund')
    await form.saved()
    await page.reload()
    await waitForHydration(page)
    await expect.poll(() => form.field('company.city').inputValue()).toBe('Lund')

    const second = await context.newPage()
    second.setDefaultTimeout(patience)
    await second.goto(applicationPath)
    const other = formOf(second, t)
    await expect.poll(() => other.field('company.city').inputValue()).toBe('Lund')
    await other.field('company.city').fill('Ystad')
    await other.saved()
    await form.field('company.city').fill('Kiruna')
    await page.getByText(form.say('conflict-title')).waitFor()
    expect(await form.field('company.city').inputValue()).toBe('Kiruna')
    await form.button('conflict-theirs').click()
    await expect.poll(() => form.field('company.city').inputValue()).toBe('Ystad')
  })

  it('warns before unsaved input is left, and is opened on another device by a mailed link', async () => {
    const { page, open } = await visitorOf('se')
    const form = formOf(page, t)
    const who = { ...applicants.se, email: 'lena@annat-ror.example' }
    await open(applicationPath)
    await form.begin(who)
    // The register fills the name in, which is typed over.
    await page.getByText(form.say('lookup-found')).waitFor()
    await form.company(who, 'Annat Rör')
    await form.field('persons.applicant.name').fill('Lena Link')
    await form.field('persons.applicant.email').fill(who.email)
    await form.saved()
    await page.route('**/api/become-a-customer/save*', (route) => route.abort())
    await form.field('persons.applicant.mobile').fill('070')
    await page.getByText(form.say('save-failed')).waitFor()
    const asks = page.waitForEvent('dialog')
    const left = page.close({ runBeforeUnload: true })
    const dialog = await asks
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await left
    await page.unroute('**/api/become-a-customer/save*')
    await form.button('save-again').click()
    await form.saved()

    await form.button('link-send').click()
    await page.getByText(form.say('link-sent', who.email)).waitFor()
    const { page: theirs } = await visitorOf('se', telephone)
    await theirs.goto(await linkTo(who.email, applicationPath))
    await theirs.getByText('Lena Link').waitFor()
    await formOf(theirs, t).button('link-open').click()
    await expect.poll(() => theirs.locator('[name="company.name"]').inputValue()).toBe('Annat Rör')
    expect(new URL(theirs.url()).hash).toBe('')
  })

  it('is filled in without a pointer: errors are counted on their tab and lead to their field', async () => {
    const { page, open } = await visitorOf('se')
    const form = formOf(page, t)
    await open(applicationPath)
    await page.getByRole('radio', { name: form.say('model-limitedCompany'), exact: true }).focus()
    await page.keyboard.press('Space')
    await form.field('company.organisationNumber').focus()
    await page.keyboard.type('5560160681')
    await page.keyboard.press('Enter')
    const first = page.getByRole('tab').first()
    await expect.poll(() => first.textContent()).toMatch(/fel/u)
    const error = page.getByRole('link', { name: /^Organisationsnummer: Kontrollsiffran/u })
    await error.focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'company.organisationNumber',
    )
    await first.focus()
    await page.keyboard.press('End')
    await page.waitForURL(/tab=receipt/u)
    await page.goBack()
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toMatch(/^Företag/u)
  })

  it('is signed by another signatory through a mailed link', async () => {
    const { page, open } = await visitorOf('se')
    const form = formOf(page, t)
    const who = { ...applicants.se, email: 'ove@tredje-ror.example' }
    const signatory = { name: 'Sigge Signatär', email: 'sigge@tredje-ror.example' }
    await open(applicationPath)
    await form.begin(who)
    // The register fills the name in, which is typed over.
    await page.getByText(form.say('lookup-found')).waitFor()
    await form.company(who, 'Tredje Rör')
    await form.field('persons.applicantSigns').uncheck()
    await form.field('persons.signatory.name').fill(signatory.name)
    await form.field('persons.signatory.email').fill(signatory.email)
    await form.field('persons.signatory.mobile').fill('070-765 43 21')
    await form.persons(who)
    await form.delivery()
    await form.terms()
    await page.getByRole('button', { name: form.say('other-send', signatory.name) }).click()
    await page.getByText(form.say('other-waiting', signatory.name)).waitFor()

    const { page: theirs } = await visitorOf('se', telephone)
    const sign = formOf(theirs, t)
    await theirs.goto(await linkTo(signatory.email, applicationPath))
    // A page that is only loaded, as by a mail scanner, uses nothing up.
    await sign.button('link-open').waitFor()
    await theirs.reload()
    await sign.button('link-open').click()
    await theirs.getByRole('heading', { name: form.say('sign-title') }).waitFor()
    expect(await theirs.locator('main input').count()).toBe(0)
    await sign.identify('identify-start', 'sigge')
    await theirs.getByText(form.say('sign-done-title')).waitFor()

    // The first page notices by itself.
    await page.getByText(form.say('identify-signed-title')).waitFor()
    await form.button('send').click()
    await page.getByRole('heading', { name: form.say('receipt-title') }).waitFor()
  })
})
