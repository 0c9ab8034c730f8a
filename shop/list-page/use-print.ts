import { useEffect, useState } from 'react'
import { addressOfList, queryOf, useHttpClient } from '@tradecounter/shop/core'
import type { ListDefinition } from './list-definition.ts'
import { changed, type ListState, parametersOf } from './list-state.ts'

export interface ListPrint<Row> {
  /** All rows that the filters select while they are printed, 1,000 at most; null otherwise. */
  rows: readonly Row[] | null
  print: () => void
  busy: boolean
  /** The rows could not be fetched. */
  failed: boolean
}

/** Prints all pages of a list: fetches the rows that are not shown, and opens the print dialog when they are drawn. */
export function usePrint<Row, Answer>(
  list: ListDefinition<Row, Answer>,
  state: ListState,
  shown: { rows: readonly Row[]; total: number } | null,
): ListPrint<Row> {
  const { get } = useHttpClient()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (rows === null) return undefined
    const end = (): void => setRows(null)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [rows])

  const fetchRows = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    try {
      const answer = await get(
        addressOfList(list.address, queryOf({ ...parametersOf(changed(state, {})), print: '1' })),
      )
      setRows(list.read(answer).rows)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  const print = (): void => {
    if (busy) return
    if (shown === null || shown.rows.length >= shown.total) window.print()
    else void fetchRows()
  }
  return { rows, print, busy, failed }
}
