/**
 * Lighthouse (mobile, default throttling) on the start, search, category and product page of the shop in production
 * behind TLS: the median of several runs. The goals are 95 for performance and 100 for the rest. `BENCH_RUNS=1`
 * runs once; performance figures are meaningful only on an idle machine. Needs a build and openssl.
 */
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { listen } from '../ssr/server/http-server.ts'
import { chromiumLaunch } from '../tests/setup/chromium.ts'
import { median } from './host/run-pinned.ts'
import { hostName, startProduction } from './observatory/production.ts'

const runs = Number(process.env.BENCH_RUNS ?? 5)
const pages = { start: '/', search: '/search', category: '/c/valves', product: '/p/x-T120001' }
const asked = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = Object.keys(asked) as (keyof typeof asked)[] // keys of the record above

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, 0)
  await promisify(probe.close.bind(probe))()
  return port
}

/** Names of the failed audits that affect the score, with the first affected element. */
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
const shortcomings = ({ audits, categories: found }: Report): string[] =>
  categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.id}: ${audit?.title} ${JSON.stringify(audit?.details ?? {}).slice(0, 600)}`)

/** Metrics of the performance score, in milliseconds (layout shift in thousandths). */
const parts = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  'speed index': 'speed-index',
  shifts: 'cumulative-layout-shift',
}
const partsOf = ({ audits }: Report): string =>
  Object.entries(parts)
    .map(([name, id]) => {
      const value = audits[id]?.numericValue ?? 0
      return `${name} ${Math.round(id === 'cumulative-layout-shift' ? value * 1000 : value)}`
    })
    .join(' · ')

const shop = await startProduction()
const port = await freePort()
const options = chromiumLaunch()
const browser = await chromium.launch({
  ...options,
  args: [
    ...(options.args ?? []),
    `--remote-debugging-port=${port}`,
    `--host-resolver-rules=MAP ${hostName}:443 127.0.0.1:${shop.port}`,
    '--ignore-certificate-errors',
  ],
})
try {
  for (const [page, path] of Object.entries(pages)) {
    const marks = new Map(categories.map((name) => [name, [] as number[]]))
    const faults = new Set<string>()
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(`https://${hostName}${path}`, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: categories,
      })
      if (!result) throw new Error(`Lighthouse gave no result for ${path}`)
      for (const name of categories) {
        marks.get(name)?.push(Math.round((result.lhr.categories[name]?.score ?? 0) * 100))
      }
      console.log(`  ${partsOf(result.lhr)}`)
      for (const fault of shortcomings(result.lhr)) faults.add(fault)
    }
    const line = categories.map((name) => {
      const mark = median(marks.get(name) ?? [])
      if (mark < asked[name]) process.exitCode = 1
      return `${name} ${mark}${mark < asked[name] ? ` (asked for ${asked[name]})` : ''}`
    })
    console.log(`lighthouse ${page}: ${line.join(' · ')}`)
    for (const fault of faults) console.log(`  ${fault}`)
  }
} finally {
  await browser.close()
  await shop.stop()
}
