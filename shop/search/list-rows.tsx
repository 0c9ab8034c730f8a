import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useShop, useWords } from '@tradecounter/shop/core'
import { announce } from '@tradecounter/ui/announcer'
import type { ListSource } from './calls.ts'
import { atPage } from './list-changes.ts'
import { ListPage } from './list-page.tsx'
import { writeListQuery } from './list-query.ts'
import { list } from './search-list.css.ts'
import type { Listing } from './use-listing.ts'

/** Says the number of hits when another list has come, but not for the one that the page came with. */
function useAnnouncedTotal({ span, result }: Listing): void {
  const t = useWords()
  const said = useRef(span.query)
  const total = result?.total
  useEffect(() => {
    if (said.current === span.query || total === undefined) return
    said.current = span.query
    announce(t.count('search.hits', total), 'polite')
  }, [span.query, total, t])
}

/** All rows that stand on the screen, page after page. */
export function ListRows({
  source,
  listing,
  label,
  place,
}: {
  source: ListSource
  listing: Listing
  label: string
  /** Where the list stands, for those who look on. */
  place: RefObject<HTMLUListElement | null>
}): ReactNode {
  useAnnouncedTotal(listing)
  const { settings } = useShop()
  const { query, first, last } = listing.span
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return (
    <ul ref={place} className={list} aria-label={label} aria-busy={listing.busy}>
      {pages.map((page) => (
        <ListPage
          key={`${writeListQuery(atPage(query, page))}#${page}`}
          source={source}
          query={atPage(query, page)}
          takesFocus={page === last && listing.span.extended && !settings.search.infiniteScroll}
        />
      ))}
    </ul>
  )
}
