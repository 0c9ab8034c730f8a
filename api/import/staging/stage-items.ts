import type { Refusal } from '../article.ts'
import { CommonWords } from '../plan/shared-texts.ts'
import type { ImportItem, OptionPriceRow } from '../items.ts'
import type { Staging } from './staged-articles.ts'

/** How often progress is told. */
const progressEvery = 50_000

/** Prices of options that one file may bring: they are held in memory. */
const mostOptionPrices = 100_000

/** What a file brings beside its articles, held until all of it is read. */
export class Gathered {
  readonly words = new CommonWords()
  readonly groups: Array<Extract<ImportItem, { kind: 'group' }>> = []
  readonly categories: Array<Extract<ImportItem, { kind: 'category' }>> = []
  readonly optionPrices: OptionPriceRow[] = []
  readonly leftOut = new Map<string, { count: number; line: number }>()
  /** Rows of words, categories and option prices that were taken. */
  rows = 0

  leave(what: string, line: number): void {
    const known = this.leftOut.get(what)
    if (known) known.count += 1
    // What a file may say is without end; kinds beyond these are not told apart.
    else if (this.leftOut.size < 100) this.leftOut.set(what, { count: 1, line })
  }
}

/** Reads a file to its end: articles into staging, what else it brings into `gathered`, what is wrong to `refuse`. */
export async function stage(
  items: AsyncIterable<ImportItem>,
  staging: Staging,
  gathered: Gathered,
  refuse: (refusal: Refusal) => Promise<void>,
  log: (line: string) => void,
): Promise<void> {
  for await (const item of items) {
    switch (item.kind) {
      case 'article':
        await staging.addArticle(item.article, item.raw)
        if (staging.count % progressEvery === 0) log(`${staging.count} articles read`)
        break
      case 'refused':
        await refuse(item.refusal)
        if (item.code !== null) await staging.spare(item.code)
        break
      case 'words':
        gathered.words.add(item.owner, item.words)
        gathered.rows += 1
        break
      case 'group':
        gathered.groups.push(item)
        break
      case 'category':
        gathered.categories.push(item)
        break
      case 'option-price':
        if (gathered.optionPrices.length < mostOptionPrices) gathered.optionPrices.push(item)
        else gathered.leave('price of an option, of more than are held in memory', item.line)
        break
      case 'placed':
        await staging.place(item.code, item.group)
        break
      case 'left-out':
        gathered.leave(item.what, item.line)
    }
  }
  await staging.finish()
  for await (const refusal of staging.dropRepeated()) await refuse(refusal)
}
