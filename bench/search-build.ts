import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { buildIndex } from '../search/index/build-index.ts'
import { benchSource } from './search-source.ts'

// Builds the index of the bench's catalogue in its own process, as the shop does from its store, and prints the
// cost. Called by search-following.ts: node bench/search-build.ts ARTICLES VERSION CHANGE PATH.

/** Cost of a build; memory is the process's peak. */
export interface BuildCost {
  seconds: number
  processorSeconds: number
  megabytes: number
}

export async function buildBeside(
  articles: number,
  { version, change }: { version: number; change: number },
  path: string,
): Promise<BuildCost> {
  const values = [articles, version, change].map(String)
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, ...values, path])
  // Written below.
  return JSON.parse(stdout) as BuildCost
}

if (process.argv[1] === import.meta.filename) {
  const [articles = 0, version = 0, change = 0] = process.argv.slice(2, 5).map(Number)
  const began = performance.now()
  await buildIndex({ ...benchSource(articles), version, change }, process.argv[5] ?? '')
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const cost: BuildCost = {
    seconds: (performance.now() - began) / 1000,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1000,
  }
  process.stdout.write(JSON.stringify(cost))
}
