// The gate and everything else, group after group: see "Tests" in docs/contributing.md.
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)
const { runElsewhere } = await import('./test/elsewhere.ts')
const { chooseGroups, filesOf } = await import('./test/groups.ts')
const { keepPassed, passedGroups } = await import('./test/passed-groups.ts')
const { finish, say, tally } = await import('./test/run.ts')
const { prepareChromium, runGate, runParts } = await import('./test/run-parts.mjs')

async function runGroup(group) {
  if (group.name === 'gate') return runGate()
  if (group.name !== 'elsewhere') return runParts(filesOf(group), group)
  await prepareChromium()
  return runElsewhere()
}

try {
  const words = process.argv.slice(2)
  const goesOn = words.includes('--continue')
  const passed = goesOn ? passedGroups() : new Set()
  for (const group of chooseGroups(words.filter((word) => word !== '--continue'))) {
    if (passed.has(group.name)) {
      say(`${group.name}: has passed on this commit`)
      continue
    }
    say(`group ${group.name} …`)
    const failedBefore = tally.failed
    await runGroup(group)
    if (tally.failed === failedBefore) keepPassed(group.name)
  }
} catch (failure) {
  console.error(failure.message)
  process.exit(1)
}
finish()
