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
import { finishTours } from './finished-tours.ts'
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
export interface WatchedPage {
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

/**
 * `asked`: the consent banner shows. Otherwise the visitor has declined before. `tours`: the browser has done no tour
 * yet. Otherwise it has done all of them.
 */
export type WatchedPageOptions = BrowserContextOptions & { asked?: boolean; tours?: boolean }

let kept: Promise<Browser> | undefined

/**
 * The Chromium of this file's worker, also for its next files, because starting it takes longer than most tests.
 * Playwright closes it with the worker.
 */
export async function keptChromium(): Promise<Browser> {
  if (kept === undefined || !(await kept).isConnected()) kept = chromium.launch(chromiumLaunch())
  return kept
}

/** Visits that end with the test file. */
export function openChromium(): { visit(site: string, options?: WatchedPageOptions): Promise<WatchedPage> } {
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

/** Consents to statistics, like a visitor who accepts all. */
export const consent = (context: BrowserContext, site: string): Promise<void> =>
  choose(context, site, 'C0001.C0002')

/** Refuses everything except required cookies. */
export const decline = (context: BrowserContext, site: string): Promise<void> =>
  choose(context, site, 'C0001')

/**
 * Waits until nothing moves: fonts and late parts have loaded, and near rows are laid out. axe lets frames pass
 * between its rules, and remembers earlier positions.
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
  { asked = false, tours = false, ...options }: WatchedPageOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({ ...options, baseURL: originOf(site), reducedMotion: 'reduce' })
  if (!asked) await decline(context, site)
  if (!tours) await finishTours(context)
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
      // The gate leaves it to the groups `accessibility` and `every-page`.
      if (process.env.VITE_AXE === 'off') return
      await atRest(page)
      // Runs in the page and returns only violations: otherwise each check opens another page and transfers all
      // passes. Injected once per document, because it is large, and the builder would inject it twice per check.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
      // Rows that were never near the viewport have an estimated height, and a taller one overlaps the next.
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
      // Not needed by files that only check whole pages.
      const { partFaults } = await import('./markup/parts.ts')
      const markup = await page.locator(part).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
      for (const fault of (await Promise.all(markup.map(partFaults))).flat())
        complaints.push(`html-validate on ${page.url()}: ${fault}`)
    },
  }
}
