import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { useList, type ListSource } from '../calls.ts'
import { readScrollPosition, type ScrollPosition } from './scroll-positions.ts'
import { atPage } from '../query/list-changes.ts'
import { writeListQuery, type ListQuery } from '../query/list-query.ts'
import { here, useScrollPosition } from './use-scroll-position.ts'
import type { Listing } from '../hits/use-listing.ts'

/** More pages than this are not fetched again: the list then starts at the page of its address. */
const mostPages = 12

/** Frames without movement until the rows count as settled, and the maximum to wait. */
const framesStill = 3
const mostFrames = 30

export interface ListReturnProps {
  source: ListSource
  listing: Listing
  /** The query of the address. */
  query: ListQuery
  /** The list element whose children are the rows. */
  rows: RefObject<HTMLElement | null>
}

/** Whether this page was opened by going back or forward, or reloaded. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && ['back_forward', 'reload'].includes(String(entry.type))
}

interface FetchedProps {
  source: ListSource
  query: ListQuery
  onCome: () => void
}

/** Fetches one page before its rows render, so that all of them can render at once. */
function Fetched({ source, query, onCome }: FetchedProps) {
  const come = useList(source, query).result !== undefined
  const tell = useEffectEvent(onCome)
  useEffect(() => {
    if (come) tell()
  }, [come])
  return null
}

const isShown = ({ first, last }: ScrollPosition, { span }: Listing): boolean =>
  span.first === first && span.last === last

/**
 * Restores rows and scroll position for a reader who returns to a list: from another page or after a change of
 * filters (SRCH-8). Not needed for pages from the back/forward cache. Renders nothing.
 */
export function ListReturn(props: ListReturnProps) {
  const { source, listing, query, rows } = props
  const [place, setPlace] = useState<ScrollPosition | null>(() => {
    const kept = isReturn() ? readScrollPosition(here()) : null
    // With nothing to fetch, the browser has restored the scroll position itself.
    return kept === null || isShown(kept, listing) ? null : kept
  })
  const [come, setCome] = useState(0)
  useScrollPosition(listing, rows, () => {
    setCome(0)
    setPlace(readScrollPosition(here()))
  })
  const count = place === null ? 0 : place.last - place.first + 1
  const ready = place !== null && come >= count && !listing.busy

  useEffect(() => {
    // Readers who scroll themselves must not be moved.
    const stay = (): void => setPlace(null)
    const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
    for (const kind of byHand) window.addEventListener(kind, stay, { passive: true })
    return () => {
      for (const kind of byHand) window.removeEventListener(kind, stay)
    }
  }, [])

  const draw = useEffectEvent((): void => {
    if (place !== null && !isShown(place, listing)) listing.restore(place.first, place.last)
  })
  useEffect(() => {
    if (ready) draw()
  }, [ready])

  const drawn = ready && isShown(place, listing)
  /** Scrolls the row to its position; returns the remaining distance. */
  const scroll = useEffectEvent((): number => {
    const row = rows.current?.children[place?.row ?? -1]
    const off = row === undefined || place === null ? 0 : row.getBoundingClientRect().top - place.top
    window.scrollBy(0, off)
    return Math.abs(off)
  })
  useLayoutEffect(() => {
    if (!drawn) return undefined
    // Rows get their real height when they become visible: repeats until they are stable.
    let [frames, still] = [0, 0]
    const settle = (): void => {
      frames += 1
      still = scroll() < 1 ? still + 1 : 0
      if (still === framesStill || frames === mostFrames) setPlace(null)
      else frame = requestAnimationFrame(settle)
    }
    let frame = requestAnimationFrame(settle)
    scroll()
    return () => cancelAnimationFrame(frame)
  }, [drawn])

  if (place === null || count > mostPages) return null
  return Array.from({ length: count }, (_, index) => (
    <Fetched
      key={writeListQuery(atPage(query, place.first + index))}
      source={source}
      query={atPage(query, place.first + index)}
      onCome={() => setCome((now) => now + 1)}
    />
  ))
}
