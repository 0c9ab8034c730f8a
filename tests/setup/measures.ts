import { expect } from 'vitest'

/** Whether this run states times: the group `measures` of `npm run test:all`, where nothing runs beside a file. */
export const measures = process.env['TEST_MEASURES'] === '1'

/** Milliseconds of processor time of `calibrate` on the machine for which the limits are stated. */
const referenceMs = 65

/** A calibration holds for a minute: a shared or hot machine changes its speed. */
const validMs = 60_000

/** Work of the kinds that the measured code does: objects, sorting, text and JSON. */
function work(): number {
  const rows = Array.from({ length: 20_000 }, (_, row) => ({
    code: `${(row * 7919) % 20_011}`,
    name: `Kulventil ${row} DN${row % 50}`,
    price: row * 1.25,
  }))
  rows.sort((a, b) => a.code.localeCompare(b.code, 'sv'))
  const text = JSON.stringify(rows).replaceAll(/ventil (\d+)/gu, '$1')
  const read: { name: string }[] = JSON.parse(text)
  return new Set(read.map(({ name }) => name.toLowerCase())).size
}

function calibrate(): number {
  let fastest = Number.POSITIVE_INFINITY
  // The first runs compile the code.
  for (let run = 0; run < 5; run += 1) {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    fastest = Math.min(fastest, (user + system) / 1000)
  }
  return fastest
}

let known = { slowness: 1, until: Number.NEGATIVE_INFINITY }

/** How many times as long as on the machine of the limits the same work takes here at this minute; at least 1. */
function slowness(): number {
  if (performance.now() > known.until)
    known = { slowness: Math.max(1, calibrate() / referenceMs), until: performance.now() + validMs }
  return known.slowness
}

/** Checks that something took less than a limit in the same unit, as this machine takes its time. `about` names it. */
export function expectBelow(took: number, limit: number, about?: string): void {
  // A calibration takes half a second, which only a doubt is worth.
  if (took >= limit) expect(took, about).toBeLessThan(limit * slowness())
}

/** `expectBelow` where times are stated; in other runs the machine may be busy. */
export function expectLessTime(took: number, limit: number): void {
  if (measures) expectBelow(took, limit)
}
