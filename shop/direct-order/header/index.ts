import { later } from '@tradecounter/shop/core'

/** The header's button for the direct order. */
export const DirectOrderArea = later(() => import('./direct-order-area.tsx'))
