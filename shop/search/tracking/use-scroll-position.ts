import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { storeScrollPosition, type ScrollPosition } from './scroll-positions.ts'
import { leaving } from '../query/use-list-address.ts'
import type { Listing } from '../hits/use-listing.ts'

/** Milliseconds without scrolling until the page counts as still. */
const restAfter = 100

/** The address of this page, as the key of its position. */
export const here = (): string => `${window.location.pathname}${window.location.search}`

/** The topmost visible row. */
function placeIn(list: HTMLElement | null, { first, last }: Listing['span']): ScrollPosition | null {
  const rows = [...(list?.children ?? [])]
  const row = rows.findIndex((each) => each.getBoundingClientRect().bottom > 0)
  const top = rows[row]?.getBoundingClientRect().top
  return top === undefined ? null : { first, last, row, top }
}

/**
 * Stores the scroll position when the list or the page is left, and reports going back to another list. Must come after
 * the effects that change the address. `rows` is the list whose children they are.
 */
export function useScrollPosition(
  listing: Listing,
  rows: RefObject<HTMLElement | null>,
  onReturn: () => void,
): void {
  const address = useRef('')
  useEffect(() => {
    address.current = here()
  })
  const look = useEffectEvent(() => placeIn(rows.current, listing.span))
  const keep = useEffectEvent((at: string, place: ScrollPosition | null): void => {
    if (place !== null) storeScrollPosition(at, place)
  })
  const back = useEffectEvent(onReturn)
  useEffect(() => {
    // While a page is being left, rows outside the viewport are already gone: it is measured when scrolling stops,
    // or on an earlier click.
    let rested: { at: string; place: ScrollPosition | null } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = (): void => {
      rested ??= { at: here(), place: look() }
    }
    const scrolled = (): void => {
      rested = null
      clearTimeout(timer)
      timer = setTimeout(rest, restAfter)
    }
    const hide = (): void => keep(here(), rested?.at === here() ? rested.place : look())
    const leave = (by: 'choice' | 'history'): void => {
      keep(by === 'choice' ? here() : address.current, look())
      if (by === 'history') back()
    }
    leaving.add(leave)
    window.addEventListener('pagehide', hide)
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('click', rest, { capture: true })
    return () => {
      clearTimeout(timer)
      leaving.delete(leave)
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('click', rest, { capture: true })
    }
  }, [])
}
