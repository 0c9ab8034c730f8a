import type { ReactNode } from 'react'
import type { StockPrice, VariantItem, VariantList } from '@tradecounter/api/contract'
import { AddToCart, packOf } from '@tradecounter/shop/cart'
import { languageOf, localHref, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { Text } from '@tradecounter/ui/text'
import type { ListedStockPrices } from '../calls.ts'
import { conversionOf, isForMany } from '../facts/conversion.ts'
import { useConvertedPrice } from '../facts/use-converted-price.ts'
import { money } from './variant-list.css.ts'
import { buyableAt } from './buyable-at.ts'
import { VariantPrice } from './variant-price.tsx'
import { WholeStock } from '../stock/whole-stock.tsx'

/** One variant as a row of the table and as a card. */
export interface VariantRowContent {
  code: string
  customCode: string
  url: string
  pack?: string
  cells: Record<string, { text: string; unit: string; lang?: string }>
  stock?: ReactNode
  price?: ReactNode
  add: ReactNode
  replacement?: { href: string; text: string }
}

const cellsOf = ({ attributes }: VariantItem): VariantRowContent['cells'] =>
  Object.fromEntries(
    Object.entries(attributes).map(([key, { value, unit, isUnit, lang }]) => [
      key,
      { text: value, unit: isUnit ? unit : '', ...languageOf({ lang }) },
    ]),
  )

/** Columns of a variant list, in the order of its settings (VAR-2). A column with only numbers is numeric. */
export function columnsOf({ settings, items }: VariantList) {
  return Object.entries(settings.headers).map(([key, label]) => ({
    key,
    label,
    ...languageOf({ lang: settings.headerLanguages?.[key] }),
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
  const t = useTranslations()
  const format = useFormat()
  const written = useConvertedPrice(prices.currency)
  const perUnit = (variant: VariantItem, known: StockPrice | undefined): ReactNode => {
    const unit = variant.displayUnitCode
    const { perUnit: price } = conversionOf(variant, known)
    return (
      price !== null &&
      known !== undefined &&
      isForMany(known.priceUnit) && (
        <Text size="xs" tone="muted" numeric>
          {t('product.per-unit', written(price), unit)}
        </Text>
      )
    )
  }
  return items.map((variant) => {
    const known = prices.of(variant.code)
    const unit = variant.displayUnitCode
    const pack = packOf(variant, unit)
    const priced = prices.shown && !variant.isReplacement
    return {
      code: variant.code,
      customCode: variant.customCode,
      url: localHref(variant.url, context),
      ...(pack === null ? {} : { pack: t(`product.${pack}`, format.quantity(variant.unitVolume), unit) }),
      cells: cellsOf(variant),
      add: (
        <AddToCart
          // All have one name: what tells them apart is heard, too.
          variant={{ ...buyableAt(variant, known), productName: `${variant.productName}, ${variant.code}` }}
          listName={listName}
          compact
          inTable
        />
      ),
      ...(priced
        ? {
            stock: (
              <WholeStock
                known={known}
                unit={unit}
                loading={prices.loading}
                failed={prices.error !== undefined}
              />
            ),
            price: (
              <div className={money}>
                <VariantPrice
                  price={known}
                  currency={prices.currency}
                  loading={prices.loading}
                  failed={prices.error !== undefined}
                  onRequest={variant.priceOnRequest === true}
                  size="s"
                />
                {perUnit(variant, known)}
              </div>
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
