import { sites, type SiteKey } from '../contract/index.ts'
import type { Store } from '../platform/database/index.ts'
import type { Refusal } from './article.ts'
import { applyChanges, readSnapshot } from './staging/apply-changes.ts'
import { Categories } from './plan/categories.ts'
import { Changes } from './staging/changes.ts'
import type { SuppliedDocument } from './files/documents.ts'
import { planCommon, readAttributes, readTrade } from './plan/reference-data.ts'
import type { FileFacts } from './items.ts'
import type { CatalogueLanguage } from './languages.ts'
import type { Media } from './table/media-columns.ts'
import { openFile } from './open-file.ts'
import { plan } from './plan/plan-articles.ts'
import { groupsFor } from './price-groups.ts'
import { ImportRefused } from './import-refused.ts'
import { planOptionPrices } from './plan/plan-option-prices.ts'
import { planRelations } from './plan/plan-relations.ts'
import { Report } from './report.ts'
import { planRetired } from './plan/plan-retired.ts'
import { withScratch, type Scratch } from './staging/temporary-tables.ts'
import { Gathered, stage } from './staging/stage-items.ts'
import { Staging } from './staging/staged-articles.ts'
import common from './default-texts.json' with { type: 'json' }

/** What is imported, and how. */
export interface ImportSettings {
  file: string
  /** Where refused rows are written. */
  report: string
  today: Date
  /** Whose prices and language are meant where the file does not say. */
  site?: SiteKey | null
  language?: CatalogueLanguage | null
  priceGroup?: string | null
  /** Whose catalogue it is; the file's own word when absent. */
  source?: string | null
  /** Whether what is missing goes out of sale; the file's own word when absent. */
  full?: boolean | null
  retireMany?: boolean
  /** Says what would be done and does nothing. */
  dryRun?: boolean
  /** Address of a picture by its name in the file; pictures are left out without. */
  pictureAt?: (source: string, name: string) => string | null
  /** The same for documents that are files. */
  documentAt?: (source: string, name: string) => SuppliedDocument | null
  log?: (line: string) => void
}

/** What came of an import. */
export interface ImportSummary {
  format: string
  source: string | null
  full: boolean
  /** Rows that were taken, and how many of them changed nothing. */
  articles: number
  unchanged: number
  /** Rows of words, categories and option prices that were taken. */
  words: number
  refused: number
  retired: number
  /** What the shop has no place for, by what it is. */
  leftOut: ReadonlyMap<string, { count: number; line: number }>
  /** Whether the catalogue is another now (or would be, in a dry run). */
  changed: boolean
}

async function importInto(
  scratch: Scratch,
  settings: ImportSettings,
  report: Report,
): Promise<ImportSummary> {
  const { file, site = null, log = () => undefined, dryRun = false } = settings
  const today = settings.today.toISOString().slice(0, 10)
  const snapshot = await readSnapshot(scratch)
  const before = await readTrade(scratch)
  const trade = { groups: new Map(before.groups), warehouses: new Map(before.warehouses) }
  const { attributes, last } = await readAttributes(scratch)
  const staging = new Staging(scratch)
  const gathered = new Gathered()
  const refuse = (refusal: Refusal) => report.add(refusal)
  const opened: { facts: FileFacts } = { facts: { format: '', source: null, full: null } }
  const sourceNow = () => settings.source ?? opened.facts.source ?? ''
  const media: Media = {
    pictureAt: (name) => settings.pictureAt?.(sourceNow(), name) ?? null,
    documentAt: (name) => settings.documentAt?.(sourceNow(), name) ?? null,
  }
  const { facts, items } = await openFile(
    file,
    { attributes, trade, ...media },
    {
      language: settings.language ?? null,
      territory: site === null ? null : sites[site].country,
      today,
      groupFor: groupsFor(trade, { priceGroup: settings.priceGroup ?? null, site }),
      media,
    },
  )
  opened.facts = facts
  for (const [owner, words] of Object.entries(common))
    if (facts.format === 'bmecat' && owner.includes(':')) gathered.words.add(owner, words)
  await stage(items, staging, gathered, refuse, log)
  log(`${staging.count} articles read, ${report.count} rows refused; comparing them with the catalogue`)

  const source = settings.source ?? facts.source
  const full = settings.full ?? facts.full ?? false
  const changes = new Changes(scratch)
  const categories = await Categories.open(scratch, source ?? '', changes, (owner, words) =>
    gathered.words.add(owner, words),
  )
  for (const group of gathered.groups) categories.addGroup(group)
  for (const { line, path, words, position, raw } of gathered.categories) {
    const reason = await categories.named(path, words, position)
    if (reason === null) gathered.rows += 1
    else await refuse({ line, field: 'key', reason, raw })
  }
  gathered.rows += await planOptionPrices(scratch, gathered.optionPrices, source, changes, {
    refuse,
    leave: (what, line) => gathered.leave(what, line),
  })
  const count = await plan(scratch, staging, categories, changes, {
    source,
    comesBack: facts.format === 'bmecat' || full,
    today,
    refuse,
  })
  await planCommon(scratch, changes, gathered.words, { attributes, last, trade, before })
  await changes.finish()
  await planRelations(scratch, changes, (code) =>
    gathered.leave(`reference to ${code}, which is not there`, 0),
  )
  await changes.finish()
  const retired = full ? await planRetired(scratch, source, settings.retireMany ?? false) : 0
  const changed = changes.rows + retired > 0
  if (changed && !dryRun) {
    log(`${changes.rows} rows of the catalogue become other; applying them`)
    const began = performance.now()
    await applyChanges(scratch, changes, snapshot)
    log(`applied in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  return {
    format: facts.format,
    source,
    full,
    ...count,
    words: gathered.rows,
    refused: report.count,
    retired,
    leftOut: gathered.leftOut,
    changed,
  }
}

/**
 * Imports a catalogue file: reads it to its end, refuses what is wrong row by row, and does what remains in one
 * transaction. Throws `UnreadableFile` or `ImportRefused`, with a sentence, when nothing was done.
 */
export async function importCatalogue(store: Store, settings: ImportSettings): Promise<ImportSummary> {
  const report = new Report(settings.report)
  try {
    const summary = await withScratch(store, (scratch) => importInto(scratch, settings, report))
    if (summary.articles + summary.words === 0 && summary.refused > 0)
      throw new ImportRefused(`All ${summary.refused} rows were refused; they stand in ${settings.report}.`)
    return summary
  } finally {
    await report.close()
  }
}
