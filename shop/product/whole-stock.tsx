import { Suspense } from 'react'
import type { StockPrice } from '@tradecounter/api/contract'
import { LocalStock } from './local-stock-part.ts'
import { VariantStock, type VariantStockProps } from './variant-stock.tsx'

export interface WholeStockProps extends Omit<VariantStockProps, 'stock'> {
  /** Undefined while nothing is known of it. */
  known: StockPrice | undefined
}

/** Stock of one variant, and below it what the chosen warehouse has, when one is chosen (VAR-12). */
export function WholeStock({ known, unit, loading }: WholeStockProps) {
  return (
    <>
      <VariantStock stock={known?.stock} unit={unit} loading={loading} />
      {known?.localStock && (
        <Suspense fallback={null}>
          <LocalStock stock={known.localStock} unit={unit} />
        </Suspense>
      )}
    </>
  )
}
