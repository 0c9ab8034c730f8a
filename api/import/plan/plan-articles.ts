import type { ChangeKind } from '../../platform/database/index.ts'
import type { Refusal } from '../article.ts'
import type { Categories } from './categories.ts'
import type { Changes } from '../staging/changes.ts'
import { readCurrentCatalogue, type CurrentCatalogue } from './current-catalogue.ts'
import { idSequences, findGroups, findProductCodes } from './lookups.ts'
import { planProduct, buildProductRow, productInput } from './plan-product.ts'
import { planVariant, buildVariantRow } from './plan-variant.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'
import type { StagedArticle, StagedArticles } from '../staging/staged-articles.ts'
import { Batch } from '../../platform/database/batch.ts'

/** Options of the plan. */
interface PlanSettings {
  /** The supplier whose catalogue it is; null for the shop's own. */
  source: string | null
  /** Whether an article without `buyable` can be bought again. */
  restoresSale: boolean
  today: string
  refuse: (refusal: Refusal) => Promise<void>
}

/** Number of accepted articles, and of those that change nothing. */
interface PlanCount {
  articles: number
  unchanged: number
}

/** Compares the staged articles with the catalogue and plans the changes. Refuses rows that cannot be imported. */
export async function planArticles(
  db: ImportDatabase,
  staging: StagedArticles,
  categories: Categories,
  changes: Changes,
  settings: PlanSettings,
): Promise<PlanCount> {
  const ids = await idSequences(db)
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
        return categories.findId(article.category) ?? `there is no category ${article.category}`
      const group = places.get(article.code) ?? article.group
      if (group !== undefined)
        return (await categories.findOrCreateForGroup(group)) ?? `there is no group ${group}`
    }
    return undefined
  }

  const planGroup = async (
    rows: readonly StagedArticle[],
    current: CurrentCatalogue,
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
    const input = productInput(kept.map(({ article }) => article))
    const existing = current.products.get(first.product)
    const own = kept.find(({ article }) => article.code === first.product)?.article
    const categoryId = await categoryOf(kept, places)
    const row =
      typeof categoryId === 'string'
        ? { field: 'category', reason: categoryId }
        : buildProductRow(first.product, input, existing, {
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
      const wanted = buildVariantRow(article.remove ? { ...article, buyable: false } : article, before, {
        id: before?.id ?? ids.variant(),
        productId: row.id,
        position: before?.productId === row.id ? before.position : (position += 1),
        comesBack: settings.restoresSale && !article.remove,
      })
      if (typeof wanted === 'string') {
        await refuse(each, 'pack', wanted)
        continue
      }
      taken.push(each)
      planned.push(() => planVariant(article, wanted, settings.source, current, changes))
    }
    if (taken.length === 0) return
    for (const kind of await planProduct(row, input, current, changes, ids.document)) kinds.add(kind)
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
      // A row with an empty code stands for an emptied list.
      const codes = ['', ...new Set(named.flat())]
      await relations.add(
        db,
        codes.map((code, at) => ({ productId: row.id, kind, position: at, code })),
      )
    }
    // `added` includes all other kinds.
    await changes.touch(row.id, kinds.has('added') ? ['added'] : kinds)
  }

  for await (const batch of staging.products()) {
    const articles = batch.map(({ article }) => article)
    const codes = articles.map(({ code }) => code)
    const current = await readCurrentCatalogue(db, [...new Set(batch.map(({ product }) => product))], codes)
    const places = await findGroups(db, codes)
    const successors = await findProductCodes(
      db,
      articles.flatMap(({ replacedBy }) => replacedBy ?? []),
    )
    for (const rows of Map.groupBy(batch, ({ product }) => product).values())
      await planGroup(rows, current, places, successors)
  }
  await relations.finish(db)
  return count
}
