'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { announce } from '../announcer/index.ts'
import { useCombobox } from '../field/use-combobox.ts'
import { QuickSearchButtons } from './quick-search-buttons.tsx'
import { QuickSearchList } from './quick-search-list.tsx'
import * as styles from './quick-search.css.ts'
import type { QuickSearchProps } from './quick-search-props.ts'
import type { QuickSearchOption } from './suggestions.ts'

/** Use it once in the header: the search field with suggestions, an editable combobox whose options are links. */
export function QuickSearch(props: QuickSearchProps): ReactNode {
  const { action, name, value, onValueChange, onSubmit, open, onOpenChange, busy = false, sections } = props
  const {
    notice,
    emptyText,
    failure,
    announcement,
    onFollow,
    onScan,
    onForget,
    inPanel = false,
    labels,
  } = props
  const field = useRef<HTMLInputElement>(null)
  const options = sections.flatMap((section) => section.options)
  const hasAnswer = options.length > 0 || emptyText !== undefined || failure !== undefined
  const combobox = useCombobox({
    options,
    // A later answer may have another link under the same id: Enter must not follow a link that was never
    // highlighted.
    isSame: (one, other) => one.id === other.id && one.url === other.url,
    hasContent: hasAnswer,
    open,
    onOpenChange,
  })
  const { shown, highlighted, clearHighlight, close, fieldProps } = combobox

  const takeOver = useEffectEvent((): void => {
    const typed = field.current?.value ?? value
    if (typed !== value) onValueChange(typed)
  })
  // Takes over text typed before hydration.
  useEffect(() => takeOver(), [])

  useEffect(() => {
    if (announcement !== undefined && announcement !== '') announce(announcement, 'polite')
  }, [announcement])

  const type = (phrase: string): void => {
    clearHighlight()
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
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    fieldProps.onKeyDown(event)
    if (event.defaultPrevented || event.key !== 'Escape' || event.nativeEvent.isComposing) return
    if (value === '') return
    event.preventDefault()
    type('')
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
          {...fieldProps}
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
        className={inPanel ? styles.inPanel : styles.popup}
        hidden={!shown}
        // Keeps the focus in the field, so that a press in the list does not close it before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {notice !== undefined && <p className={styles.notice}>{notice}</p>}
        {emptyText !== undefined && <p className={styles.empty}>{emptyText}</p>}
        {failure !== undefined && (
          <>
            <p className={styles.empty}>{failure.text}</p>
            <button type="button" className={styles.forget} onClick={failure.onRetry}>
              {failure.retryLabel}
            </button>
          </>
        )}
        <QuickSearchList combobox={combobox} label={labels.field} sections={sections} onFollow={follow} />
        {onForget !== undefined && (
          <button type="button" className={styles.forget} onClick={forget}>
            {labels.forget}
          </button>
        )}
      </div>
    </form>
  )
}
