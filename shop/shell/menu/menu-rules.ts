import type { CategoryNode } from '@tradecounter/api/contract'
import { localHref, readRoute, type ShopContext } from '@tradecounter/shop/core'
import type { MenuItem } from '@tradecounter/ui/mega-menu'

type Site = Pick<ShopContext, 'localePrefix' | 'settings'>

/** The salesman's own page, or the telephone while the shop has no such page. */
const entryHref = ({ url, salesMan }: CategoryNode, site: Site): string =>
  salesMan !== undefined && readRoute(url, '', site.settings).page === 'not-found'
    ? `tel:${salesMan.telephoneNumber.replaceAll(/[^+\d]/gu, '')}`
    : localHref(url, site)

/** The category tree as menu entries; `currentPath` is the path of the category that the page is in, else null. */
export function menuItems(tree: readonly CategoryNode[], site: Site, currentPath: string | null): MenuItem[] {
  return tree.map((node) => {
    const { name, url, subCategories, nodes, salesMan } = node
    const isCurrent = currentPath !== null && `/c/${currentPath}/`.startsWith(`${url}/`)
    return {
      title: name,
      url: entryHref(node, site),
      ...(isCurrent ? { current: true } : {}),
      subItems: menuItems(subCategories, site, currentPath),
      ...(nodes === undefined ? {} : { nodes }),
      ...(salesMan === undefined ? {} : { salesMan }),
    }
  })
}
