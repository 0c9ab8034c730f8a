import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { siteKeys } from '../contract/index.ts'
import {
  type SiteOverrides,
  type SiteOverridesBySite,
  siteOverridesSchema,
} from '../platform/site-overrides.ts'
import { StartError } from '../platform/start-error.ts'

/** Folder in `DATA_DIR` with the operator's `<site>.json`. */
const settingsFolder = 'settings'

/** Settings files cannot be used. The message lists every mistake, one sentence per line. */
export class SiteOverridesError extends StartError {}

const sentenceOf = (issue: v.BaseIssue<unknown>): string => {
  const place = v.getDotPath(issue) ?? 'it'
  return issue.expected === 'never' ? `${place} is no setting.` : `${place} ${issue.message}.`
}

function readFile(path: string): { overrides: SiteOverrides; mistakes: string[] } {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/u, ''))
  } catch (failure) {
    return {
      overrides: {},
      mistakes: [`cannot be read: ${failure instanceof Error ? failure.message : 'no JSON'}.`],
    }
  }
  const reading = v.safeParse(siteOverridesSchema, json)
  return reading.success
    ? { overrides: reading.output, mistakes: [] }
    : { overrides: {}, mistakes: reading.issues.map(sentenceOf) }
}

/** The overrides of every site with a file in `dataDir`. Throws `SiteOverridesError`. */
export function readSiteOverrides(dataDir: string): SiteOverridesBySite {
  const folder = join(dataDir, settingsFolder)
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted()
  const bySite: SiteOverridesBySite = {}
  const mistakes: string[] = []
  for (const name of files) {
    const site = siteKeys.find((key) => name === `${key}.json`)
    const file = join(settingsFolder, name)
    if (site === undefined) {
      mistakes.push(`${file}: names no site; there are ${siteKeys.join(', ')}.`)
      continue
    }
    const { overrides, mistakes: found } = readFile(join(folder, name))
    bySite[site] = overrides
    mistakes.push(...found.map((mistake) => `${file}: ${mistake}`))
  }
  if (mistakes.length > 0)
    throw new SiteOverridesError(`The settings of sites have mistakes:\n${mistakes.join('\n')}`)
  return bySite
}
