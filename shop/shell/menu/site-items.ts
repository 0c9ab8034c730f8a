import type { MenuItem as SiteMenuItem, RichNode } from '@tradecounter/api/contract'
import { approvedItems } from '@tradecounter/shop/account'
import { isLocalPath, localHref, type ShopContext } from '@tradecounter/shop/core'
import type { MenuItem } from '@tradecounter/ui/mega-menu'

type Site = Pick<ShopContext, 'localePrefix' | 'settings'>

/** Files have one address in all locales. */
const isPage = (path: string): boolean => isLocalPath(path) && !/^\/(?:api|documents|pictures)\//u.test(path)

/** What editors have written, whose links to pages of the shop stay in the reader's locale. */
const localNodes = (nodes: readonly RichNode[], site: Site): RichNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node
    const { href, children } = node
    return {
      ...node,
      ...(href !== undefined && isPage(href) ? { href: localHref(href, site) } : {}),
      ...(children === undefined ? {} : { children: localNodes(children, site) }),
    }
  })

/** Entries of a menu of the site, without pages of my pages that the server has not approved for the user (MY-1). */
export const siteItems = (
  items: readonly SiteMenuItem[],
  context: Site & Pick<ShopContext, 'user'>,
): MenuItem[] =>
  approvedItems(items, context).map(({ title, url, html, subItems }) => ({
    title,
    url: localHref(url, context),
    subItems: siteItems(subItems, context),
    ...(html.length === 0 ? {} : { nodes: localNodes(html, context) }),
  }))
