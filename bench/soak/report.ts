import { medianOf, percentile } from '../statistics.ts'
import type { Kind } from './customers.ts'

/** Answers to a legitimate client: milliseconds of successes, and the number of each refusal. */
export class Half {
  readonly times = new Map<Kind, number[]>()
  readonly refused = new Map<string, number>()

  note(kind: Kind, { status, milliseconds }: { status: number; milliseconds: number }): void {
    // An order whose stock has changed since it was shown is refused on purpose.
    if (status < 400 || (kind === 'order' && status === 409)) {
      const times = this.times.get(kind) ?? []
      this.times.set(kind, times)
      times.push(milliseconds)
    } else this.refused.set(`${kind} ${status}`, (this.refused.get(`${kind} ${status}`) ?? 0) + 1)
  }

  /** Durations of one kind, or of all. */
  of(kind?: Kind): number[] {
    return kind === undefined ? [...this.times.values()].flat() : (this.times.get(kind) ?? [])
  }
}

const kinds: readonly Kind[] = ['page', 'quick search', 'add', 'order', 'sign-in']

const line = (name: string, quiet: readonly number[], attacked: readonly number[]): string => {
  const figures = [quiet, attacked].map(
    (times) =>
      `${String(times.length).padStart(6)} p50 ${medianOf(times).toFixed(0).padStart(5)} p99 ${percentile(times, 0.99).toFixed(0).padStart(5)} ms`,
  )
  const ratio = percentile(attacked, 0.99) / percentile(quiet, 0.99)
  return `${name.padEnd(13)} ${figures.join('  | ')}  | p99 ${ratio.toFixed(2)} times`
}

/** Prints the durations of legitimate requests in both halves; returns the ratio of their p99. */
export function reportTimes(quiet: Half, attacked: Half): number {
  console.log(`${'legitimate'.padEnd(13)} quiet${' '.repeat(26)}| under attack`)
  for (const kind of kinds) console.log(line(kind, quiet.of(kind), attacked.of(kind)))
  console.log(line('all', quiet.of(), attacked.of()))
  for (const [name, { refused }] of Object.entries({ quiet, attacked }))
    for (const [what, times] of refused) console.log(`refused, ${name}: ${what}, ${times} times`)
  return percentile(attacked.of(), 0.99) / percentile(quiet.of(), 0.99)
}

/** Memory measured at even intervals, in MB. */
export class Memory {
  readonly #samples: number[] = []

  add(megabytes: number): void {
    this.#samples.push(megabytes)
  }

  /** The median of one quarter of the run (0 to 3). */
  quarter(at: 0 | 1 | 2 | 3): number {
    const length = Math.floor(this.#samples.length / 4)
    return medianOf(this.#samples.slice(at * length, at === 3 ? undefined : (at + 1) * length))
  }
}
