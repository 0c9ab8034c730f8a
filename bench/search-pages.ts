// Searches with the server rendering their pages: every page is for a new phrase, so that neither page, answer nor
// list is cached. Compared with the same kind of phrases as calls, without pages.
//
// BENCH_DATA names a folder with another catalogue than the demo's 12,000 articles, kept between runs:
//   DATA_DIR=FOLDER npm run demo -- --articles 1000000
//   BENCH_DATA=FOLDER node bench/search-pages.ts
import { setTimeout as pause } from 'node:timers/promises'
import { startPinned, usageOf } from './host/run-pinned.ts'
import { medianOf, percentile } from './statistics.ts'

const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const seconds = 5
const asking = 8
const words = ['kulventil', 'kopparrör', 'sexkantskruv', 'varseljacka', 'radiator', 'installationskabel']

const { port, child } = await startPinned('bench/host/serve.ts')
let last = 0
const phrase = (): string => {
  last += 1
  return encodeURIComponent(`${words[last % words.length]} ${last}`)
}

interface Run {
  perSecond: number
  perCoreSecond: number
  p50: number
  p95: number
}

/** Sends requests for some seconds, several at a time. */
async function run(path: string): Promise<Run> {
  const before = await usageOf(child)
  const began = performance.now()
  const times: number[] = []
  const ask = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      const asked = performance.now()
      const answer = await fetch(`http://localhost:${port}${path}?parameters.SearchPhrase=${phrase()}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: asking }, ask))
  const after = await usageOf(child)
  return {
    perSecond: times.length / ((performance.now() - began) / 1000),
    perCoreSecond: times.length / (after.cpuSeconds - before.cpuSeconds),
    p50: medianOf(times),
    p95: percentile(times, 0.95),
  }
}

/** Waits until the index of a large catalogue is built. */
async function untilReady(): Promise<number> {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/api/search`)
    if (answer.status === 200) return ((await answer.json()) as { total: number }).total
    await answer.arrayBuffer()
    await pause(1000)
  }
}

console.log(`${await untilReady()} products`)
await run('/search')
await run('/api/search')
const rows = { 'pages with their searches': '/search', 'searches alone': '/api/search' }
const found: Record<string, Run[]> = {}
for (let turn = 0; turn < runs; turn += 1)
  for (const [name, path] of Object.entries(rows)) (found[name] ??= []).push(await run(path))
for (const [name, all] of Object.entries(found)) {
  const middle = (key: keyof Run): string => medianOf(all.map((each) => each[key])).toFixed(1)
  console.log(
    `${name.padEnd(28)} ${middle('perSecond')} a second, ${middle('perCoreSecond')} per second of a processor, p50 ${middle('p50')} ms, p95 ${middle('p95')} ms with ${asking} asking at a time`,
  )
}
child.kill()
