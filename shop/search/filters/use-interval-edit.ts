import { useEffect, useEffectEvent, useState } from 'react'
import type { IntervalValue } from '@tradecounter/ui/interval-filter'

/** Milliseconds between the last valid edit of an interval and its application (spec §4, §9). */
const intervalRest = 1500

interface Edit {
  value: IntervalValue
  /** The applied value when the edit began: a change from outside discards the edit. */
  against: string
  edits: number
  /** Number of the edit to apply, so that each restarts the delay. 0: invalid, or a thumb is being dragged. */
  settled: number
}

const keyOf = ({ from, to }: IntervalValue): string => `${from}–${to}`

/**
 * An interval while it is edited. It is applied 1.5 s after the last valid edit (FILT-4), at once on `applyNow`,
 * and when the filter unmounts.
 */
export function useIntervalEdit(applied: IntervalValue, apply: (value: IntervalValue) => void) {
  const [edit, setEdit] = useState<Edit | null>(null)
  const against = keyOf(applied)
  const standing = edit?.against === against ? edit : null
  // Discarded for good: a return to the earlier value must not bring the edit back.
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
    /** Null for an invalid edit: a pending one is no longer applied. */
    change: (next: IntervalValue | null): void => follow(next, false),
    settle: (next: IntervalValue): void => follow(next, true),
    applyNow,
  }
}
