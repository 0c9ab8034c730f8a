import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { localHref, pushEvent, rememberSearchTerm, useShop } from '@tradecounter/shop/core'
import { useStockPrices } from '@tradecounter/shop/product'
import { type ListSource, rowsOf, useList } from '../calls.ts'
import { listName } from './list-name.ts'
import { leaving } from '../query/use-list-address.ts'
import { filterChanges } from './list-events.ts'
import { atPage } from '../query/list-changes.ts'
import { writeListQuery, type ListQuery } from '../query/list-query.ts'
import type { Listing } from '../hits/use-listing.ts'
import { useTrackedRows } from './use-tracked-rows.ts'

export interface ListTrackingProps {
  source: ListSource
  listing: Listing
  /** The query of the address. */
  query: ListQuery
  /** The element that contains the rows. */
  rows: RefObject<HTMLElement | null>
}

/** Tracks selected and removed filters; going back to a list does not count. */
function useTrackedFilters(source: ListSource, query: ListQuery): void {
  const before = useRef(query)
  const returned = useRef(false)
  const name = listName(source, 'product')
  useEffect(() => {
    const note = (by: 'choice' | 'history'): void => {
      returned.current = by === 'history'
    }
    leaving.add(note)
    return () => void leaving.delete(note)
  }, [])
  useEffect(() => {
    const changes = returned.current ? [] : filterChanges(before.current, query)
    before.current = query
    returned.current = false
    for (const change of changes) pushEvent({ event: 'filter', item_list_name: name, ...change })
  }, [query, name])
}

/** Sends the event of a search with its total, and stores its term for the cart (SRCH-11). */
function useTrackedSearch(source: ListSource, phrase: string, total: number | undefined): void {
  const searched = source.kind === 'search' && total !== undefined ? phrase : ''
  const tell = useEffectEvent((): void => {
    rememberSearchTerm(searched)
    pushEvent({ event: 'search', search_term: searched, results: total ?? 0 })
  })
  // Before the events of the rows, which contain the term.
  useLayoutEffect(() => {
    if (searched !== '') tell()
  }, [searched])
}

function TrackedPage({ source, query, rows }: Pick<ListTrackingProps, 'source' | 'query' | 'rows'>) {
  const context = useShop()
  const { result } = useList(source, query)
  const products = result?.products ?? []
  const prices = useStockPrices(rowsOf(result))
  const name = listName(source, 'product')
  const isKnown = result !== undefined && !prices.loading
  const tracked = products.map(({ variant, ticket }, place) => ({
    ticket,
    href: localHref(variant.url, context),
    code: variant.code,
    price: prices.of(variant.code)?.price ?? null,
    quantity: variant.unitVolume,
    index: (query.page - 1) * (result?.pageSize ?? 0) + place,
  }))
  useTrackedRows(rows, name, isKnown ? tracked : null)
  return null
}

/** Tracks a list: search, visible rows, filters and clicks (HELP-10). Renders nothing. */
export function ListTracking({ source, listing, query, rows }: ListTrackingProps) {
  const { span, result } = listing
  useTrackedSearch(source, query.phrase, listing.busy ? undefined : result?.total)
  useTrackedFilters(source, query)
  return Array.from({ length: span.last - span.first + 1 }, (_, index) => {
    const page = atPage(span.query, span.first + index)
    return (
      <TrackedPage key={`${writeListQuery(page)}#${page.page}`} source={source} query={page} rows={rows} />
    )
  })
}
