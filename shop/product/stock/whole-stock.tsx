import { Suspense } from 'react'
import type { StockPrice } from '@tradecounter/api/contract'
import { later } from '@tradecounter/shop/core'
import { VariantStock, type VariantStockProps } from '@tradecounter/shop/stock'
import { stocks } from '../variants/variant-list.css.ts'

const LocalStock = later(() => import('./local-stock.tsx'))

export interface WholeStockProps extends Omit<VariantStockProps, 'stock'> {
  /** Undefined while unknown. */
  known: StockPrice | undefined
}

/**
 * Stock of one variant, and beside it, or below in a narrow container, the stock of the chosen warehouse (VAR-12).
 */
export function WholeStock({ known, unit, loading, failed = false }: WholeStockProps) {
  return (
    <div className={stocks}>
      <VariantStock stock={known?.stock} unit={unit} loading={loading} failed={failed} />
      {known?.localStock && (
        <Suspense fallback={null}>
          <LocalStock stock={known.localStock} unit={unit} />
        </Suspense>
      )}
    </div>
  )
}
