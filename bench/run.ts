/**
 * `npm run bench [NAME …]`: runs the benches of this folder one after the other; without names all that measure a
 * ratio. `soak` runs only when named, because it takes 20 minutes. Each is a separate program that prints a ratio
 * to a comparator that it also runs.
 */
import { spawnSync } from 'node:child_process'

const benches = [
  'page',
  'cached',
  'moving',
  'weight',
  'memory',
  'search',
  'search-pages',
  'import',
  'relevance',
  'crash',
  'history',
  'cart',
  'press',
  'variants',
  'my-pages',
  'order-history',
  'sign-in',
  'widgets',
  'sizes',
  'lighthouse',
  'observatory',
  'soak',
] as const

/** Runs only when named. */
const longest = 'soak'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benches.some((bench) => bench === name))
if (unknown.length > 0) {
  console.error(`There is no bench named ${unknown.join(', ')}. There are: ${benches.join(', ')}.`)
  process.exit(1)
}

const failed = benches
  .filter((bench) => (asked.length === 0 ? bench !== longest : asked.includes(bench)))
  .filter((bench) => {
    console.log(`\n# ${bench}`)
    const run = spawnSync(process.execPath, [`${import.meta.dirname}/${bench}.ts`], { stdio: 'inherit' })
    return run.status !== 0
  })

if (failed.length > 0) {
  console.error(`\nDid not finish: ${failed.join(', ')}`)
  process.exit(1)
}
