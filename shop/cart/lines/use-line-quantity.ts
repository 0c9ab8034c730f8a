import { useRef, useState } from 'react'
import type { CartLine } from '@tradecounter/api/contract'
import { isRefusal, useHttpClient } from '@tradecounter/shop/core'
import { isAmbiguousQuantity, readQuantity, showQuantity } from '@tradecounter/ui/quantity-input'
import {
  changeQuantity,
  isGone,
  isLocked,
  isStale,
  logFailure,
  useForgetCart,
  useReadCartAgain,
} from '../calls.ts'
import { maxQuantity } from '../rules.ts'

/** Why the input was not saved in the cart. */
export type QuantityProblem =
  | 'not-number'
  | 'ambiguous'
  | 'invalid'
  | 'failed'
  | 'stale'
  | 'lock-most'
  | 'lock-least'

/**
 * Changes the quantity of a line. The input stays in the field until it is saved. After a change elsewhere (409)
 * the current cart is shown, the input stays, and is only sent again on request (`sendAgain`). During a change only
 * the last of the following ones waits.
 */
export function useLineQuantity(line: CartLine) {
  const httpClient = useHttpClient()
  const readAgain = useReadCartAgain()
  const forgetCart = useForgetCart()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<QuantityProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<number | null>(null)
  const underWay = useRef<number | null>(null)
  const waiting = useRef<number | null>(null)

  const type = (text: string): void => {
    setTyped(text)
    const { decimalPrecision } = line
    if (isAmbiguousQuantity(text, decimalPrecision)) setProblem('ambiguous')
    else setProblem(readQuantity(text, decimalPrecision) === null ? 'not-number' : null)
  }

  const send = async (quantity: number, version: number): Promise<void> => {
    underWay.current = quantity
    setBusy(true)
    try {
      await changeQuantity(httpClient, { itemId: line.itemId, version, quantity })
      await forgetCart()
      if (waiting.current === null) setTyped(null)
      setRefused(null)
    } catch (reason) {
      logFailure(reason)
      waiting.current = null
      if (isLocked(reason)) {
        setProblem(quantity > line.quantity ? 'lock-most' : 'lock-least')
        await readAgain().catch(logFailure)
      } else if (isStale(reason)) {
        setRefused(quantity)
        setProblem('stale')
        await readAgain().catch(logFailure)
      } else if (isGone(reason)) await forgetCart()
      else setProblem(isRefusal(reason) ? 'invalid' : 'failed')
    }
    underWay.current = null
    setBusy(false)
    const next = waiting.current
    waiting.current = null
    if (next !== null) {
      const fresh = (await readAgain())
        .flatMap(({ lines }) => lines)
        .find(({ itemId }) => itemId === line.itemId)
      if (fresh && fresh.quantity !== next) await send(next, fresh.version)
      else setTyped(null)
    }
  }

  /** A committed quantity of the field. */
  const commit = (quantity: number): void => {
    if (quantity <= 0 || quantity > maxQuantity) {
      setProblem('invalid')
      return
    }
    if (quantity === refused || quantity === (waiting.current ?? underWay.current)) return
    if (underWay.current !== null) waiting.current = quantity
    else if (quantity === line.quantity) setTyped(null)
    else {
      setProblem(null)
      void send(quantity, line.version)
    }
  }

  return {
    value: typed ?? showQuantity(line.quantity, line.decimalPrecision),
    type,
    commit,
    sendAgain: (): void => {
      if (refused === null) return
      setProblem(null)
      void send(refused, line.version)
    },
    refused,
    problem,
    busy,
  }
}
