import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** The flags of `npm start`. */
const asStarted = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--max-old-space-size=512',
]

const command = (core: number, program: string, args: readonly string[]): [string, string[]] => {
  const node = [...asStarted, program, ...args]
  return canPin ? ['taskset', ['-c', String(core), process.execPath, ...node]] : [process.execPath, node]
}

/** Starts a program on the first core; it reports its port when it is ready. */
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

/** The resources that a program has used so far. */
export async function usageOf(child: ChildProcess): Promise<{ rss: number; cpuSeconds: number }> {
  child.send('usage')
  const [usage] = (await once(child, 'message')) as [{ rss: number; cpuSeconds: number }]
  return usage
}

/** Requests one address as fast as possible from the second core. Returns the number of responses. */
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
 * Requests that a program handles per second of processor time, which other load on the machine does not affect.
 */
export async function perCoreSecond(child: ChildProcess, seconds: number, address: string): Promise<number> {
  const before = await usageOf(child)
  const requests = await askFor(seconds, address)
  const after = await usageOf(child)
  return requests / (after.cpuSeconds - before.cpuSeconds)
}

/** The median of an odd number of figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
