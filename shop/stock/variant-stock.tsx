import type { Stock } from '@tradecounter/api/contract'
import { useFormat, useTranslations } from '@tradecounter/shop/core'
import { StockIcon } from '@tradecounter/ui/stock-icon'
import { expectedDay, stockAppearances } from './stock-rules.ts'

export interface VariantStockProps {
  /** Undefined while unknown. */
  stock: Stock | undefined
  unit: string
  loading: boolean
  /** The request failed, which says nothing about the stock. @default false */
  failed?: boolean
}

/** Stock of one variant: icon, quantity, label and delivery date (VAR-10). */
export function VariantStock({ stock, unit, loading, failed = false }: VariantStockProps) {
  const t = useTranslations()
  const format = useFormat()
  const { label, colour, icon, showsQuantity } = stockAppearances[stock?.type ?? 0]
  const day = stock ? expectedDay(stock) : null
  return (
    <StockIcon
      label={t(failed && !stock ? 'product.stock.failed' : label)}
      colour={colour}
      icon={icon}
      loading={loading}
      {...(stock && showsQuantity ? { quantity: `${format.quantity(stock.quantity)} ${unit}` } : {})}
      {...(day === null ? {} : { detail: t('product.stock.from', format.date(day)) })}
    />
  )
}
