/**
 * Mounting and updating the widgets with the most rows, in Chromium and a production build, as a ratio to the same
 * markup as plain React elements. Refuses to run if the two render different markup. `node bench/widgets.ts table`
 * measures only cases with the word in their name.
 */
import { chromium, type Page } from 'playwright-core'
import { chromiumLaunch } from '../tests/setup/chromium.ts'
import { median } from './host/run-pinned.ts'
import { buildPage } from './widgets/build.ts'
import type { Side, Took, WidgetBench } from './widgets/page.tsx'

const runs = Number(process.env.BENCH_RUNS ?? 9)
const limit = 3
const origin = 'http://widgets.bench'

declare global {
  interface Window {
    bench: WidgetBench
    gc: () => void
  }
}

async function openPage(files: ReadonlyMap<string, string | Uint8Array>): Promise<Page> {
  const { args = [], ...launch } = chromiumLaunch()
  const browser = await chromium.launch({ ...launch, args: [...args, '--js-flags=--expose-gc'] })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.on('pageerror', (error) => {
    throw error
  })
  await page.route(`${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const body = files.get(name)
    const type = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : 'text/html'
    // Isolated pages have a finer clock.
    const headers = {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    }
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: Buffer.from(body), contentType: type, headers })
  })
  await page.goto(`${origin}/index.html`)
  await page.waitForFunction(() => 'bench' in window)
  return page
}

const page = await openPage(await buildPage())
const [asked = ''] = process.argv.slice(2)
const cases = [...(await page.evaluate(() => window.bench.cases)).entries()].filter(([, { name }]) =>
  name.includes(asked),
)

const differences: string[] = []
for (const [index] of cases)
  differences.push(...(await page.evaluate((at) => window.bench.compare(at), index)))
if (differences.length > 0) {
  console.error(`The widget and its comparator draw different markup:\n${differences.join('\n')}`)
  await page.context().browser()?.close()
  process.exit(1)
}

async function samplesOf(index: number, sides: readonly Side[]): Promise<Map<Side, Record<string, Took>[]>> {
  const all = new Map<Side, Record<string, Took>[]>(sides.map((side) => [side, []]))
  for (let run = -1; run < runs; run += 1) {
    // Turns in both orders, so that side effects of one do not always affect the other.
    for (const side of run % 2 === 0 ? sides : sides.toReversed()) {
      const took = await page.evaluate(
        ([at, who]) => {
          window.gc()
          return window.bench.sample(at, who)
        },
        [index, side] as const,
      )
      // The first round warms up the compiler.
      if (run >= 0) all.get(side)?.push(took)
    }
  }
  return all
}

const over: string[] = []
for (const [index, { name, windowed, gestures }] of cases) {
  const { widget, plain } = await page.evaluate((at) => window.bench.elements(at), index)
  console.log(
    `\n${name}: ${widget} elements, beside ${plain} plain ones${windowed ? ' (the rows in sight, beside all of them)' : ''}`,
  )
  const sides: Side[] = windowed ? ['widget', 'every row', 'plain'] : ['widget', 'plain']
  const samples = await samplesOf(index, sides)
  const ms = (side: Side, step: string, part: keyof Took): number[] =>
    (samples.get(side) ?? []).map((took) => took[step]?.[part] ?? Number.NaN)
  for (const side of sides.filter((one) => one !== 'plain')) {
    for (const step of side === 'every row' ? gestures : ['mount', ...gestures]) {
      const ratio = (part: keyof Took): number =>
        median(ms(side, step, part).map((mine, run) => mine / (ms('plain', step, part)[run] ?? Number.NaN)))
      const [script, whole] = [ratio('script'), ratio('whole')]
      const label = side === 'every row' ? `${step}, every row drawn` : step
      // A focus change makes the browser lay out during the script: only the total can be judged.
      if (!(whole <= limit)) over.push(`${name}, ${label}`)
      console.log(
        `  ${label.padEnd(32)} ${whole.toFixed(2)} times (${script.toFixed(2)} without layout): ` +
          `${median(ms(side, step, 'whole')).toFixed(1)} ms of ${median(ms('plain', step, 'whole')).toFixed(1)} ms`,
      )
    }
  }
}
await page.context().browser()?.close()

console.log(`\nMedians of ${runs} pairs; nothing may take over ${limit} times as long.`)
if (over.length > 0) {
  console.error(`Over: ${over.join('; ')}`)
  process.exitCode = 1
}
