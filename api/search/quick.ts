import { productOfVariant } from './candidates.ts'
import type { Index, Tongue } from './index-reader.ts'
import type { QuickAnswer, QuickRequest } from './protocol.ts'
import { wordsOf } from './words.ts'

const cards = 6
const mostSuggestions = 6
const mostCategories = 4

/** The phrase with its last word completed by what the catalogue says; those alone that find something for the reader. */
function suggestionsOf(tongue: Tongue, phrase: string, limits: Uint8Array | null): string[] {
  const words = wordsOf(phrase)
  const last = words.at(-1)
  if (!last || !/^\p{L}{2,}$/u.test(last.term)) return []
  const lead = words.slice(0, -1).map((word) => word.written)
  const found: string[] = []
  for (const entry of tongue.vocabulary.startingWith(last.term, mostSuggestions * 2)) {
    const suggestion = [...lead, entry.written].join(' ')
    if (/\d/u.test(entry.term) || suggestion === phrase.toLowerCase()) continue
    if (limits !== null && !findsMine(tongue, suggestion, limits)) continue
    if (found.push(suggestion) === mostSuggestions) break
  }
  return found
}

const findsMine = (tongue: Tongue, phrase: string, limits: Uint8Array): boolean =>
  tongue.matcher.find(phrase)?.products.some((product) => limits[product] === 1) ?? false

function fullestCategories(
  index: Index,
  tongue: Tongue,
  products: Uint32Array,
): QuickAnswer['productCategories'] {
  const counts = new Map<number, number>()
  for (const product of products) {
    const category = index.columns.categoryOf[product] ?? 0
    counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostCategories)
    .flatMap(([row]) => index.facts.categories[row] ?? [])
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

/** What the search field shows while a phrase is being written: its last word may go on. */
export function quickOf(index: Index, request: QuickRequest): QuickAnswer {
  const tongue = index.tongue(request.language)
  const limits = index.limitsOf(request)
  const seen = (product: number): boolean => limits === null || limits[product] === 1
  const numbers = index.numbers
    .find(request.phrase, request)
    .map(({ row }) => ({ variant: row, product: productOfVariant(index, row) }))
    .filter(({ product }) => seen(product))
  const byNumber = numbers.length > 0
  const matches = byNumber ? null : tongue.matcher.begin(request.phrase, limits)
  const assortment = index.assortmentOf(request.customer)
  const products = matches?.products ?? new Uint32Array(0)
  const { productIds, variantIds, firstVariant } = index.columns
  const hit = (product: number, variant: number) => ({
    productId: productIds[product] ?? 0,
    variantId: variantIds[variant] ?? 0,
    mine: assortment?.[product] === 1,
  })
  const understood = matches?.corrected ?? request.phrase
  return {
    phrase: understood,
    corrected: matches?.corrected ?? null,
    loosened: matches?.corrected ? null : (matches?.loosened ?? null),
    suggestions: byNumber ? [] : suggestionsOf(tongue, understood, limits),
    hits: byNumber
      ? numbers.slice(0, cards).map(({ product, variant }) => hit(product, variant))
      : Array.from(products.subarray(0, cards), (product) => hit(product, firstVariant[product] ?? 0)),
    productCategories: fullestCategories(index, tongue, products),
    categories: byNumber ? [] : categoriesOf(index, tongue, understood, limits),
  }
}
