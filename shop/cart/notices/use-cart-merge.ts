import { useEffect, useEffectEvent, useState } from 'react'
import { useAtomValue } from 'jotai'
import type { Cart } from '@tradecounter/api/contract'
import { cartCountAtom, useHttpClient, useShop } from '@tradecounter/shop/core'
import { cartAddress, logFailure } from '../calls.ts'

/** Session storage key: a visitor had a list, so the page after the sign-in fetches the result of the merge. */
const listKey = 'purchase_list'

// Private windows may deny storage: the lines are merged all the same.
const storage = {
  read: (): boolean => {
    try {
      return sessionStorage.getItem(listKey) !== null
    } catch {
      return false
    }
  },
  write: (held: boolean): void => {
    try {
      if (held) sessionStorage.setItem(listKey, '1')
      else sessionStorage.removeItem(listKey)
    } catch {
      // As above.
    }
  },
}

/** The result of merging the visitor's list at sign-in, until `dismiss` is called (CART-7); null if there is none. */
export function useCartMerge(): { merge: NonNullable<Cart['merged']> | null; dismiss: () => void } {
  const { user } = useShop()
  const { get } = useHttpClient()
  const count = useAtomValue(cartCountAtom)
  const [merge, setMerge] = useState<Cart['merged']>(null)
  const signedIn = user !== null

  const ask = useEffectEvent((): void => {
    get(cartAddress).then(({ merged }) => setMerge(merged), logFailure)
  })
  const holds = count === null ? null : count > 0
  useEffect(() => {
    if (!signedIn) {
      if (holds !== null) storage.write(holds)
    } else if (storage.read()) {
      storage.write(false)
      ask()
    }
  }, [signedIn, holds])

  return { merge, dismiss: () => setMerge(null) }
}
