import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readMenuRow, type MenuRow } from './menu-row.ts'
import { waitForHydration } from './hydration.ts'
import { openChromium } from './visit.ts'

const { visit } = openChromium()

const sites = [
  'se',
  'no',
  'fi',
  'ax',
  'dk-vvs',
  'dk-handel',
  'workwear',
  'gelia-se',
  'gelia-no',
  'prevex',
  'solelgrossisten',
]
/** Wide windows first: an open "More" then gets more and more items, and stays open. */
const widths = [1920, 1440, 1280, 1024]

const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 800 })

/**
 * Makes the menu's font about 20 % wider, or resets it. Hides the content below, which would be laid out at each
 * width.
 */
const dress = (page: Page, wider: boolean): Promise<void> =>
  page.evaluate(
    (spacing) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`main { display: none } nav[data-more] { letter-spacing: ${spacing} }`)
      document.adoptedStyleSheets = [sheet]
    },
    wider ? '0.12em' : 'normal',
  )

/** Opens "More" if the row has it. */
const openMore = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document
      .querySelector<HTMLElement>('nav[data-more] > div button[data-top][aria-expanded=false]')
      ?.click(),
  )

/** Errors of a measured row: its own, and those of "More" and keyboard access. */
const wrongWith = ({ faults, hidden, listed, seen, offered }: MenuRow): unknown[] => [
  ...faults,
  ...((listed ?? []).join('|') === hidden.join('|') ? [] : [{ hidden, listed }]),
  ...(seen.length === offered.length ? [] : [{ seen, offered }]),
]

/** Reads the row at each width, as rendered by the server. */
const readAll = async (page: Page): Promise<MenuRow[]> => {
  const rows: MenuRow[] = []
  for (const width of widths) {
    await resize(page, width)
    rows.push(await readMenuRow(page))
  }
  return rows
}

/** Reads the row at each width with "More" open, and waits until "More" lists the items that do not fit. */
async function readOpen(page: Page): Promise<MenuRow[]> {
  const rows: MenuRow[] = []
  for (const width of widths) {
    await resize(page, width)
    let row: MenuRow | undefined
    const wrong = async (): Promise<unknown[]> => {
      await openMore(page)
      row = await readMenuRow(page)
      return wrongWith(row)
    }
    await expect.poll(wrong, { interval: 20 }).toEqual([])
    if (row) rows.push(row)
  }
  return rows
}

/** Opens a page whose scripts are delayed. Returns the function that releases them. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => document.fonts.ready)
  return async () => {
    held.resolve()
    await waitForHydration(page)
    await page.unroute('**/assets/**/*.js')
  }
}

/** Position of the site's other languages. */
const otherLanguages = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=alternate][hreflang]:not([hreflang=x-default])')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '').pathname).filter((path) => path !== '/'),
    )

const picture = (rows: MenuRow[]): unknown => rows.map(({ seen, more }) => ({ seen, more }))

describe.each(sites)('the menu of %s', (site) => {
  it('is one row with the rest in "More" at every width and in every language, the same before its script runs (SHELL-6)', async () => {
    const { page, complaints } = await visit(site)
    const paths = ['/']
    for (const path of paths) {
      const run = await openHeld(page, path)
      await dress(page, false)
      const before = await readAll(page)
      expect([path, before.flatMap(({ faults }) => faults)]).toEqual([path, []])
      await run()
      const after = await readOpen(page)
      expect([path, picture(after)]).toEqual([path, picture(before)])
      await dress(page, true)
      const wide = await readOpen(page)
      // In narrow windows some must not fit: otherwise this proves nothing about "More".
      expect(wide.at(-1)?.listed).not.toBeNull()
      if (path === '/') paths.push(...(await otherLanguages(page)))
    }
    expect(complaints).toEqual([])
  })
})
