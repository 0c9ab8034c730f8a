import { readRoute, type ShopContext } from '@tradecounter/shop/core'

/** Whether the shop has a page at a local path; links to other paths are hidden. */
export const hasPage = (path: string, { settings }: Pick<ShopContext, 'settings'>): boolean =>
  path !== '' && readRoute(path, '', settings).page !== 'not-found'
