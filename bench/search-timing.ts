import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

const rounds = 25
/** The first rounds warm up all sides. */
const warming = 3
/** A case that is slow on either side is repeated less often, at least five times. */
const patience = 40_000
const loadSeconds = 5
/** Milliseconds between two measurements of the event loop. */
const resolution = 2

/** One query for every side; each returns its number of results. */
export interface Case {
  name: string
  /**
   * Without cached results of earlier phrases. Words are still cached, and rounds repeat one phrase: this is not
   * the duration of a phrase with entirely new words, which `first` approximates.
   */
  ours: () => Promise<number>
  /** The same phrase again, as with each filter, page and sort order. */
  again: () => Promise<number>
  theirs: () => Promise<number>
}

interface Side {
  ask: () => Promise<number>
  first: number
  times: number[]
  found: number
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

async function ask(side: Side, round: number): Promise<void> {
  const began = performance.now()
  side.found = await side.ask()
  const took = performance.now() - began
  if (round === 0) side.first = took
  if (round >= warming) side.times.push(took)
}

export const tableHead = `${''.padEnd(36)}${['first', 'p50', 'p95', 'again', 'pg first', 'pg p50', 'pg p95']
  .map((title) => title.padStart(9))
  .join('')}   ratio p50 / p95 (times faster)`

/** Queries all sides in turns and prints one row: milliseconds, and the ratio between theirs and ours. */
export async function compare({ name, ours, again, theirs }: Case): Promise<void> {
  const sides = [ours, again, theirs].map((each): Side => ({ ask: each, first: 0, times: [], found: 0 }))
  const began = performance.now()
  for (let round = 0; round < rounds + warming; round++) {
    if (round >= warming + 5 && performance.now() - began > patience) break
    for (const side of sides) await ask(side, round)
  }
  const [own, same, other] = sides.map(({ times, first, found }) => {
    const sorted = times.toSorted((a, b) => a - b)
    return { first, found, p50: at(sorted, 0.5), p95: at(sorted, 0.95) }
  })
  if (!own || !same || !other) return
  const figures = [own.first, own.p50, own.p95, same.p50, other.first, other.p50, other.p95]
    .map((figure) => figure.toFixed(2).padStart(9))
    .join('')
  const ratio = `${(other.p50 / own.p50).toFixed(1)}x / ${(other.p95 / own.p95).toFixed(1)}x`
  console.log(`${name.padEnd(36)}${figures}   ${ratio.padEnd(18)} found ${own.found} and ${other.found}`)
}

/**
 * Runs for some seconds, or until a condition holds, and returns how long this process's event loop was blocked: in
 * total, and at most by its own work, measured as its thread's processor time between two ticks.
 */
export async function watched(
  run: () => Promise<unknown>,
  until: number | (() => boolean) = loadSeconds,
): Promise<string> {
  const histogram = monitorEventLoopDelay({ resolution })
  let last = process.threadCpuUsage()
  let own = 0
  const clock = setInterval(() => {
    const now = process.threadCpuUsage()
    own = Math.max(own, (now.user - last.user + now.system - last.system) / 1000)
    last = now
  }, resolution)
  const began = performance.now()
  histogram.enable()
  const isOver = typeof until === 'number' ? () => performance.now() - began > until * 1000 : until
  while (!isOver()) await run()
  histogram.disable()
  clearInterval(clock)
  const delay = (nanoseconds: number): string => Math.max(0, nanoseconds / 1e6 - resolution).toFixed(1)
  const [p50, p99] = [histogram.percentile(50), histogram.percentile(99)].map(delay)
  return `held up ${p50} ms p50, ${p99} ms p99, ${delay(histogram.max)} ms at most, ${own.toFixed(1)} ms by its own work at most`
}

/**
 * Runs all cases one after the other without a pause and prints how long this process's event loop was blocked,
 * compared with an idle period (the machine's own delay), and the processor time of its main thread.
 */
export async function eventLoop(cases: readonly Case[]): Promise<void> {
  const idle = await watched(() => setTimeout(loadSeconds * 1000))
  const before = process.threadCpuUsage()
  let asked = 0
  const busy = await watched(async () => {
    for (const { ours } of cases) await ours()
    asked += cases.length
  })
  const { user, system } = process.threadCpuUsage(before)
  console.log(`event loop of the server while it does nothing: ${idle}`)
  console.log(`event loop of the server under ${asked} questions in ${loadSeconds} s: ${busy}`)
  console.log(
    `processor time of its main thread: ${((user + system) / 1000 / asked).toFixed(2)} ms per question`,
  )
}
