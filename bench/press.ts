// Time from the click on "add" to the frame that shows it as busy, on a slow phone (a quarter of the processor) and
// slow 3G, on a product page and in a list; compared with a bare button on the same page whose handler only shows
// that it is busy.
import { chromium, type Locator, type Page } from 'playwright-core'
import { chromiumLaunch } from '../tests/setup/chromium.ts'
import { openTelephone, watchPress } from '../tests/setup/press.ts'
import { startPinned } from './host/run-pinned.ts'
import { medianOf } from './statistics.ts'

const presses = Number(process.env.BENCH_RUNS ?? 9)
const limit = 100
const pages = { product: '/p/x-T100001', list: '/search?parameters.SearchPhrase=kulventil' }

const say = (times: readonly number[]): string =>
  `${medianOf(times).toFixed(0)} ms (at most ${Math.max(...times).toFixed(0)})`

const host = await startPinned('bench/host/serve.ts')
const browser = await chromium.launch(chromiumLaunch())
try {
  for (const [name, path] of Object.entries(pages)) await measure(name, path)
} finally {
  await browser.close()
  host.child.kill()
}

/** Adds a button to the page that shows that it is busy, and nothing else. */
async function bareButton(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const bare = document.createElement('button')
    bare.id = 'bare'
    bare.textContent = 'bare'
    bare.addEventListener('click', () => bare.setAttribute('aria-busy', 'true'))
    document.querySelector('main h1')?.after(bare)
  })
  return page.locator('#bare')
}

async function measure(name: string, path: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    baseURL: `http://localhost:${host.port}`,
  })
  page.setDefaultTimeout(60_000)
  const telephone = await openTelephone(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const add = page.locator('main form button[type=submit]').first()
  const bare = await bareButton(page)
  await telephone.slow()
  const took: { add: number[]; bare: number[] } = { add: [], bare: [] }
  for (let press = 0; press < presses; press += 1) {
    await bare.evaluate((button) => button.removeAttribute('aria-busy'))
    const plain = await watchPress(bare, 'busy', () => bare.tap())
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    const ours = await watchPress(add, 'busy', () => add.tap())
    if (!ours.inNextFrame) throw new Error(`${name}: the next frame did not show it`)
    took.bare.push(plain.milliseconds)
    took.add.push(ours.milliseconds)
    await answered
    await page.locator('main form button[type=submit]:not([aria-busy])').first().waitFor()
  }
  await page.close()
  console.log(
    `${name.padEnd(8)} ${say(took.add)}; a bare button ${say(took.bare)}; ${presses} presses, limit ${limit} ms`,
  )
  if (medianOf(took.add) > limit) process.exitCode = 1
}
