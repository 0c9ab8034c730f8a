import type { ReactNode } from 'react'
import type { VariantItem, VariantList } from '@tradecounter/api/contract'
import { AddToCart } from '@tradecounter/shop/cart'
import { localHref, useShop, useWords } from '@tradecounter/shop/core'
import type { ListedStockPrices } from './calls.ts'
import { VariantPrice } from './variant-price.tsx'
import { VariantStock } from './variant-stock.tsx'

/** One variant as the table and the cards take it. */
export interface VariantRowContent {
  code: string
  customCode: string
  url: string
  cells: Record<string, { text: string; unit: string }>
  stock?: ReactNode
  price?: ReactNode
  add: ReactNode
  replacement?: { href: string; text: string }
}

const cellsOf = ({ attributes }: VariantItem): VariantRowContent['cells'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, { value, unit, isUnit }]) => [
      key,
      { text: value, unit: isUnit ? unit : '' },
    ]),
  )

/** Columns of a variant list, in the order that its settings give (VAR-2). A column of numbers only is numeric. */
export function columnsOf({ settings, items }: VariantList) {
  return Object.entries(settings.headers).map(([key, label]) => ({
    key,
    label,
    sortable: true,
    numeric: items.every(({ attributes }) => /^[\d\s.,/"-]*$/u.test(attributes[key]?.value ?? '')),
  }))
}

/** Variants as rows. Visitors get no stock and no price, but do get the add control (VAR-8). */
export function useVariantRows(
  items: readonly VariantItem[],
  prices: ListedStockPrices,
  listName: string,
): VariantRowContent[] {
  const context = useShop()
  const t = useWords()
  return items.map((variant) => {
    const known = prices.of(variant.code)
    const priced = prices.shown && !variant.isReplacement
    return {
      code: variant.code,
      customCode: variant.customCode,
      url: localHref(variant.url, context),
      cells: cellsOf(variant),
      add: <AddToCart variant={variant} listName={listName} compact inTable />,
      ...(priced
        ? {
            stock: (
              <VariantStock
                stock={known?.stock}
                local={known?.localStock}
                unit={variant.displayUnitCode}
                loading={prices.loading}
              />
            ),
            price: (
              <VariantPrice price={known} currency={prices.currency} loading={prices.loading} size="s" />
            ),
          }
        : {}),
      ...(variant.replacementLink === null
        ? {}
        : {
            replacement: {
              href: localHref(variant.replacementLink, context),
              text: t('product.replacement.link'),
            },
          }),
    }
  })
}
