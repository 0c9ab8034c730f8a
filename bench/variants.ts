// The product page with 400 variants: pages rendered by the server, what it reads for one, bytes, and the time
// until the browser responds on the last row; compared with a plain table of the same rows, rendered and hydrated
// by react-dom only. `node bench/variants.ts 100` sets another number.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { chromiumLaunch } from '../tests/setup/chromium.ts'
import { askFor, median, perCoreSecond, startPinned } from './host/run-pinned.ts'
import { wideProduct, writeWideProduct } from './host/wide-product.ts'
import { buildPage } from './widgets/build.ts'

const [variants = 400] = process.argv.slice(2).map(Number)
const runs = Number(process.env.BENCH_RUNS ?? 3)
const seconds = 3

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
const perPage = (rates: readonly number[]): string => (1000 / median(rates)).toFixed(1)
const ratio = (mine: readonly number[], others: readonly number[]): string =>
  median(mine.map((one, run) => one / (others[run] ?? Number.NaN))).toFixed(2)

const dataDir = mkdtempSync(join(tmpdir(), 'tc-bench-variants-'))
await writeWideProduct(dataDir, variants)
process.env['BENCH_DATA'] = dataDir
const host = await startPinned('bench/host/serve.ts')
const browser = await chromium.launch(chromiumLaunch())
try {
  await measure(`http://localhost:${host.port}`)
} finally {
  await browser.close()
  host.child.kill()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The plain table: renderings per second of processor time, and its markup. */
async function renderPlain({ child }: { child: ChildProcess }): Promise<{ rate: number; markup: string }> {
  child.send('render')
  const [answer] = (await once(child, 'message')) as [{ rate: number; markup: string }]
  return answer
}

/** Milliseconds from the start of the navigation until the last row's button is hydrated. */
async function shopTakesOver(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' })
  const at = await page.waitForFunction(() => {
    const pressed = [...document.querySelectorAll('main form button[type=submit]')].at(-1)
    return pressed &&
      document.readyState !== 'loading' &&
      Object.keys(pressed).some((key) => key.startsWith('__reactProps'))
      ? performance.now()
      : null
  })
  return Number(await at.jsonValue())
}

async function plainTakesOver(
  page: Page,
  address: string,
  markup: string,
  program: string | Uint8Array,
): Promise<number> {
  await page.route('**/plain.js*', (route) =>
    route.fulfill({ body: Buffer.from(program), contentType: 'text/javascript' }),
  )
  await page.route(`${address}*`, (route) => route.fulfill({ body: markup, contentType: 'text/html' }))
  await page.goto(address, { waitUntil: 'commit' })
  return Number(await (await page.waitForFunction(() => window.tookOverAt ?? null)).jsonValue())
}

async function inNewPage(took: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const answer = await took(await context.newPage())
  await context.close()
  return answer
}

async function measure(origin: string): Promise<void> {
  const address = `${origin}/p/x-${wideProduct}`
  const html = await (await fetch(address)).text()
  const rows = html.match(/<th scope="row"/gu)?.length ?? 0
  if (rows < variants) throw new Error(`the page has ${rows} rows`)
  await askFor(2, address)

  const served: number[] = []
  const read: number[] = []
  const plain: number[] = []
  const renderer = await startPinned('bench/host/plain-render.ts', address, String(seconds))
  let table = ''
  for (let run = 0; run < runs; run += 1) {
    served.push(await perCoreSecond(host.child, seconds, address))
    read.push(await perCoreSecond(host.child, seconds, `${origin}/api/product/${wideProduct}`))
    const { rate, markup } = await renderPlain(renderer)
    plain.push(rate)
    table = markup
  }
  renderer.child.kill()

  const program = (await buildPage('take-over.tsx')).get('page.js') ?? ''
  const styles = html.match(/<link rel="stylesheet"[^>]*>/gu)?.join('') ?? ''
  const markup = `<!doctype html><html lang="sv"><head>${styles}</head><body><div id="plain">${table}</div><script type="module" src="/plain.js"></script></body></html>`
  const takes: { shop: number[]; plain: number[] } = { shop: [], plain: [] }
  for (let run = -1; run < runs; run += 1) {
    const shop = await inNewPage((page) => shopTakesOver(page, address))
    const bare = await inNewPage((page) => plainTakesOver(page, address, markup, program))
    // The first round fills the caches of the machine.
    if (run < 0) continue
    takes.shop.push(shop)
    takes.plain.push(bare)
  }

  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  console.log(`${variants} variants, medians of ${runs} pairs`)
  console.log(
    `server       ${perPage(served)} ms of processor time a page over HTTP, ${perPage(plain)} ms plain: ${ratio(plain, served)} times`,
  )
  console.log(`reading      ${perPage(read)} ms for the product's call, which the page above has kept`)
  console.log(`bytes        ${kilobytes(Buffer.byteLength(html))}, ${kilobytes(brotli.length)} with Brotli 4`)
  console.log(
    `interactive  ${median(takes.shop).toFixed(0)} ms, ${median(takes.plain).toFixed(0)} ms plain: ${ratio(takes.shop, takes.plain)} times`,
  )
}
