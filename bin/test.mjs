// The one test command: sets up what it needs, runs everything, ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)

const chromium = await ensureChromium()
if (!chromium) {
  console.error('No Chromium can be had here: install one, or name it with CHROMIUM_PATH, and run again.')
  process.exit(1)
}
process.env.CHROMIUM_PATH = chromium

const tally = { passed: 0, failed: 0 }
const reports = 'node_modules/.cache/test-reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const tool = (name, args) =>
  spawnSync(process.execPath, [`node_modules/${name}`, ...args], { stdio: 'inherit' }).status === 0

/** A check that is one test: it passes or it fails as a whole. */
function check(title, passed) {
  console.log(`${passed ? 'ok' : 'FAILED'}: ${title}`)
  tally[passed ? 'passed' : 'failed'] += 1
}

/** Runs some of the test projects; a run that dies without a report, or with errors outside tests, counts as a failure. */
function vitest(group, projects) {
  const report = `${reports}/${group}.json`
  const ok = tool('vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const counts = readCounts(report)
  tally.passed += counts.passed
  tally.failed += counts.failed
  if (!ok && counts.failed === 0) tally.failed += 1
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

check('types', tool('typescript/bin/tsc', ['--noEmit']))
check('lint', tool('oxlint/bin/oxlint', ['--deny-warnings']))
check('format', tool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']))
vitest('rooms', ['architecture', 'ui', 'shop', 'ssr', 'api'])
vitest('stories', ['stories'])
vitest('brands', ['brands'])
// Built once for both groups that look at it.
const site = 'node_modules/.cache/stories-site'
const storybook = ['build', '--output-dir', site, '--quiet', '--disable-telemetry']
const told = tool('storybook/dist/bin/dispatcher.js', storybook)
check("the designers' site", told)
if (told) {
  process.env.STORYBOOK_SITE = site
  vitest('storybook', ['storybook'])
  vitest('visual', ['visual'])
}
vitest('package', ['package'])
const built = await ensureBuilt()
check('production build', built)
if (built) vitest('e2e', ['e2e'])

console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)
