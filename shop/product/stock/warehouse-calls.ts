import type { Warehouses } from '@tradecounter/api/contract'
import { useAnswer } from '@tradecounter/shop/core'

export const warehousesAddress = '/api/warehouses'

/** The warehouses of the site's country, fetched once a page and only where they are shown. */
export const useWarehouses = () => useAnswer<Warehouses>(warehousesAddress)
