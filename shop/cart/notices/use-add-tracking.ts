import { useEffect } from 'react'
import { useStore } from 'jotai'
import { pushAdds, readSearchTerm } from '@tradecounter/shop/core'
import { cartNoticeAtom, type CartNotice } from '../state.ts'

/** Tracks one add, with the item as tracked (spec §3 "Tracked item"). */
function trackAdd({ notification, listName = '' }: CartNotice): void {
  const { article, quantity, price } = notification
  // The notice has the total in minor units.
  const unit = price === null || quantity === 0 ? null : Math.round((price / quantity) * 100) / 10_000
  pushAdds(listName, [{ article, quantity, price: unit }], readSearchTerm())
}

/** Tracks every add to the cart (HELP-10), including one from before this code loaded. */
export function useAddTracking(): void {
  const store = useStore()
  useEffect(() => {
    let trackedId = 0
    const tell = (): void => {
      const notice = store.get(cartNoticeAtom)
      if (notice === null) trackedId = 0
      else if (notice.id !== trackedId) {
        trackedId = notice.id
        trackAdd(notice)
      }
    }
    tell()
    return store.sub(cartNoticeAtom, tell)
  }, [store])
}
