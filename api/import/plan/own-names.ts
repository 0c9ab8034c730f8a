import { ownNameKey, ownNameTexts } from '../../catalogue/variants/service.ts'
import type { ImportedArticle } from '../article.ts'
import type { Attributes } from '../attributes.ts'
import type { LocalTexts, Severity } from '../items.ts'
import type { StagedArticle } from '../staging/staged-articles.ts'
import type { SharedTexts } from './shared-texts.ts'
import { ownerOf, type CurrentCatalogue } from './current-catalogue.ts'
import { splitNames } from './split-names.ts'

/** Characters of a value. */
const maxLength = 200

/** What several articles of one product are called. */
interface OwnNames {
  /** The names of the product. */
  names: LocalTexts
  /** By article: what its name adds; absent for articles that are called as the product is. */
  added: ReadonlyMap<ImportedArticle, LocalTexts>
}

/**
 * What the names of a product's articles share, and what each adds. `others` are the names of the product if the
 * catalogue has articles of it that are not among these. Null if all have one name.
 */
function ownNamesOf(articles: readonly ImportedArticle[], others: LocalTexts): OwnNames | null {
  const languages = new Set(articles.flatMap(({ names = {} }) => Object.keys(names)))
  const names: LocalTexts = {}
  const added = new Map<ImportedArticle, LocalTexts>()
  for (const language of languages) {
    const named = articles.filter((article) => (article.names?.[language] ?? '') !== '')
    const written = named.map((article) => article.names?.[language] ?? '')
    const known = others[language] ?? ''
    const all = known === '' ? written : [known, ...written]
    if (new Set(all).size < 2) continue
    const { shared, own } = splitNames(all)
    names[language] = shared
    for (const [at, article] of named.entries()) {
      const more = own[at + all.length - written.length] ?? ''
      if (more !== '') added.set(article, { ...added.get(article), [language]: more.slice(0, maxLength) })
    }
  }
  return Object.keys(names).length === 0 ? null : { names, added }
}

/** The articles that nothing tells from an earlier one of their product, with its number. */
function indistinguishable(articles: readonly ImportedArticle[]): Map<ImportedArticle, string> {
  const first = new Map<string, string>()
  const found = new Map<ImportedArticle, string>()
  for (const article of articles) {
    if (article.values === undefined) continue
    const values = Object.entries(article.values)
      .filter(([, value]) => value !== null)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    const known = first.get(JSON.stringify(values))
    if (known === undefined) first.set(JSON.stringify(values), article.code)
    else found.set(article, known)
  }
  return found
}

/** The names of a product if the catalogue has articles of it beside some rows. */
export function namesBeside(
  rows: readonly StagedArticle[],
  productId: number | undefined,
  current: CurrentCatalogue,
): LocalTexts {
  if (productId === undefined) return {}
  const own = rows.filter(({ article }) => current.variants.get(article.code)?.productId === productId)
  if ((current.articleCounts.get(productId) ?? 0) <= own.length) return {}
  const texts = current.texts.get(ownerOf(productId)) ?? []
  return Object.fromEntries(
    texts.flatMap(({ field, language, text }) => (field === 'name' ? [[language, text]] : [])),
  )
}

/** What articles are told apart with. */
interface NameContext {
  attributes: Attributes
  texts: SharedTexts
  warn: (
    rows: readonly StagedArticle[],
    severity: Severity,
    field: string,
    detail: string,
    what: string,
  ) => Promise<void>
}

/**
 * Tells the articles of one product apart by what their names add, as a value of their own, and warns of those that
 * nothing tells apart. Returns the names of the product; none if all articles have one name. `others` are its names in
 * the catalogue if it has further articles there.
 */
export async function tellApart(
  rows: readonly StagedArticle[],
  others: LocalTexts,
  { attributes, texts, warn }: NameContext,
): Promise<LocalTexts> {
  const articles = rows.map(({ article }) => article)
  const { names = {}, added = new Map<ImportedArticle, LocalTexts>() } = ownNamesOf(articles, others) ?? {}
  for (const row of rows) {
    const own = added.get(row.article)
    const [value] = Object.values(own ?? {})
    if (own === undefined || value === undefined) continue
    attributes.findOrAdd(ownNameKey, 1, '')
    texts.add(`attribute:${ownNameKey}`, ownNameTexts)
    if (Object.keys(own).length > 1) texts.add(`value:${value}`, own)
    row.article.values = { ...row.article.values, [ownNameKey]: { value } }
    const [shared] = Object.values(names)
    await warn(
      [row],
      'adjusted',
      'name',
      `the product is named "${shared}" for all its articles, this one is told apart by "${value}"`,
      'article with a name of its own among those of its product',
    )
  }
  const equal = indistinguishable(articles)
  for (const row of rows) {
    const first = equal.get(row.article)
    if (first === undefined) continue
    await warn(
      [row],
      'incomplete',
      'name',
      `neither name nor features tell it from ${first} of the same product`,
      'article that nothing tells from another of its product',
    )
  }
  return names
}
