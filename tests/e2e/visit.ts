import { AxeBuilder } from '@axe-core/playwright'
import { source } from 'axe-core'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterAll } from 'vitest'
import { chromiumLaunch, patience } from '../setup/chromium.ts'
import { ownShop } from './own-shop.ts'
import { withoutSticky } from './sticky.ts'
import { waitForHydration } from './hydration.ts'

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
export const mobile: BrowserContextOptions = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** A watched page: errors, warnings and violations are collected in `complaints`. */
export interface Visit {
  page: Page
  context: BrowserContext
  complaints: string[]
  /** Opens a path of the site, and waits for hydration. Returns the status. */
  open(path: string): Promise<number>
  /**
   * Adds the violations that axe finds on the page or in a part of it to the complaints; of a part also those that
   * html-validate finds in its markup, because the server does not render most parts.
   */
  checkAccess(part?: string): Promise<void>
}

/** `asked`: the consent banner shows. Otherwise the visitor has declined before. */
export type VisitOptions = BrowserContextOptions & { asked?: boolean }

let kept: Promise<Browser> | undefined

/**
 * The Chromium of the worker that runs this file, for the files that it runs after this one too: starting it takes longer
 * than many a test. Playwright ends it with the worker.
 */
export async function keptChromium(): Promise<Browser> {
  if (kept === undefined || !(await kept).isConnected()) kept = chromium.launch(chromiumLaunch())
  return kept
}

/** Visits that end with the test file. */
export function openChromium(): { visit(site: string, options?: VisitOptions): Promise<Visit> } {
  const contexts: BrowserContext[] = []
  afterAll(() => Promise.all(contexts.map((context) => context.close())))
  return {
    visit: async (site, options = desktop) => {
      const visit = await startVisit(await keptChromium(), site, options)
      contexts.push(visit.context)
      return visit
    },
  }
}

export const originOf = (site: string): string => `http://local.${site}.localhost:${ownShop.port}`

const choose = (context: BrowserContext, site: string, groups: string): Promise<void> =>
  context.addCookies([{ name: 'cookie_consent', value: `${groups}.v1.t1763650000`, url: originOf(site) }])

/** Consents to statistics, as the visitor does who says yes to all. */
export const consent = (context: BrowserContext, site: string): Promise<void> =>
  choose(context, site, 'C0001.C0002')

/** Says no to everything but what is necessary. */
export const decline = (context: BrowserContext, site: string): Promise<void> =>
  choose(context, site, 'C0001')

/**
 * Waits until nothing moves any more: letters and later parts have come, and the rows that are near are laid out. Between
 * its rules axe lets frames go by, and it keeps in mind where things stood before them.
 */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const since = performance.now()
    let before = ''
    for (let still = 0; still < 3; still += 1) {
      if (performance.now() - since > longest) throw new Error('The page does not come to rest')
      await document.fonts.ready
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const now = [...document.querySelectorAll('a, button, input, select, textarea, [tabindex]')]
        .map((element) => element.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
        .join(' ')
      if (now !== before) still = 0
      before = now
    }
  }, patience)

async function startVisit(
  browser: Browser,
  site: string,
  { asked = false, ...options }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ ...options, baseURL: originOf(site), reducedMotion: 'reduce' })
  if (!asked) await decline(context, site)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (!why.includes('ERR_ABORTED')) complaints.push(`${request.url()}: ${why}`)
  })
  return {
    page,
    context,
    complaints,
    open: async (path) => {
      const answer = await page.goto(path)
      if (options.javaScriptEnabled !== false) await waitForHydration(page)
      return answer?.status() ?? 0
    },
    checkAccess: async (part = 'html') => {
      await atRest(page)
      // In the page itself and telling only what is wrong: else each look opens another page and carries what holds there.
      // Once for each document: it is large, and the builder would carry it there twice for each look.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
      // Rows that no frame has come near are as high as most rows are, and what a higher one holds reaches into the next.
      await page.evaluate(() => {
        const all = new CSSStyleSheet()
        all.replaceSync('* { content-visibility: visible !important }')
        document.adoptedStyleSheets = [all]
      })
      const { violations } = await withoutSticky(page, () =>
        new AxeBuilder({ page, axeSource: ';' })
          .setLegacyMode()
          .options({ resultTypes: ['violations'] })
          .include(part)
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze(),
      )
      await page.evaluate(() => (document.adoptedStyleSheets = []))
      for (const { id, nodes } of violations)
        complaints.push(
          `axe on ${page.url()}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join(' | ')}`,
        )
      if (part === 'html') return
      // Not for files that look at whole pages alone.
      const { partFaults } = await import('./markup/parts.ts')
      const markup = await page.locator(part).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
      for (const fault of (await Promise.all(markup.map(partFaults))).flat())
        complaints.push(`html-validate on ${page.url()}: ${fault}`)
    },
  }
}
