import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { settled } from './lists.ts'
import { ownShop } from './own-shop.ts'
import { signInByCall } from './sign-in-by-call.ts'
import { desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()

/** Minimum visible layout shift (performance P5): the web's own metric calls 0.1 good. */
const leastSeen = 0.02

declare global {
  interface Window {
    /** Unexpected layout shifts: size and element. */
    moved?: { value: number; where: string }[]
  }
}

/** Records each shift of the page with the element that moved first. */
function watchShifts(): void {
  window.moved = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry) || entry.hadRecentInput)
        continue
      const [source] = entry.sources as { node: Node | null }[]
      window.moved?.push({ value: Number(entry.value), where: source?.node?.textContent?.slice(0, 40) ?? '' })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/** Whether a script is a late part: no other has a default export. Builds do not name it. */
const comesLater = async (path: string): Promise<boolean> =>
  / as default\b/u.test(await (await fetch(`http://127.0.0.1:${ownShop.port}${path}`)).text())

/** A poor connection: prices arrive after the page, and its late parts after the prices. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\/stockprices$/u, async (route) => {
    await pause(200)
    await route.continue().catch(() => undefined)
  })
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    if (await comesLater(new URL(route.request().url()).pathname)) await pause(1200)
    await route.continue().catch(() => undefined)
  })
}

it.each([
  ['desktop', desktop],
  ['mobile', mobile],
] as const)('shifts no page on %s while prices and late parts load', async (_, options) => {
  const { page, context, open, complaints } = await visit('se', options)
  await open('/')
  expect(await signInByCall(page, 'anna')).toContain('"true"')
  await context.addInitScript(watchShifts)
  await slowDown(page)
  const paths = ['/', '/c/valves', '/search?parameters.SearchPhrase=ventil']
  for (let place = 0; place < paths.length; place += 1) {
    await open(paths[place] ?? '/')
    await settled(page)
    const moved = await page.evaluate(() => window.moved ?? [])
    const sum = moved.reduce((total, { value }) => total + value, 0)
    expect(sum, `${paths[place]}: ${JSON.stringify(moved)}`).toBeLessThan(leastSeen)
    if (paths[place]?.startsWith('/search')) {
      const product = await page
        .getByRole('article')
        .first()
        .getByRole('heading')
        .getByRole('link')
        .getAttribute('href')
      paths.push(product ?? '/')
    }
  }
  expect(complaints).toEqual([])
})
