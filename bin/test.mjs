// The one test command: sets up what it needs, runs everything, ends with `N passed, N failed`.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
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
// Hundreds of processes are started: what Node makes of our TypeScript is kept from one to the next.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node')

const tally = { passed: 0, failed: 0, names: [] }
const reports = 'node_modules/.cache/test-reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** Runs a program of ours or of a package beside others: what it says is shown when it has ended. False when it fails. */
const run = (file, args) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      done(code === 0)
    })
  })

const began = performance.now()
/** Tells when in the run something was said: who waits for the end can see how far it is. */
const say = (line) => {
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`[${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}] ${line}`)
}

/** A check that is one test: it passes or it fails as a whole. */
function check(title, passed) {
  say(`${passed ? 'ok' : 'FAILED'}: ${title}`)
  tally[passed ? 'passed' : 'failed'] += 1
  if (!passed) tally.names.push(title)
  return passed
}

/** Runs some of the test projects; a run that dies without a report, or with errors outside tests, counts as a failure. */
async function vitest(group, projects) {
  const report = `${reports}/${group}.json`
  say(`${group} …`)
  const ok = await run('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const counts = readCounts(report)
  say(`${group}: ${counts.passed} passed, ${counts.failed} failed`)
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

// Two rows beside each other: the second begins with what goes end to end, where much time goes by waiting for what a
// person would see, and ends with what opens the designers' site.
const designersSite = run('node_modules/typescript/bin/tsc', ['--noEmit']).then(async (typed) => {
  check('types', typed)
  return check("the designers' site", await run('node_modules/storybook/dist/bin/dispatcher.js', storybook))
})
await Promise.all([
  (async () => {
    await designersSite
    await vitest('rooms', ['architecture', 'ui', 'shop', 'ssr', 'api', 'api-mocking'])
    await vitest('stories', ['stories'])
  })(),
  (async () => {
    check('lint', await run('node_modules/oxlint/bin/oxlint', ['--deny-warnings']))
    const prettier = ['--check', '--log-level=warn', '.']
    check('format', await run('node_modules/prettier/bin/prettier.cjs', prettier))
    if (check('production build', isBuilt() || (await run('bin/build.mjs', [])))) await vitest('e2e', ['e2e'])
    const packed = vitest('package', ['package'])
    await vitest('brands', ['brands'])
    if (await designersSite) {
      process.env.STORYBOOK_SITE = site
      await vitest('storybook', ['storybook'])
      await vitest('visual', ['visual'])
    }
    await packed
  })(),
])

// Said again at the end, where it is found without reading thousands of lines.
for (const name of tally.names) console.log(`FAILED: ${name}`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)
