import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const file = 'node_modules/.cache/passed-groups.json'

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit that is checked out, or null if the work tree differs from it: then nothing is known to have passed. */
function cleanCommit(): string | null {
  return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null
}

/** The groups of `npm run test:all` that have passed on this commit. */
export function passedGroups(): Set<string> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { commit: string; groups: string[] } // what keepPassed writes
    return new Set(kept.commit === cleanCommit() ? kept.groups : [])
  } catch {
    return new Set()
  }
}

/** Notes that a group has passed on this commit, for `--continue`. */
export function keepPassed(group: string): void {
  const commit = cleanCommit()
  if (commit === null) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ commit, groups: [...passedGroups(), group] }))
}
