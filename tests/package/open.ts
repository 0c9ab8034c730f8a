import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { brands, type BrandName } from '../../ui/theme/brands/index.ts'
import { chromiumLaunch, patience } from '../setup/chromium.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Changes a served document: another text, further headers. */
type Dressed = (html: string) => { html: string; headers: Record<string, string> }

/** Serves a built folder until the test ends; resolves with its address. */
export function serve(folder: string, dress: Dressed = (html) => ({ html, headers: {} })): Promise<string> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    try {
      const type = types[extname(file)] ?? 'application/octet-stream'
      const { html, headers } = path === '/' ? dress(readFileSync(file, 'utf8')) : { html: null, headers: {} }
      response.writeHead(200, { 'content-type': type, ...headers })
      response.end(html ?? readFileSync(file))
    } catch {
      response.end()
    }
  })
  onTestFinished(() => void server.close())
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '')
    })
  })
}

/** One Chromium for a test file; at its end each page must have no errors. */
export function openChromium(): (address: string, script?: boolean) => Promise<Page> {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunch())
  })
  afterAll(() => browser.close())
  return async (address, script = true) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled: script })
    const complaints: string[] = []
    page.setDefaultTimeout(patience)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    // Without script the browser refuses modules itself, which is not an error of the page.
    if (script) page.on('requestfailed', (request) => complaints.push(request.url()))
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
    onTestFinished(async () => {
      await page.close()
      expect(complaints).toEqual([])
    })
    await page.goto(address)
    return page
  }
}

const channels = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const unquoted = (text: string): string => text.replaceAll(/['"\s]/gu, '')

/** The page has the brand's colours and font. */
export async function expectBrand(page: Page, brand: BrandName): Promise<void> {
  const { color, font } = brands[brand]
  const button = page.getByRole('button', { name: 'Filter parts' })
  const painted = (): Promise<string> =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await painted()).toBe(channels(color.accent))
  const stage = await page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    heading: getComputedStyle(document.documentElement).getPropertyValue('--ui-font-heading'),
  }))
  expect(stage.background).toBe(channels(color.surface))
  expect(unquoted(stage.heading)).toBe(unquoted(font.heading))
}

/** The side panel, the filter in it and the table work together. */
export async function expectDeskWorks(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Parts' }).locator('tbody tr')
  expect(await rows.count()).toBe(3)

  await page.getByRole('button', { name: 'Filter parts' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  await panel.waitFor()
  expect((await panel.boundingBox())?.width).toBe(480)
  await panel.getByRole('checkbox', { name: /Steel/u }).check()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await rows.count()).toBe(2)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Filter parts')

  const first = rows.first()
  const sorter = page.getByRole('button', { name: /^Price/u })
  await sorter.click()
  expect(await first.textContent()).toContain('S-15')
  await sorter.click()
  expect(await first.textContent()).toContain('S-18')
}
