import type { ReactNode, RefObject } from 'react'
import { useShop } from '@tradecounter/shop/core'
import type { ListSource } from './calls.ts'
import { atPage } from './list-changes.ts'
import { ListPage } from './list-page.tsx'
import { writeListQuery } from './list-query.ts'
import { list } from './search-list.css.ts'
import type { Listing } from './use-listing.ts'

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
