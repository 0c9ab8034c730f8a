import { useEffect, useRef } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { atPage } from '../query/list-changes.ts'
import { readListQuery, writeListQuery, type ListQuery } from '../query/list-query.ts'
import { searchedWordsText } from '../searched-words.ts'
import type { Listing } from './use-listing.ts'

const keyOf = (query: ListQuery): string => writeListQuery(atPage(query, 1))

/**
 * Says the number of hits, and what they are for, when another list has come, but not for the one that the page came
 * with, whose query string `initialQuery` is: the first change may come before this code does.
 */
export function useAnnouncedTotal({ span, result }: Listing, initialQuery: string): void {
  const t = useTranslations()
  const said = useRef(initialQuery)
  const total = result?.preparing === null ? result.total : undefined
  const text = result ? searchedWordsText(result.words, span.query.phrase, t) : null
  const wasPreparing = useRef(false)
  const isPreparing = (result?.preparing ?? null) !== null
  useEffect(() => {
    // The page shows how far it is; only its end is announced.
    if (wasPreparing.current && !isPreparing) announce(t('search.prepared'), 'polite')
    wasPreparing.current = isPreparing
  }, [isPreparing, t])
  useEffect(() => {
    const key = keyOf(span.query)
    if (keyOf(readListQuery(said.current)) === key || total === undefined) return
    said.current = key
    const count = t.count('search.hits', total)
    announce(text === null ? count : `${text} ${count}`, 'polite')
  }, [span.query, total, text, t])
}
