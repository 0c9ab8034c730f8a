// The one test command: sets up what it needs, runs everything, ends with `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { isBuilt } from './build.mjs'
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

const tally = { passed: 0, failed: 0, names: [] }
const reports = 'node_modules/.cache/test-reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** Runs a program of ours or of a package; false when it fails. */
const run = (file, args) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' })
    child.once('close', (code) => done(code === 0))
  })

/** The same beside others: what it says is shown when it has ended. */
const runAside = (file, args) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      done(code === 0)
    })
  })

/** A check that is one test: it passes or it fails as a whole. */
function check(title, passed) {
  console.log(`${passed ? 'ok' : 'FAILED'}: ${title}`)
  tally[passed ? 'passed' : 'failed'] += 1
  if (!passed) tally.names.push(title)
  return passed
}

/** Runs some of the test projects; a run that dies without a report, or with errors outside tests, counts as a failure. */
async function vitest(group, projects, how = run, more = []) {
  const report = `${reports}/${group}.json`
  const ok = await how('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  ])
  const counts = readCounts(report)
  tally.passed += counts.passed
  tally.failed += counts.failed
  tally.names.push(...counts.names)
  if (ok || counts.failed > 0) return
  tally.failed += 1
  tally.names.push(`${group}: an error outside its tests`)
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
    )
    return { passed: numPassedTests, failed: numFailedTests, names: failed }
  } catch {
    return { passed: 0, failed: 1, names: [`${report} could not be read`] }
  }
}

const site = 'node_modules/.cache/stories-site'
const storybook = ['build', '--output-dir', site, '--quiet', '--disable-telemetry']

// What keeps one core busy goes two at a time; what uses all of them goes alone.
const [told, built] = await Promise.all([
  (async () => {
    check('types', await runAside('node_modules/typescript/bin/tsc', ['--noEmit']))
    return check(
      "the designers' site",
      await runAside('node_modules/storybook/dist/bin/dispatcher.js', storybook),
    )
  })(),
  (async () => {
    check('lint', await runAside('node_modules/oxlint/bin/oxlint', ['--deny-warnings']))
    const prettier = ['--check', '--log-level=warn', '.']
    check('format', await runAside('node_modules/prettier/bin/prettier.cjs', prettier))
    return check('production build', isBuilt() || (await runAside('bin/build.mjs', [])))
  })(),
])
await vitest('rooms', ['architecture', 'ui', 'shop', 'ssr', 'api'])
await vitest('stories', ['stories'])
await Promise.all([
  vitest('package', ['package'], runAside),
  (async () => {
    await vitest('brands', ['brands'])
    if (!told) return
    process.env.STORYBOOK_SITE = site
    await vitest('storybook', ['storybook'])
    await vitest('visual', ['visual'])
  })(),
])
// Each half has a shop of its own; half of their time goes by waiting for what a person would see.
if (built)
  await Promise.all([
    vitest('e2e-1', ['e2e'], run, ['--shard=1/2']),
    vitest('e2e-2', ['e2e'], runAside, ['--shard=2/2']),
  ])

// Said again at the end, where it is found without reading thousands of lines.
for (const name of tally.names) console.log(`FAILED: ${name}`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)
