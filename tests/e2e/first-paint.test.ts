import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { consent, mobile, openChromium } from './visit.ts'
import { translatorOf } from './translator.ts'

const { visit } = openChromium()
const say = translatorOf('sv')

/** Holds the page's script files back. Answers how to let them come. */
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

/** Waits until letters and pictures have come and been drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter((picture) => picture.loading !== 'lazy')
    await Promise.all(inSight.map((picture) => picture.decode().catch(() => undefined)))
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  })

/**
 * Whether the question that hears was ever the largest thing painted, as the browser counts it. Not by the time of the
 * largest paint: the browser tells of one some while after it has been painted.
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
  // Not yet offered to those who would get no answer.
  expect(await page.evaluate(() => document.querySelector('#consent-first-paint')?.matches('[inert]'))).toBe(
    true,
  )
  await drawn(page)
  // Once the letters of the brand have come: they are a little wider or narrower than those that stood in for them.
  const before = await boxes()
  expect(before).not.toContain(null)

  release()
  const live = page.locator('section:not([inert] *)').filter({ hasText: say('consent.title') })
  await live.waitFor()
  expect(await shown(page)).toBe(1)
  expect(await boxes()).toEqual(before)
  // What takes its place is no larger paint than what the page began with.
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
