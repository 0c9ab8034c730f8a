import type { MiniCart, MiniCartLine } from '@tradecounter/api/contract'
import { localHref, type Format, type ShopContext, type Translator } from '@tradecounter/shop/core'
import { chosenDetails } from '../lines/option-prices.ts'
import { quantityText } from '../lines/quantity-text.ts'

interface Showing {
  context: Pick<ShopContext, 'localePrefix'>
  format: Format
  t: Translator
  /** False for visitors: they see no amount (CART-5). */
  withPrices: boolean
}

const lineKeys = {
  notBuyable: 'cart.line-not-buyable',
  noPrice: 'cart.line-no-price',
  replaced: 'cart.line-replaced',
  notInStock: 'cart.line-not-in-stock',
  stockBlocked: 'cart.line-stock-blocked',
  partlyInStock: 'cart.line-partly-in-stock',
  configure: 'cart.line-configure',
} as const
const isKnown = (code: string): code is keyof typeof lineKeys => Object.hasOwn(lineKeys, code)

/** What is wrong with a line: the text of a known code, else what the server says. */
export const lineMessages = (codes: readonly string[], t: Translator): string[] =>
  codes.map((code) => (isKnown(code) ? t(lineKeys[code]) : code))

/** Amounts of a line as they are shown: none for visitors, none on a free-text line (CART-5). */
export function linePrices(
  line: MiniCartLine,
  { format, t, withPrices }: Omit<Showing, 'context'>,
): { unitPrice?: string; totalPrice?: string } {
  const { currency, isFreeTextLineItem } = line.lineItemData
  if (!withPrices || isFreeTextLineItem) return {}
  const { lineItemUnitPrice: unit, lineItemTotalPrice: total } = line
  return {
    ...(unit === null
      ? {}
      : { unitPrice: t('cart.unit-price', format.money(unit, currency), line.priceUnit) }),
    ...(total === null ? {} : { totalPrice: format.money(total, currency) }),
  }
}

/** The lines of a mini cart as the widget takes them. */
export const miniCartLines = (cart: MiniCart, showing: Showing) =>
  cart.miniCartLineItems.map((line) => ({
    itemId: line.itemId,
    name: line.name,
    url: localHref(line.lineItemData.url, showing.context),
    imageUrl: line.lineItemData.imageUrl,
    code: line.variantNbr,
    quantityText: quantityText(line.quantity, line.displayUnitCode),
    details: chosenDetails(line.lineItemData.configuration, {
      ...showing,
      currency: line.lineItemData.currency,
      unit: line.displayUnitCode,
    }),
    errors: lineMessages(line.lineItemData.errors, showing.t),
    warnings: lineMessages(line.lineItemData.warnings, showing.t),
    ...linePrices(line, showing),
  }))
