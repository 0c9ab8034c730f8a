import type { Report } from '../report.ts'
import { SharedTexts } from '../plan/shared-texts.ts'
import type { ImportItem, OptionPriceRow, Warning } from '../items.ts'
import type { StagedArticles } from './staged-articles.ts'

/** Articles between two progress messages. */
const progressEvery = 50_000

/** Option prices of one file, which are held in memory. */
const maxOptionPrices = 100_000

/** Everything of a file except its articles, held in memory until the file has been read. */
export class CollectedItems {
  readonly texts = new SharedTexts()
  readonly groups: Array<Extract<ImportItem, { kind: 'group' }>> = []
  readonly categories: Array<Extract<ImportItem, { kind: 'category' }>> = []
  readonly optionPrices: OptionPriceRow[] = []
  readonly unsupported: FoundKinds = new Map()
  /** Faults of imported articles and of the file. */
  readonly warnings: FoundKinds = new Map()
  /** Number of accepted rows of texts, categories and option prices. */
  rows = 0

  addUnsupported(what: string, line: number, count = 1): void {
    addKind(this.unsupported, what, { count, line })
  }

  /** Counts a warning of an imported article or of the file, and writes it to the report. */
  async warn(warning: Warning, report: Report): Promise<void> {
    addKind(this.warnings, `${warning.severity}: ${warning.what}`, { count: 1, line: warning.line })
    await report.warn(warning)
  }
}

/** Kinds of content with their number and the line of the first. */
export type FoundKinds = Map<string, { count: number; line: number }>

/** Kinds that are counted; further ones are not, which limits memory. */
const maxKinds = 100

function addKind(kinds: FoundKinds, what: string, { count, line }: { count: number; line: number }): void {
  const known = kinds.get(what)
  if (known) known.count += count
  else if (kinds.size < maxKinds) kinds.set(what, { count, line })
}

/** Reads a file to its end: articles into `staging`, everything else into `collected`, wrong rows to `refuse`. */
export async function stageItems(
  items: AsyncIterable<ImportItem>,
  staging: StagedArticles,
  collected: CollectedItems,
  report: Report,
  log: (line: string) => void,
): Promise<void> {
  for await (const item of items) {
    switch (item.kind) {
      case 'article':
        await staging.addArticle(item.article, item.raw)
        if (staging.count % progressEvery === 0) log(`${staging.count} articles read`)
        break
      case 'refused':
        await report.refuse(item.refusal)
        if (item.code !== null) await staging.addRefusedCode(item.code)
        break
      case 'words':
        collected.texts.add(item.owner, item.words)
        collected.rows += 1
        break
      case 'group':
        collected.groups.push(item)
        break
      case 'category':
        collected.categories.push(item)
        break
      case 'option-price':
        if (collected.optionPrices.length < maxOptionPrices) collected.optionPrices.push(item)
        else collected.addUnsupported('price of an option, of more than are held in memory', item.line)
        break
      case 'article-group':
        await staging.addGroup(item.code, item.group)
        break
      case 'warning':
        await collected.warn(item, report)
        break
      case 'unsupported':
        collected.addUnsupported(item.what, item.line, item.count)
    }
  }
  await staging.finish()
  for await (const refusal of staging.dropRepeated()) await report.refuse(refusal)
}
