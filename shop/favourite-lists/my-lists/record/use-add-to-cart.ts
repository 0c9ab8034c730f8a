import { useState } from 'react'
import type { FavouriteListHead, ListLines, MyListLine } from '@tradecounter/api/contract'
import { useAddFavouriteList, useAddProblem, useReadFavouriteList } from '@tradecounter/shop/cart'
import type { AddedListAnswer } from '@tradecounter/shop/cart/list-outcome'
import { addedLines, pushAdds, useTranslations } from '@tradecounter/shop/core'
import { useSWRConfig } from 'swr'
import { listLinesAddress } from '../../calls.ts'

/** Adds a list, or lines of it, to the cart, and keeps the outcome of each line until the next time. */
export function useAddToCart({ listId, name }: FavouriteListHead) {
  const t = useTranslations()
  const { cache, fallback } = useSWRConfig()
  const { add, busy } = useAddFavouriteList()
  const addProblem = useAddProblem()
  const readList = useReadFavouriteList()
  const [added, setAdded] = useState<AddedListAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (itemIds?: number[]): Promise<boolean> => {
    setAdded(null)
    setProblem(null)
    const answer = await add(listId, itemIds)
    if (answer === null || answer === 'full') {
      setProblem(answer === 'full' ? addProblem('full', '') : t('list-outcome.failed'))
      return false
    }
    setAdded({ ...answer, name })
    return true
  }
  /** Lines as they were shown, on whatever page of the list. */
  const shown = (itemIds: readonly number[]): MyListLine[] => {
    const byId = new Map<number, MyListLine>()
    const address = listLinesAddress(listId)
    // What the host has rendered is not in the cache before it is read again.
    for (const key of new Set([...Object.keys(fallback), ...cache.keys()])) {
      if (!key.startsWith(address)) continue
      // The answers of this address have lines.
      const answer = (cache.get(key)?.data ?? fallback[key]) as Partial<ListLines> | undefined
      for (const line of answer?.lines ?? []) byId.set(line.itemId, line)
    }
    return itemIds.flatMap((itemId) => byId.get(itemId) ?? [])
  }
  return {
    busy,
    added,
    setAdded,
    problem,
    addAll: async (): Promise<void> => {
      if (busy || !(await send())) return
      const list = await readList(listId)
      if (list !== null) pushAdds('favouritelist', addedLines(list.lines))
    },
    /** Adds the lines with these ids; returns whether there is an outcome. */
    addLines: async (itemIds: number[]): Promise<boolean> => {
      if (busy || !(await send(itemIds))) return false
      pushAdds('favouritelist', addedLines(shown(itemIds)))
      return true
    },
  }
}

export type ListCart = ReturnType<typeof useAddToCart>
