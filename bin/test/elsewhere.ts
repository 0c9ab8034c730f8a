import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { copyCheckout } from './copy-checkout.ts'
import { takePorts } from './ports.ts'
import { add, check, run, say, tally, type Counts } from './run.ts'

/**
 * The tests that the group `elsewhere` repeats on another kind of machine: a start, settings, dates, formats, and one
 * order.
 */
const short = [
  'profile',
  'tests/ssr/start',
  'tests/ssr/settings',
  'tests/shop/core-format',
  'tests/ui/calendar',
  'tests/api/mail/message',
  'tests/e2e/start',
  'tests/e2e/checkout.test',
]

/** The parts whose result could depend on the machine. */
export const telling = ['profile', 'ui', 'shop', 'ssr', 'api', 'search', 'stories', 'e2e']

const asRoot = process.getuid?.() === 0

/** A user of the system who may own files and run programs. */
interface User {
  uid: number
  gid: number
}

/** An unprivileged user of the system, or null if there is none. */
function findUser(): User | null {
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout),
  )
  return uid > 0 && gid > 0 ? { uid, gid } : null
}

/** A command that pins a program to one core, if the system has one. */
function onOneCore(): string[] {
  if (process.platform !== 'linux' || spawnSync('taskset', ['--version']).status !== 0) return []
  const [, first] = /^Cpus_allowed_list:\s*(\d+)/mu.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return first === undefined ? [] : ['taskset', '-c', first]
}

/** The environment of the profile. npm's settings belong to the user who called it. */
function environmentIn(checkout: string, scratch: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_|LC_|LANG|TRADECOUNTER_|XDG_|VITEST|STORYBOOK|PORT$|DATA_DIR$|INIT_CWD$)/u.test(name),
  )
  return {
    ...Object.fromEntries(own),
    TEST_PROFILE: 'elsewhere',
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'C',
    FONTCONFIG_FILE: join(checkout, 'tests', 'profile', 'fonts.conf'),
    HOME: join(scratch, 'home'),
    XDG_CACHE_HOME: join(scratch, 'home', '.cache'),
    TMPDIR: join(scratch, 'tmp'),
    NODE_COMPILE_CACHE: join(scratch, 'home', 'node'),
    PATH: `${join(checkout, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  }
}

/**
 * Runs tests on another kind of machine: one wide system font, another time zone, the locale `C`, the ports 3000 to
 * 3010 taken, one core, and an unprivileged user in a separate checkout. Adds their counts to the tally, and resolves
 * with whether all passed. The words are those of `npm test`: without any, the gate runs. `live` prints the output as
 * it comes.
 */
export async function runElsewhere(words: readonly string[] = short, live = false): Promise<boolean> {
  say('elsewhere …')
  const scratch = mkdtempSync(join(tmpdir(), 'tc-'))
  const remove = (): void => rmSync(scratch, { recursive: true, force: true })
  process.once('exit', remove)
  // An interrupted run also cleans up.
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  const freePorts = await takePorts(3000, 3010)
  try {
    const user = asRoot ? findUser() : null
    if (asRoot && user === null) return check('an unprivileged user called nobody', false)
    const checkout = user === null ? resolve('.') : join(scratch, 'checkout')
    for (const folder of ['', 'home', 'tmp']) {
      const path = join(scratch, folder)
      mkdirSync(path, { recursive: true })
      chmodSync(path, 0o755)
      if (user !== null) chownSync(path, user.uid, user.gid)
    }
    if (user !== null) copyCheckout(resolve('.'), checkout, user)
    const own = join(checkout, 'node_modules', '.bin', 'node')
    const node = spawnSync(own, ['--version'], user ?? {}).status === 0 ? own : process.execPath
    const [command = node, ...args] = [...onOneCore(), node, 'bin/test.mjs', ...words]
    const options = { cwd: checkout, env: environmentIn(checkout, scratch), ...user, live }
    const ended = await run(command, args, options)
    tally.flaky.push(...titlesOf('flaky', ended.output))
    const counts = readCounts(ended)
    say(`elsewhere: ${counts.passed} passed, ${counts.failed} failed`)
    add(counts)
    return counts.failed === 0
  } finally {
    freePorts()
    remove()
    process.off('exit', remove)
  }
}

/** The titles that a run of `bin/test.mjs` lists at its end in lines of this kind. */
const titlesOf = (kind: 'FAILED' | 'flaky', output: string): string[] =>
  [...output.matchAll(new RegExp(`^${kind}: (.*)$`, 'gmu'))].map(([, title]) => `elsewhere: ${title}`)

/** Parses the final counts of a run of `bin/test.mjs`. A run without them counts as one failure. */
function readCounts({ code, output }: { code: number | null; output: string }): Counts {
  const [, passed, failed] =
    /^(\d+) passed, (\d+) failed$/mu.exec(output.split('\n').slice(-3).join('\n')) ?? []
  if (passed === undefined)
    return { passed: 0, failed: 1, names: [`elsewhere: the run ended with ${code} and without its counts`] }
  return { passed: Number(passed), failed: Number(failed), names: titlesOf('FAILED', output) }
}
