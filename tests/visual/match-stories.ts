import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { brandNames } from '@tradecounter/ui/theme'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../../.storybook/preview.tsx'
import { contentBox } from './content-box.ts'
import './screenshots.css'

const annotations = setProjectAnnotations([preview, { initialGlobals: { motion: 'reduced' } }])

type StoryFile = Parameters<typeof composeStories>[0]
interface ComposedStory {
  run: (context: { canvasElement: HTMLElement; globals: { brand: string } }) => Promise<void>
  parameters: { layout?: string }
}

const files = import.meta.glob<StoryFile>('../../stories/*.stories.tsx')
const widgets = Object.entries(files).map(
  ([path, load]) => [/([^/]+)\.stories\.tsx$/u.exec(path)?.[1] ?? path, load] as const,
)

/** A screenshot ends where the window ends: this is higher than the tallest story. */
const windowHeight = 2600

/** The main version of the Chromium that took the baselines. */
const baselineChromium = 156
const chromium = Number(/Chrome\/(\d+)/u.exec(navigator.userAgent)?.[1])

/**
 * Other versions of Chromium render the edges of letters and curves slightly differently: see
 * docs/visual-regression.md.
 */
const comparatorOptions =
  chromium === baselineChromium
    ? { threshold: 0.04, allowedMismatchedPixelRatio: 0.0005, allowedMismatchedPixels: 12 }
    : { threshold: 0.2, allowedMismatchedPixelRatio: 0.02 }

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until the document has not changed for some milliseconds and its fonts and pictures are loaded. */
async function settle(quiet: number): Promise<void> {
  const start = performance.now()
  let changed = start
  const observer = new MutationObserver(() => (changed = performance.now()))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  while (performance.now() - changed < quiet && performance.now() - start < 5000)
    await new Promise((resolve) => setTimeout(resolve, 5))
  observer.disconnect()
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  await document.fonts.ready
  await nextFrame()
}

function makeCanvas(layout: string | undefined): HTMLElement {
  document.querySelector('[data-story-canvas]')?.remove()
  const canvas = document.createElement('div')
  canvas.dataset['storyCanvas'] = ''
  canvas.style.padding = layout === 'fullscreen' ? '0' : '16px'
  document.body.append(canvas)
  return canvas
}

/** Compares the default story of every widget in every brand at one width with its baseline. */
export function matchStories(width: number): void {
  beforeAll(annotations.beforeAll)
  beforeAll(async () => {
    vi.setSystemTime(new Date('2026-11-20T09:00:00Z'))
    await page.viewport(width, windowHeight)
  })

  describe(`at ${width} px`, () => {
    it.each(widgets)('%s looks the same in every brand', async (widget, load) => {
      const stories: Record<string, ComposedStory | undefined> = composeStories(await load())
      const { Default } = stories
      if (Default === undefined) throw new Error(`stories/${widget}.stories.tsx has no story named Default`)
      const canvasElement = makeCanvas(Default.parameters.layout)
      // Code that a story loads on demand arrives while the first brand is shown.
      let quiet = 150
      for (const brand of brandNames) {
        await Default.run({ canvasElement, globals: { brand } })
        await settle(quiet)
        quiet = 30
        const clip = contentBox()
        expect(clip.y + clip.height, 'the window is too low for the story').toBeLessThanOrEqual(windowHeight)
        await expect.soft(page).toMatchScreenshot(`${widget}/${brand}-${width}`, {
          comparatorOptions,
          screenshotOptions: { clip },
        })
      }
    })
  })
}
