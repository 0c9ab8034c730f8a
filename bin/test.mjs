// The one test command: sets up what it needs, runs everything or the parts that it is given, ends with `N passed, N failed`.
import { resolve } from 'node:path'
import { isBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled, runUnderNode24 } from './install.mjs'

ensureInstalled()
runUnderNode24(import.meta.url)
const { runElsewhere } = await import('./test/elsewhere.ts')
const { chooseFiles } = await import('./test/parts.ts')
const { check, runNode, tally, vitest } = await import('./test/run.ts')

const words = process.argv.slice(2)
/** The chosen files by part, or null when everything runs. */
const chosen = words.length === 0 ? null : choose()
const runs = (part) => chosen === null || chosen.has(part)

function choose() {
  try {
    return chooseFiles(words)
  } catch (failure) {
    console.error(failure.message)
    process.exit(1)
  }
}

if (['stories', 'brands', 'e2e', 'package', 'storybook', 'visual'].some(runs) || chosen?.has('profile')) {
  const chromium = await ensureChromium()
  if (!chromium) {
    console.error(
      'Chromium was not found and could not be installed. Install it, or name it with CHROMIUM_PATH.',
    )
    process.exit(1)
  }
  process.env.CHROMIUM_PATH = chromium
}
// Hundreds of processes are started: what Node makes of our TypeScript is kept from one to the next.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node')

/** The projects that hold the tests of a part; `tests/projects.ts` says why some need one of their own. */
const projectsOf = (part) => ({ api: ['api', 'api-mocking'], ssr: ['ssr', 'ssr-production'] })[part] ?? [part]

/** Runs those of the parts that are chosen in one run of Vitest. */
async function test(group, parts = [group]) {
  const active = parts.filter(runs)
  const files = chosen === null ? [] : active.flatMap((part) => chosen.get(part))
  if (active.length > 0) await vitest(group, active.flatMap(projectsOf), files)
}

const site = 'node_modules/.cache/stories-site'
const storybook = ['build', '--output-dir', site, '--quiet', '--disable-telemetry']

/** Types in a full run, and the designers' site for the parts that open it. Resolves with whether the site is there. */
async function prepareSite() {
  if (chosen === null) check('types', await runNode('node_modules/typescript/bin/tsc', ['--noEmit']))
  if (!runs('storybook') && !runs('visual')) return false
  return check(
    "the designers' site",
    await runNode('node_modules/storybook/dist/bin/dispatcher.js', storybook),
  )
}

async function checkSources() {
  if (chosen !== null) return
  check('lint', await runNode('node_modules/oxlint/bin/oxlint', ['--deny-warnings']))
  const prettier = ['--check', '--log-level=warn', '.']
  check('format', await runNode('node_modules/prettier/bin/prettier.cjs', prettier))
  check('unused code', await runNode('node_modules/knip/bin/knip.js', []))
}

async function testEndToEnd() {
  if (!runs('e2e')) return
  if (check('production build', isBuilt() || (await runNode('bin/build.mjs', [])))) await test('e2e')
}

// Two rows beside each other: tests from end to end spend much of their time waiting for what a person would see.
const designersSite = prepareSite()
await Promise.all([
  (async () => {
    await designersSite
    await test('packages', ['architecture', 'ui', 'shop', 'ssr', 'api', 'search', 'demo'])
    await test('stories')
  })(),
  (async () => {
    await checkSources()
    if (chosen?.has('profile')) await test('profile')
    await testEndToEnd()
    const packed = test('package')
    await test('brands')
    if (await designersSite) {
      process.env.STORYBOOK_SITE = site
      await test('storybook')
      await test('visual')
    }
    await packed
    if (chosen === null) await runElsewhere()
  })(),
])

// Said again at the end, where it is found without reading thousands of lines.
for (const name of tally.names) console.log(`FAILED: ${name}`)
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed === 0 ? 0 : 1)
