import type { MenuItem as SiteMenuItem } from '@tradecounter/api/contract'
import { approvedItems } from '@tradecounter/shop/account'
import { localHref, type ShopContext } from '@tradecounter/shop/core'
import type { MenuItem } from '@tradecounter/ui/mega-menu'
import { localNodes } from './local-nodes.ts'

/** Entries of a menu of the site, without pages of my pages that the server has not approved for the user (MY-1). */
export const siteItems = (
  items: readonly SiteMenuItem[],
  context: Pick<ShopContext, 'localePrefix' | 'settings' | 'user'>,
): MenuItem[] =>
  approvedItems(items, context).map(({ title, url, html, subItems }) => ({
    title,
    url: localHref(url, context),
    subItems: siteItems(subItems, context),
    ...(html.length === 0 ? {} : { nodes: localNodes(context, html) }),
  }))
