import { spawn, type SpawnOptions } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from './reporter.ts'

/** Numbers of passed and failed tests, and the titles of the failed ones with their reasons. */
export interface Counts {
  passed: number
  failed: number
  names: string[]
}

/** What a part of the run took. */
interface Cost {
  name: string
  /** Seconds until it was done. */
  wall: number
  /** Seconds of processor time, with all programs that it started; NaN where the system does not tell. */
  processor: number
}

/** The results so far. */
export const tally: Counts & { flaky: string[]; files: Report['files']; costs: Cost[] } = {
  passed: 0,
  failed: 0,
  names: [],
  flaky: [],
  files: [],
  costs: [],
}

const started = performance.now()

/** Prints a line with the time since the run began. */
export function say(line: string): void {
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`[${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}] ${line}`)
}

/**
 * Runs a program. Resolves with its exit code and its output, which is printed at the end, because others may run
 * in parallel; `live` prints it as it comes. `aside` is what it wrote to file descriptor 3.
 */
export const run = (
  command: string,
  args: readonly string[],
  { live = false, ...options }: SpawnOptions & { live?: boolean } = {},
): Promise<{ code: number | null; output: string; aside: string }> =>
  new Promise((done) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    const read = (chunk: Buffer): void => {
      printed.push(chunk)
      if (live) process.stdout.write(chunk)
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read)
    let aside = ''
    child.stdio[3]?.on('data', (chunk: Buffer) => (aside += chunk.toString()))
    child.once('error', (failure) => read(Buffer.from(`${failure.message}\n`)))
    child.once('close', (code) => {
      const output = Buffer.concat(printed)
      if (!live) process.stdout.write(output)
      done({ code, output: output.toString(), aside })
    })
  })

/** Runs a command, and writes its processor time to file descriptor 3 as the shell's `times` prints it. */
const timed = '"$@"; code=$?; times >&3; exit $code'

/** Seconds of the processor that the children of a shell took: the last two values of `times`, like `1m2.5s 0m3.1s`. */
function processorSeconds(times: string): number {
  const last = times.trimEnd().split('\n').at(-1) ?? ''
  const values = [...last.matchAll(/(\d+)m([\d.]+)s/gu)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return values.length === 2 ? values.reduce((sum, value) => sum + value) : Number.NaN
}

/** Runs a JavaScript program under this Node, and notes its costs under a name. Resolves with whether it succeeded. */
export async function runNode(
  name: string,
  file: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const began = performance.now()
  const command = [process.execPath, file, ...args]
  const [program = '', ...rest] =
    process.platform === 'win32' ? command : ['sh', '-c', timed, 'sh', ...command]
  const { code, aside } = await run(program, rest, { env: { ...process.env, ...environment } })
  const wall = (performance.now() - began) / 1000
  tally.costs.push({ name, wall, processor: processorSeconds(aside) })
  return code === 0
}

/** Counts a check that passes or fails as a whole, and returns which. */
export function check(title: string, passed: boolean): boolean {
  say(`${passed ? 'ok' : 'FAILED'}: ${title}`)
  add(passed ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [title] })
  return passed
}

/** Adds counts of other tests to the tally. */
export function add({ passed, failed, names }: Counts): void {
  tally.passed += passed
  tally.failed += failed
  tally.names.push(...names)
}

/** How `vitest` runs the tests of a group. */
export interface VitestOptions {
  /** The test files; all of the projects if empty. */
  files?: readonly string[]
  /** One file at a time, for tests that measure. */
  alone?: boolean
  /** Settings of the tests. */
  environment?: Readonly<Record<string, string>>
}

/**
 * Runs test projects of Vitest under a name. A run without a report, or with errors outside its tests, counts as one
 * failure. Resolves with whether all passed.
 */
export async function vitest(
  name: string,
  projects: readonly string[],
  { files = [], alone = false, environment = {} }: VitestOptions = {},
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const report = join(folder, 'report.json')
  say(`${name} …`)
  const options = [
    'run',
    // A missing screenshot is a failure.
    '--update=none',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=./bin/test/reporter.ts',
    ...(alone ? ['--no-file-parallelism'] : []),
  ]
  const ok = await runNode(name, 'node_modules/vitest/vitest.mjs', [...options, ...files], {
    ...environment,
    TEST_REPORT: report,
  })
  const { passed, failed, flaky, files: took } = readReport(report)
  rmSync(folder, { recursive: true, force: true })
  if (!ok && failed.length === 0) failed.push(`${name}: an error outside its tests`)
  say(`${name}: ${passed} passed, ${failed.length} failed`)
  add({ passed, failed: failed.length, names: failed })
  tally.flaky.push(...flaky)
  tally.files.push(...took)
  return failed.length === 0
}

function readReport(report: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report // what reporter.ts writes
  } catch {
    return { passed: 0, failed: [], flaky: [], files: [] }
  }
}

const inSeconds = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(0)).padStart(6)

/**
 * Ends the program as soon as its output has been read. `process.exit` alone drops what a pipe has not taken yet: of a
 * long run behind a slow reader that is the end, with the counts.
 */
export const exitAfterOutput = (code: number): void => void process.stdout.write('', () => process.exit(code))

/** Prints what the run took and which tests failed, and ends the program with the counts. */
export function finish(): void {
  const slowest = tally.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  console.log('\nseconds  processor')
  for (const { name, wall, processor } of tally.costs)
    console.log(`${inSeconds(wall)} ${inSeconds(processor)}      ${name}`)
  if (slowest.length > 0) console.log('\nThe slowest files, in seconds:')
  for (const { file, seconds } of slowest) console.log(`${inSeconds(seconds)}  ${file}`)
  console.log('')
  // At the end, where it is found without reading thousands of lines.
  for (const title of tally.flaky) console.log(`flaky: ${title}`)
  if (tally.flaky.length > 0) console.log(`${tally.flaky.length} passed only when tried again`)
  for (const name of tally.names) console.log(`FAILED: ${name}`)
  console.log(`${tally.passed} passed, ${tally.failed} failed`)
  exitAfterOutput(tally.failed === 0 ? 0 : 1)
}
