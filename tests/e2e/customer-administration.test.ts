import { describe, expect, it } from 'vitest'
import { signInByCall } from './sign-in-by-call.ts'
import { translatorOf } from './translator.ts'
import { desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()
const path = '/my-pages/customer-administration'

describe.each([
  { site: 'se', user: 'olof', language: 'sv', options: desktop },
  { site: 'gelia-no', user: 'solveig', language: 'nn', options: mobile },
  { site: 'workwear', user: 'sara', language: 'sv', options: desktop },
] as const)('customer administration on $site', ({ site, user, language, options }) => {
  const say = translatorOf(language)

  it('leads through its sections, and a deleted cost centre comes back', async () => {
    const { page, open, checkAccess, complaints } = await visit(site, options)
    await open('/')
    await signInByCall(page, user)
    await open(path)
    await page.getByRole('heading', { level: 1, name: say('account.customer-administration') }).waitFor()
    await page.getByText(say('customers.current')).first().waitFor()
    await checkAccess('main')
    for (const section of ['units', 'users'] as const) {
      await page.getByRole('link', { name: say(`customers.${section}`), exact: true }).click()
      await page.waitForURL(new RegExp(`${path}/${section}$`, 'u'))
      await page
        .getByText(say(section === 'units' ? 'customers.units-text' : 'customers.matrix-text'))
        .waitFor()
      await checkAccess('main')
    }
    await page.getByRole('link', { name: say('customers.cost-centres'), exact: true }).click()
    await page.getByRole('button', { name: say('customers.add-cost-centre') }).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: say('forms.save') })
    await dialog.getByLabel(say('customers.number')).fill('9001')
    await save.click()
    await dialog.getByText(say('customers.error-required')).waitFor()
    expect(await dialog.getByLabel(say('customers.number')).inputValue()).toBe('9001')
    await dialog.getByRole('textbox', { name: say('customers.name') }).fill('Jour')
    await checkAccess('[role=dialog]')
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    const remove = page.getByRole('button', { name: say('customers.delete', '9001 Jour') })
    await remove.click()
    // The list is still the old one for a moment, and a click does nothing while a change runs.
    await remove.waitFor({ state: 'detached' })
    const undo = page.getByRole('button', { name: say('customers.undo') })
    await undo.click()
    await undo.waitFor({ state: 'detached' })
    await remove.click()
    await page.getByText(say('customers.deleted', '9001 Jour')).waitFor()
    await checkAccess('main')
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
  })
})

describe('customer administration in print', () => {
  it.each(['cost-centres', 'users'])('has no column of %s over another (MY-9)', async (section) => {
    const { page, open } = await visit('se', desktop)
    await open('/')
    await signInByCall(page, 'olof')
    await open(`${path}/${section}`)
    const table = page.getByRole('table')
    await table.waitFor()
    const stickyCells = (): Promise<number> =>
      table.evaluate(
        (shown) =>
          [...shown.querySelectorAll('th, td')].filter((cell) => getComputedStyle(cell).position === 'sticky')
            .length,
      )
    expect(await stickyCells()).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await stickyCells()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
  })
})
