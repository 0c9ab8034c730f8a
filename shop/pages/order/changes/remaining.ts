import type { Order } from '@tradecounter/api/contract'

type Line = Pick<Order['lines'][number], 'changeable' | 'step'>

/** What shall still come of a line, as typed; null if that is no quantity from 0 to what remains in whole steps. */
export function remainingOf(
  text: string | undefined,
  { changeable, step }: Line,
): { remaining: number | null } {
  if (text === undefined) return { remaining: changeable }
  const plain = text.replaceAll(/\s/gu, '').replace(',', '.')
  const value = /^\d{1,6}(?:\.\d{1,3})?$/u.test(plain) ? Number(plain) : Number.NaN
  if (value === changeable) return { remaining: value }
  // In thousandths, because decimals have no exact remainder.
  const fits = Math.round(value * 1000) % Math.round(step * 1000) === 0
  return { remaining: value >= 0 && value < changeable && fits ? value : null }
}
