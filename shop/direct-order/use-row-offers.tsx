import type { ReactNode } from 'react'
import type { CheckedRow } from '@tradecounter/api/contract'
import { hiddenPrices, useFormat, useShop, useTranslations } from '@tradecounter/shop/core'
import { VariantStock } from '@tradecounter/shop/stock'

type Offered = Pick<CheckedRow, 'stock' | 'unit' | 'unitPrice' | 'priceUnit' | 'totalPrice'>

/** Stock and price of a row as props of the grids. */
interface RowOffer {
  stock?: ReactNode
  unitPrice?: string
  totalPrice?: string
}

/** The offer of the articles in rows: stock for customers, and amounts unless prices are hidden. */
export function useRowOffers() {
  const { user, currency } = useShop()
  const t = useTranslations()
  const format = useFormat()
  const showsPrices = user !== null && hiddenPrices(user) === null
  const offerOf = ({ stock, unit, unitPrice, priceUnit, totalPrice }: Offered): RowOffer => ({
    ...(stock === null ? {} : { stock: <VariantStock stock={stock} unit={unit} loading={false} /> }),
    ...(unitPrice === null
      ? {}
      : { unitPrice: t('cart.unit-price', format.money(unitPrice, currency), priceUnit) }),
    ...(totalPrice === null ? {} : { totalPrice: format.money(totalPrice, currency) }),
  })
  return { amountLabel: showsPrices ? { amount: t('direct-order.amount') } : {}, offerOf }
}
