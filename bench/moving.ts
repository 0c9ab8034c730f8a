/**
 * Going from a list to one of its products, with the pointer resting on the link before the press: how long after the
 * press its content is on screen, as it is and with speculation turned off. Needs a build.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { openTab, type Tab } from '../tests/setup/tab.ts'
import { median, startPinned } from './host/run-pinned.ts'

const rounds = Number(process.env.BENCH_RUNS ?? 9)
const link = 'main a[href^="/p/"]'

const rememberPress = `addEventListener('click', ({ timeStamp }) => {
  localStorage.press = String(performance.timeOrigin + timeStamp)
}, { capture: true })`

/** Milliseconds from the press to the first paint of the product, and whether it had been rendered ahead. */
const reading = `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  const { activationStart } = performance.getEntriesByType('navigation')[0]
  const began = performance.timeOrigin - Number(localStorage.press)
  return { shown: began + paint.startTime, opened: began + activationStart, ahead: activationStart > 0 }
})()`

interface Reading {
  shown: number
  opened: number
  ahead: boolean
}

async function move(tab: Tab, list: string, ahead: boolean): Promise<Reading> {
  await tab.send('Network.enable')
  await tab.send('Network.setBlockedURLs', {
    urlPatterns: ahead ? [] : [{ urlPattern: '*://*:*/speculation.json', block: true }],
  })
  await tab.open(list)
  await pause(1000)
  await tab.evaluate(rememberPress)
  await tab.point(link, false)
  await pause(1500)
  await tab.point(link, true)
  await tab.until(
    `location.pathname.startsWith('/p/') && performance.getEntriesByName('first-contentful-paint').length > 0`,
  )
  return tab.evaluate<Reading>(reading)
}

const host = await startPinned('bench/host/serve.ts', '--cached')
const tab = await openTab()
const list = `http://local.se.localhost:${host.port}/c/valves`
const readings: { with: Reading[]; without: Reading[] } = { with: [], without: [] }
try {
  // The first of each fills caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const without = await move(tab, list, false)
    const ahead = await move(tab, list, true)
    if (round === 0) continue
    readings.without.push(without)
    readings.with.push(ahead)
  }
} finally {
  await tab.close()
  host.child.kill()
}

const shown = {
  with: readings.with.map((one) => one.shown),
  without: readings.without.map((one) => one.shown),
}
const line = (values: readonly number[]): string =>
  `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`
console.log(`press to first paint of the product, median of ${rounds}:`)
console.log(`  rendered ahead      ${line(shown.with)}, target 60 ms`)
console.log(`  without speculation ${line(shown.without)}`)
console.log(`  ratio               ${(median(shown.with) / median(shown.without)).toFixed(2)}, target 0.25`)
console.log(`  the page is open    ${line(readings.with.map(({ opened }) => opened))} after the press`)
const missed = readings.with.filter(({ ahead }) => !ahead).length
if (missed > 0) console.log(`  ${missed} of ${rounds} were not ready when the press came`)
