import type { ShopContext } from '@tradecounter/shop/core'

/** Whether login and account are in a side panel instead of a dropdown (ACC-3). */
export const hasNewMenu = ({ flags }: Pick<ShopContext, 'flags'>): boolean => flags.includes('newMenu')
