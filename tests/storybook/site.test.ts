import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { chromiumLaunch, patience } from '../setup/chromium.ts'
import { serveStorybook, type ServedStorybook } from '../visual/storybook.ts'

let site: ServedStorybook
let browser: Browser
let page: Page
/** Requests to other hosts, and missing files. */
let strays: string[]

beforeAll(async () => {
  site = await serveStorybook(inject('storybookSite'))
  browser = await chromium.launch(chromiumLaunch())
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // Storybook loads completely with each page; the first one takes long on a busy machine.
  page.setDefaultTimeout(patience)
  strays = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.origin) strays.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) strays.push(`${response.status()} ${response.url()}`)
  })
})
afterEach(async () => {
  await page.close()
})

const inStory = async (globals: string, id = 'fields-date-picker--default'): Promise<Page> => {
  await page.goto(`${site.origin}/iframe.html?viewMode=story&id=${id}&globals=${globals}`)
  await page.waitForSelector('body.sb-show-main #storybook-root > *')
  return page
}

const worn = (): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => {
    const { dataset, lang, dir, style } = document.documentElement
    return { ...dataset, lang, dir, zoom: style.zoom }
  })

/** The date in the day picker's story. */
const dayIn = async (locale: string): Promise<string> => {
  await inStory(`locale:${locale}`)
  return page.getByRole('textbox').first().inputValue()
}

/** The system's text colour, the colour of the story's text, and the outline of its bar. */
const colours = (): Promise<{ system: string; words: string; outline: string }> =>
  page.evaluate(() => {
    const sample = document.createElement('i')
    sample.style.color = 'CanvasText'
    document.body.append(sample)
    const system = getComputedStyle(sample).color
    sample.remove()
    const story = document.querySelector('#storybook-root *') ?? document.body
    const bar = document.querySelector('progress') ?? document.body
    return { system, words: getComputedStyle(story).color, outline: getComputedStyle(bar).outlineStyle }
  })

describe('the static site of the stories', () => {
  it('opens without network: pages, fonts and stories load from its own folder (LIB-4)', async () => {
    await page.goto(`${site.origin}/index.html?path=/docs/fields-quantity-input--docs&globals=brand:gelia`)
    const docs = page.frameLocator('#storybook-preview-iframe')
    await docs.getByRole('heading', { level: 1, name: 'Quantity input' }).waitFor()
    await page.goto(`${site.origin}/index.html?path=/story/overview-start-here--start-here`)
    const start = page.frameLocator('#storybook-preview-iframe')
    await start.getByRole('link', { name: 'Open its page' }).first().waitFor()
    await inStory('brand:aww', 'screens-search--signed-in')
    // Not `fonts.ready`: nothing loads before the first text in a font has been laid out.
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Barlow Condensed') && status === 'loaded',
      ),
    )
    // Its Markdown renderer loads after the story, so the story tests cannot detect its failure.
    await inStory('', 'overview-release-notes--release-notes')
    await page.getByText('The first release for other teams.').waitFor()
    expect(await page.locator('body.sb-show-errordisplay').count()).toBe(0)
    expect(strays).toEqual([])
  })
})

describe('globals in the address', () => {
  it('brand, locale, density, motion, direction and zoom', async () => {
    await inStory('brand:prevex;locale:fi-FI;density:compact;motion:reduced;direction:rtl;zoom:200')
    expect(await worn()).toMatchObject({
      brand: 'prevex',
      lang: 'fi-FI',
      density: 'compact',
      motion: 'reduced',
      dir: 'rtl',
      zoom: '2',
    })
  })

  it('forced colours, with the rules of the style sheets and the system colours (LIB-2)', async () => {
    await inStory('brand:gelia', 'status-progress--default')
    const before = await colours()
    expect(before.words).not.toBe(before.system)
    expect(before.outline).toBe('none')
    await inStory('brand:gelia;colours:forced', 'status-progress--default')
    const forced = await colours()
    expect(forced.words).toBe(forced.system)
    expect(forced.outline).toBe('solid')
  })

  it('have no effect if absent or unknown', async () => {
    await inStory('brand:nobody;locale:xx')
    expect(await worn()).toMatchObject({ brand: 'tradecounter', lang: 'en-GB', dir: 'ltr', zoom: '' })
    expect(await worn()).not.toHaveProperty('density')
  })

  it('days of a story follow the locale', async () => {
    expect(await dayIn('en-GB')).not.toBe(await dayIn('sv-SE'))
  })

  it('the viewport has the width in its name', async () => {
    await page.goto(
      `${site.origin}/index.html?path=/story/screens-search--signed-in&globals=viewport.value:w375`,
    )
    const frame = page.locator('#storybook-preview-iframe')
    await frame.waitFor()
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeCloseTo(375, -1)
  })

  it('the wall shows a story in all five brands at once', async () => {
    await inStory('brand:wall', 'product-price--default')
    await expect
      .poll(async () => {
        const brands = page
          .frames()
          .map((frame) => frame.evaluate(() => document.documentElement.dataset.brand))
        return [...new Set(await Promise.all(brands))].toSorted()
      })
      .toEqual(['aww', 'gelia', 'prevex', 'solelgrossisten', 'tradecounter'])
  })
})

describe("a widget's page", () => {
  it('has purpose, five brands, states, keys, tokens, do and do not', async () => {
    await page.goto(`${site.origin}/iframe.html?viewMode=docs&id=fields-quantity-input--docs`)
    await page.getByRole('heading', { level: 1, name: 'Quantity input' }).waitFor()
    const titles = (): Promise<string[]> => page.getByRole('heading', { level: 2 }).allTextContents()
    // Some parts request the list of all widgets first.
    await expect
      .poll(async () => (await titles()).map((title) => title.replace(/, \d+$/u, '')))
      .toEqual([
        'Use something else',
        'Try it',
        'In five brands',
        'Every state',
        'Do and do not',
        'Keys',
        'Accessibility',
        'Tokens it uses',
      ])
    await page.getByText('--ui-color-border-strong').waitFor()
    const brands = page.getByRole('figure')
    await expect.poll(() => brands.getByRole('textbox').count()).toBe(5)
    const other = page.getByRole('link', { name: 'Text field' })
    expect(await other.getAttribute('href')).toContain('/docs/fields-text-field--docs')
  })
})
