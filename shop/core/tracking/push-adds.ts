import { pushEvent, type TrackedItem } from './data-layer.ts'

/** Lines of one event; a tag manager takes no endless ones. */
const longest = 100

/** What was added: `price` is that of one unit, null where the visitor is shown none. */
export interface AddedLine {
  article: string
  quantity: number
  price?: number | null
}

/**
 * Adds one `add_to_cart` event for lines that went into the cart together (HELP-10), from a list of this name. `search`
 * is what led to them; nothing where they were typed or saved. Browser only.
 */
export function pushAdds(
  listName: string,
  lines: readonly AddedLine[],
  search: { actionType: string; searchTerm: string } | null = null,
): void {
  if (lines.length === 0) return
  pushEvent({
    event: 'add_to_cart',
    item_list_name: listName,
    items: lines.slice(0, longest).map(({ article, quantity, price = null }, index): TrackedItem => ({
      item_variant: article,
      item_list_name: listName,
      price,
      quantity,
      index,
      action_type: search?.actionType ?? '',
      search_term: search?.searchTerm ?? '',
    })),
  })
}
