import type { Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { applicants, applicationPath, formOf } from './applications/applicant.ts'
import { openApplications, telephone } from './applications/visitors.ts'
import { waitForHydration } from './hydration.ts'
import { translatorOf } from './translator.ts'

const { visitorOf, linkTo } = openApplications()

const isRefusedSave = (answer: Response): boolean =>
  answer.url().includes('/api/become-a-customer/save') && answer.status() === 409

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

  it('keeps what is typed and saves it nowhere when another tab opens another application', async () => {
    const theirs = { ...applicants.se, email: 'tora@tva-flikar.example' }
    const { page: elsewhere, open: openElsewhere } = await visitorOf('se')
    const other = formOf(elsewhere, t)
    await openElsewhere(applicationPath)
    await other.begin(theirs)
    await elsewhere.getByText(other.say('lookup-found')).waitFor()
    await other.company({ ...theirs, city: 'Lund' }, 'Två Flikar')
    await other.field('persons.applicant.email').fill(theirs.email)
    await other.saved()
    await other.button('link-send').click()
    await elsewhere.getByText(other.say('link-sent', theirs.email)).waitFor()
    const link = await linkTo(theirs.email, applicationPath)

    const { page, context, open } = await visitorOf('se')
    const form = formOf(page, t)
    await open(applicationPath)
    await form.begin(applicants.se)
    await page.getByText(form.say('lookup-found')).waitFor()
    await form.saved()
    // The older tab saves on a slow network, while the younger one opens the link.
    const holds: (() => void)[] = []
    const isOpened = new Promise<void>((letGo) => holds.push(letGo))
    await page.route('**/api/become-a-customer/save*', async (route) => {
      await isOpened
      // The page may have given it up: it tries again.
      await route.continue().catch(() => {})
    })
    await form.field('company.city').fill('Kiruna')

    const younger = await context.newPage()
    younger.setDefaultTimeout(patience)
    await younger.goto(link)
    const shown = formOf(younger, t)
    await younger.getByText(shown.say('link-replaces')).waitFor()
    await shown.button('link-open').click()
    await expect.poll(() => shown.field('company.city').inputValue()).toBe('Lund')
    const refusal = page.waitForResponse(isRefusedSave)
    for (const letGo of holds) letGo()

    const refused = await refusal
    expect(await refused.json()).toMatchObject({ code: 'otherApplication', field: 'application' })
    await page.getByText(form.say('replaced-title')).waitFor()
    expect(await form.field('company.city').inputValue()).toBe('Kiruna')
    // Nothing of it is in the other application, which the older tab shows when it is asked to.
    await younger.reload()
    await expect.poll(() => shown.field('company.city').inputValue()).toBe('Lund')
    await form.button('replaced-show').click()
    await page.getByText(form.say('replaced-shown')).waitFor()
    expect(await form.field('company.city').inputValue()).toBe('Lund')
    // What is typed from now on is of the application that both tabs show.
    await form.field('company.city').fill('Ystad')
    await form.saved()
    await younger.reload()
    await expect.poll(() => shown.field('company.city').inputValue()).toBe('Ystad')
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
