import { useRef, useState } from 'react'
import type { MyListLine } from '@tradecounter/api/contract'
import { logFailure, maxQuantity } from '@tradecounter/shop/cart'
import { isRefusal, useHttpClient, useTranslations } from '@tradecounter/shop/core'
import { readQuantity, showQuantity } from '@tradecounter/ui/quantity-input'
import { changeLine, isGone } from '../../../calls.ts'

/**
 * Changes the quantity of a line. What was typed stays in the field until it is saved, with the reason if it is not.
 * While a change is sent only the last of the following ones waits.
 */
export function useListQuantity(listId: string, line: MyListLine, onChanged: () => Promise<unknown>) {
  const t = useTranslations()
  const httpClient = useHttpClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** What is sent, and what is sent after it. */
  const sent = useRef<number | null>(null)
  const next = useRef<number | null>(null)

  const type = (text: string): void => {
    setTyped(text)
    setProblem(readQuantity(text, line.decimalPrecision) === null ? t('cart.quantity-not-number') : null)
  }
  const send = async (quantity: number): Promise<void> => {
    sent.current = quantity
    try {
      await changeLine(httpClient, { listId, itemId: line.itemId, quantity })
      if (next.current === null) await onChanged()
      if (next.current === null) setTyped(null)
    } catch (reason) {
      next.current = null
      logFailure(reason)
      if (isGone(reason)) await onChanged()
      else setProblem(t(isRefusal(reason) ? 'cart.quantity-invalid' : 'my-lists.quantity-failed'))
    }
    sent.current = null
    const following = next.current
    next.current = null
    if (following !== null) await send(following)
  }
  /** A quantity that the field has settled on. */
  const commit = (quantity: number): void => {
    if (quantity <= 0 || quantity > maxQuantity) return setProblem(t('cart.quantity-invalid'))
    setProblem(null)
    if (quantity === (next.current ?? sent.current)) return undefined
    if (sent.current !== null) next.current = quantity
    else if (quantity === line.asked) setTyped(null)
    else void send(quantity)
    return undefined
  }
  return {
    value: typed ?? showQuantity(line.asked, line.decimalPrecision),
    isTyped: typed !== null,
    type,
    commit,
    problem,
  }
}
