import { sites, type SiteKey } from '../contract/index.ts'
import type { ArticleRefusal } from './article.ts'
import type { Store } from '../platform/database/index.ts'
import { applyChanges, readCatalogueState } from './staging/apply-changes.ts'
import { Categories } from './plan/categories.ts'
import { Changes } from './staging/changes.ts'
import type { CopiedDocument } from './files/document-copier.ts'
import { planReferenceData, readAttributes, readTrade } from './plan/reference-data.ts'
import type { FileFacts } from './items.ts'
import { catalogueLanguages } from './languages.ts'
import type { MediaLookup } from './table/media-columns.ts'
import { openCatalogueFile } from './open-file.ts'
import { planArticles } from './plan/plan-articles.ts'
import { priceGroupFinder } from './price-groups.ts'
import { ImportRefused } from './import-refused.ts'
import { planOptionPrices } from './plan/plan-option-prices.ts'
import { planRelations } from './plan/plan-relations.ts'
import { Report } from './report.ts'
import { planRetired } from './plan/plan-retired.ts'
import { withTemporaryTables, type ImportDatabase } from './staging/temporary-tables.ts'
import { CollectedItems, stageItems } from './staging/stage-items.ts'
import { StagedArticles } from './staging/staged-articles.ts'
import common from './default-texts.json' with { type: 'json' }

/** The file and the options of an import. */
export interface ImportSettings {
  file: string
  /** Path of the report of refused rows and warnings. */
  report: string
  today: Date
  /** The site whose currency and country the prices are for. */
  site?: SiteKey | null
  /** The language of texts that state none. One that the shop does not speak is preferred to others of that kind. */
  language?: string | null
  priceGroup?: string | null
  /** The supplier whose catalogue it is; by default the file states it. */
  source?: string | null
  /** Whether the sale of missing articles ends; by default the file states it. */
  full?: boolean | null
  retireMany?: boolean
  /** Reports the changes without applying them. */
  dryRun?: boolean
  /** Copies a picture and returns its address; without it pictures are left out. */
  copyPicture?: (source: string, name: string) => string | null
  /** The same for documents. */
  copyDocument?: (source: string, name: string) => CopiedDocument | null
  log?: (line: string) => void
}

/** The result of an import. */
export interface ImportSummary {
  format: string
  source: string | null
  full: boolean
  /** Accepted articles, and how many of them changed nothing. */
  articles: number
  unchanged: number
  /** Accepted rows of texts, categories and option prices. */
  texts: number
  refused: number
  /** Accepted articles without a part that the file or the shop lacks, and those imported otherwise than written. */
  incomplete: number
  adjusted: number
  retired: number
  /** Why articles are incomplete or adjusted, by kind (`incomplete: empty price …`). */
  warnings: ReadonlyMap<string, { count: number; line: number }>
  /** Content that the shop does not support, by its kind. */
  unsupported: ReadonlyMap<string, { count: number; line: number }>
  /** Whether there is a report file. */
  hasReport: boolean
  /** Whether the catalogue changed (or would, in a dry run). */
  changed: boolean
}

