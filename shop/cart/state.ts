import { atom } from 'jotai'
import type { CartAddAnswer, CartAddRequest, Choices } from '@tradecounter/api/contract'

/** What one add to cart is about; the search term is added by the gesture itself. */
export type CartAddition = Omit<CartAddRequest, 'actionType' | 'searchTerm'>

/** The notice of an add: `id` distinguishes two adds of the same article, `listName` is where the add was made. */
export interface CartNotice {
  id: number
  notification: CartAddAnswer['notification']
  listName: string | undefined
}

/** The notice that stands on the page, or null. */
export const cartNoticeAtom = atom<CartNotice | null>(null)

/** Adds that have been sent and not answered, and whether any of them has overlapped another since the last rest. */
export const addsUnderWayAtom = atom({ count: 0, overlapped: false })

/** An article about which something is chosen before it is added (VAR-13). */
export interface Configuring {
  name: string
  addition: CartAddition
  /** What was chosen before. */
  chosen?: Choices
  /** Told once it is in the cart. */
  onAdded?: () => void
}

/** What is being chosen about, or null. */
export const configuringAtom = atom<Configuring | null>(null)
