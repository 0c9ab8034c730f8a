import { useEffect, useEffectEvent, useState } from 'react'
import type { IntervalValue } from '@tradecounter/ui/interval-filter'

/** Rest between the last valid edit of an interval and the list that follows it, in milliseconds (spec §4, §9). */
const intervalRest = 1500

interface Edit {
  value: IntervalValue
  /** What held when the edit began: when that changes from outside, the edit is over. */
  against: string
  edits: number
  /** Number of the edit that may be applied, so that each begins the rest anew. 0: not valid, or a thumb is dragged. */
  settled: number
}

const keyOf = ({ from, to }: IntervalValue): string => `${from}–${to}`

/**
 * An interval while it is edited. It is applied 1.5 s after the last valid edit (FILT-4), at once on `applyNow`, and
 * when the filter goes away with the panel around it.
 */
export function useIntervalEdit(applied: IntervalValue, apply: (value: IntervalValue) => void) {
  const [edit, setEdit] = useState<Edit | null>(null)
  const against = keyOf(applied)
  const standing = edit?.against === against ? edit : null
  // Gone for good: going back to what held before must not bring the edit back.
  if (edit !== standing) setEdit(standing)
  const value = standing?.value ?? applied
  const settled = standing?.settled ?? 0

  const applyNow = (): void => {
    if (settled > 0 && keyOf(value) !== against) apply(value)
  }
  const applyLatest = useEffectEvent(applyNow)
  useEffect(() => {
    if (settled === 0) return undefined
    const timer = setTimeout(() => applyLatest(), intervalRest)
    return () => clearTimeout(timer)
  }, [settled])
  useEffect(() => () => applyLatest(), [])

  const follow = (next: IntervalValue | null, isSettled: boolean): void =>
    setEdit((now) => {
      const edits = (now?.edits ?? 0) + 1
      return { value: next ?? value, against, edits, settled: isSettled ? edits : 0 }
    })
  return {
    value,
    /** Null for what is not valid: what waited is not applied any more. */
    change: (next: IntervalValue | null): void => follow(next, false),
    settle: (next: IntervalValue): void => follow(next, true),
    applyNow,
  }
}
