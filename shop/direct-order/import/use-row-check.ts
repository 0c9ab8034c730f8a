import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { CheckedRow, RowCheckRequest } from '@tradecounter/api/contract'
import { idempotencyKeys, isCartFull, isRefusal, logFailure, useForgetCart } from '@tradecounter/shop/cart'
import { CallError, cartCountAtom, newIdempotencyKey, useCall } from '@tradecounter/shop/core'
import { checkRows, orderRows } from '../calls.ts'
import { canOrder, nothingChosen, rowsToOrder, type RowChoices } from './row-rules.ts'
import { base64Of, largestFile } from './rows-file.ts'

const refusals = [
  'empty',
  'tooManyRows',
  'macros',
  'oldFormat',
  'broken',
  'packedTooTightly',
  'noTable',
  'openQuote',
  'tooLarge',
] as const

/** Why nothing of a paste or a file was read, or why its rows were not added. */
export type RowProblem = (typeof refusals)[number] | 'checkFailed' | 'addFailed' | 'cartFull'

function problemOf(reason: unknown): RowProblem {
  const code = reason instanceof CallError ? (reason.error?.code ?? '') : ''
  return refusals.find((known) => known === code) ?? 'checkFailed'
}

/** What was added last. */
export interface AddedRows {
  rows: number
  /** Lines that the cart, or the purchase list, did not have: its count has risen by them. */
  newLines: number
  /** Name of the favourite list; null when they went into the cart. */
  listName: string | null
}

/**
 * Many rows at once: read and looked up by the server, looked at, and added in one call that may be sent again (DIR-5).
 * What could not be added stays.
 */
export function useRowCheck() {
  const caller = useCall()
  const setCount = useSetAtom(cartCountAtom)
  const forgetCart = useForgetCart()
  const [rows, setRows] = useState<readonly CheckedRow[] | null>(null)
  const [chosen, setChosen] = useState<RowChoices>(nothingChosen)
  const [busy, setBusy] = useState<'check' | 'add' | null>(null)
  const [problem, setProblem] = useState<RowProblem | null>(null)
  const [added, setAdded] = useState<AddedRows | null>(null)
  const [startsOver, setStartsOver] = useState(false)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  const check = async (request: RowCheckRequest): Promise<void> => {
    setBusy('check')
    setProblem(null)
    setAdded(null)
    try {
      const answer = await checkRows(caller, request)
      setChosen(nothingChosen)
      setRows(answer.rows)
    } catch (reason) {
      logFailure(reason)
      setProblem(problemOf(reason))
    } finally {
      setBusy(null)
    }
  }

  const add = async (): Promise<void> => {
    if (rows === null || busy !== null) return
    const request = { rows: rowsToOrder(rows, chosen) }
    setBusy('add')
    setProblem(null)
    try {
      const answer = await orderRows(caller, request, keys.keyFor(request))
      keys.settled()
      setCount(answer.cartCount)
      void forgetCart()
      const { rows: count, newLines } = answer
      setAdded({ rows: count, newLines, listName: answer.list?.name ?? null })
      const left = rows.filter((row) => !canOrder(row, chosen))
      setRows(left.length === 0 ? null : left)
      setStartsOver(true)
      setChosen(nothingChosen)
    } catch (reason) {
      if (isRefusal(reason)) keys.settled()
      logFailure(reason)
      setProblem(isCartFull(reason) ? 'cartFull' : 'addFailed')
    } finally {
      setBusy(null)
    }
  }

  return {
    rows,
    chosen,
    busy,
    problem,
    added,
    checkText: (content: string) => check({ content, encoding: 'text' }),
    checkFile: async (file: File): Promise<void> => {
      if (file.size > largestFile) setProblem('tooLarge')
      else await check({ content: await base64Of(file), encoding: 'base64' })
    },
    refuseFile: () => setProblem('noTable'),
    chooseArticle: (line: number, variantNumber: string) =>
      setChosen((now) => ({ ...now, articles: { ...now.articles, [line]: variantNumber } })),
    chooseOptions: (line: number, choices: RowChoices['choices'][number]) =>
      setChosen((now) => ({ ...now, choices: { ...now.choices, [line]: choices } })),
    add,
    /** The rows before were put away, so that the next can come. */
    startsOver,
    startOver: () => {
      setStartsOver(true)
      setRows(null)
      setAdded(null)
      setProblem(null)
    },
  }
}
export type RowCheck = ReturnType<typeof useRowCheck>
