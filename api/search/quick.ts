import type { Index, Tongue } from './index-reader.ts'
import { productOfVariant } from './list.ts'
import type { QuickAnswer, QuickRequest } from './protocol.ts'
import { wordsOf } from './words.ts'

const cards = 6
const mostSuggestions = 6
const mostCategories = 4

/** The phrase with its last word completed by what the catalogue says. */
function suggestionsOf(tongue: Tongue, phrase: string): string[] {
  const words = wordsOf(phrase)
  const last = words.at(-1)
  if (!last || !/^\p{L}{2,}$/u.test(last.term)) return []
  const lead = words.slice(0, -1).map((word) => word.written)
  return tongue.vocabulary
    .startingWith(last.term, mostSuggestions * 2)
    .filter((entry) => !/\d/u.test(entry.term))
    .map((entry) => [...lead, entry.written].join(' '))
    .filter((suggestion) => suggestion !== phrase.toLowerCase())
    .slice(0, mostSuggestions)
}

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

/** What the search field shows while a phrase is being written: its last word may go on. */
export function quickOf(index: Index, request: QuickRequest): QuickAnswer {
  const tongue = index.tongue(request.language)
  const numbers = index.numbers.find(request.phrase, request.customer)
  const matches = numbers.length > 0 ? null : tongue.matcher.begin(request.phrase)
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
    suggestions: numbers.length > 0 ? [] : suggestionsOf(tongue, understood),
    hits:
      numbers.length > 0
        ? numbers.slice(0, cards).map(({ row }) => hit(productOfVariant(index, row), row))
        : Array.from(products.subarray(0, cards), (product) => hit(product, firstVariant[product] ?? 0)),
    productCategories: fullestCategories(index, tongue, products),
    categories: numbers.length > 0 ? [] : tongue.categoryNames.named(understood, mostCategories),
  }
}
