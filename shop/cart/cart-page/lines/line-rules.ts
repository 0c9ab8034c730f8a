import type { CartLine } from '@tradecounter/api/contract'

/** Stock in whole packs, in order units; 0 if none or unknown. */
export function availablePacks({
  stock,
  unitVolume,
  decimalPrecision,
}: Pick<CartLine, 'stock' | 'unitVolume' | 'decimalPrecision'>): number {
  if (stock === null) return 0
  const scale = 10 ** decimalPrecision
  const pack = Math.round(unitVolume * scale)
  return (Math.floor(Math.round(stock.quantity * scale) / pack) * pack) / scale
}
