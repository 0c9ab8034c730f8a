// Mixed legitimate traffic for some minutes (`MINUTES`, 20 by default): a quiet half, then a half with attackers.
// Prints p50 and p99 of legitimate visitors and customers in both, and the memory of the shop. Fails if the p99 of
// all legitimate requests is more than twice that of the quiet half, if memory is not flat (in one of the two
// halves the median of its second part is more than 1.2 times that of its first: threads for the attacks are a step
// between the halves, a leak grows within them), if a legitimate request is refused, or if the shop logs an error.
// `ATTACKS=guesses,pastes` runs only those attacks, to find the cost of each. Needs the production build.
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { readAttackNames } from './soak/attack-names.ts'
import type { AttackCounts, AttackOptions } from './soak/attackers.ts'
import { buy, customerNames, findAssortment, type Kind, visit } from './soak/customers.ts'
import { Half, Memory, reportTimes } from './soak/report.ts'
import { startShop, type SoakShop } from './soak/shop.ts'

const minutes = Number(process.env['MINUTES'] ?? 20)
const names = readAttackNames(process.env['ATTACKS'])
const visitors = 10
const memoryEvery = 5000
const [proxy, hostileProxy] = ['127.0.0.1', '127.0.0.2']

const shop = await startShop([proxy, hostileProxy])
const stopAndExit = (): void => void shop.stop().finally(() => process.exit(1))
process.once('SIGINT', stopAndExit)
process.once('SIGTERM', stopAndExit)
try {
  process.exitCode = (await soak(shop)) ? 0 : 1
} finally {
  const code = await shop.stop()
  console.log(`the shop ended with ${code}`)
}

/** Starts the attackers; returns the function that stops them. */
function startAttack(port: number, page: string): () => Promise<AttackCounts> {
  const options: AttackOptions = { port, proxy: hostileProxy, page, mostSeconds: minutes * 30 + 30, names }
  const worker = new Worker(new URL('./soak/attackers.ts', import.meta.url), { workerData: options })
  const answered = once(worker, 'message')
  return async () => {
    // A worker's port has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage('end')
    const [counts] = (await answered) as [AttackCounts] // what attackers.ts sends
    return counts
  }
}

async function soak({ port, memory, logged }: SoakShop): Promise<boolean> {
  const placeOf = (last: number) => ({ port, proxy, address: `192.0.2.${last}` })
  const assortment = await findAssortment(placeOf(1))
  const [warm, quiet, attacked] = [new Half(), new Half(), new Half()]
  let half = warm
  const ended = new AbortController()
  const note = (kind: Kind, answer: { status: number; milliseconds: number }): void => half.note(kind, answer)
  const legitimate = Promise.all([
    ...Array.from({ length: visitors }, (_, at) => visit(placeOf(10 + at), assortment, note, ended.signal)),
    ...customerNames.map((name, at) => buy(name, placeOf(100 + at), assortment, note, ended.signal)),
  ])

  const memories = new Memory()
  const say = async (when: string): Promise<void> =>
    console.log(
      `${when.padEnd(24)} ${(await memory()).toFixed(0)} MB, load of the machine ${loadavg()[0]?.toFixed(1)}`,
    )
  const run = async (name: string): Promise<void> => {
    const began = performance.now()
    for (let samples = 1; performance.now() - began < minutes * 30_000; samples += 1) {
      await wait(memoryEvery)
      memories.add(await memory())
      if ((samples * memoryEvery) % 60_000 === 0)
        await say(`${name}, minute ${(samples * memoryEvery) / 60_000}`)
    }
  }

  console.log(`${visitors} visitors and ${customerNames.length} customers for ${minutes} minutes`)
  // Excludes compilation and loading of lists into memory.
  await Promise.race([wait(Math.min(30_000, minutes * 6000)), legitimate])
  await say('start')
  half = quiet
  await Promise.race([run('quiet'), legitimate])
  half = attacked
  const endAttack = startAttack(port, assortment.pages[0] ?? '/')
  await Promise.race([run('under attack'), legitimate])
  const attacks = await endAttack()
  ended.abort()
  await legitimate
  await say('end')

  for (const [name, outcomes] of Object.entries(attacks))
    console.log(
      `${name}: ${Object.entries(outcomes)
        .map(([outcome, times]) => `${times} ${outcome}`)
        .join(', ')}`,
    )
  const ratio = reportTimes(quiet, attacked)
  const quarters = ([0, 1, 2, 3] as const).map((at) => memories.quarter(at))
  const growth = Math.max(
    memories.quarter(1) / memories.quarter(0),
    memories.quarter(3) / memories.quarter(2),
  )
  console.log(`p99 of all legitimate requests ${ratio.toFixed(2)} times that of the quiet half (limit 2)`)
  console.log(`memory by quarters: ${quarters.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`)
  console.log(`memory grew ${growth.toFixed(2)} times within a half (flat: at most 1.2)`)
  console.log(
    `${logged.length} errors logged${logged
      .slice(0, 3)
      .map((line) => `\n  ${line.slice(0, 300)}`)
      .join('')}`,
  )
  return ratio <= 2 && growth <= 1.2 && quiet.refused.size + attacked.refused.size + logged.length === 0
}
