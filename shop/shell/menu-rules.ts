import type { CategoryNode } from '@tradecounter/api/contract'

/** One entry of a menu, with its address on this site. */
export interface MenuItem {
  title: string
  url: string
  current?: boolean
  subItems: MenuItem[]
}

/** The category tree as menu entries; `currentPath` is the path of the category that the page is in, else null. */
export function menuItems(
  nodes: readonly CategoryNode[],
  hrefOf: (url: string) => string,
  currentPath: string | null,
): MenuItem[] {
  return nodes.map(({ name, url, subCategories }) => {
    const isCurrent = currentPath !== null && `/c/${currentPath}/`.startsWith(`${url}/`)
    return {
      title: name,
      url: hrefOf(url),
      ...(isCurrent ? { current: true } : {}),
      subItems: menuItems(subCategories, hrefOf, currentPath),
    }
  })
}
