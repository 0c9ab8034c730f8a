// My pages of a company with 5,000 users and 50,000 orders, signed in, over HTTP and without caches between requests: time to the
// first byte, in turns with the search page. Needs a build.
import { request } from 'node:http'
import { openStore } from '../api/index.ts'
import { demoPassword } from '../demo/people/users.ts'
import { enlargeCompany } from './host/large-company.ts'
import { startPinned } from './host/run-pinned.ts'
import { medianOf, percentile } from './statistics.ts'

const rounds = Number(process.env.BENCH_RUNS ?? 40)
const warmUps = 5
/** The calls of one session are limited by minute. */
const roundsPerSession = 20
const target = 1.5
const search = '/search?parameters.SearchPhrase=kulventil'
const pages = [
  '/my-pages/my-account',
  '/my-pages/order-history',
  '/my-pages/order-history?page=200',
  '/my-pages/order-history?status=DELIVERED&sort=total&dir=asc&page=100',
  '/my-pages/order-history?search=b4999',
  '/my-pages/order-info/10000001',
  '/track-and-trace?number=10000001&postalCode=11743',
  '/my-pages/company-information',
  '/my-pages/company-information/audit',
  '/my-pages/my-sales-person',
  '/my-pages/user-administration',
  '/my-pages/offers',
  '/my-pages/order-agreements',
  '/my-pages/customer-administration',
  '/my-pages/attestation',
  '/my-pages/invoices',
  '/my-pages/returns-and-complaints',
]

process.env['BENCH_DATA'] ??= 'node_modules/.cache/bench-my-pages'
const { port, child } = await startPinned('bench/host/serve.ts', '--fresh')
const store = await openStore({ dataDir: process.env['BENCH_DATA'] })
await enlargeCompany(store)
await store.close()

const cookies = new Map<string, string>()

interface Answer {
  status: number
  /** Milliseconds from the request to the first byte. */
  firstByte: number
  text: string
}

/** Asks with the cookies of the session. */
const ask = (path: string, headers: Record<string, string> = {}, body?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request(
      {
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      },
      (incoming) => {
        const firstByte = performance.now() - began
        for (const line of incoming.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
          cookies.set(name, value)
        }
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, firstByte, text: Buffer.concat(chunks).toString() }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

/** Signs in with a new session. */
async function signIn(): Promise<void> {
  cookies.clear()
  const { text: token } = await ask('/api/site/getAntiForgeryToken')
  const { status, text } = await ask(
    '/bff/login',
    { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-csrf-token': token },
    { username: 'olof', password: demoPassword },
  )
  if (status !== 200) throw new Error(`The sign-in was answered with ${status}: ${text}`)
}

const firstBytes = async (path: string): Promise<number> => {
  const { status, firstByte } = await ask(path)
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  return firstByte
}

try {
  console.log(
    'page                                                        p50 ms   p95 ms   of the search page (target 1.50)',
  )
  for (const path of pages) {
    const own: number[] = []
    const searched: number[] = []
    for (let round = -warmUps; round < rounds; round += 1) {
      if ((round + warmUps) % roundsPerSession === 0) await signIn()
      const [mine, theirs] = [await firstBytes(path), await firstBytes(search)]
      if (round < 0) continue
      own.push(mine)
      searched.push(theirs)
    }
    const ratio = medianOf(own.map((mine, round) => mine / (searched[round] ?? Number.NaN)))
    console.log(
      `${path.padEnd(68)} ${medianOf(own).toFixed(1).padStart(6)} ${percentile(own, 0.95).toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(6)}${ratio > target ? ' above' : ''}`,
    )
  }
} finally {
  child.kill()
}
