import { useState } from 'react'
import { useSetAtom } from 'jotai'
import type { CheckedRow, RowCheckAnswer, RowCheckRequest } from '@tradecounter/api/contract'
import { idempotencyKeys, isCartFull, isListsFull, logFailure, useForgetCart } from '@tradecounter/shop/cart'
import {
  CallError,
  cartCountAtom,
  isRefusal,
  newIdempotencyKey,
  addedLines,
  pushAdds,
  useHttpClient,
} from '@tradecounter/shop/core'
import { checkRow, checkRows, orderRows } from '../calls.ts'
import { directOrderListName } from '../rules.ts'
import { isOpen, nothingChosen, rowsToOrder, type RowChoices } from './row-rules.ts'
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
  'tooMuch',
] as const

/** Why pasted text or a file could not be read, or why its rows were not added. */
export type RowProblem = (typeof refusals)[number] | 'checkFailed' | 'addFailed' | 'cartFull' | 'listsFull'

/** A copy without the entry of one row. */
const without = <Value>(all: Readonly<Record<number, Value>>, line: number): Record<number, Value> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => Number(key) !== line))

function problemOf(reason: unknown): RowProblem {
  const code = reason instanceof CallError ? (reason.error?.code ?? '') : ''
  return refusals.find((known) => known === code) ?? 'checkFailed'
}

/** The result of the last add. */
export interface AddedRows {
  rows: number
  /** New lines in the cart or purchase list: its count has risen by them. */
  newLines: number
  /** Name of the favourite list; null for the cart. */
  listName: string | null
}

/**
 * Many rows at once: parsed and looked up by the server, reviewed, and added in one repeatable call (DIR-5). Rows
 * that could not be added stay.
 */
export function useRowCheck() {
  const httpClient = useHttpClient()
  const setCount = useSetAtom(cartCountAtom)
  const forgetCart = useForgetCart()
  const [rows, setRows] = useState<readonly CheckedRow[] | null>(null)
  const [sheet, setSheet] = useState<RowCheckAnswer['sheet']>(null)
  const [chosen, setChosen] = useState<RowChoices>(nothingChosen)
  const [busy, setBusy] = useState<'check' | 'add' | null>(null)
  const [problem, setProblem] = useState<RowProblem | null>(null)
  /** Lines of the rows that are being checked again. */
  const [checking, setChecking] = useState<readonly number[]>([])
  const [added, setAdded] = useState<AddedRows | null>(null)
  const [startsOver, setStartsOver] = useState(false)
  const [keys] = useState(() => idempotencyKeys(newIdempotencyKey))

  const check = async (request: RowCheckRequest): Promise<void> => {
    setBusy('check')
    setProblem(null)
    setAdded(null)
    try {
      const answer = await checkRows(httpClient, request)
      setChosen(nothingChosen)
      setRows(answer.rows)
      setSheet(answer.sheet)
    } catch (reason) {
      logFailure(reason)
      setProblem(problemOf(reason))
    } finally {
      setBusy(null)
    }
  }

  /** Checks a row under another number; answers the row as it is now, or null if it stays as it was. */
  const correct = async (line: number, number: string): Promise<CheckedRow | null> => {
    const row = rows?.find((each) => each.line === line)
    if (row === undefined) return null
    const { writtenQuantity, askedQuantity } = row
    setChecking((lines) => [...lines, line])
    setProblem(null)
    try {
      const answer = await checkRow(httpClient, { number, writtenQuantity, askedQuantity })
      const isHidden = row.outcome === 'hidden'
      const checked: CheckedRow = {
        ...row,
        ...answer,
        // The sheet hides it under any number.
        ...(isHidden ? { outcome: 'hidden', outcomeIfShown: answer.outcome } : {}),
      }
      setChosen(({ articles, choices, withHidden }) => ({
        withHidden,
        articles: without(articles, line),
        choices: without(choices, line),
      }))
      setRows((all) => all?.map((each) => (each.line === line ? checked : each)) ?? null)
      return checked
    } catch (reason) {
      logFailure(reason)
      setProblem(problemOf(reason))
      return null
    } finally {
      setChecking((lines) => lines.filter((each) => each !== line))
    }
  }

  const add = async (): Promise<void> => {
    if (rows === null || busy !== null) return
    const request = { rows: rowsToOrder(rows, chosen) }
    setBusy('add')
    setProblem(null)
    try {
      const answer = await orderRows(httpClient, request, keys.keyFor(request))
      keys.settled()
      setCount(answer.cartCount)
      void forgetCart()
      pushAdds(directOrderListName, addedLines(request.rows))
      const { rows: count, newLines } = answer
      setAdded({ rows: count, newLines, listName: answer.list?.name ?? null })
      const left = rows.filter((row) => isOpen(row, chosen))
      setRows(left.length === 0 ? null : left)
      setStartsOver(true)
      setChosen(nothingChosen)
    } catch (reason) {
      if (isRefusal(reason)) keys.settled()
      logFailure(reason)
      setProblem(isCartFull(reason) ? 'cartFull' : isListsFull(reason) ? 'listsFull' : 'addFailed')
    } finally {
      setBusy(null)
    }
  }

  return {
    rows,
    sheet,
    chosen,
    busy,
    problem,
    added,
    checkText: (content: string) => check({ content, encoding: 'text' }),
    checkFile: async (file: File): Promise<void> => {
      if (file.size > largestFile) setProblem('tooLarge')
      else await check({ content: await base64Of(file), encoding: 'base64' })
    },
    correct,
    checking,
    refuseFile: () => setProblem('noTable'),
    chooseArticle: (line: number, variantNumber: string) =>
      setChosen((now) => ({ ...now, articles: { ...now.articles, [line]: variantNumber } })),
    chooseHidden: (withHidden: boolean) => setChosen((now) => ({ ...now, withHidden })),
    chooseOptions: (line: number, choices: RowChoices['choices'][number]) =>
      setChosen((now) => ({ ...now, choices: { ...now.choices, [line]: choices } })),
    add,
    /** Discards the rows, for new input. */
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
