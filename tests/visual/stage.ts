import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { drawingChromium } from '../setup/chromium.ts'

/** The time of all screenshots: no content may depend on the current date. */
const pictureTime = new Date('2026-11-20T09:00:00Z')

/** Disables animations and carets. Text uses the brands' own fonts. */
const stillStyle = `
  *, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important;
    scroll-behavior: auto !important }
  ::-webkit-scrollbar { display: none }
  html { overflow-y: visible; scrollbar-gutter: stable }`

/** Launches the Chromium for stories. */
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

/** Storybook's preview API. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; phase?: string }
    channel?: { emit: (event: string, data: object) => void }
  }
}

/** Waits until Storybook has rendered and played the story. Returns its error, or undefined. */
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

/** Waits until the document has not changed for this many milliseconds and its fonts and pictures have loaded. */
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

/** Shows a story in a new document. Rejects if it cannot be rendered. */
export async function showStory(page: Page, origin: string, story: string, brand: string): Promise<void> {
  const globals = `a11y.manual:!true;brand:${brand}`
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=${globals}`, {
    waitUntil: 'domcontentloaded',
  })
  const wrong = await played(page, story)
  if (wrong !== undefined) throw new Error(`The story cannot be drawn: ${wrong}`)
  await settle(page, 60)
}

/** Shows another story in the current document: faster, and sufficient without screenshots. */
export async function nextStory(page: Page, story: string): Promise<void> {
  await page.evaluate((storyId) => {
    const { channel } = (window as PreviewWindow)['__STORYBOOK_PREVIEW__'] ?? {}
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story)
  const wrong = await played(page, story)
  if (wrong !== undefined) throw new Error(`The story cannot be drawn: ${wrong}`)
  await settle(page, 20)
}
