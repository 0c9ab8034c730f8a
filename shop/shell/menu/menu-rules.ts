import type { CategoryNode } from '@tradecounter/api/contract'
import { localHref, type ShopContext } from '@tradecounter/shop/core'
import type { MenuItem } from '@tradecounter/ui/mega-menu'

type Site = Pick<ShopContext, 'localePrefix' | 'settings'>

/** The category tree as menu items; `currentPath` is the path of the current category, or null. */
export function menuItems(tree: readonly CategoryNode[], site: Site, currentPath: string | null): MenuItem[] {
  return tree.map(({ name, url, subCategories, html, salesMan }) => {
    const isCurrent = currentPath !== null && `/c/${currentPath}/`.startsWith(`${url}/`)
    return {
      title: name,
      url: localHref(url, site),
      ...(isCurrent ? { current: true } : {}),
      subItems: menuItems(subCategories, site, currentPath),
      ...(html === undefined ? {} : { nodes: html }),
      ...(salesMan === undefined ? {} : { salesMan }),
    }
  })
}
