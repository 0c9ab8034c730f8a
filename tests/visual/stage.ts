import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { drawingChromium } from '../setup/chromium.ts'

/** The moment in which every picture is taken: nothing drawn may depend on today. */
const pictureTime = new Date('2026-11-20T09:00:00Z')

/** Nothing moves or blinks. Text is drawn in the fonts of the brands, which are the shop's own. */
const stillStyle = `
  *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important;
    scroll-behavior: auto !important }
  ::-webkit-scrollbar { display: none }
  html { overflow-y: visible; scrollbar-gutter: stable }`

/** Launches the Chromium in which stories are looked at. */
export const launchStage = (): Promise<Browser> => chromium.launch(drawingChromium())

/** A page with fixed time and locale, on which stories are shown one after another. */
export async function openStage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...options,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(pictureTime)
  await page.addInitScript((css) => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style')
      style.textContent = css
      document.head.append(style)
    })
  }, stillStyle)
  return page
}

/** What Storybook's frame offers to who drives it. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; phase?: string }
    channel?: { emit: (event: string, data: object) => void }
  }
}

/** Waits until Storybook has drawn and played the story. Answers what is wrong with it, or undefined. */
const played = (page: Page, story: string): Promise<string | undefined> =>
  page.evaluate(async (id) => {
    const since = performance.now()
    const phase = (): string => {
      const render = (window as PreviewWindow)['__STORYBOOK_PREVIEW__']?.currentRender
      return render?.id === id ? (render.phase ?? '') : ''
    }
    while (!['finished', 'errored', 'aborted'].includes(phase())) {
      if (performance.now() - since > 60_000) return `${id} is still in the phase "${phase()}" after a minute`
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return phase() === 'finished' ? undefined : `${id}: ${phase()}`
  }, story)

/** Waits until the document has been quiet for so many milliseconds and its fonts and pictures are there. */
const settle = (page: Page, quiet: number): Promise<void> =>
  page.evaluate(async (quietFor) => {
    const since = performance.now()
    let changed = since
    const watch = new MutationObserver(() => (changed = performance.now()))
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    while (performance.now() - changed < quietFor && performance.now() - since < 5_000)
      await new Promise((resolve) => setTimeout(resolve, 5))
    watch.disconnect()

    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
    for (let frame = 0; frame < 2; frame++) {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, quiet)

/** Shows a story in a fresh document. Rejects when it cannot be drawn. */
export async function showStory(page: Page, origin: string, story: string, brand: string): Promise<void> {
  const globals = `a11y.manual:!true;brand:${brand}`
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=${globals}`, {
    waitUntil: 'domcontentloaded',
  })
  const wrong = await played(page, story)
  if (wrong !== undefined) throw new Error(`The story cannot be drawn: ${wrong}`)
  await settle(page, 60)
}

/** Shows another story in the document that is there: faster, and good enough where no picture is taken. */
export async function nextStory(page: Page, story: string): Promise<void> {
  await page.evaluate((storyId) => {
    const { channel } = (window as PreviewWindow)['__STORYBOOK_PREVIEW__'] ?? {}
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story)
  const wrong = await played(page, story)
  if (wrong !== undefined) throw new Error(`The story cannot be drawn: ${wrong}`)
  await settle(page, 20)
}
