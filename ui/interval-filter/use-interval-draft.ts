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

/** Milliseconds after a key before a new error shows, so that typing 15 shows no error for the 1. */
const rest = 700

interface Draft {
  texts: IntervalTexts
  edited: IntervalEnd
  /** The value when the text was typed: any other value from outside discards the draft. */
  value: IntervalValue
  /** Number of an edit whose error is not shown yet, so that each edit restarts the delay. 0: shown. */
  quiet: number
  edits: number
}

export interface IntervalDraftInput extends IntervalBounds {
  value: IntervalValue
  onValueChange: (value: IntervalValue | null) => void
  onValueCommit: (value: IntervalValue) => void
  messageOf: (problem: IntervalProblem, text: string) => string
}

/** The typed text beside the active value. Text is kept as typed until the value changes from outside. */
export function useIntervalDraft(input: IntervalDraftInput) {
  const { value, min, max, onValueChange, onValueCommit, messageOf } = input
  const [draft, setDraft] = useState<Draft | null>(null)
  const standing = draft !== null && isSameInterval(draft.value, value) ? draft : null
  const texts = standing?.texts ?? writeInterval(value)
  const { problems } = readInterval(texts, { min, max }, standing?.edited)
  const quiet = standing?.quiet ?? 0
  const problem = problems.from ?? problems.to
  const message = problem && messageOf(problem, problems.from ? texts.from : texts.to)

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
    /** The visible errors. */
    problems: quiet > 0 ? {} : problems,
    /** `beside` is the text of the other end, if it differs from the draft. */
    edit: (end: IntervalEnd, text: string, beside: IntervalTexts = texts): void => {
      const next = { ...beside, [end]: acceptedText(text) }
      const read = readInterval(next, { min, max }, end)
      const wasReported = quiet === 0 && problem !== undefined
      const edits = (draft?.edits ?? 0) + 1
      setDraft({
        texts: next,
        edited: end,
        value: read.value ?? value,
        quiet: read.value === null && !wasReported ? edits : 0,
        edits,
      })
      onValueChange(read.value)
      if (read.value !== null) onValueCommit(read.value)
    },
    /** Leaving a field shows its error at once. */
    leave: (): void => setDraft((now) => now && { ...now, quiet: 0 }),
    /** Discards the typed text after the slider was moved. */
    drop: (): void => setDraft(null),
  }
}
