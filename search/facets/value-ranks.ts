import { compareSizes } from '../analysis/compare-sizes.ts'
import { collatorOf, type Language } from '../analysis/languages.ts'
import type { Columns } from '../index/columns.ts'
import { categoryAttribute, type IndexFacts } from '../index/index-file.ts'

/**
 * The rank of each value among those of its attribute, in one language. Equal values share a rank. Computed once, so
 * that no list compares texts.
 */
export function rankValues(
  language: Language,
  texts: readonly string[],
  facts: IndexFacts,
  columns: Columns,
): Uint32Array {
  const collator = collatorOf(language)
  const byAttribute: number[][] = facts.attributes.map(() => [])
  for (const value of facts.valueKeys.keys()) byAttribute[columns.attributeOf[value] ?? 0]?.push(value)
  // Labels have no texts.
  const textOf = (value: number): string => texts[value] || (facts.valueKeys[value] ?? '')
  const compare = (a: number, b: number): number => {
    const [one, other] = [facts.valueNumbers[a], facts.valueNumbers[b]]
    if (typeof one === 'number' && typeof other === 'number') return one - other
    return compareSizes(textOf(a), textOf(b), collator)
  }
  const ranks = new Uint32Array(facts.valueKeys.length)
  for (const [attribute, values] of byAttribute.entries()) {
    // The values of categories are numbered in the order of the catalogue.
    const sorted = attribute === categoryAttribute ? values : values.toSorted(compare)
    for (const [at, value] of sorted.entries()) {
      const before = sorted[at - 1]
      const isEqual = attribute !== categoryAttribute && before !== undefined && compare(before, value) === 0
      ranks[value] = isEqual ? (ranks[before] ?? 0) : at
    }
  }
  return ranks
}
