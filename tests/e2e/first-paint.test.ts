import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { consent, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

/** Delays the page's scripts. Returns the function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const shown = (page: Page): Promise<number> =>
  page.getByText(say('consent.title'), { exact: true }).filter({ visible: true }).count()

/** Waits until fonts and pictures have loaded and been painted. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter((picture) => picture.loading !== 'lazy')
    await Promise.all(inSight.map((picture) => picture.decode().catch(() => undefined)))
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  })

/**
 * Whether the interactive banner was ever the largest paint, as the browser reports it. Not by the time of the
 * largest paint, because the browser reports it later.
 */
const wasLargest = (question: Locator): Promise<boolean> =>
  question.evaluate(
    (section) =>
      new Promise<boolean>((found) => {
        new PerformanceObserver((list) =>
          found(
            list
              .getEntries()
              .some(
                (entry) =>
                  'element' in entry && entry.element instanceof Element && section.contains(entry.element),
              ),
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

it('shows the consent banner in the first paint, and makes it work after hydration', async () => {
  const { page, open, complaints } = await visit('se', { ...mobile, asked: true })
  const release = await holdScripts(page)
  await page.goto('/search', { waitUntil: 'commit' })
  const question = page.getByText(say('consent.title'), { exact: true })
  const boxes = async () => [
    await question.filter({ visible: true }).boundingBox(),
    await page.getByText(say('consent.refuse'), { exact: true }).filter({ visible: true }).boundingBox(),
  ]
  await question.waitFor()
  // Not accessible until it can respond.
  expect(await page.evaluate(() => document.querySelector('#consent-first-paint')?.matches('[inert]'))).toBe(
    true,
  )
  await drawn(page)
  // After the brand's fonts have loaded, which are slightly wider or narrower than their fallbacks.
  const before = await boxes()
  expect(before).not.toContain(null)

  release()
  const live = page.locator('section:not([inert] *)').filter({ hasText: say('consent.title') })
  await live.waitFor()
  expect(await shown(page)).toBe(1)
  expect(await boxes()).toEqual(before)
  // Its replacement is not a larger paint than the initial one.
  await drawn(page)
  expect(await wasLargest(live)).toBe(false)
  await live.getByRole('button', { name: say('consent.refuse') }).click()
  await live.waitFor({ state: 'detached' })
  expect(await shown(page)).toBe(0)
  await open('/c/valves')
  expect(await shown(page)).toBe(0)
  expect(complaints).toEqual([])
})

it('shows no banner after a choice, nor without JavaScript', async () => {
  const chosen = await visit('se', { ...mobile, asked: true })
  await consent(chosen.context, 'se')
  await holdScripts(chosen.page)
  await chosen.page.goto('/', { waitUntil: 'commit' })
  await chosen.page.getByRole('contentinfo').waitFor()
  expect(await shown(chosen.page)).toBe(0)
  const plain = await visit('se', { ...mobile, asked: true, javaScriptEnabled: false })
  await plain.open('/')
  expect(await shown(plain.page)).toBe(0)
  expect([...chosen.complaints, ...plain.complaints]).toEqual([])
})
