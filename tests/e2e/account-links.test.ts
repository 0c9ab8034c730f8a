import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patience } from '../setup/chromium.ts'
import { finishTours } from './finished-tours.ts'
import { signIn } from './gestures.ts'
import { waitForHydration } from './hydration.ts'
import { linksIn, mailsTo } from './mails.ts'
import { loadDemo, type Program, startProgram } from './program.ts'
import { attempt, openLogin } from './sign-in-attempts.ts'
import { translatorOf } from './translator.ts'
import { keptChromium } from './visit.ts'

const say = translatorOf('sv')
const password = 'hjortron vid den blanka tjärnen'

/** A shop of its own, because passwords change and an address with failed sign-ins has to wait. */
let shop: Program
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'account-links-'))
  loadDemo(data, 100)
  shop = await startProgram('ssr/server/main.ts', { DATA_DIR: data, LOG_LEVEL: 'warn' })
})
afterAll(async () => {
  await shop.stop()
  rmSync(data, { recursive: true, force: true })
})

/** A browser of its own on the Swedish site. */
async function openBrowser() {
  const baseURL = `http://local.se.localhost:${new URL(shop.origin).port}`
  const browser = await keptChromium()
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'cookie_consent', value: 'C0001.v1.t1763650000', url: baseURL }])
  await finishTours(context)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const open = async (address: string): Promise<void> => {
    await page.goto(address)
    await waitForHydration(page)
  }
  await open('/')
  return { page, open, close: () => context.close() }
}

/** Asks for a link on the page that is open, and returns the one that arrives. */
async function askForLink(page: Page, userName: string, path: string): Promise<string> {
  await page.getByLabel(say('links.name')).fill(userName)
  await page.getByRole('button', { name: say('links.send') }).click()
  await page.getByText(say('links.sent')).waitFor()
  const links = () => linksIn(mailsTo(data, `${userName}@demo.example`), path)
  await expect.poll(links, { timeout: patience }).not.toEqual([])
  return links()[0] ?? ''
}

/** Signs in through the form of the header, and waits for the reloaded page. */
async function signInWith(page: Page, userName: string, secret: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').first().fill(userName)
  await form.locator('input[type=password]').fill(secret)
  await page.keyboard.press('Enter')
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${say('account.account')}`, 'u') })
    .waitFor()
}

it('sets a forgotten password by the mailed link, which ends other sessions and is used up (ACC-11)', async () => {
  const other = await openBrowser()
  await signIn(other.page, say, 'anna')
  const { page, open, close } = await openBrowser()
  const form = await openLogin(page, say)
  await form.getByRole('link', { name: say('account.forgotten-password') }).click()
  await page.getByRole('heading', { level: 1, name: say('links.forgotten-title') }).waitFor()
  await waitForHydration(page)
  const link = await askForLink(page, 'anna', '/set-password')
  await open(link)
  const field = page.locator('main input[name=password]')
  await field.fill('för kort')
  await page.getByRole('button', { name: say('password.save') }).click()
  await page.getByText(say('password.too-short')).waitFor()
  await field.fill(password)
  await page.getByRole('button', { name: say('password.save') }).click()
  await page.getByText(say('password.done')).waitFor()

  // The session of the other browser has ended.
  await other.open('/my-pages/my-account')
  await other.page
    .getByRole('banner')
    .getByRole('button', { name: say('account.sign-in') })
    .waitFor()
  await expect
    .poll(() => mailsTo(data, 'anna@demo.example').join('\n'), { timeout: patience })
    .toContain('Alla andra inloggningar har avslutats.')

  await open('/')
  await openLogin(page, say)
  await signInWith(page, 'anna', password)
  await other.open(link)
  await other.page.locator('main input[name=password]').fill(`${password} igen`)
  await other.page.getByRole('button', { name: say('password.save') }).click()
  await other.page.getByRole('heading', { level: 1, name: say('password.no-link-title') }).waitFor()
  await Promise.all([close(), other.close()])
})

it('unlocks a name that wrong passwords have locked by the mailed link (ACC-2, ACC-11)', async () => {
  const { page, open, close } = await openBrowser()
  const form = await openLogin(page, say)
  const messages: string[] = []
  for (let guess = 0; guess < 11; guess += 1) messages.push(await attempt(page, 'olof', `gissning ${guess}`))
  expect(new Set(messages.slice(0, 10)).size).toBe(1)
  expect(messages[10]).toContain('låst')
  // Locked: the right password does not help either.
  expect(await attempt(page, 'olof', 'kaffe-paus-kl-tio')).toContain('låst')
  await form.getByRole('link', { name: say('account.unlock') }).click()
  await page.getByRole('heading', { level: 1, name: say('links.unlock-title') }).waitFor()
  await waitForHydration(page)
  const link = await askForLink(page, 'olof', '/unlock-account')
  // In the same tab only the fragment changes.
  await open(link)
  await page.getByRole('button', { name: say('links.unlock-action') }).click()
  await page.getByText(say('links.unlocked')).waitFor()
  await open('/')
  await signIn(page, say, 'olof')
  expect(await page.getByRole('banner').innerText()).toContain('Olof')
  await close()
})
