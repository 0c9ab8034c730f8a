import { atom } from 'jotai'
import type { CartAddAnswer, CartAddRequest, Choices } from '@tradecounter/api/contract'

/** One add to cart; the search term is added when it is sent. */
export type CartAddition = Omit<CartAddRequest, 'actionType' | 'searchTerm'>

/** The notice of an add: `id` distinguishes two adds of the same article, `listName` is where the add was made. */
export interface CartNotice {
  id: number
  notification: CartAddAnswer['notification']
  listName: string | undefined
}

/** The visible notice, or null. */
export const cartNoticeAtom = atom<CartNotice | null>(null)

/** Sent and unanswered adds, and whether any of them have overlapped. */
export const addsUnderWayAtom = atom({ count: 0, overlapped: false })

/** An article whose options are being chosen before it is added (VAR-13). */
export interface Configuring {
  name: string
  addition: CartAddition
  /** Earlier choices. */
  chosen?: Choices
  /** Called when it is in the cart. */
  onAdded?: () => void
}

/** The article whose options are being chosen, or null. */
export const configuringAtom = atom<Configuring | null>(null)
