import { describe, expect, it } from 'vitest'
import { translationsFor } from '../../api/sites/service.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()

describe.each([
  { site: 'se', options: desktop, user: 'olof', language: 'sv' },
  { site: 'workwear', options: mobile, user: 'sara', language: 'sv' },
  { site: 'gelia-no', options: desktop, user: 'solveig', language: 'nn' },
] as const)('the company on $site', ({ site, options, user, language }) => {
  const say = translatorOf(language)

  it('is changed by its administrator, who finds the change in the log, and has a salesperson', async () => {
    const { page, open, checkAccess, complaints } = await visit(site, options)
    await open('/')
    await signInByCall(page, user)
    await open('/my-pages/company-information')
    const name = `Port ${site}`
    await page.getByRole('button', { name: say('company.add-contact') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('company.name')).fill(name)
    await dialog.getByRole('button', { name: say('forms.save') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(name, { exact: true }).first().waitFor()
    await page.getByRole('switch', { name: say('company.second-factor') }).waitFor()
    await checkAccess('main')
    await page.getByRole('link', { name: say('company.audit-export') }).click()
    await page.waitForURL(/company-information\/audit$/u)
    const entry = page.getByRole('row').filter({ hasText: name }).first()
    await entry.waitFor()
    const { kinds, verbs } = translationsFor(language).audit
    expect(await entry.textContent()).toContain(`${kinds.contact}: ${verbs.create}`)
    await checkAccess('main')
    await open('/my-pages/my-sales-person')
    await page.getByRole('heading', { level: 1, name: say('account.my-sales-person') }).waitFor()
    await page
      .getByRole('combobox', { name: say('sales-person.time'), exact: true })
      .selectOption({ index: 1 })
    await page.getByRole('textbox', { name: say('sales-person.phone'), exact: true }).fill('070-123 45 67')
    await page.getByRole('textbox', { name: say('sales-person.subject'), exact: true }).fill(name)
    await page.getByRole('button', { name: say('sales-person.book') }).click()
    await page.getByText(say('sales-person.call-back-done')).waitFor()
    await page.getByText(new RegExp(`: ${name}$`, 'u')).waitFor()
    await page.getByRole('textbox', { name: say('sales-person.text'), exact: true }).fill(name)
    await page.getByRole('button', { name: say('sales-person.send') }).click()
    await page.getByText(say('sales-person.message-done')).waitFor()
    await checkAccess('main')
    expect(complaints).toEqual([])
  })
})
