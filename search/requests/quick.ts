import { bestVariant } from '../ranking/best-variant.ts'
import { productOfVariant } from './candidates.ts'
import { firstAmongEquals, placeOf } from '../ranking/tie-break.ts'
import type { Index, Tongue } from '../index-reader.ts'
import type { Matches } from '../matching/matches.ts'
import { namedValues } from '../ranking/value-agreement.ts'
import type { QuickAnswer, QuickRequest } from '../workers/messages.ts'
import { firstOf } from '../ranking/top-items.ts'
import { suggestionsOf } from './suggestions.ts'

const cards = 6
const mostCategories = 4
const none: ReadonlySet<number> = new Set()

/** A row of a product and of the variant that stands for it. */
interface Hit {
  product: number
  variant: number
}

function fullestCategories(
  index: Index,
  tongue: Tongue,
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
    .map(({ path, value }) => ({ path, name: tongue.texts.values[value] ?? path }))
}

/** Paths of the categories that hold something for the reader, themselves or below. */
function pathsWithin({ facts, columns }: Index, limits: Uint8Array): Set<string> {
  const paths = new Set<string>()
  for (let product = 0; product < limits.length; product++) {
    if (limits[product] !== 1) continue
    for (let row = columns.categoryOf[product] ?? -1; row >= 0;) {
      const category = facts.categories[row]
      if (!category || paths.has(category.path)) break
      paths.add(category.path)
      row = category.parent
    }
  }
  return paths
}

/** Categories whose own name holds the words. */
function categoriesOf(
  index: Index,
  tongue: Tongue,
  phrase: string,
  limits: Uint8Array | null,
): QuickAnswer['categories'] {
  if (limits === null) return tongue.categoryNames.named(phrase, mostCategories)
  const within = pathsWithin(index, limits)
  return tongue.categoryNames
    .named(phrase, index.facts.categories.length)
    .filter(({ path }) => within.has(path))
    .slice(0, mostCategories)
}

/** The best products of an answer with the variant of each that the phrase names. */
function bestOf(
  index: Index,
  tongue: Tongue,
  matches: Matches,
  first: (a: number, b: number) => number,
): Hit[] {
  const { products, scores } = matches
  const named = namedValues(index.columns, tongue.valuesByTerm, matches.terms)
  const place = placeOf(index)
  const amongEquals = (one: number, other: number) => first(one, other) || place(one) - place(other)
  return firstOf(
    products.length,
    cards,
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || amongEquals(products[a] ?? 0, products[b] ?? 0),
  ).map((at) => {
    const product = products[at] ?? 0
    return { product, variant: bestVariant(index.columns, product, { filters: [], named, numbered: none }) }
  })
}

/** What the search field shows while a phrase is being written: its last word may go on. */
export function quickOf(index: Index, request: QuickRequest): QuickAnswer {
  const tongue = index.tongue(request.language)
  const limits = index.limitsOf(request)
  const seen = (product: number): boolean => limits === null || limits[product] === 1
  const { phrase, synonyms = [] } = request
  const numbered = index.numbers
    .find(phrase, request)
    .map(({ row }): Hit => ({ variant: row, product: productOfVariant(index, row) }))
    .filter(({ product }) => seen(product))
  const byNumber = numbered.length > 0
  const matches = byNumber ? null : tongue.matcher.begin({ phrase, synonyms }, limits)
  const assortment = index.assortmentOf(request.customer)
  const { productIds, variantIds } = index.columns
  const hits =
    matches === null
      ? numbered.slice(0, cards)
      : bestOf(index, tongue, matches, firstAmongEquals(index, request.customer, assortment))
  const answered = matches?.loosened ?? matches?.corrected ?? phrase
  return {
    phrase: answered,
    corrected: matches?.corrected ?? null,
    loosened: matches?.loosened ?? null,
    suggestions: byNumber ? [] : suggestionsOf(tongue, answered, limits),
    hits: hits.map(({ product, variant }) => ({
      productId: productIds[product] ?? 0,
      variantId: variantIds[variant] ?? 0,
      mine: assortment?.[product] === 1,
    })),
    productCategories: matches === null ? [] : fullestCategories(index, tongue, matches.products),
    categories: byNumber ? [] : categoriesOf(index, tongue, answered, limits),
  }
}
