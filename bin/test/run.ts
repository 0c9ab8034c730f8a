import { spawn, type SpawnOptions } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** How many tests have passed and failed, with the titles of those that have failed. */
export interface Counts {
  passed: number
  failed: number
  names: string[]
}

/** What has passed and failed so far. */
export const tally: Counts = { passed: 0, failed: 0, names: [] }

const started = performance.now()

/** Prints a line with the minutes and seconds since the run began. */
export function say(line: string): void {
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`[${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}] ${line}`)
}

/**
 * Runs a program. Resolves with its exit code and its output, which is printed when it has ended, because others may run
 * beside it; `live` prints it as it comes.
 */
export const run = (
  command: string,
  args: readonly string[],
  { live = false, ...options }: SpawnOptions & { live?: boolean } = {},
): Promise<{ code: number | null; output: string }> =>
  new Promise((done) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    const read = (chunk: Buffer): void => {
      printed.push(chunk)
      if (live) process.stdout.write(chunk)
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read)
    child.once('error', (failure) => read(Buffer.from(`${failure.message}\n`)))
    child.once('close', (code) => {
      const output = Buffer.concat(printed)
      if (!live) process.stdout.write(output)
      done({ code, output: output.toString() })
    })
  })

/** Runs a JavaScript program under this Node. Resolves with whether it succeeded. */
export const runNode = async (file: string, args: readonly string[]): Promise<boolean> =>
  (await run(process.execPath, [file, ...args])).code === 0

/** Counts a check that passes or fails as a whole. */
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

/**
 * Runs test projects of Vitest, all their files or the named ones. A run that ends without a report, or with errors
 * outside its tests, counts as one failure.
 */
export async function vitest(
  group: string,
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const report = join(folder, 'report.json')
  say(`${group} …`)
  const ok = await runNode('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ])
  const counts = readCounts(report)
  rmSync(folder, { recursive: true, force: true })
  if (!ok && counts.failed === 0) {
    counts.failed = 1
    counts.names.push(`${group}: an error outside its tests`)
  }
  say(`${group}: ${counts.passed} passed, ${counts.failed} failed`)
  add(counts)
}

/** The part of Vitest's report that is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

function readCounts(report: string): Counts {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report // what Vitest writes
    const names = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
    )
    return { passed: numPassedTests, failed: numFailedTests, names }
  } catch {
    return { passed: 0, failed: 0, names: [] }
  }
}
