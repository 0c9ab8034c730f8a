import { useState } from 'react'
import type { CartLine } from '@tradecounter/api/contract'
import { useHttpClient } from '@tradecounter/shop/core'
import { isGone, isStale, logFailure, markLine, useReadCartAgain } from '../calls.ts'

/** Why the input was not saved in the cart. */
export type MarksProblem = 'stale' | 'failed'

type Marks = Pick<CartLine, 'note' | 'goodsMark'>

/**
 * Edits the note and goods mark of a line. The input stays until it is saved: after a change elsewhere (409) the
 * current cart is shown, and saving again is the visitor's decision.
 */
export function useLineMarks(line: CartLine) {
  const httpClient = useHttpClient()
  const readAgain = useReadCartAgain()
  const [written, setWritten] = useState<Marks | null>(null)
  const [problem, setProblem] = useState<MarksProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const marks = written ?? { note: line.note, goodsMark: line.goodsMark }

  const save = async (): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    try {
      const { itemId, version } = line
      await markLine(httpClient, { itemId, version, ...marks })
      await readAgain()
      setWritten(null)
      return true
    } catch (reason) {
      logFailure(reason)
      setProblem(isStale(reason) ? 'stale' : 'failed')
      if (isStale(reason) || isGone(reason)) await readAgain().catch(logFailure)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { marks, write: (more: Partial<Marks>) => setWritten({ ...marks, ...more }), save, busy, problem }
}
