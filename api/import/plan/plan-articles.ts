import type { ChangeKind } from '../../platform/database/schema/change-kinds.ts'
import type { ArticleRefusal } from '../article.ts'
import type { Attributes } from '../attributes.ts'
import type { Severity, Warning } from '../items.ts'
import type { Categories } from './categories.ts'
import type { Changes } from '../staging/changes.ts'
import { readCurrentCatalogue, type CurrentCatalogue } from './current-catalogue.ts'
import { idSequences, findGroups, findProductCodes } from './lookups.ts'
import { planProduct, buildProductRow, productInput } from './plan-product.ts'
import { namesBeside, tellApart } from './own-names.ts'
import { leavesPriceQuantityOpen, withCommonPriceQuantity, withoutPrices } from './price-quantity.ts'
import { planVariant, buildVariantRow } from './plan-variant.ts'
import type { SharedTexts } from './shared-texts.ts'
import type { ImportDatabase } from '../staging/temporary-tables.ts'
import type { StagedArticle, StagedArticles } from '../staging/staged-articles.ts'
import { UnnamedCodes } from './unnamed-codes.ts'
import { Batch } from '../../platform/database/batch.ts'

/** Options of the plan. */
interface PlanSettings {
  /** The supplier whose catalogue it is; null for the shop's own. */
  source: string | null
  /** Whether an article without `buyable` can be bought again. */
  restoresSale: boolean
  /** Whether a pack that is finer than the decimals of its article is rounded up instead of refused. */
  roundsPack: boolean
  /** Whether the file has prices only: articles that the catalogue does not have are refused. */
  pricesOnly: boolean
  /** Whether articles of one product have names of their own. */
  splitsNames: boolean
  attributes: Attributes
  texts: SharedTexts
  today: string
  refuse: (refusal: ArticleRefusal) => Promise<void>
  warn: (warning: Warning) => Promise<void>
  addUnsupported: (what: string, line: number) => void
}

/** Number of accepted articles, and of those that change nothing. */
interface PlanCount {
  articles: number
  unchanged: number
  incomplete: number
  adjusted: number
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
  const unnamed = new UnnamedCodes(db, settings.texts)
  const count: PlanCount = { articles: 0, unchanged: 0, incomplete: 0, adjusted: 0 }

  const categoryOf = async (
    rows: readonly StagedArticle[],
    places: ReadonlyMap<string, string>,
  ): Promise<number | undefined | string> => {
    for (const { article } of rows) {
      if (article.category)
        return categories.findId(article.category) ?? `there is no category ${article.category}`
      for (const group of [places.get(article.code), article.group]) {
        const category = group === undefined ? undefined : await categories.findOrCreateForGroup(group)
        if (category !== undefined) return category
      }
    }
    return undefined
  }

  /** Marks articles that are imported otherwise than their rows say. */
  const warn = async (
    rows: readonly StagedArticle[],
    severity: Severity,
    field: string,
    detail: string,
    what = detail,
  ) => {
    for (const { article, raw } of rows) {
      article[severity] = true
      await settings.warn({ severity, what, line: article.line, field, detail, raw })
    }
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
      else if (article.remove && !current.variants.has(article.code)) {
        if (settings.source === null) await refuse(row, 'article', 'is to be taken away and was never there')
        else settings.addUnsupported('end of the sale of an article that is not there', article.line)
      } else if (settings.pricesOnly && !current.variants.has(article.code))
        await refuse(row, 'article', `${article.code} is not in the catalogue: its price is left out`)
      else kept.push(row)
    }
    const [first] = kept
    if (!first) return
    const existing = current.products.get(first.product)
    const ownNames = settings.splitsNames
      ? await tellApart(kept, namesBeside(kept, existing?.id, current), { ...settings, warn })
      : {}
    const given = productInput(kept.map(({ article }) => article))
    const input = { ...given, names: { ...given.names, ...ownNames } }
    const own = kept.find(({ article }) => article.code === first.product)?.article
    const category = await categoryOf(kept, places)
    const isDefault = category === undefined && !existing
    const categoryId = isDefault ? await categories.findOrCreateDefault() : category
    if (isDefault && categoryId !== undefined)
      await warn(kept, 'incomplete', 'category', "article without a category: it is in the supplier's")
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
      const before = current.variants.get(each.article.code)
      const isOpen = leavesPriceQuantityOpen(each.article, before)
      if (isOpen)
        await warn(
          [each],
          'incomplete',
          'price-per',
          `prices for an unknown quantity: the current ones are for ${before?.pricePer} units`,
          'prices for an unknown quantity: they are refused',
        )
      const article = withCommonPriceQuantity(
        isOpen ? withoutPrices(each.article) : each.article,
        before,
        current,
      )
      if (typeof article === 'string') {
        await refuse(each, 'price-per', article)
        continue
      }
      const wanted = buildVariantRow(article.remove ? { ...article, buyable: false } : article, before, {
        id: before?.id ?? ids.variant(),
        productId: row.id,
        position: before?.productId === row.id ? before.position : (position += 1),
        comesBack: settings.restoresSale && !article.remove,
        roundsPack: settings.roundsPack,
      })
      if (typeof wanted === 'string') {
        await refuse(each, 'pack', wanted)
        continue
      }
      const pack = (article.pack ?? 0) * 10 ** wanted.decimalPrecision
      if (article.pack !== undefined && pack < wanted.unitVolume - 1e-6)
        await warn(
          [each],
          'adjusted',
          'pack',
          `pack of ${article.pack} rounded up`,
          'pack finer than the decimals of the article: rounded up',
        )
      taken.push(each)
      if (article.incomplete) count.incomplete += 1
      if (article.adjusted) count.adjusted += 1
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
    await unnamed.mark(articles)
    const places = await findGroups(db, codes)
    const successors = await findProductCodes(
      db,
      articles.flatMap(({ replacedBy }) => replacedBy ?? []),
    )
    for (const rows of Map.groupBy(batch, ({ product }) => product).values())
      await planGroup(rows, current, places, successors)
  }
  for (const warning of unnamed.warnings()) await settings.warn(warning)
  await relations.finish(db)
  return count
}
