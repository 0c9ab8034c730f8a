/**
 * Navigation from a list to one of its products, with the pointer resting on the link before the click: time from
 * the click to visible content. Compared, from the same list, with the same click on a page that is only a heading
 * (the minimum of this machine and Chromium for a prerendered page), and with the product without speculation. All
 * three by a visitor who has answered the consent banner, and the product once more with the banner open, which is
 * then in every first frame. Measured from the click event's timestamp, when the button is released (some
 * milliseconds after the press here; longer for a person), to the presentation of the first frame with content.
 * Needs a build.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { openTab } from '../tests/setup/tab.ts'
import { consentCookie } from '../shop/core/consent/consent.ts'
import { startPinned } from './host/run-pinned.ts'
import { medianOf, percentile } from './statistics.ts'

const rounds = Number(process.env.BENCH_RUNS ?? 15)
const target = 100
/** Cookie value of a visitor who accepts only required cookies. */
const necessaryOnly = 'C0001.v1.t1763650000'
const link = 'main a[href^="/p/"]'

const rememberClick = `addEventListener('click', ({ timeStamp }) => {
  localStorage.click = String(performance.timeOrigin + timeStamp)
}, { capture: true })`

const leadElsewhere = `document.querySelector('${link}').setAttribute('href', '/p/plain')`

/**
 * Milliseconds from the click to the first contentful paint and to the largest one so far, and the time of the
 * navigation.
 */
const reading = `(async () => {
  const largest = await new Promise((tell) => {
    new PerformanceObserver((list) => tell(list.getEntries()[0].startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  const paint = performance.getEntriesByName('first-contentful-paint')[0].startTime
  const { activationStart } = performance.getEntriesByType('navigation')[0]
  const began = performance.timeOrigin - Number(localStorage.click)
  return { shown: began + paint, whole: largest === paint, opened: began + activationStart, ahead: activationStart > 0 }
})()`

interface Reading {
  /** Milliseconds until the first frame with content. */
  shown: number
  /** Whether that frame also contained the largest picture or text of the page. */
  whole: boolean
  opened: number
  ahead: boolean
}

const host = await startPinned('bench/host/serve.ts', '--cached', '--plain')
const tab = await openTab()
const list = `http://local.se.localhost:${host.port}/c/valves`

const ways = {
  plain: { to: 'a page that is a heading', ahead: true, answered: true },
  ahead: { to: 'the product, rendered ahead', ahead: true, answered: true },
  asked: { to: 'the same, consent unanswered', ahead: true, answered: false },
  without: { to: 'the product, not rendered ahead', ahead: false, answered: true },
} as const
type Way = keyof typeof ways

async function move(way: Way): Promise<Reading> {
  await tab.send('Network.enable')
  await tab.send('Network.setBlockedURLs', {
    urlPatterns: ways[way].ahead ? [] : [{ urlPattern: '*://*:*/speculation.json', block: true }],
  })
  const choice = { name: consentCookie, url: list }
  if (ways[way].answered) await tab.send('Network.setCookie', { ...choice, value: necessaryOnly })
  else await tab.send('Network.deleteCookies', choice)
  await tab.open(list)
  await pause(1000)
  if (way === 'plain') await tab.evaluate(leadElsewhere)
  await tab.evaluate(rememberClick)
  await tab.point(link, false)
  await pause(1500)
  await tab.point(link, true)
  await tab.until(
    `location.pathname.startsWith('/p/') && performance.getEntriesByName('first-contentful-paint').length > 0`,
  )
  return tab.evaluate<Reading>(reading)
}

const readings: Record<Way, Reading[]> = { plain: [], ahead: [], asked: [], without: [] }
try {
  // The first round fills caches and is not counted. The order changes with every round.
  for (let round = 0; round <= rounds; round += 1) {
    const order: Way[] = ['plain', 'ahead', 'asked', 'without']
    if (round % 2 === 1) order.reverse()
    for (const way of order) {
      const read = await move(way)
      if (round > 0) readings[way].push(read)
    }
  }
} finally {
  await tab.close()
  host.child.kill()
}

const shown = (way: Way): number[] => readings[way].map((one) => one.shown)
const line = (figures: readonly number[]): string =>
  `p50 ${medianOf(figures).toFixed(0)} ms, p75 ${percentile(figures, 0.75).toFixed(0)}, p95 ${percentile(figures, 0.95).toFixed(0)}, least ${Math.min(...figures).toFixed(0)}`
const ratio = (one: Way, other: Way): string => {
  const others = shown(other)
  return medianOf(shown(one).map((figure, round) => figure / (others[round] ?? Number.NaN))).toFixed(2)
}
console.log(`click to first paint, ${rounds} clicks of each, target ${target} ms for what is rendered ahead:`)
for (const way of ['plain', 'ahead', 'asked', 'without'] as const)
  console.log(`  ${ways[way].to.padEnd(32)} ${line(shown(way))}`)
console.log(`  product beside heading           ${ratio('ahead', 'plain')} times, median of the pairs`)
console.log(`  ahead beside not ahead           ${ratio('ahead', 'without')} times, target 0.25`)
console.log(`  the page is open                 ${line(readings.ahead.map(({ opened }) => opened))}`)
const whole = readings.ahead.filter((one) => one.whole).length
console.log(`  with its picture in that frame   ${whole} of ${rounds}`)
for (const way of ['plain', 'ahead', 'asked'] as const) {
  const missed = readings[way].filter(({ ahead }) => !ahead).length
  if (missed > 0)
    console.log(`  ${missed} of ${rounds} of ${ways[way].to} were not ready when the click came`)
}
