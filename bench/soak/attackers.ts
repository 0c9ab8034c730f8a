// Attackers of the soak bench, in their own thread: all traffic stays on this machine, each kind has a fixed number
// of clients and a pause after each attempt, and everything ends with the first message or with the bench's time
// limit.
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { AttackName } from './attack-names.ts'
import { SoakUser } from './soak-user.ts'
import { customerNames } from './customers.ts'

/** Start options of the thread. */
export interface AttackOptions {
  port: number
  proxy: string
  /** A page with a long answer. */
  page: string
  mostSeconds: number
  names: readonly AttackName[]
}

/** Number of each outcome, by attack. */
export type AttackCounts = Record<string, Record<string, number>>

const { port, proxy, page, mostSeconds, names } = workerData as AttackOptions // what the bench sends
const counts: AttackCounts = {}
const count = (attack: string, outcome: string | number): void => {
  const of = (counts[attack] ??= {})
  of[outcome] = (of[outcome] ?? 0) + 1
}

const ended = new AbortController()
const { signal } = ended
const sockets = new Set<Socket>()
const pause = (milliseconds: number): Promise<void> =>
  wait(milliseconds, undefined, { signal }).catch(() => undefined)

/** Repeats an attack, with a pause after each attempt. */
async function repeat(attack: string, milliseconds: number, attempt: () => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const outcome = await attempt().catch((failure: NodeJS.ErrnoException) => failure.code ?? failure.name)
    count(attack, outcome)
    await pause(milliseconds)
  }
}

const clientAt = (last: number): SoakUser => new SoakUser({ port, proxy, address: `198.51.100.${last}` })

/** Guesses passwords of customers who are buying, and of unknown names. */
function guess(last: number): Promise<void> {
  const client = clientAt(last)
  let tries = 0
  return repeat('sign-in guesses', 100, async () => {
    tries += 1
    const known = customerNames[tries % (2 * customerNames.length)]
    const body = { username: known ?? `nobody-${tries}`, password: `guess number ${tries}` }
    return (await client.post('/bff/login', body)).status
  })
}

const letters = 'abcdefghijklmnoprstuvåäö'
const letter = (): string => letters[Math.floor(Math.random() * letters.length)] ?? 'a'

/** Sends new prefixes to the quick search. */
function floodQuickSearch(): Promise<void> {
  const client = clientAt(30)
  return repeat('quick searches', 25, async () => {
    const phrase = encodeURIComponent(Array.from({ length: 4 }, letter).join(''))
    return (await client.get(`/api/search/quick?searchPhrase=${phrase}`)).status
  })
}

const pastes = [
  'VALVE;1\\n'.repeat(5000),
  '\\n'.repeat(500_000),
  '9'.repeat(1_000_000),
  ';'.repeat(1_000_000),
  ' '.repeat(1_000_000),
]

/** Pastes about a megabyte into a direct order. */
function paste(last: number): Promise<void> {
  const client = clientAt(last)
  let tries = 0
  return repeat('pastes', 500, async () => {
    tries += 1
    const body = `{"content":"${pastes[tries % pastes.length]}"}`
    return (await client.post('/api/directorder/check', body)).status
  })
}

/** Holds this many sockets of an address open without reading; reopens closed ones after a pause. */
async function holdSockets(attack: string, localAddress: string, most: number, sent: string): Promise<void> {
  const own = new Set<Socket>()
  while (!signal.aborted) {
    // At most a hundred a second.
    for (let opened = 0; opened < 100 && own.size < most; opened += 1) {
      const socket = connect({ host: '127.0.0.1', port, localAddress }, () => {
        count(attack, 'opened')
        if (sent !== '') socket.write(sent)
      })
      own.add(socket)
      sockets.add(socket)
      // A silent one notices that it was closed; the others read nothing.
      if (sent !== '') socket.pause()
      else socket.resume()
      socket.on('error', () => count(attack, 'error'))
      socket.once('close', () => {
        own.delete(socket)
        sockets.delete(socket)
      })
    }
    await pause(1000)
  }
}

const ask = `GET ${page} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`

/** Start functions of the attacks. */
const attacks: Readonly<Record<AttackName, () => Promise<void>[]>> = {
  guesses: () => [1, 2, 3, 4].map(guess),
  pastes: () => [20, 21].map(paste),
  quick: () => Array.from({ length: 8 }, floodQuickSearch),
  silent: () => ['127.0.0.3', '127.0.0.4'].map((from) => holdSockets('silent sockets', from, 800, '')),
  unread: () => [holdSockets('clients that never read', '127.0.0.5', 100, ask.repeat(20))],
}
const running = Promise.all(names.flatMap((name) => attacks[name]()))

parentPort?.once('message', () => ended.abort())
await Promise.race([running, pause(mostSeconds * 1000)])
ended.abort()
for (const socket of sockets) socket.destroy()
await running
// A worker's port has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(counts)
// The sockets of its clients are kept alive.
process.exit(0)
