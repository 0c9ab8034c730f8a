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

/** Rest after a key before a new problem is told: who types 15 is not told about the 1. In milliseconds. */
const rest = 700

interface Draft {
  texts: IntervalTexts
  edited: IntervalEnd
  /** The value beside which this text was typed: with any other value from outside the draft is over. */
  value: IntervalValue
  /** Not told yet what is wrong: the number of the edit, so that each begins the rest anew. 0: told. */
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
    /** What is told by now. */
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
    /** Leaving a field tells at once what is wrong. */
    leave: (): void => setDraft((now) => now && { ...now, quiet: 0 }),
    /** The thumbs have spoken: what was typed is over. */
    drop: (): void => setDraft(null),
  }
}
