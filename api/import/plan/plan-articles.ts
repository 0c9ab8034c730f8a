import type { ChangeKind } from '../../platform/database/index.ts'
import type { Refusal } from '../article.ts'
import type { Categories } from './categories.ts'
import type { Changes } from '../staging/changes.ts'
import { readCurrent, type Current } from './current-catalogue.ts'
import { lastIds, placesOf, productsOfArticles } from './lookups.ts'
import { planProduct, productRow, wishOf } from './plan-product.ts'
import { planVariant, variantRow } from './plan-variant.ts'
import type { Scratch } from '../staging/temporary-tables.ts'
import type { StagedArticle, Staging } from '../staging/staged-articles.ts'
import { Batch } from '../../platform/database/batch.ts'

/** What a plan is made with. */
export interface PlanSettings {
  /** Whose catalogue it is; null for the shop's own. */
  source: string | null
  /** Whether an article that is named and not said to be unsaleable can be bought again. */
  comesBack: boolean
  today: string
  refuse: (refusal: Refusal) => Promise<void>
}

/** How many articles were planned, and how many of them would change nothing. */
export interface PlanCount {
  articles: number
  unchanged: number
}

/** Compares what was staged with the catalogue and gathers what is to change. Rows that cannot be are refused. */
export async function plan(
  scratch: Scratch,
  staging: Staging,
  categories: Categories,
  changes: Changes,
  settings: PlanSettings,
): Promise<PlanCount> {
  const ids = await lastIds(scratch)
  const relations = new Batch<{ productId: number; kind: string; position: number; code: string }>(
    'wantedRelations',
  )
  const count: PlanCount = { articles: 0, unchanged: 0 }

  const categoryOf = async (
    rows: readonly StagedArticle[],
    places: ReadonlyMap<string, string>,
  ): Promise<number | undefined | string> => {
    for (const { article } of rows) {
      if (article.category)
        return categories.idOf(article.category) ?? `there is no category ${article.category}`
      const group = places.get(article.code) ?? article.group
      if (group !== undefined) return (await categories.ofGroup(group)) ?? `there is no group ${group}`
    }
    return undefined
  }

  const planGroup = async (
    rows: readonly StagedArticle[],
    current: Current,
    places: ReadonlyMap<string, string>,
    successors: ReadonlyMap<string, string>,
  ): Promise<void> => {
    const refuse = (row: StagedArticle, field: string, reason: string) =>
      settings.refuse({ line: row.article.line, field, reason, raw: row.raw })
    const foreign = ({ article }: StagedArticle): string | null => {
      const existing = current.variants.get(article.code)
      const owner = existing && current.sources.get(existing.id)
      return settings.source === null || owner === undefined || owner === settings.source ? null : owner
    }
    const kept: StagedArticle[] = []
    for (const row of rows) {
      const owner = foreign(row)
      const { article } = row
      if (owner !== null) await refuse(row, 'article', `belongs to the catalogue of ${owner}`)
      else if (article.remove && !current.variants.has(article.code))
        await refuse(row, 'article', 'is to be taken away and was never there')
      else kept.push(row)
    }
    const [first] = kept
    if (!first) return
    const wish = wishOf(kept.map(({ article }) => article))
    const existing = current.products.get(first.product)
    const own = kept.find(({ article }) => article.code === first.product)?.article
    const categoryId = await categoryOf(kept, places)
    const row =
      typeof categoryId === 'string'
        ? { field: 'category', reason: categoryId }
        : productRow(first.product, wish, existing, {
            id: existing ? 0 : ids.product(),
            categoryId,
            replacedBy:
              own?.replacedBy === undefined
                ? undefined
                : (successors.get(own.replacedBy ?? '') ?? (own.replacedBy || null)),
            today: settings.today,
          })
    if ('reason' in row) {
      for (const each of kept) await refuse(each, row.field, row.reason)
      return
    }
    const kinds = new Set<ChangeKind>()
    const taken: StagedArticle[] = []
    let position = current.lastPosition.get(row.id) ?? -1
    const planned: Array<() => Promise<Set<ChangeKind>>> = []
    for (const each of kept) {
      const { article } = each
      const before = current.variants.get(article.code)
      const wanted = variantRow(article.remove ? { ...article, buyable: false } : article, before, {
        id: before?.id ?? ids.variant(),
        productId: row.id,
        position: before?.productId === row.id ? before.position : (position += 1),
        comesBack: settings.comesBack && !article.remove,
      })
      if (typeof wanted === 'string') {
        await refuse(each, 'pack', wanted)
        continue
      }
      taken.push(each)
      planned.push(() => planVariant(article, wanted, settings.source, current, changes))
    }
    if (taken.length === 0) return
    for (const kind of await planProduct(row, wish, current, changes, ids.document)) kinds.add(kind)
    const ofProduct = kinds.size > 0
    for (const run of planned) {
      const others = await run()
      count.articles += 1
      if (others.size === 0 && !ofProduct) count.unchanged += 1
      for (const kind of others) kinds.add(kind)
    }
    for (const [kind, field] of [
      ['accessory', 'accessories'],
      ['alternative', 'alternatives'],
    ] as const) {
      const named = taken.map(({ article }) => article[field]).filter((codes) => codes !== undefined)
      if (named.length === 0) continue
      // A first row without a number says that all others go.
      const codes = ['', ...new Set(named.flat())]
      await relations.add(
        scratch,
        codes.map((code, at) => ({ productId: row.id, kind, position: at, code })),
      )
    }
    // A new product is more than its prices and words.
    await changes.touch(row.id, kinds.has('added') ? ['added'] : kinds)
  }

  for await (const batch of staging.products()) {
    const articles = batch.map(({ article }) => article)
    const codes = articles.map(({ code }) => code)
    const current = await readCurrent(scratch, [...new Set(batch.map(({ product }) => product))], codes)
    const places = await placesOf(scratch, codes)
    const successors = await productsOfArticles(
      scratch,
      articles.flatMap(({ replacedBy }) => replacedBy ?? []),
    )
    for (const rows of Map.groupBy(batch, ({ product }) => product).values())
      await planGroup(rows, current, places, successors)
  }
  await relations.finish(scratch)
  return count
}
