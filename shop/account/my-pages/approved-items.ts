import type { ShopContext } from '@tradecounter/shop/core'

const family = '/my-pages/'

/** The page below /my-pages/ of a local path; null for other paths. */
const myPageOf = (url: string): string | null =>
  url.startsWith(family) ? (/^[^/?#]+/u.exec(url.slice(family.length))?.[0] ?? null) : null

const becomeCustomerFamily = '/become-a-customer/'

/**
 * The items of a menu without the pages below /my-pages/ that the server has not approved for this user (MY-1). For
 * a visitor, none is approved. The way to become a customer is for visitors only.
 */
export const approvedItems = <Item extends { url: string }>(
  items: readonly Item[],
  { user }: Pick<ShopContext, 'user'>,
): Item[] =>
  items.filter(({ url }) => {
    if (url.startsWith(becomeCustomerFamily)) return user === null
    const page = myPageOf(url)
    return page === null || user?.allowedPages.includes(page) === true
  })
