// The gate and everything else, by groups: see "Tests" in docs/contributing.md.
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)
const { runElsewhere } = await import('./test/elsewhere.ts')
const { chooseGroups, filesOf, gateFilesBeside } = await import('./test/groups.ts')
const { keepPassed, passedGroups } = await import('./test/passed-groups.ts')
const { finish, say } = await import('./test/run.ts')
const { prepareChromium, runGate, runParts } = await import('./test/run-parts.mjs')

const words = process.argv.slice(2)

/** Runs a group of the chosen ones, and notes it if it has passed. */
async function runGroup(group, chosen) {
  say(`group ${group.name} …`)
  if (await runTests(group, chosen)) keepPassed(group.name)
}

async function runTests(group, chosen) {
  if (group.name === 'gate') return runGate(gateFilesBeside(chosen))
  if (group.name !== 'elsewhere') return runParts(filesOf(group), group)
  await prepareChromium()
  return runElsewhere()
}

/** Runs groups in their order, two at a time, because tests in Chromium mostly wait. */
async function runInPairs(groups, chosen) {
  const left = [...groups]
  const runLeft = async () => {
    for (let group = left.shift(); group; group = left.shift()) await runGroup(group, chosen)
  }
  await Promise.all([runLeft(), runLeft()])
}

try {
  const passed = words.includes('--continue') ? passedGroups() : new Set()
  const chosen = chooseGroups(words.filter((word) => word !== '--continue'))
  for (const { name } of chosen) if (passed.has(name)) say(`${name}: has passed on this commit`)
  const left = chosen.filter(({ name }) => !passed.has(name))
  for (const group of left.filter(({ alone }) => alone)) await runGroup(group, chosen)
  await runInPairs(
    left.filter(({ alone }) => !alone),
    chosen,
  )
} catch (failure) {
  console.error(failure.message)
  process.exit(1)
}
finish()
