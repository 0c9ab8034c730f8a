import type { Warehouses } from '@tradecounter/api/contract'
import { useAnswer } from '@tradecounter/shop/core'

/** The warehouses of the site's country, fetched once a page and only where they are shown. */
export const useWarehouses = () => useAnswer<Warehouses>('/api/warehouses')
