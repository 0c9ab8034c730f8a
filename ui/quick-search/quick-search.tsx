'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { announce } from '../announcer/index.ts'
import { QuickSearchButtons } from './quick-search-buttons.tsx'
import { QuickSearchList } from './quick-search-list.tsx'
import * as styles from './quick-search.css.ts'
import type { QuickSearchProps } from './quick-search-props.ts'
import { gestureOf, nextHighlight, nothing, placeOf, type QuickSearchOption } from './suggestions.ts'

/**
 * Use it once in the header: the search field with suggestions, an editable combobox whose options are links. The
 * keyboard handling is ours: downshift does not close with Alt+Up, does not clear at the first Escape, and adds 13 KB
 * to every page.
 */
export function QuickSearch(props: QuickSearchProps): ReactNode {
  const { action, name, value, onValueChange, onSubmit, open, onOpenChange, busy = false, sections } = props
  const { emptyText, failure, announcement, onFollow, onScan, onForget, inPanel = false, labels } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<QuickSearchOption | null>(null)

  const options = sections.flatMap((section) => section.options)
  const hasAnswer = options.length > 0 || emptyText !== undefined || failure !== undefined
  const shown = open && hasAnswer
  const highlight = shown ? placeOf(chosen, options) : nothing
  const highlighted = options[highlight]

  const takeOver = useEffectEvent((): void => {
    const typed = field.current?.value ?? value
    if (typed !== value) onValueChange(typed)
  })
  // Whoever typed before the script was there goes on with it.
  useEffect(() => takeOver(), [])

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
  const clear = (): void => {
    type('')
    field.current?.focus()
  }
  const forget = (): void => {
    onForget?.()
    field.current?.focus()
  }
  const follow = (option: QuickSearchOption): void => {
    close()
    onFollow?.(option)
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
        <QuickSearchButtons
          busy={busy}
          onClear={value === '' ? undefined : clear}
          onScan={onScan}
          labels={labels}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only holds the focus where it is */}
      <div
        ref={popup}
        className={inPanel ? styles.inPanel : styles.popup}
        hidden={!shown}
        // The field keeps the focus, so that a press in the list does not close it before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {emptyText !== undefined && <p className={styles.empty}>{emptyText}</p>}
        {failure !== undefined && (
          <>
            <p className={styles.empty}>{failure.text}</p>
            <button type="button" className={styles.forget} onClick={failure.onRetry}>
              {failure.retryLabel}
            </button>
          </>
        )}
        <QuickSearchList
          id={id}
          label={labels.field}
          sections={sections}
          highlightedId={highlighted?.id}
          onFollow={follow}
        />
        {onForget !== undefined && (
          <button type="button" className={styles.forget} onClick={forget}>
            {labels.forget}
          </button>
        )}
      </div>
    </form>
  )
}
