import { warehouseKey } from '@tradecounter/shop/product/warehouse'

/**
 * Marks the document of a reader who has chosen a warehouse: what it has in stock comes with the prices, and its room is
 * kept from the first paint on. Storage may be refused.
 */
export const warehouseScript = `try{localStorage.getItem('${warehouseKey}')&&document.documentElement.setAttribute('data-warehouse','')}catch{}`
