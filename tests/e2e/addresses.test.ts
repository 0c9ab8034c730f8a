import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openFirstProduct } from './gestures.ts'
import { openChromium, originOf } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: say('account.sign-in') })

/** Whether sign-in is in a side panel, by its position, or in a dropdown below its button. */
async function standsAtTheSide(page: Page): Promise<boolean> {
  await signInButton(page).click()
  const login = page.getByRole('dialog')
  await login.locator('input[type=password]').waitFor()
  const box = await login.boundingBox()
  await page.keyboard.press('Escape')
  await login.waitFor({ state: 'detached' })
  return box !== null && box.y <= 0 && box.width === 480
}

describe('a feature toggle in the address', () => {
  it('takes effect at once, is removed from the address without a history entry, and affects this visitor only (SHELL-3, SHELL-4)', async () => {
    const { page, open, complaints } = await visit('se')
    const origin = originOf('se')
    await open('/')
    const entries = await page.evaluate(() => window.history.length)
    await open('/search?featureToggle_newMenu=true&parameters.SearchPhrase=kulventil&featureToggle_unknown=1')
    await page.waitForURL(`${origin}/search?parameters.SearchPhrase=kulventil`)
    expect(await page.evaluate(() => window.history.length)).toBe(entries + 1)
    expect(await standsAtTheSide(page)).toBe(true)
    await page.goBack()
    expect(page.url()).toBe(`${origin}/`)
    await page.goForward()
    expect(page.url()).toBe(`${origin}/search?parameters.SearchPhrase=kulventil`)

    // It is stored for the visitor until it is switched off.
    await open('/search')
    expect(await standsAtTheSide(page)).toBe(true)
    const other = await visit('se')
    await other.open('/search?parameters.SearchPhrase=kulventil')
    expect(await standsAtTheSide(other.page)).toBe(false)
    await open('/search?featureToggle_newMenu=false')
    await page.waitForURL(`${origin}/search`)
    expect(await standsAtTheSide(page)).toBe(false)
    expect(complaints).toEqual([])
    expect(other.complaints).toEqual([])
  })
})

const languageLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

describe('the locale in the address', () => {
  it('switches without leaving the page or its query (SITE-5)', async () => {
    const { page, open, complaints } = await visit('fi')
    const origin = originOf('fi')
    const question = 'parameters.SearchPhrase=palloventtiili&parameters.Sort=AlphabeticalAsc'
    await open(`/search?${question}`)
    await languageLink(page, 'Svenska').click()
    await page.waitForURL(`${origin}/sv-SE/search?${question}`)
    expect(await page.locator('html').getAttribute('lang')).toBe('sv-SE')
    await signInButton(page).waitFor()

    await open('/sv-SE/search')
    await openFirstProduct(page)
    const { pathname } = new URL(page.url())
    expect(pathname).toMatch(/^\/sv-SE\/p\//u)
    const code = pathname.split('-').at(-1) ?? ''
    await languageLink(page, 'English').click()
    await page.waitForURL(`${origin}/en/p/**-${code}`)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('main').getByText(code).first().waitFor()
    await languageLink(page, 'Suomi').click()
    await page.waitForURL(`${origin}/p/**-${code}`)
    expect(await page.locator('html').getAttribute('lang')).toBe('fi-FI')
    expect(complaints).toEqual([])
  })

  it('answers 404 if unknown, and redirects to the default locale if the site does not offer it (SITE-5, SHELL-10)', async () => {
    const { page, open, checkAccess, complaints } = await visit('se')
    const origin = originOf('se')
    for (const path of ['/de-DE/search', '/sv-FI', '/EN/search', '/default/search']) {
      expect(`${path} ${await open(path)}`).toBe(`${path} 404`)
      expect(await page.locator('html').getAttribute('lang')).toBe('sv-SE')
      await page.getByRole('main').getByRole('heading', { level: 1, name: 'Sidan finns inte' }).waitFor()
    }
    complaints.length = 0
    await checkAccess()
    for (const locale of ['fi-FI', 'sv-SE', 'nn-NO']) {
      expect(await open(`/${locale}/search?parameters.SearchPhrase=kulventil`)).toBe(200)
      expect(page.url()).toBe(`${origin}/search?parameters.SearchPhrase=kulventil`)
      expect(await page.locator('html').getAttribute('lang')).toBe('sv-SE')
    }
    expect(complaints).toEqual([])
  })
})
