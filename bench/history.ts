// Many clients over a network that breaks, loses, delays and duplicates calls, to a service that is killed with -9:
// the answers of every cart must be possible answers of one cart used by one client after the other.
import { isExplained } from '../tests/api/whole/history/checker.ts'
import { runWithFaults } from '../tests/api/whole/history/faulty-run.ts'

const [clients = 8, calls = 60, kills = 100] = process.argv.slice(2).map(Number)
const began = performance.now()
const {
  histories,
  faults,
  kills: killed,
  repeated,
} = await runWithFaults(Math.random, { clients, calls, kills })
const seconds = ((performance.now() - began) / 1000).toFixed(0)

const operations = [...histories.values()].reduce((sum, history) => sum + history.length, 0)
console.log(
  `${clients} clients, ${operations} calls in ${seconds} s: ${killed} kills, ${faults.resets} connections broken, ${faults.lostAnswers} answers lost, ${faults.delays} delayed, ${faults.duplicates} doubled; ${repeated} calls sent again`,
)
const wrong = [...histories].filter(([, history]) => !isExplained(history))
for (const [customer] of wrong) console.log(`the history of ${customer} cannot be explained`)
console.log(`${wrong.length} histories that cannot be explained (limit 0)`)
if (wrong.length > 0) process.exitCode = 1
