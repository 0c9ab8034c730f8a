import { useState } from 'react'
import type { CartLine } from '@tradecounter/api/contract'
import { useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { cartAddress, logFailure } from '../calls.ts'
import { useRemoveLine, useRestoreLine } from './cart-changes.ts'

/** The message about the last removed line. */
export type RemovalNews =
  /** It was removed; `line` can be restored, and is null for a free-text line and a line with a locked price. */
  | { kind: 'removed'; name: string; line: CartLine | null }
  /** It could not be removed. */
  | { kind: 'failed'; name: string }

/** Removes lines, with undo (CART-6): the result is announced, and stays in `news` until `forget`. */
export function useRemoval() {
  const { get } = useHttpClient()
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
    else {
      // A locked line comes back from its document, at its price.
      const isRestorable = !line.lineItemData.isFreeTextLineItem && line.lock === null
      setNews({ kind: 'removed', name, line: isRestorable ? line : null })
    }
  }
  /** Removes a line by its id: the cart is fetched for its other data, so that it can be restored completely. */
  const removeItem = async (itemId: string, name: string): Promise<void> => {
    const cart = await get(cartAddress).catch(logFailure)
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
