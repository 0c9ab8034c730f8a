import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** As `npm start` runs it. */
const asStarted = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--max-old-space-size=512',
]

const command = (core: number, program: string, args: readonly string[]): [string, string[]] => {
  const node = [...asStarted, program, ...args]
  return canPin ? ['taskset', ['-c', String(core), process.execPath, ...node]] : [process.execPath, node]
}

/** A program on the first core, which tells its port when it is ready. */
export async function startPinned(
  program: string,
  ...args: string[]
): Promise<{ port: number; child: ChildProcess }> {
  const [file, rest] = command(0, program, args)
  const child = spawn(file, rest, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
    },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, child }
}

/** What a program has used so far. */
export async function usageOf(child: ChildProcess): Promise<{ rss: number; cpuSeconds: number }> {
  child.send('usage')
  const [usage] = (await once(child, 'message')) as [{ rss: number; cpuSeconds: number }]
  return usage
}

/** Asks one address as fast as it answers, from the second core. Answers how many requests were answered. */
export async function askFor(seconds: number, address: string): Promise<number> {
  const args = ['-c', '10', '-d', String(seconds), '-j', address]
  const [file, rest] = command(1, 'node_modules/autocannon/autocannon.js', args)
  const child = spawn(file, rest, { stdio: ['ignore', 'pipe', 'ignore'] })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(child, 'close')
  const { requests, non2xx, errors } = JSON.parse(Buffer.concat(chunks).toString()) as {
    requests: { total: number }
    non2xx: number
    errors: number
  }
  if (non2xx > 0 || errors > 0) throw new Error(`${address}: ${non2xx} refusals, ${errors} errors`)
  return requests.total
}

/**
 * Requests that a program answers per second of processor time. Time and not the clock, so that other work on the
 * machine does not count.
 */
export async function perCoreSecond(child: ChildProcess, seconds: number, address: string): Promise<number> {
  const before = await usageOf(child)
  const requests = await askFor(seconds, address)
  const after = await usageOf(child)
  return requests / (after.cpuSeconds - before.cpuSeconds)
}

/** The middle of an odd number of figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
