'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { announce } from '../announcer/index.ts'
import { Icon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { QuickSearchList } from './quick-search-list.tsx'
import * as styles from './quick-search.css.ts'
import {
  gestureOf,
  nextHighlight,
  nothing,
  placeOf,
  type QuickSearchOption,
  type QuickSearchSection,
} from './suggestions.ts'

/** Props of `QuickSearch`. */
export interface QuickSearchProps {
  /** Where the form goes without script. */
  action: string
  /** Name of the field in the form. */
  name: string
  /** The phrase as typed. A highlighted option shows in the field without touching it. */
  value: string
  /** Every edit, and an empty phrase when the field is cleared. */
  onValueChange: (value: string) => void
  /** Enter without a highlight, or the button. Without it the form submits by itself. */
  onSubmit?: (phrase: string) => void
  /** Whether the list may show; it does so only with something in it. */
  open: boolean
  /** Focus, keys and leaving the field open or close the list. */
  onOpenChange: (open: boolean) => void
  /** An answer is on its way; the sections before it stay. @default false */
  busy?: boolean
  /** In the order in which they stand; ids of options are one of a kind among all of them. */
  sections: readonly QuickSearchSection[]
  /** When nothing was found: says so with the phrase. */
  emptyText?: string
  /** Said politely when it changes: "7 suggestions". */
  announcement?: string
  /** Words of the field and its two buttons. */
  labels: {
    /** Name of the field and of its list. */
    field: string
    placeholder: string
    submit: string
    clear: string
  }
}

/**
 * The search field with its suggestions: an editable combobox whose options are links.
 * Its own keyboard: downshift closes nothing with Alt+Up, clears at the first Escape and weighs 13 KB in every page.
 */
export function QuickSearch(props: QuickSearchProps): ReactNode {
  const { action, name, value, onValueChange, onSubmit, open, onOpenChange, busy = false, sections } = props
  const { emptyText, announcement, labels } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<QuickSearchOption | null>(null)

  const options = sections.flatMap((section) => section.options)
  const hasAnswer = options.length > 0 || emptyText !== undefined
  const shown = open && hasAnswer
  const highlight = shown ? placeOf(chosen, options) : nothing
  const highlighted = options[highlight]

  useEffect(() => {
    if (announcement !== undefined && announcement !== '') announce(announcement, 'polite')
  }, [announcement])

  const close = (): void => {
    setChosen(null)
    onOpenChange(false)
  }
  const type = (phrase: string): void => {
    setChosen(null)
    onValueChange(phrase)
  }
  const optionAt = (index: number): HTMLElement | undefined =>
    popup.current?.querySelectorAll<HTMLElement>('[role=option]')[index]
  const move = (step: 1 | -1): void => {
    const next = nextHighlight(highlight, step, options.length)
    setChosen(options[next] ?? null)
    optionAt(next)?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const key = { key: event.key, altKey: event.altKey, isComposing: event.nativeEvent.isComposing }
    const gesture = gestureOf(key, { open: shown, highlight, value })
    if (gesture === null) return
    event.preventDefault()
    if (gesture === 'next') move(1)
    else if (gesture === 'previous') move(-1)
    else if (gesture === 'open') onOpenChange(hasAnswer)
    else if (gesture === 'clear') type('')
    else if (gesture === 'follow') optionAt(highlight)?.click()
    else close()
  }

  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget) && open) close()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (onSubmit === undefined) return
    event.preventDefault()
    const phrase = highlighted?.text ?? value
    close()
    onSubmit(phrase)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the blur of what is inside
    <form
      className={styles.form}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one element is form and landmark
      role="search"
      action={action}
      method="get"
      onSubmit={submit}
      onBlur={onBlur}
    >
      <div className={styles.box}>
        <input
          ref={field}
          className={styles.input}
          type="text"
          role="combobox"
          name={name}
          value={highlighted?.text ?? value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => type(event.target.value)}
          onFocus={() => hasAnswer && onOpenChange(true)}
          onKeyDown={onKeyDown}
          placeholder={labels.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={labels.field}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={highlighted === undefined ? undefined : `${id}-${highlighted.id}`}
        />
        {busy && (
          <span className={styles.busy} aria-hidden="true">
            <Spinner label={null} size="s" />
          </span>
        )}
        {value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={labels.clear}
            onClick={() => {
              type('')
              field.current?.focus()
            }}
          >
            <Icon name="close" size="s" />
          </button>
        )}
        <button type="submit" className={styles.submit} aria-label={labels.submit}>
          <Icon name="search" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only holds the focus where it is */}
      <div
        ref={popup}
        className={styles.popup}
        hidden={!shown}
        // The field keeps the focus, so that a press in the list does not close it before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {emptyText !== undefined && <p className={styles.empty}>{emptyText}</p>}
        <QuickSearchList
          id={id}
          label={labels.field}
          sections={sections}
          highlightedId={highlighted?.id}
          onFollow={close}
        />
      </div>
    </form>
  )
}
