import type { Stock, StockType } from '@tradecounter/api/contract'
import { useFormat, useTranslations, type TranslationKey } from '@tradecounter/shop/core'
import { StockIcon } from '@tradecounter/ui/stock-icon'
import { useWarehouses } from '../calls.ts'

/** The display of each stock type in a chosen warehouse. */
const looks: Readonly<
  Record<StockType, { label: TranslationKey; colour: 'success' | 'gray' | 'warning' | 'info' }>
> = {
  0: { label: 'product.local.unknown', colour: 'gray' },
  1: { label: 'product.local.unavailable', colour: 'gray' },
  2: { label: 'product.local.partly', colour: 'warning' },
  3: { label: 'product.local.in-stock', colour: 'success' },
  4: { label: 'product.local.unavailable', colour: 'gray' },
  5: { label: 'product.local.unavailable', colour: 'gray' },
  6: { label: 'product.local.ask', colour: 'info' },
}

/** Stock in the warehouse that the visitor has chosen, or that there is none (VAR-10, VAR-12). */
export default function LocalStock({ stock, unit }: { stock: Stock; unit: string }) {
  const t = useTranslations()
  const format = useFormat()
  const { data } = useWarehouses()
  const name = data?.warehouses.find(({ id }) => id === stock.warehouseId)?.name ?? stock.warehouseId
  const { label, colour } = looks[stock.type]
  // Only some of the sentences contain the quantity.
  return (
    <StockIcon
      label={t(label, name, `${format.quantity(stock.quantity)} ${unit}`)}
      colour={colour}
      icon="store"
    />
  )
}
