import { useEffect } from 'react'
import { useStore } from 'jotai'
import { pushEvent, readSearchTerm } from '@tradecounter/shop/core'
import { cartNoticeAtom, type CartNotice } from '../state.ts'

/** Tells statistics of one add, with the item as they know it (spec §3 "Tracked item"). */
function tellAdd({ notification, listName = '' }: CartNotice): void {
  const { article, quantity, price } = notification
  const term = readSearchTerm()
  pushEvent({
    event: 'add_to_cart',
    item_list_name: listName,
    items: [
      {
        item_variant: article,
        item_list_name: listName,
        // The notice has the total in minor units.
        price: price === null || quantity === 0 ? null : Math.round((price / quantity) * 100) / 10_000,
        quantity,
        index: 0,
        action_type: term?.actionType ?? '',
        search_term: term?.searchTerm ?? '',
      },
    ],
  })
}

/** Tells statistics of every add to the cart (HELP-10), one that came before this code among them. */
export function useAddTracking(): void {
  const store = useStore()
  useEffect(() => {
    let told = 0
    const tell = (): void => {
      const notice = store.get(cartNoticeAtom)
      if (notice === null) told = 0
      else if (notice.id !== told) {
        told = notice.id
        tellAdd(notice)
      }
    }
    tell()
    return store.sub(cartNoticeAtom, tell)
  }, [store])
}
