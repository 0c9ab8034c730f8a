/**
 * What the duration of a sign-in reveals (400 trials, known and unknown names in turn), and how a flood of 100
 * sign-ins a second affects a category page (reliability L5, L7). `node bench/sign-in.ts 400` sets the number of
 * trials. Wall-clock time, as seen by an attacker, is judged; on a busy machine processor time shows whether the
 * work is the same.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assembleApi } from '../api/assemble-api.ts'
import { openStore } from '../api/index.ts'
import { hashPassword } from '../api/accounts/passwords/password-hash.ts'
import { insertPeople, password } from '../tests/api/fixtures/people.ts'
import { hostSecret } from '../tests/api/fixtures/shop.ts'
import { Visitor } from '../tests/api/fixtures/visitor.ts'
import { differs, medianOf, percentile } from './statistics.ts'

const trials = Number(process.argv[2] ?? 400)
const silent = (): void => {}
const nobodySearches = (): Promise<never> => Promise.reject(new Error('Nothing is searched here.'))

/** Milliseconds of wall-clock and processor time. */
interface Took {
  clock: number
  work: number
}

/** Duration of sign-ins with wrong passwords, for an existing and an unknown name. */
async function timeNames(): Promise<{ known: Took[]; unknown: Took[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tc-bench-'))
  const store = await openStore({ dataDir })
  await insertPeople(store)
  await store.db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password) })
    .execute()
  const api = assembleApi({
    store,
    search: {
      list: nobodySearches,
      quick: nobodySearches,
      variants: nobodySearches,
      state: () => ({ ready: true, revision: '' }),
      close: async () => {},
    },
    settings: { keyFile: join(dataDir, 'token.pem'), hostSecret },
    log: { info: silent, warn: silent, error: silent },
  })
  const visitor = new Visitor(api)
  await visitor.get('/api/site/getAntiForgeryToken')
  const time = async (name: string): Promise<Took> => {
    await store.db.deleteFrom('loginAttempts').execute()
    const before = process.cpuUsage()
    const began = performance.now()
    await visitor.signIn(name, 'wrong')
    const clock = performance.now() - began
    const { user, system } = process.cpuUsage(before)
    const took = { clock, work: (user + system) / 1000 }
    // Its token expires after five minutes.
    await visitor.adopt(visitor.session ?? '')
    return took
  }
  for (let n = 0; n < 10; n++) await time(n % 2 === 0 ? 'buyer' : 'nobody')
  const known: Took[] = []
  const unknown: Took[] = []
  for (let n = 0; n < trials / 2; n++) {
    // The order changes, so that neither always follows the other.
    const order = n % 2 === 0 ? ([known, unknown] as const) : ([unknown, known] as const)
    for (const times of order) times.push(await time(times === known ? 'buyer' : `nobody-${n}`))
  }
  await api.close()
  await store.close()
  rmSync(dataDir, { recursive: true })
  return { known, unknown }
}

const timing = await timeNames()
/** Prints the difference between known and unknown names; returns true if an attacker cannot distinguish them. */
function compare(what: string, of: (took: Took) => number): boolean {
  const [known, unknown] = [timing.known.map(of), timing.unknown.map(of)]
  const difference = Math.abs(medianOf(known) - medianOf(unknown)) / medianOf(known)
  const p = differs(known, unknown)
  console.log(
    `${trials} wrong passwords, ${what}: ${medianOf(known).toFixed(1)} ms for a known name, ${medianOf(unknown).toFixed(1)} ms for an unknown one; medians differ by ${(difference * 100).toFixed(2)} % (limit 5 %), Mann-Whitney p = ${p.toFixed(3)} (limit 0.01)`,
  )
  return difference < 0.05 && p > 0.01
}
compare('processor time', ({ work }) => work)
if (!compare('by the clock', ({ clock }) => clock)) process.exitCode = 1

const host = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'bench/host/serve.ts'], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production' },
})
// Also after a failed measurement: no process may be left running.
process.on('exit', () => host.kill())
const [{ port }] = (await once(host, 'message')) as [{ port: number }]
const origin = `http://localhost:${port}`

/** Durations of a category page, requested twenty times a second. */
async function timePage(seconds: number): Promise<number[]> {
  const times: number[] = []
  const asked: Array<Promise<void>> = []
  for (let n = 0; n < seconds * 20; n++) {
    asked.push(
      (async () => {
        const began = performance.now()
        const answer = await fetch(`${origin}/c/valves`)
        await answer.arrayBuffer()
        if (answer.status !== 200) throw new Error(`The category page answered ${answer.status}.`)
        times.push(performance.now() - began)
      })(),
    )
    await new Promise((done) => setTimeout(done, 50))
  }
  await Promise.all(asked)
  return times
}

/** A hundred sign-ins a second under different names, until stopped; counts the answers by status. */
async function startFlood(): Promise<() => Promise<Map<number, number>>> {
  const first = await fetch(`${origin}/api/site/getAntiForgeryToken`)
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': await first.text(),
    cookie: first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
  const statuses = new Map<number, number>()
  const asked: Array<Promise<void>> = []
  let count = 0
  const timer = setInterval(() => {
    const body = JSON.stringify({ username: `flood-${count++}`, password: 'wrong' })
    asked.push(
      fetch(`${origin}/api/user/login`, { method: 'POST', headers, body }).then(async (answer) => {
        await answer.arrayBuffer()
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      }),
    )
  }, 10)
  return async () => {
    clearInterval(timer)
    await Promise.all(asked)
    return statuses
  }
}

await timePage(3)
const before = percentile(await timePage(15), 0.99)
const stop = await startFlood()
const during = percentile(await timePage(15), 0.99)
const statuses = await stop()
host.kill()
console.log(
  `category page, 99 of 100: ${before.toFixed(1)} ms at rest, ${during.toFixed(1)} ms during a flood: ${(during / before).toFixed(2)} times (limit 2)`,
)
console.log(
  `answers to the flood: ${[...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')}`,
)
if (during >= 2 * before) process.exitCode = 1
