import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { siteKeys, type SiteKey } from '../contract/index.ts'
import { StartError } from '../platform/start-error.ts'

/** Name of the folder inside `DATA_DIR` in which an operator keeps `<site>.json`. */
export const settingsFolder = 'settings'

const yesOrNo = v.optional(v.boolean('must be true or false'))
const senderRule = 'must be a mailbox such as order@company.se'
const minutesRule = 'must be a whole number of minutes from 1 to 1440'

/** A mailbox that any mail server takes: of plain characters. */
const mailbox = v.pipe(v.string(senderRule), v.maxLength(254, senderRule), v.email(senderRule))

/** Lists would count as objects without any setting. */
const section = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'must be an object'),
    v.strictObject(entries, 'must be an object'),
  )

/** What an operator may settle of one site; what is left out stays as the shop comes. */
const ownSettingsSchema = section({
  search: v.optional(section({ productSearchResult: yesOrNo, infiniteScroll: yesOrNo })),
  login: v.optional(section({ show: yesOrNo })),
  mail: v.optional(section({ sender: v.optional(mailbox) })),
  variantListCacheDuration: v.optional(
    v.pipe(
      v.number(minutesRule),
      v.check((minutes) => Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440, minutesRule),
    ),
  ),
})
export type SiteOverrides = v.InferOutput<typeof ownSettingsSchema>
export type SiteOverridesBySite = Partial<Record<SiteKey, SiteOverrides>>

/** Files that cannot be used, with every mistake in them: one sentence a line. */
export class SiteOverridesError extends StartError {}

const sentenceOf = (issue: v.BaseIssue<unknown>): string => {
  const place = v.getDotPath(issue) ?? 'it'
  return issue.expected === 'never' ? `${place} is no setting.` : `${place} ${issue.message}.`
}

function readFile(path: string): { own: SiteOverrides; mistakes: string[] } {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/u, ''))
  } catch (failure) {
    return {
      own: {},
      mistakes: [`cannot be read: ${failure instanceof Error ? failure.message : 'no JSON'}.`],
    }
  }
  const reading = v.safeParse(ownSettingsSchema, json)
  return reading.success
    ? { own: reading.output, mistakes: [] }
    : { own: {}, mistakes: reading.issues.map(sentenceOf) }
}

/** The operator's settings of every site that has a file in `dataDir`. Throws `SettingsMistakes` with all that is wrong. */
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
    const { own, mistakes: found } = readFile(join(folder, name))
    bySite[site] = own
    mistakes.push(...found.map((mistake) => `${file}: ${mistake}`))
  }
  if (mistakes.length > 0)
    throw new SiteOverridesError(`The settings of sites have mistakes:\n${mistakes.join('\n')}`)
  return bySite
}
