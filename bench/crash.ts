// Kill -9 during adds and orders, a hundred times on one database: every acknowledged write must exist exactly
// once.
import { runCrashCycles } from '../tests/api/whole/crash/cycles.ts'

const cycles = Number(process.argv[2] ?? 100)
const began = performance.now()
const { acknowledged, repeated, wrong } = await runCrashCycles(cycles)
const seconds = ((performance.now() - began) / 1000).toFixed(0)

console.log(
  `${cycles} kills in ${seconds} s, ${acknowledged} writes acknowledged, ${repeated} sent again after a kill`,
)
for (const line of wrong) console.log(line)
console.log(`${wrong.length} lost, doubled or damaged (limit 0)`)
if (wrong.length > 0) process.exitCode = 1
