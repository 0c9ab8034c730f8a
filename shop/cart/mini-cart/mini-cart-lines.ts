import type { CartLine, MiniCart, MiniCartLine } from '@tradecounter/api/contract'
import {
  languageOf,
  localHref,
  type Format,
  type ShopContext,
  type Translator,
} from '@tradecounter/shop/core'
import { chosenDetails, pictureDetails } from '../lines/option-prices.ts'
import { quantityText } from '../lines/quantity-text.ts'

interface Showing {
  context: Pick<ShopContext, 'localePrefix'>
  format: Format
  t: Translator
  /** False for visitors: they see no amounts (CART-5). */
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
  lockExpired: 'cart.line-lock-expired',
  lockEnded: 'cart.line-lock-ended',
  lockQuantity: 'cart.line-lock-quantity',
} as const
const isKnown = (code: string): code is keyof typeof lineKeys => Object.hasOwn(lineKeys, code)

/** Messages of a line: the translation of a known code, otherwise the server's text. */
export const lineMessages = (codes: readonly string[], t: Translator): string[] =>
  codes.map((code) => (isKnown(code) ? t(lineKeys[code]) : code))

/**
 * The displayed amounts of a line: none for visitors; a line of free text without a locked price shows why it has none
 * (CART-5).
 */
export function linePrices(
  line: MiniCartLine & { lock?: CartLine['lock'] },
  { format, t, withPrices }: Omit<Showing, 'context'>,
): { unitPrice?: string; totalPrice?: string } {
  const { currency, isFreeTextLineItem } = line.lineItemData
  if (!withPrices) return {}
  if (isFreeTextLineItem && (line.lock ?? null) === null) return { unitPrice: t('cart.price-on-request') }
  const { lineItemUnitPrice: unit, lineItemTotalPrice: total } = line
  return {
    ...(unit === null
      ? {}
      : { unitPrice: t('cart.unit-price', format.money(unit, currency), line.priceUnit) }),
    ...(total === null ? {} : { totalPrice: format.money(total, currency) }),
  }
}

/** The lines of a mini cart as props of the widget. */
export const miniCartLines = (cart: MiniCart, showing: Showing) =>
  cart.miniCartLineItems.map((line) => ({
    itemId: line.itemId,
    name: line.name,
    ...languageOf(line),
    url: localHref(line.lineItemData.url, showing.context),
    imageUrl: line.lineItemData.imageUrl,
    code: line.variantNbr,
    quantityText: quantityText(line.quantity, line.displayUnitCode),
    details: [
      ...pictureDetails(line.lineItemData, showing.t),
      ...chosenDetails(line.lineItemData.configuration, {
        ...showing,
        currency: line.lineItemData.currency,
        unit: line.displayUnitCode,
      }),
    ],
    errors: lineMessages(line.lineItemData.errors, showing.t),
    warnings: lineMessages(line.lineItemData.warnings, showing.t),
    ...linePrices(line, showing),
  }))
