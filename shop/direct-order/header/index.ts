import { later } from '@tradecounter/shop/core'

/** The header's way to the direct order. */
export const DirectOrderArea = later(() => import('./direct-order-area.tsx'))
