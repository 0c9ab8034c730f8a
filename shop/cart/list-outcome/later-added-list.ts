import { later } from '@tradecounter/shop/core'

/** Its code loads with the first list that is added. */
export const AddedList = later(() => import('./added-list.tsx'), { onDemand: true })