async function importInto(
  db: ImportDatabase,
  settings: ImportSettings,
  report: Report,
): Promise<ImportSummary> {
  const { file, site = null, log = () => undefined, dryRun = false } = settings
  const today = settings.today.toISOString().slice(0, 10)
  const snapshot = await readCatalogueState(db)
  const before = await readTrade(db)
  const trade = { groups: new Map(before.groups), warehouses: new Map(before.warehouses) }
  const { attributes, last } = await readAttributes(db)
  const staging = new StagedArticles(db)
  const collected = new CollectedItems()
  const refuse = (refusal: ArticleRefusal) => report.refuse(refusal)
  const opened: { facts: FileFacts } = { facts: { format: '', source: null, full: null } }
  const currentSource = () => settings.source ?? opened.facts.source ?? ''
  const media: MediaLookup = {
    findPicture: (name) => settings.copyPicture?.(currentSource(), name) ?? null,
    findDocument: (name) => settings.copyDocument?.(currentSource(), name) ?? null,
  }
  const { facts, items } = await openCatalogueFile(
    file,
    { attributes, trade, ...media },
    {
      source: settings.source ?? null,
      language: settings.language ?? null,
      territory: site === null ? null : sites[site].country,
      today,
      findPriceGroup: priceGroupFinder(trade, { priceGroup: settings.priceGroup ?? null, site }),
      media,
    },
  )
  opened.facts = facts
  for (const [owner, words] of Object.entries(common))
    if (facts.format === 'bmecat' && owner.includes(':')) collected.texts.add(owner, words)
  await stageItems(items, staging, collected, report, log)
  log(`${staging.count} articles read, ${report.refused} rows refused; comparing them with the catalogue`)

  const source = settings.source ?? facts.source
  const full = settings.full ?? facts.full ?? false
  const changes = new Changes(db)
  const categories = await Categories.open(db, source ?? '', changes, (owner, words) =>
    collected.texts.add(owner, words),
  )
  const loops = categories.addGroups(collected.groups)
  if (loops > 0) collected.addUnsupported('category that is above itself', 0, loops)
  if (source !== null) categories.addDefault(facts.name ?? source)
  for (const { line, path, words, position, raw } of collected.categories) {
    const reason = await categories.nameCategory(path, words, position)
    if (reason === null) collected.rows += 1
    else await refuse({ line, field: 'key', reason, raw })
  }
  collected.rows += await planOptionPrices(db, collected.optionPrices, source, changes, {
    refuse,
    addUnsupported: (what, line) => collected.addUnsupported(what, line),
  })
  const count = await planArticles(db, staging, categories, changes, {
    source,
    restoresSale: facts.format === 'bmecat' || full,
    roundsPack: facts.format === 'bmecat',
    pricesOnly: facts.pricesOnly ?? false,
    splitsNames: facts.format === 'bmecat',
    attributes,
    texts: collected.texts,
    today,
    refuse,
    warn: (warning) => collected.warn(warning, report),
    addUnsupported: (what, line) => collected.addUnsupported(what, line),
  })
  await planReferenceData(db, changes, collected.texts, { attributes, last, trade, before })
  await changes.finish()
  await planRelations(db, changes, () =>
    collected.addUnsupported('reference to an article that is not there', 0),
  )
  await changes.finish()
  const retired = full ? await planRetired(db, source, settings.retireMany ?? false) : 0
  const changed = changes.rows + retired > 0
  if (changed && !dryRun) {
    log(`${changes.rows} rows of the catalogue become other; applying them`)
    const began = performance.now()
    const { language = null } = settings
    const isForeign = language !== null && !catalogueLanguages.some((known) => known === language)
    await applyChanges(db, changes, snapshot, isForeign ? language : null)
    log(`applied in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  return {
    format: facts.format,
    source,
    full,
    ...count,
    texts: collected.rows,
    refused: report.refused,
    warnings: collected.warnings,
    hasReport: report.isWritten,
    retired,
    unsupported: collected.unsupported,
    changed,
  }
}

/**
 * Imports a catalogue file: reads it to its end, refuses wrong rows one by one, and applies the others in one
 * transaction. Throws `UnreadableFile` or `ImportRefused` with a sentence for the operator when nothing was applied.
 */
export async function importCatalogue(store: Store, settings: ImportSettings): Promise<ImportSummary> {
  const report = new Report(settings.report)
  try {
    const summary = await withTemporaryTables(store, (db) => importInto(db, settings, report))
    if (summary.articles + summary.texts === 0 && summary.refused > 0)
      throw new ImportRefused(`All ${summary.refused} rows were refused; they are in ${settings.report}.`)
    return summary
  } finally {
    await report.close()
  }
}
