import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { chromiumLaunch, patience } from '../../setup/chromium.ts'
import { waitForHydration } from '../hydration.ts'
import { linksIn } from '../mails.ts'
import { type ApplicationShop, type ApplicationSite, openApplicationShop } from './shop.ts'

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
export const telephone: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** A shop for applications and a Chromium, for the tests of a file. */
export function openApplications() {
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
  return {
    shop: () => shop,
    browser: () => browser,

    /** A visitor of a site, who has declined statistics. */
    visitorOf: async (site: ApplicationSite, options: BrowserContextOptions = desktop) => {
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
    },

    /** The address in the newest mail to somebody that leads to a page. */
    linkTo: async (email: string, path: string): Promise<string> => {
      const newest = (): string | undefined => linksIn(shop.mailsTo(email), path).at(-1)
      await expect.poll(newest, { timeout: patience }).toBeDefined()
      return newest() ?? ''
    },
  }
}
