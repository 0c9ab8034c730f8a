import { useState } from 'react'
import type { Cart, CartLine } from '@tradecounter/api/contract'
import { useCall, useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { cartAddress, logFailure } from '../calls.ts'
import { useRemoveLine, useRestoreLine } from './use-cart-changes.ts'

/** What is said of the last line that was to go. */
export type RemovalNews =
  /** It is gone; `line` is what can be put back, null for one that was written by hand. */
  | { kind: 'removed'; name: string; line: CartLine | null }
  /** It is still there. */
  | { kind: 'failed'; name: string }

/** Removing lines with the way back (CART-6): what happened is heard, and stays in `news` to be seen until `forget`. */
export function useRemoval() {
  const { get } = useCall()
  const t = useTranslations()
  const { remove, removing } = useRemoveLine()
  const { restore, busy: restoring } = useRestoreLine()
  const [news, setNews] = useState<RemovalNews | null>(null)
  const [undoFailed, setUndoFailed] = useState(false)

  const removeLine = async (line: CartLine): Promise<void> => {
    const { name } = line
    setUndoFailed(false)
    const gone = await remove(line.itemId)
    announce(t(gone ? 'cart.removed' : 'cart.remove-failed', name), gone ? 'polite' : 'assertive')
    if (!gone) setNews({ kind: 'failed', name })
    else setNews({ kind: 'removed', name, line: line.lineItemData.isFreeTextLineItem ? null : line })
  }
  /** Removes a line of which little is known: the cart is asked for the rest, so that it can be put back whole. */
  const removeItem = async (itemId: string, name: string): Promise<void> => {
    const cart = await get<Cart>(cartAddress).catch(logFailure)
    const line = cart?.lines.find((each) => each.itemId === itemId)
    if (line !== undefined) return removeLine(line)
    const gone = await remove(itemId)
    announce(t(gone ? 'cart.removed' : 'cart.remove-failed', name), gone ? 'polite' : 'assertive')
    setNews(gone ? { kind: 'removed', name, line: null } : { kind: 'failed', name })
  }
  const putBack = async (line: CartLine): Promise<void> => {
    const back = await restore(line)
    announce(t(back ? 'cart.undone' : 'cart.undo-failed', line.name), back ? 'polite' : 'assertive')
    setUndoFailed(!back)
    if (back) setNews(null)
  }
  return {
    removeLine,
    removeItem,
    removing,
    putBack,
    restoring,
    news,
    undoFailed,
    forget: () => setNews(null),
  }
}
export type Removal = ReturnType<typeof useRemoval>
