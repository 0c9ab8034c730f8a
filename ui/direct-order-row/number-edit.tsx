'use client'
import { type JSX, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { announce } from '../announcer/index.ts'
import { control } from '../field/field.css.ts'
import { FieldMessage } from '../field/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { type ArticleNumberProblem, articleNumberProblem } from './direct-order.ts'
import * as styles from './number-edit.css.ts'

/** Props of `NumberEdit`. */
export interface NumberEditProps {
  /** The number that the row has. */
  number: string
  /** What is typed over it; undefined while nothing is. */
  typed: string | undefined
  /** The number leads nowhere: its field is open. */
  open: boolean
  /** The row is being changed. */
  busy: boolean
  /** Names the field, and the button that opens it. */
  label: string
  editLabel: string
  problems: Partial<Record<ArticleNumberProblem, string>>
  onType: (text: string | undefined) => void
  /** Answers whether the row has the number now; otherwise what is typed stays. */
  onCommit: (number: string) => Promise<boolean>
  /** Enter has changed the number: the keys go on elsewhere in the row. */
  onDone: () => void
}

/** The number of a row, corrected in its place: Enter or leaving the field takes it, Escape gives up (spec §5). */
export function NumberEdit(props: NumberEditProps): JSX.Element {
  const { number, typed, open, busy, label, editLabel, problems, onType, onCommit, onDone } = props
  const id = useId()
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLSpanElement>(null)
  /** What was sent last: leaving the field does not send it again. */
  const sent = useRef<string | null>(null)
  const isOpen = open || typed !== undefined
  const wasOpened = useRef(false)
  const value = typed ?? number
  const problem = articleNumberProblem(value)
  const isWrong = asked && problem !== null
  const message = isWrong ? problems[problem] : undefined
  useEffect(() => {
    if (message !== undefined) announce(message)
  }, [message])
  useEffect(() => {
    if (isOpen && wasOpened.current) {
      field.current?.focus()
      field.current?.select()
    }
    wasOpened.current = false
  }, [isOpen])

  const close = (): void => {
    setAsked(false)
    sent.current = null
    onType(undefined)
  }
  const commit = async (byKey: boolean): Promise<void> => {
    setAsked(true)
    const text = value.trim()
    if (problem !== null || busy || (!byKey && sent.current === text)) return
    if (text === number) {
      close()
      if (byKey) onDone()
      return
    }
    sent.current = text
    if (!(await onCommit(text))) return
    close()
    if (byKey) onDone()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      void commit(true)
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault()
      // A panel around it stays open.
      event.stopPropagation()
      close()
      // The button is there with the next drawing.
      if (!open) setTimeout(() => opener.current?.querySelector('button')?.focus())
    }
  }

  if (!isOpen)
    return (
      <span ref={opener} className={styles.closed}>
        <bdi>{number}</bdi>
        <IconButton
          icon="edit"
          size="s"
          label={editLabel}
          disabled={busy}
          onClick={() => {
            wasOpened.current = true
            onType(number)
          }}
        />
      </span>
    )
  return (
    <span className={styles.edit}>
      <input
        ref={field}
        type="text"
        className={control}
        dir="auto"
        value={value}
        aria-label={label}
        aria-invalid={open || isWrong || undefined}
        aria-describedby={message === undefined ? undefined : id}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        readOnly={busy}
        onChange={(event) => {
          setAsked(false)
          sent.current = null
          onType(event.currentTarget.value)
        }}
        onKeyDown={press}
        onBlur={() => {
          if (typed !== undefined) void commit(false)
        }}
      />
      {message !== undefined && <FieldMessage id={id} message={message} />}
    </span>
  )
}
