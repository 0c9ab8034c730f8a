import { lazy } from 'react'

/** Stock in the chosen warehouse; its code comes when one is chosen. */
export const LocalStock = lazy(() => import('./local-stock.tsx'))
