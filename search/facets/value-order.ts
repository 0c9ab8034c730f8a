import type { Columns } from '../index/columns.ts'
import { categoryAttribute, labelAttribute, type IndexFacts } from '../index/index-file.ts'
import { collatorOf, type Language } from '../analysis/languages.ts'
import { compareSizes } from '../analysis/compare-sizes.ts'
import type { IndexTexts } from '../index/value-texts.ts'
import { facetLabelsFor } from '../../api/sites/translations/translations.ts'

/** The values of all attributes as a list shows them in one language. */
export interface ValueOrder {
  /** By value: its text. */
  texts: readonly string[]
  /** By value: its place among those of its attribute. Values that are shown alike share one. */
  ranks: Uint32Array
}

/** Orders the values once, so that no list has to compare texts. */
export function valueOrder(
  language: Language,
  known: IndexTexts,
  facts: IndexFacts,
  columns: Columns,
): ValueOrder {
  const collator = collatorOf(language)
  const { labels } = facetLabelsFor(language)
  const byAttribute: number[][] = facts.attributes.map(() => [])
  const texts = facts.valueKeys.map((key, value) => {
    const attribute = columns.attributeOf[value] ?? 0
    byAttribute[attribute]?.push(value)
    return attribute === labelAttribute ? (labels[key] ?? '') : (known.values[value] ?? '')
  })
  const compare = (a: number, b: number): number => {
    const [one, other] = [facts.valueNumbers[a], facts.valueNumbers[b]]
    if (typeof one === 'number' && typeof other === 'number') return one - other
    return compareSizes(texts[a] ?? '', texts[b] ?? '', collator)
  }
  const ranks = new Uint32Array(texts.length)
  for (const [attribute, values] of byAttribute.entries()) {
    // Categories stand in the order of the catalogue, which is that of their values.
    const sorted = attribute === categoryAttribute ? values : values.toSorted(compare)
    for (const [at, value] of sorted.entries()) {
      const before = sorted[at - 1]
      const isEqual = attribute !== categoryAttribute && before !== undefined && compare(before, value) === 0
      ranks[value] = isEqual ? (ranks[before] ?? 0) : at
    }
  }
  return { texts, ranks }
}
