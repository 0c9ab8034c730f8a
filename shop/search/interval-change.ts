import type { IntervalValue } from '@tradecounter/ui/interval-filter'
import { readBound, writeBound } from '@tradecounter/ui/interval-filter'
import { clearInterval } from './list-changes.ts'
import type { ListQuery } from './list-query.ts'

/** The interval of one attribute as the address says it; open where it says nothing. */
export function intervalIn(query: ListQuery, attributeId: string): IntervalValue {
  const interval = query.intervals.find((one) => one.attributeId === attributeId)
  return { from: readBound(interval?.from ?? '') ?? null, to: readBound(interval?.to ?? '') ?? null }
}

/** Puts an interval in the place of the one before; open at both ends it is none. Begins at the first page (FILT-2). */
export function withInterval(query: ListQuery, attributeId: string, value: IntervalValue): ListQuery {
  const cleared = clearInterval(query, attributeId)
  if (value.from === null && value.to === null) return cleared
  const interval = { attributeId, from: writeBound(value.from), to: writeBound(value.to) }
  return { ...cleared, intervals: [...cleared.intervals, interval] }
}
