import type { CartLine } from '@tradecounter/api/contract'

/** The whole packs that are in stock, in order units; 0 when there is none or nothing is known. */
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
