import type { RichNode } from '@tradecounter/api/contract'
import { localHref, type ShopContext } from '@tradecounter/shop/core'

/** Paths of pages of the shop: files have one address in all locales. */
const page = /^\/(?!(api|documents|pictures)\/)/u

/** What editors have written for a menu, whose links to pages of the shop stay in the reader's locale. */
export const localNodes = (
  context: Pick<ShopContext, 'localePrefix'>,
  nodes: readonly RichNode[] = [],
): RichNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : {
          ...node,
          ...(node.href && page.test(node.href) && { href: localHref(node.href, context) }),
          children: localNodes(context, node.children),
        },
  )
