import { later } from '@tradecounter/shop/core'

export { directOrderAddress } from './calls.ts'
export { useSentLine } from './sent-line.ts'

/** Orders by number, row by row. */
export const DirectOrderForm = later(() => import('./list/direct-order-form.tsx'))

/** Many rows at once. */
export const ManyRows = later(() => import('./import/many-rows.tsx'))
