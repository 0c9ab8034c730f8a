import { matchingVariantRows, type VariantCriteria as ListedVariants } from '../facets/filters.ts'
import type { Columns } from '../index/columns.ts'
import { countAgreement, type MatchedValues } from './value-agreement.ts'

/** A variant whose number was searched for ranks before all others. */
const numberScore = 1000

interface VariantCriteria extends ListedVariants {
  matched: MatchedValues
  /** Variants whose number was searched for. */
  numbered: ReadonlySet<number>
}

/**
 * The variant that a list shows for a product: of those that match the filters the one whose number was searched for,
 * else the first that agrees with most words of the phrase.
 */
export function bestVariant(
  columns: Columns,
  product: number,
  { matched, numbered, ...listed }: VariantCriteria,
): number {
  let best = columns.firstVariant[product] ?? 0
  let bestScore = -1
  for (const variant of matchingVariantRows(columns, product, listed)) {
    const score = (numbered.has(variant) ? numberScore : 0) + countAgreement(columns, variant, matched)
    if (score > bestScore) {
      best = variant
      bestScore = score
    }
  }
  return best
}
