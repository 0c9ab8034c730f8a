import { resolve } from 'node:path'
import { isBuilt } from '../build.mjs'
import { ensureChromium } from '../chromium.mjs'
import { documentTests, ensureDocumentReaders } from '../document-readers.mjs'
import { chooseGroups, filesOf } from './groups.ts'
import { check, runNode, vitest } from './run.ts'

/** Parts whose tests open pages. */
const inChromium = ['stories', 'brands', 'screenshots', 'e2e', 'package', 'storybook', 'visual', 'profile']
/** Parts that read the designers' site. */
const ofSite = ['storybook', 'visual']
/** Unit tests, and those of the service and the host, run together. */
const packages = ['architecture', 'ui', 'shop', 'ssr', 'api', 'search', 'demo']

const site = 'node_modules/.cache/stories-site'

/** The test projects of a part; `tests/projects.ts` explains why some are separate. */
const projectsOf = (part) => ({ api: ['api', 'api-mocking'], ssr: ['ssr', 'ssr-production'] })[part] ?? [part]

/** Finds a Chromium, or ends the program with a message. */
export async function prepareChromium() {
  const chromium = await ensureChromium()
  if (!chromium) {
    console.error(
      'Chromium was not found and could not be installed. Install it, or name it with CHROMIUM_PATH.',
    )
    process.exit(1)
  }
  process.env.CHROMIUM_PATH = chromium
}

/** Finds the programs that tests open documents with; a failed check names what has to be installed. */
function prepareDocumentReaders() {
  const missing = ensureDocumentReaders()
  if (missing.length > 0) check(`${missing.join(' and ')}, which could not be installed`, false)
}

/** The checks of all sources beside the tests, one after the other. Resolves with whether all passed. */
async function checkSources() {
  const results = [
    check('types', await runNode('types', 'node_modules/typescript-7/bin/tsc', ['--noEmit'])),
    check('lint', await runNode('lint', 'node_modules/oxlint/bin/oxlint', ['--deny-warnings'])),
    check('format', await runNode('format', 'node_modules/oxfmt/bin/oxfmt', ['--check'])),
    check('unused code', await runNode('unused code', 'node_modules/knip/bin/knip.js', [])),
  ]
  return results.every(Boolean)
}

let built
/** Builds the pages once for all that run at the same time. Resolves with whether it succeeded. */
const buildPages = () =>
  (built ??= (async () =>
    check('production build', isBuilt() || (await runNode('production build', 'bin/build.mjs', []))))())

async function buildSite() {
  const storybook = ['build', '--output-dir', site, '--quiet', '--disable-telemetry']
  const program = 'node_modules/storybook/dist/bin/dispatcher.js'
  if (!check("the designers' site", await runNode("the designers' site", program, storybook))) return false
  process.env.STORYBOOK_SITE = site
  return true
}

/**
 * Runs test files by part, as `chooseFiles` returns them, and adds the results to the tally. Resolves with whether all
 * passed. `name`: what the run is called in the output. `alone`: one file at a time with nothing beside it, for tests
 * that measure. `environment`: settings of the tests. `beside` runs in parallel with the packages' tests.
 */
export async function runParts(
  chosen,
  { name, alone = false, environment = {}, beside = async () => true } = {},
) {
  if (inChromium.some((part) => chosen.has(part))) await prepareChromium()
  if (chosen.get('api')?.some((file) => file.startsWith(documentTests))) prepareDocumentReaders()
  // Hundreds of processes are started: they share the compile cache for TypeScript.
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node')

  let passed = true
  const note = (result) => {
    passed &&= result
    return result
  }
  const test = async (step, parts = [step]) => {
    const active = parts.filter((part) => chosen.has(part))
    if (active.length === 0) return
    const files = active.flatMap((part) => chosen.get(part))
    const label = name ? `${name}: ${step}` : step
    note(await vitest(label, active.flatMap(projectsOf), { files, alone, environment }))
  }
  const testPages = async () => {
    note(await beside())
    await test('profile')
    if (chosen.has('e2e') && note(await buildPages())) await test('e2e')
    await test('package')
    await test('brands')
    await test('screenshots')
    if (ofSite.some((part) => chosen.has(part)) && note(await buildSite()))
      for (const part of ofSite) await test(part)
    await test('stories')
  }
  // Two runs in parallel, because end-to-end tests mostly wait.
  const tests = [() => test('packages', packages), testPages]
  if (alone) for (const each of tests) await each()
  else await Promise.all(tests.map((each) => each()))
  return passed
}

/** Runs the checks of all sources and the tests of the gate, or these files of it. Resolves with whether all passed. */
export async function runGate(files = filesOf({ name: 'gate' })) {
  const [{ environment }] = chooseGroups(['gate'])
  return runParts(files, { environment, beside: checkSources })
}
