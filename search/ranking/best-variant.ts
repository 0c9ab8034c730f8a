import type { Columns } from '../index/columns.ts'
import { variantPasses, type Filter } from '../facets/count-values.ts'
import { agreement, type NamedValues } from './value-agreement.ts'

/** An article that is asked for by number beats whatever its values agree with. */
const numberedFirst = 1000

/**
 * The variant that stands for a product in a list: of those that pass the filters the one whose number was asked for,
 * else the first that agrees with most words of the phrase.
 */
export function bestVariant(
  columns: Columns,
  product: number,
  {
    filters,
    named,
    numbered,
  }: { filters: readonly Filter[]; named: NamedValues; numbered: ReadonlySet<number> },
): number {
  const start = columns.firstVariant[product] ?? 0
  let best = start
  let bestScore = -1
  for (let variant = start; variant < (columns.firstVariant[product + 1] ?? 0); variant++) {
    if (filters.length > 0 && !variantPasses(columns, product, variant, filters)) continue
    const score = (numbered.has(variant) ? numberedFirst : 0) + agreement(columns, variant, named)
    if (score > bestScore) {
      best = variant
      bestScore = score
    }
  }
  return best
}
