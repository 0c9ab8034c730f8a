import type { ShopContext } from '@tradecounter/shop/core'

/** Whether the product page asks for feedback (HELP-7): a feature flag that operators set by site. */
export const asksFeedback = ({ flags }: Pick<ShopContext, 'flags'>): boolean =>
  flags.includes('productFeedback')
