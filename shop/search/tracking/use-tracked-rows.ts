import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { hasConsent, keepListName, pushEvent, readSearchTerm, useHttpClient } from '@tradecounter/shop/core'
import { notifyClick } from '../quick-search/calls.ts'
import { trackedItem, type TrackedRow } from './list-events.ts'

/** Clicks already tracked: a list of variants is inside a list of products. */
const followed = new WeakSet<Event>()

/**
 * Tracks visible rows, once all are known (null until then), and the followed one: event, list name and the row's
 * ticket (HELP-10, SRCH-10). `place` is the element that contains the rows.
 */
export function useTrackedRows(
  place: RefObject<HTMLElement | null>,
  listName: string,
  rows: readonly TrackedRow[] | null,
): void {
  const httpClient = useHttpClient()
  const tracked = useRef(false)
  const tell = (event: 'view_item_list' | 'select_item', which: readonly TrackedRow[]): void => {
    const term = readSearchTerm()
    keepListName(listName)
    pushEvent({
      event,
      item_list_name: listName,
      items: which.map((row) => trackedItem(row, listName, term)),
    })
  }
  const known = rows !== null && rows.length > 0

  const trackSeen = useEffectEvent((): void => {
    if (rows === null || tracked.current) return
    tracked.current = true
    tell('view_item_list', rows)
  })
  useEffect(() => {
    if (known) trackSeen()
  }, [known])

  const follow = useEffectEvent((event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const row = rows?.find(({ href }) => href === link?.getAttribute('href'))
    // The right button opens a menu.
    if (row === undefined || event.button > 1 || followed.has(event)) return
    followed.add(event)
    tell('select_item', [row])
    if (hasConsent('C0002')) notifyClick(httpClient, row.ticket)
  })
  useEffect(() => {
    const element = place.current
    const hear = (event: MouseEvent): void => follow(event)
    // With the middle button it opens in another tab.
    const kinds = ['click', 'auxclick'] as const
    for (const kind of kinds) element?.addEventListener(kind, hear)
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, hear)
    }
  }, [place])
}
