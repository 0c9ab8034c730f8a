import { withQuery } from '@tradecounter/shop/core'

/** What stands around a product: delivery, what was bought before, accessories and alternatives. */
export const aroundAddress = (code: string): string => withQuery('/api/recommendations/product', { code })
