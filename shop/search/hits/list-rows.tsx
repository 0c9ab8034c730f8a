import { useMemo, type ReactNode, type RefObject } from 'react'
import { useShop } from '@tradecounter/shop/core'
import type { ListSource } from '../calls.ts'
import { atPage } from '../query/list-changes.ts'
import { ListPage } from './list-page.tsx'
import { writeListQuery } from '../query/list-query.ts'
import { list } from '../search-list.css.ts'
import type { Listing } from './use-listing.ts'

/** All visible rows, page after page. */
export function ListRows({
  source,
  listing,
  label,
  place,
}: {
  source: ListSource
  listing: Listing
  label: string
  /** The element of the list, for tracking. */
  place: RefObject<HTMLUListElement | null>
}): ReactNode {
  const { span, busy } = listing
  const moves = !useShop().settings.search.infiniteScroll
  // Memoised: rows must not render again while another list loads.
  const pages = useMemo(() => {
    const { query, first, last, extended } = span
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const page = atPage(query, first + index)
      return (
        <ListPage
          key={`${writeListQuery(page)}#${page.page}`}
          source={source}
          query={page}
          takesFocus={page.page === last && extended && moves}
        />
      )
    })
  }, [source, span, moves])
  return (
    <ul ref={place} className={list} aria-label={label} aria-busy={busy}>
      {pages}
    </ul>
  )
}
