import { useEffect, useRef } from 'react'
import { useTranslations } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import { atPage } from '../query/list-changes.ts'
import { readListQuery, writeListQuery, type ListQuery } from '../query/list-query.ts'
import type { Listing } from './use-listing.ts'

const keyOf = (query: ListQuery): string => writeListQuery(atPage(query, 1))

/**
 * Says the number of hits when another list has come, but not for the one that the page came with, whose query string
 * `initialQuery` is: the first change may come before this code does.
 */
export function useAnnouncedTotal({ span, result }: Listing, initialQuery: string): void {
  const t = useTranslations()
  const said = useRef(initialQuery)
  const total = result?.total
  useEffect(() => {
    const key = keyOf(span.query)
    if (keyOf(readListQuery(said.current)) === key || total === undefined) return
    said.current = key
    announce(t.count('search.hits', total), 'polite')
  }, [span.query, total, t])
}
