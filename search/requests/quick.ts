import type { IndexReader, LanguageReader } from '../index-reader.ts'
import { productOfVariant } from '../index/columns.ts'
import type { Matches } from '../matching/matches.ts'
import { bestVariant } from '../ranking/best-variant.ts'
import { catalogueOrder, compareTies } from '../ranking/tie-break.ts'
import { topItems } from '../ranking/top-items.ts'
import { matchValues } from '../ranking/value-agreement.ts'
import { neighbourIds } from './neighbours.ts'
import { suggestionsOf } from './suggestions.ts'
import type { QuickAnswer } from './answers.ts'
import type { QuickRequest } from './requests.ts'

const mostHits = 6
const mostCategories = 4
const noVariants: ReadonlySet<number> = new Set()

/** Rows of a product and of the variant that is shown for it. */
interface Hit {
  product: number
  variant: number
}

/** The categories with most of the products found. */
function productCategories(
  index: IndexReader,
  { texts }: LanguageReader,
  products: Uint32Array,
): QuickAnswer['productCategories'] {
  const { categories } = index.facts
  const counts = new Uint32Array(categories.length)
  for (const product of products) {
    const row = index.columns.categoryOf[product] ?? 0
    counts[row] = (counts[row] ?? 0) + 1
  }
  return [...counts.keys()]
    .filter((row) => (counts[row] ?? 0) > 0)
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, mostCategories)
    .flatMap((row) => categories[row] ?? [])
    .map(({ path, value }) => ({ path, name: texts.values[value] ?? path }))
}

/** Paths of the categories that contain a visible product, directly or below. */
function visiblePaths({ facts, columns }: IndexReader, visible: Uint8Array): Set<string> {
  const paths = new Set<string>()
  for (let product = 0; product < visible.length; product++) {
    if (visible[product] !== 1) continue
    for (let row = columns.categoryOf[product] ?? -1; row >= 0;) {
      const category = facts.categories[row]
      if (!category || paths.has(category.path)) break
      paths.add(category.path)
      row = category.parent
    }
  }
  return paths
}

/** Categories whose own name contains the words. */
function namedCategories(
  index: IndexReader,
  { categoryNames }: LanguageReader,
  phrase: string,
  visible: Uint8Array | null,
): QuickAnswer['categories'] {
  if (visible === null) return categoryNames.find(phrase, mostCategories)
  const paths = visiblePaths(index, visible)
  return categoryNames
    .find(phrase, index.facts.categories.length)
    .filter(({ path }) => paths.has(path))
    .slice(0, mostCategories)
}

/** The best products, each with the variant that the phrase describes best. */
function bestHits(
  index: IndexReader,
  reader: LanguageReader,
  { products, scores, terms }: Matches,
  compareTied: (a: number, b: number) => number,
): Hit[] {
  const matched = matchValues(index.columns, reader.valuesByTerm, terms)
  const positionOf = catalogueOrder(index)
  const compareEqual = (a: number, b: number) => compareTied(a, b) || positionOf(a) - positionOf(b)
  return topItems(
    products.length,
    mostHits,
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || compareEqual(products[a] ?? 0, products[b] ?? 0),
  ).map((at) => {
    const product = products[at] ?? 0
    const variant = bestVariant(index.columns, product, { filters: [], matched, numbered: noVariants })
    return { product, variant }
  })
}

/** Answers a phrase that is being typed: its last word may be a prefix. An article number is searched for alone. */
export function quickSearch(index: IndexReader, request: QuickRequest): QuickAnswer {
  const reader = index.forLanguage(request.language)
  const visible = index.visibleProducts(request)
  const { phrase, synonyms = [] } = request
  const numbered = index.numbers
    .find(phrase, request)
    .map(({ row, exact }) => ({ variant: row, product: productOfVariant(index.columns, row), exact }))
    .filter(({ product }) => visible === null || visible[product] === 1)
  const exact = numbered.filter((hit) => hit.exact)
  const isNumber = numbered.length > 0
  const matches = isNumber ? null : reader.matcher.findByPrefix({ phrase, synonyms }, visible)
  const assortment = index.assortmentOf(request.customer)
  const { productIds, variantIds } = index.columns
  const hits =
    matches === null
      ? numbered.slice(0, mostHits)
      : bestHits(index, reader, matches, compareTies(index, request.customer, assortment))
  const answered = matches?.relaxed ?? matches?.corrected ?? phrase
  return {
    phrase: answered,
    corrected: matches?.corrected ?? null,
    relaxed: matches?.relaxed ?? null,
    words: matches?.words ?? null,
    suggestions: isNumber ? [] : suggestionsOf(reader, answered, visible),
    exactVariantId: exact.length === 1 ? (variantIds[exact[0]?.variant ?? 0] ?? null) : null,
    neighbourIds: isNumber ? [] : neighbourIds(index, request, matches),
    hits: hits.map(({ product, variant }) => ({
      productId: productIds[product] ?? 0,
      variantId: variantIds[variant] ?? 0,
      mine: assortment?.[product] === 1,
    })),
    productCategories: matches === null ? [] : productCategories(index, reader, matches.products),
    categories: isNumber ? [] : namedCategories(index, reader, answered, visible),
  }
}
