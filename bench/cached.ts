// P4: a visitor's page from the cache, with all its headers, compared with one fixed buffer of the same size.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askFor, median, perCoreSecond, startPinned } from './host/run-pinned.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const seconds = 5
const path = '/search?parameters.SearchPhrase=kulventil'

const host = await startPinned('bench/host/serve.ts', '--cached')
const page = `http://localhost:${host.port}${path}`
const first = await (await fetch(page)).text()

const folder = mkdtempSync(join(tmpdir(), 'bench-cached-'))
writeFileSync(join(folder, 'page.html'), first)
const fixed = await startPinned('bench/host/fixed.ts', join(folder, 'page.html'))
rmSync(folder, { recursive: true })
const buffer = `http://localhost:${fixed.port}/`
await askFor(3, page)
await askFor(3, buffer)

const served: number[] = []
const bare: number[] = []
for (let run = 0; run < runs; run += 1) {
  served.push(await perCoreSecond(host.child, seconds, page))
  bare.push(await perCoreSecond(fixed.child, seconds, buffer))
}
host.child.kill()
fixed.child.kill()

const ratios = served.map((rate, run) => rate / (bare[run] ?? Number.NaN))
const list = (rates: readonly number[]): string => rates.map((rate) => rate.toFixed(0)).join(' ')
console.log(`page of ${Math.round(first.length / 1000)} KB`)
console.log(`from the cache  ${median(served).toFixed(0)} pages per core-second (${list(served)})`)
console.log(`fixed buffer    ${median(bare).toFixed(0)} per core-second (${list(bare)})`)
console.log(`ratio           ${median(ratios).toFixed(2)} (target 0.95)`)
