import { later } from '@tradecounter/shop/core'

/** Stock in the chosen warehouse; its code comes when one is chosen. */
export const LocalStock = later(() => import('./local-stock.tsx'))
