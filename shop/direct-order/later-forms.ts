import { later } from '@tradecounter/shop/core'

/** Orders by article number, row by row. */
export const DirectOrderForm = later(() => import('./list/direct-order-form.tsx'))

/** Many rows at once. */
export const ManyRows = later(() => import('./import/many-rows.tsx'))
