import { describe, expect, it } from 'vitest'
import { walksOf } from './journey-walks.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()
const list = '/my-pages/user-administration'

const words = {
  sv: {
    first: 'Förnamn',
    last: 'Efternamn',
    mail: 'E-post',
    phone: 'Mobil',
    send: 'Skicka inbjudan',
    save: 'Spara',
    lock: 'Lås',
    locked: 'Låst',
    stored: 'Sparat nu',
    saved: 'Sparat.',
  },
  nn: {
    first: 'Fornamn',
    last: 'Etternamn',
    mail: 'E-post',
    phone: 'Mobil',
    send: 'Send invitasjon',
    save: 'Lagre',
    lock: 'Lås',
    locked: 'Låst',
    stored: 'Lagra no',
    saved: 'Lagra.',
  },
}

describe.each(
  walksOf(
    [
      ['se', 'olof', words.sv, desktop],
      ['gelia-no', 'solveig', words.nn, mobile],
      ['workwear', 'sara', words.sv, desktop],
    ],
    2,
  ),
)('user administration on %s', (site, administrator, say, device) => {
  it('invites, edits, shows the change of another administrator, and locks', async () => {
    const { page, context, open, complaints, checkAccess } = await visit(site, device)
    await open('/cart')
    await signInByCall(page, administrator)
    await open(list)
    await page
      .locator('main')
      .getByRole('link', { name: /^(Bjud in|Inviter)/u })
      .waitFor()
    await checkAccess()

    await open(`${list}?view=new`)
    const email = `eva-${site}@example.com`
    await page.getByLabel(say.first).fill('Eva')
    await page.getByLabel(say.last).fill('Gående')
    await page.getByLabel(say.mail, { exact: false }).first().fill(email)
    await checkAccess()
    await page.getByRole('button', { name: say.send }).click()
    await page.locator('main').getByText(email).waitFor()

    await open(`${list}?search=${encodeURIComponent(email)}`)
    const address = await page.getByRole('link', { name: 'Eva Gående' }).getAttribute('href')
    await open(address ?? '')
    const second = await context.newPage()
    await second.goto(address ?? '')
    await page.getByLabel(say.phone).fill('070-1')
    await page.getByRole('button', { name: say.save, exact: true }).click()
    await page.locator('main').getByText(say.saved).waitFor()
    await second
      .getByRole('button', { name: say.save, exact: true })
      .and(second.locator(':enabled'))
      .waitFor()
    await second.getByLabel(say.phone).fill('070-2')
    await second.getByRole('button', { name: say.save, exact: true }).click()
    await second.locator('main').getByText(`${say.stored}: 070-1`).waitFor()
    expect(await second.getByLabel(say.phone).inputValue()).toBe('070-2')
    await second.close()

    await page.getByRole('button', { name: say.lock, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: say.lock, exact: true }).click()
    await page.locator('main').getByText(say.locked, { exact: true }).waitFor()
    await checkAccess()
    // The second tab was refused once: that is the 409 of the conflict.
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([])
  })
})
