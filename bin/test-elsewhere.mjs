// Runs the tests that could depend on the machine under another profile: see "Tests" in docs/contributing.md.
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)
const { runElsewhere, telling } = await import('./test/elsewhere.ts')
const { exitAfterOutput, tally } = await import('./test/run.ts')

const chromium = await ensureChromium()
if (chromium) process.env.CHROMIUM_PATH = chromium
const words = process.argv.slice(2)
if (words.length === 0) await runElsewhere(telling, true)
else if (words.join() === 'gate') await runElsewhere([], true)
else await runElsewhere(['profile', ...words], true)

for (const name of tally.names) console.log(`FAILED: ${name}`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
exitAfterOutput(tally.failed === 0 ? 0 : 1)
