import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumLaunch, patience } from '../setup/chromium.ts'
import { finishTours } from './finished-tours.ts'
import { cartLink } from './gestures.ts'
import { startsWith } from './lists.ts'
import { waitForHydration } from './hydration.ts'
import { decline, originOf } from './visit.ts'
import { translatorOf } from './translator.ts'

const say = translatorOf('sv')

let browser: Browser
beforeAll(async () => {
  // With scroll bars that take space: Playwright hides them otherwise.
  browser = await chromium.launch({ ...chromiumLaunch(), ignoreDefaultArgs: ['--hide-scrollbars'] })
})
afterAll(() => browser.close())

/** Opens a page in a window of a given size. */
async function openIn(path: string, width: number, height: number): Promise<Page> {
  const viewport = { width, height }
  const context = await browser.newContext({ viewport, baseURL: originOf('se'), reducedMotion: 'reduce' })
  await decline(context, 'se')
  await finishTours(context)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  await page.goto(path)
  await waitForHydration(page)
  return page
}

/** Stores the positions of all visible elements in the page. */
const remember = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('#root *')].filter((element) => element.checkVisibility())
    const readPlaces = (): string[] =>
      seen.map((element) => {
        const { x, y, width } = element.getBoundingClientRect()
        return [x, y, width].map((length) => Math.round(length * 10) / 10).join()
      })
    const places = readPlaces()
    Object.assign(window, {
      movedSince: () => {
        const now = readPlaces()
        return seen
          .map((element, index) => `${element.outerHTML.slice(0, 80)} from ${places[index]} to ${now[index]}`)
          .filter((_, index) => seen[index]?.isConnected && places[index] !== now[index])
      },
    })
    return document.documentElement.clientWidth
  })

/** Some of the elements that have moved since. */
const moved = (page: Page): Promise<string[]> => page.evaluate<string[]>('window.movedSince().slice(0, 5)')

/** Waits until the page has not moved for some frames, so that later movement has another cause. */
async function settled(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const width = await remember(page)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return (await moved(page)).length === 0 ? width : settled(page)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Each drawer: its page, how to open it, and the window's width. */
const drawers: [string, string, number, (page: Page) => Promise<void>][] = [
  [
    'sign-in',
    '/?featureToggle_newMenu=true',
    1280,
    (page) => button(page, say('account.sign-in')).first().click(),
  ],
  ['the mini cart', '/c/valves', 1280, (page) => cartLink(page, say, false).click()],
  [
    'all filters',
    '/search',
    900,
    (page) =>
      page
        .getByRole('button', { name: startsWith(say('search.filters')) })
        .first()
        .click(),
  ],
  ['the mobile menu', '/c/valves', 900, (page) => button(page, say('shell.menu.title')).click()],
]

it.each(drawers)(
  '%s does not move the page behind it, whether it scrolls or not',
  async (_name, path, width, openDrawer) => {
    for (const height of [800, 6000]) {
      const page = await openIn(path, width, height)
      // The scroll bar must take space, or this proves nothing.
      expect(await settled(page)).toBeLessThan(width)
      await openDrawer(page)
      await page.getByRole('dialog').waitFor()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      expect([height, await moved(page)]).toEqual([height, []])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect([height, await moved(page)]).toEqual([height, []])
      await page.context().close()
    }
  },
)

it('a drawer does not move a page whose header is scrolled away in part, on a phone', async () => {
  const page = await openIn('/c/valves', 375, 700)
  await page.evaluate(() => window.scrollTo(0, 20))
  await settled(page)
  // A click of Playwright would scroll the link into view before it presses.
  const { x = 0, y = 0, width = 0, height = 0 } = (await cartLink(page, say, false).boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.getByRole('dialog').waitFor()
  expect(await moved(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await moved(page)).toEqual([])
  await page.context().close()
})

it('a drawer does not move the page, also with scroll bars that take no space', async () => {
  const barless = await chromium.launch(chromiumLaunch())
  try {
    const context = await barless.newContext({
      viewport: { width: 1280, height: 800 },
      baseURL: originOf('se'),
    })
    await decline(context, 'se')
    await finishTours(context)
    const page = await context.newPage()
    await page.goto('/c/valves')
    await waitForHydration(page)
    expect(await settled(page)).toBe(1280)
    await cartLink(page, say, false).click()
    await page.getByRole('dialog').waitFor()
    expect(await moved(page)).toEqual([])
  } finally {
    await barless.close()
  }
})
