import type { Stock, StockType } from '@tradecounter/api/contract'
import type { TranslationKey } from '@tradecounter/shop/core'

/** The display of a stock type (spec §3 "Stock icon"). */
export interface StockAppearance {
  label: TranslationKey
  colour: 'success' | 'gray' | 'warning' | 'info'
  icon: 'delivery' | 'store' | 'inHold'
  /** Whether to show the quantity: not for articles ordered from the manufacturer or not for sale. */
  showsQuantity: boolean
}

/** The seven stock types of the specification (§3) and their display. */
export const stockAppearances: Readonly<Record<StockType, StockAppearance>> = {
  0: { label: 'product.stock.undefined', colour: 'gray', icon: 'store', showsQuantity: false },
  1: { label: 'product.stock.none', colour: 'warning', icon: 'delivery', showsQuantity: false },
  2: { label: 'product.stock.partly', colour: 'warning', icon: 'delivery', showsQuantity: true },
  3: { label: 'product.stock.in-stock', colour: 'success', icon: 'delivery', showsQuantity: true },
  4: { label: 'product.stock.acquisition', colour: 'info', icon: 'delivery', showsQuantity: false },
  5: { label: 'product.stock.blocked', colour: 'gray', icon: 'inHold', showsQuantity: false },
  6: { label: 'product.stock.manual', colour: 'info', icon: 'inHold', showsQuantity: false },
}

/** The earliest delivery date, for the types that imply waiting; otherwise null. */
export const expectedDay = ({ type, firstDeliveryDate }: Stock): string | null =>
  type === 3 || type === 5 ? null : firstDeliveryDate
