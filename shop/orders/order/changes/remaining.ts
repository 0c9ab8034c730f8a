import type { Order } from '@tradecounter/api/contract'
import { readQuantity } from '@tradecounter/ui/quantity-input'

type Line = Pick<Order['lines'][number], 'changeable' | 'step'>

/** What shall still come of a line, as typed; null if that is no quantity from 0 to what remains in whole steps. */
export function remainingOf(
  text: string | undefined,
  { changeable, step }: Line,
): { remaining: number | null } {
  if (text === undefined) return { remaining: changeable }
  const decimals = String(step).split('.')[1]?.length ?? 0
  const value = readQuantity(text, decimals) ?? Number.NaN
  if (value === changeable) return { remaining: value }
  // In thousandths, because decimals have no exact remainder.
  const fits = Math.round(value * 1000) % Math.round(step * 1000) === 0
  return { remaining: value >= 0 && value < changeable && fits ? value : null }
}
