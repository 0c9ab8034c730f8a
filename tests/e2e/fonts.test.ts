import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { brands, type BrandName } from '@tradecounter/ui/theme/brands'
import { waitForHydration } from './hydration.ts'
import { desktop, mobile, openChromium } from './visit.ts'

const { visit } = openChromium()

/** One site of each brand. */
const siteOf = {
  tradecounter: 'se',
  gelia: 'gelia-se',
  prevex: 'prevex',
  aww: 'workwear',
  solelgrossisten: 'solelgrossisten',
} as const satisfies Record<BrandName, string>
const sites = Object.entries(siteOf) as [BrandName, string][] // keys of the record above
const list = '/search?parameters.SearchPhrase=a'
const budget = 60_000

const productOf = async (page: Page): Promise<string> => {
  const link = page.getByRole('article').first().getByRole('link').first()
  return (await link.getAttribute('href')) ?? ''
}

/** Delays the font files until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** The sum of unexpected layout shifts, and their elements. */
const shifts = (page: Page): Promise<{ sum: number; moved: string[] }> =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    const entries: Shift[] = []
    const observer = new PerformanceObserver((seen) => {
      entries.push(...(seen.getEntries() as Shift[])) // asked for by type
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 5; frame += 1) await new Promise((next) => requestAnimationFrame(next))
    observer.disconnect()
    return {
      sum: entries.reduce((sum, { value }) => sum + value, 0),
      moved: entries.flatMap(({ sources }) =>
        sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
      ),
    }
  })

/** Opens a page whose fonts load only after its text is shown in fallbacks and hydrated. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const release = await holdFonts(page)
  // The event `load` waits for preloads.
  await page.goto(path, { waitUntil: 'commit' })
  await waitForHydration(page)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForFunction(() => document.fonts.status === 'loaded' && document.readyState === 'complete')
}

/** Families of the loaded files; a fallback counts as loaded when the system has it. */
const loadedFamilies = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    const names = loaded.map(({ family }) => family.replaceAll(/['"]/gu, ''))
    return [...new Set(names.filter((name) => !name.includes(' Fallback ')))].toSorted()
  })

/** Width of a text in the fonts of the page, or only in those of the system. */
const widthOf = (page: Page, fonts: 'page' | 'system', weight: string): Promise<number> =>
  page.evaluate(
    ([chosen, fontWeight]) => {
      const family = getComputedStyle(document.body).fontFamily
      const sample = document.createElement('span')
      sample.textContent = 'Pressvinkel Rostra PV 150, koppar, 22 mm'.repeat(5)
      sample.style.cssText = 'position:absolute;white-space:nowrap;font-size:40px'
      sample.style.fontWeight = fontWeight
      sample.style.fontFamily = chosen === 'page' ? family : family.slice(family.indexOf(',') + 1)
      document.body.append(sample)
      const { width } = sample.getBoundingClientRect()
      sample.remove()
      return width
    },
    [fonts, weight] as const,
  )

describe.each(sites)('the fonts of %s', (brand, site) => {
  const { body, heading, weightRegular, weightStrong } = brands[brand].font
  const families = [body, heading].map((stack) => /^'([^']+)'/u.exec(stack)?.[1] ?? '')

  it.each([
    ['desktop', desktop],
    ['mobile', mobile],
  ])(
    'are its own, at most 60 KB on a first page, and cause no layout shift when late: %s',
    async (_, device) => {
      const { page, open } = await visit(site, device)
      await open(list)
      const product = await productOf(page)
      // Cached fonts are used before the first paint.
      await expect
        .poll(async () => {
          await page.reload()
          const inTime = async (weight: string): Promise<boolean> =>
            (await widthOf(page, 'page', weight)) !== (await widthOf(page, 'system', weight))
          return [await inTime(weightRegular), await inTime(weightStrong)]
        })
        .toEqual([true, true])
      for (const path of ['/', list, product]) {
        const first = await visit(site, device)
        const sizes: Promise<number>[] = []
        first.page.on('requestfinished', (request) => {
          if (request.url().endsWith('.woff2'))
            sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
        })
        await openWithLateFonts(first.page, path)
        const { sum, moved } = await shifts(first.page)
        expect(sum, `${path}: ${moved.join(' | ')}`).toBe(0)
        expect(await loadedFamilies(first.page)).toEqual([...new Set(families)].toSorted())
        const bytes = (await Promise.all(sizes)).reduce((all, one) => all + one, 0)
        expect(bytes).toBeGreaterThan(15_000)
        expect(bytes).toBeLessThanOrEqual(budget)
        expect(first.complaints).toEqual([])
        await first.context.close()
      }
    },
  )
})
