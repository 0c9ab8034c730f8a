import { later } from '@tradecounter/shop/core'

export { checkRows, directOrderAddress } from './calls.ts'
export { base64Of } from './import/rows-file.ts'
export { useSentLine } from './sent-line.ts'

/** Orders by article number, row by row. */
export const DirectOrderForm = later(() => import('./list/direct-order-form.tsx'))

/** Many rows at once. */
export const ManyRows = later(() => import('./import/many-rows.tsx'))
