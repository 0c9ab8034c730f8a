import { useEffect, useState } from 'react'
import { announce } from '../announcer/index.ts'
import {
  acceptedText,
  isSameInterval,
  readInterval,
  writeInterval,
  type IntervalBounds,
  type IntervalEnd,
  type IntervalProblem,
  type IntervalTexts,
  type IntervalValue,
} from './interval.ts'

/** Delay after a key before a new problem is shown, so that typing 15 shows none about the 1. In milliseconds. */
const rest = 700

interface Draft {
  texts: IntervalTexts
  edited: IntervalEnd
  /** The value beside which this text was typed: with any other value from outside the draft is over. */
  value: IntervalValue
  /** The number of an edit whose problem is not shown yet, so that each restarts the delay. 0: shown. */
  quiet: number
  edits: number
}

export interface IntervalDraftInput extends IntervalBounds {
  value: IntervalValue
  onValueChange: (value: IntervalValue | null) => void
  onValueCommit: (value: IntervalValue) => void
  messageOf: (problem: IntervalProblem) => string
}

/** The typed ends beside the value that holds. Text is kept as typed until the value changes from outside. */
export function useIntervalDraft(input: IntervalDraftInput) {
  const { value, min, max, onValueChange, onValueCommit, messageOf } = input
  const [draft, setDraft] = useState<Draft | null>(null)
  const standing = draft !== null && isSameInterval(draft.value, value) ? draft : null
  const texts = standing?.texts ?? writeInterval(value)
  const { problems } = readInterval(texts, { min, max }, standing?.edited)
  const quiet = standing?.quiet ?? 0
  const problem = problems.from ?? problems.to
  const message = problem && messageOf(problem)

  useEffect(() => {
    if (quiet === 0 || message === undefined) return undefined
    const timer = setTimeout(() => {
      setDraft((now) => now && { ...now, quiet: 0 })
      announce(message, 'polite')
    }, rest)
    return () => clearTimeout(timer)
  }, [quiet, message])

  return {
    texts,
    /** The problem that is shown. */
    problems: quiet > 0 ? {} : problems,
    /** `beside` holds the other end, where it is not the one that was known. */
    edit: (end: IntervalEnd, text: string, beside: IntervalTexts = texts): void => {
      const next = { ...beside, [end]: acceptedText(text) }
      const read = readInterval(next, { min, max }, end)
      const wasTold = quiet === 0 && problem !== undefined
      const edits = (draft?.edits ?? 0) + 1
      setDraft({
        texts: next,
        edited: end,
        value: read.value ?? value,
        quiet: read.value === null && !wasTold ? edits : 0,
        edits,
      })
      onValueChange(read.value)
      if (read.value !== null) onValueCommit(read.value)
    },
    /** Leaving a field shows the problem at once. */
    leave: (): void => setDraft((now) => now && { ...now, quiet: 0 }),
    /** The slider was moved: the typed text is discarded. */
    drop: (): void => setDraft(null),
  }
}
