import { generateSync } from 'otplib'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const password = 'kaffe-paus-kl-tio'
const section = '/my-pages/my-account/security'

/** Gives the page a device with a fingerprint reader that always agrees. */
async function addVirtualAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const userName = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const user: { userName: string } | null = await (await fetch('/api/user/current')).json()
    return user?.userName ?? null
  })

it.each([
  ['se', 'sv', 'anna', desktop],
  ['gelia-no', 'nn', 'solveig', mobile],
] as const)(
  'on %s, adds a passkey and an app, signs in with each, and removes both (ACC-11)',
  async (site, language, user, size) => {
    const say = translatorOf(language)
    const { page, context, open, checkAccess, complaints } = await visit(site, size)
    await addVirtualAuthenticator(context, page)
    await open('/')
    expect(JSON.parse(await signInByCall(page, user))).toEqual({ success: 'true' })
    await open(section)
    const factors = page.getByRole('region', { name: say('security.factors-title') })
    await factors.getByRole('textbox', { name: say('security.passkey-name') }).fill('Test')
    await factors.getByRole('button', { name: say('second-step.add-passkey') }).click()
    await factors.getByRole('button', { name: say('second-step.codes-saved') }).click()
    await factors.getByRole('button', { name: say('second-step.add-app') }).click()
    const secret = ((await factors.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await checkAccess('main')
    await factors.getByRole('textbox', { name: say('second-step.code') }).fill(generateSync({ secret }))
    await factors.getByRole('button', { name: say('second-step.continue') }).click()
    await factors.getByText(say('security.app-on')).waitFor()

    // The session ends elsewhere; the page of a visitor offers the login form.
    await context.clearCookies({ name: /^(?:sid|w)$/u })
    await open('/')
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('account.sign-in') })
      .click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: say('account.passkey') }).waitFor()
    await checkAccess('[role=dialog]')
    await form.locator('[name=username]').fill(user)
    await form.locator('[name=password]').fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: say('second-step.title') }).waitFor()
    expect(await userName(page)).toBe(null)
    await form.getByRole('button', { name: say('second-step.use-totp') }).click()
    await form.getByRole('textbox', { name: say('second-step.code') }).fill('000000')
    await form.getByRole('button', { name: say('second-step.continue') }).click()
    await form.getByText(say('second-step.wrong-code')).waitFor()
    await checkAccess('[role=dialog]')
    const reloaded = page.waitForEvent('load')
    await form.getByRole('button', { name: say('second-step.use-passkey') }).click()
    await reloaded
    expect(await userName(page)).toBe(user)

    await context.clearCookies({ name: /^(?:sid|w)$/u })
    await open('/')
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('account.sign-in') })
      .click()
    const again = page.waitForEvent('load')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('account.passkey') })
      .click()
    await again
    expect(await userName(page)).toBe(user)

    await open(section)
    for (const name of [`${say('security.remove')} Test`, say('security.app-remove')]) {
      await factors.getByRole('button', { name, exact: true }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: say('security.remove') }).click()
      await factors.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
    }
    expect(complaints).toEqual([])
  },
)
