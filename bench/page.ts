// P1: the search page over HTTP, rendered for each request, compared with bare renderToString of the same markup.
import { once } from 'node:events'
import { askFor, median, perCoreSecond, startPinned } from './host/run-pinned.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const seconds = 5
const address = '/search?parameters.SearchPhrase=kulventil'

const host = await startPinned('bench/host/serve.ts')
const page = `http://localhost:${host.port}${address}`
await askFor(5, page)

const served: number[] = []
const bare: number[] = []
for (let run = 0; run < runs; run += 1) {
  served.push(await perCoreSecond(host.child, seconds, page))
  const { port: rendersPerSecond, child } = await startPinned(
    'bench/host/bare-render.ts',
    String(host.port),
    address,
    String(seconds),
  )
  bare.push(rendersPerSecond)
  child.kill()
  await once(child, 'close')
}
host.child.kill()

const ratios = served.map((rate, run) => rate / (bare[run] ?? Number.NaN))
console.log(
  `served over HTTP  ${median(served).toFixed(0)} pages per core-second (${served.map((rate) => rate.toFixed(0)).join(' ')})`,
)
console.log(
  `bare rendering    ${median(bare).toFixed(0)} pages per core-second (${bare.map((rate) => rate.toFixed(0)).join(' ')})`,
)
console.log(`ratio             ${median(ratios).toFixed(2)} (target 0.80)`)
