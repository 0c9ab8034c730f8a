import { addressOf, type ShopContext } from '@tradecounter/shop/core'

/** The id of the list that the query of an address names; null shows the overview. */
export function shownList(query: string): string | null {
  const listId = new URLSearchParams(query).get('list') ?? ''
  return /^[\w-]{1,64}$/u.test(listId) ? listId : null
}

/** The address of a list; without an id that of the overview. */
export const listHref = (context: ShopContext, listId?: string): string =>
  addressOf(
    { page: 'my-lists', query: listId === undefined ? '' : `list=${encodeURIComponent(listId)}` },
    context,
  )
