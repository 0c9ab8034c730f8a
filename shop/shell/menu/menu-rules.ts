import type { CategoryNode } from '@tradecounter/api/contract'
import { localHref, type ShopContext } from '@tradecounter/shop/core'
import type { MenuItem } from '@tradecounter/ui/mega-menu'
import { localNodes } from './local-nodes.ts'

type Site = Pick<ShopContext, 'localePrefix' | 'settings'>

/** The category tree as menu items; `currentPath` is the path of the current category, or null. */
export const menuItems = (
  tree: readonly CategoryNode[],
  site: Site,
  currentPath: string | null,
): MenuItem[] =>
  tree.map(({ name, url, subCategories, html, salesMan }) => ({
    title: name,
    url: localHref(url, site),
    current: currentPath !== null && `/c/${currentPath}/`.startsWith(`${url}/`),
    subItems: menuItems(subCategories, site, currentPath),
    nodes: localNodes(site, html),
    ...(salesMan && { salesMan }),
  }))
