import { pushEvent } from '@tradecounter/shop/core'

/** Delay after the last key in a facet's value search before its event, in milliseconds (spec §4, §9). */
export const filterSearchDelay = 1000

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Tracks a search among the values of a facet, 1 s after the last key and not for an empty box (FILT-7). */
export function trackFilterSearch(attributeId: string, phrase: string): void {
  clearTimeout(timers.get(attributeId))
  timers.delete(attributeId)
  const wanted = phrase.trim()
  if (wanted === '') return
  timers.set(
    attributeId,
    setTimeout(() => {
      timers.delete(attributeId)
      pushEvent({ event: 'filter_search', filter_name: attributeId, search_term: wanted })
    }, filterSearchDelay),
  )
}
