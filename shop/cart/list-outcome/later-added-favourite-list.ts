import { later } from '@tradecounter/shop/core'

/** Its code loads with the first list that is added. */
export const AddedFavouriteList = later(() => import('./added-favourite-list.tsx'), { onDemand: true })
