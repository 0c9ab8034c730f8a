import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { consent, mobile, openChromium } from './visit.ts'
import { wordsOf } from './words.ts'

const { visit } = openChromium()
const say = wordsOf('sv')

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

/** When the largest thing was painted, as the browser counts it, once letters and pictures have come. */
const largestPaint = async (page: Page): Promise<number> => {
  await page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter((picture) => picture.loading !== 'lazy')
    await Promise.all(inSight.map((picture) => picture.decode().catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
  return page.evaluate(
    () =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) => found(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

it('asks for consent in the first paint, without waiting for a script, and hears as soon as it can', async () => {
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
  expect(await page.evaluate(() => document.querySelector('#question-ahead')?.matches('[inert]'))).toBe(true)
  const largest = await largestPaint(page)
  // Once the letters of the brand have come: they are a little wider or narrower than those that stood in for them.
  const before = await boxes()
  expect(before).not.toContain(null)

  release()
  const live = page.locator('section:not([inert] *)').filter({ hasText: say('consent.title') })
  await live.waitFor()
  expect(await shown(page)).toBe(1)
  expect(await boxes()).toEqual(before)
  // What takes its place is no larger paint than what the page began with.
  expect(await largestPaint(page)).toBe(largest)
  await live.getByRole('button', { name: say('consent.refuse') }).click()
  await live.waitFor({ state: 'detached' })
  expect(await shown(page)).toBe(0)
  await open('/c/valves')
  expect(await shown(page)).toBe(0)
  expect(complaints).toEqual([])
})

it('shows no question to those who have chosen, nor to those without scripts', async () => {
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
