import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumLaunch, patience } from '../setup/chromium.ts'
import { finishTours } from './finished-tours.ts'
import { decline, mobile, originOf } from './visit.ts'
import { translatorOf } from './translator.ts'

const say = translatorOf('sv')

/** With a camera that shows a test picture; no browser on this machine reads codes by itself. */
let browser: Browser
beforeAll(async () => {
  const launch = chromiumLaunch()
  browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  })
})
afterAll(() => browser.close())

/** A phone that finds a code at its third scan. */
async function openPhone(code: string): Promise<Page> {
  const context = await browser.newContext({ ...mobile, baseURL: originOf('se'), reducedMotion: 'reduce' })
  context.setDefaultTimeout(patience)
  await decline(context, 'se')
  await finishTours(context)
  await context.addInitScript((value) => {
    let looks = 0
    class Reader {
      static getSupportedFormats = (): Promise<string[]> => Promise.resolve(['ean_13', 'code_128'])
      detect = (picture: HTMLVideoElement): Promise<{ rawValue: string }[]> => {
        looks += 1
        const isLive = picture.videoWidth > 0 && !picture.paused
        return Promise.resolve(isLive && looks > 2 ? [{ rawValue: value }] : [])
      }
    }
    Object.defineProperty(globalThis, 'BarcodeDetector', { value: Reader })
    const devices = navigator.mediaDevices
    const ask = devices.getUserMedia.bind(devices)
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      Object.assign(globalThis, { opened: stream })
      return stream
    }
  }, code)
  const page = await context.newPage()
  await page.goto('/')
  return page
}

const eanOf = async (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { products } = (await (await fetch('/api/search?parameters.SearchPhrase=kulventil')).json()) as {
      products: { variant: { ean: string } }[]
    }
    return products[0]?.variant.ean ?? ''
  })

it('reads a barcode with the camera, opens its article, and stops the camera', async () => {
  const first = await openPhone('')
  const ean = await eanOf(first)
  expect(ean).toMatch(/^\d{13}$/u)
  await first.getByRole('button', { name: say('quick-search.scan') }).tap()
  const sheet = first.getByRole('dialog', { name: say('quick-search.scan') })
  await sheet.getByText(say('quick-search.scan-hint')).waitFor()
  await expect
    .poll(() => sheet.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0)
  await first.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  const live = (): Promise<boolean> =>
    first.evaluate(() => (Reflect.get(globalThis, 'opened') as MediaStream).active)
  await expect.poll(live).toBe(false)
  await first.context().close()

  const page = await openPhone(` ${ean} `)
  await page.getByRole('button', { name: say('quick-search.scan') }).tap()
  await page.waitForURL(/\/p\//u)
  expect(await page.evaluate(() => sessionStorage.getItem('search_term'))).toContain(ean)
  await page.context().close()
})

it('explains what to do when the camera is blocked, missing or in use', async () => {
  const page = await openPhone('')
  for (const [name, word] of [
    ['NotAllowedError', 'quick-search.scan-refused'],
    ['NotFoundError', 'quick-search.scan-no-camera'],
    ['NotReadableError', 'quick-search.scan-failed'],
  ] as const) {
    await page.evaluate((problem) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', problem))
    }, name)
    await page.getByRole('button', { name: say('quick-search.scan') }).tap()
    await page.getByRole('dialog').getByText(say(word)).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.context().close()
})
