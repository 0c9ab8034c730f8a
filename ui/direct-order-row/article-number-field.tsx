'use client'
import { type JSX, type KeyboardEvent, type RefObject, useState } from 'react'
import { control } from '../field/field.css.ts'
import { Field } from '../field/index.ts'
import { useCombobox } from '../field/use-combobox.ts'
import * as styles from './direct-order-row.css.ts'
import type { ArticleSuggestion } from './article-suggestion.ts'

/** Props of `ArticleNumberField`. */
export interface ArticleNumberFieldProps {
  label: string
  value: string
  onValueChange: (value: string) => void
  message: string | undefined
  /** Articles that match the input; shown while the field has the focus. Without it the field is a plain input. */
  suggestions: readonly ArticleSuggestion[] | undefined
  /** Names the list. */
  suggestionsLabel: string
  /** A suggestion was chosen: its number is now in the field. */
  onChoose: (variantNumber: string) => void
  /** Enter without a highlighted suggestion. */
  onEnter: () => void
  fieldRef: RefObject<HTMLInputElement | null>
}

/** The article number of a line, with suggestions below it: arrows move, Enter chooses, Escape closes the list. */
export function ArticleNumberField(props: ArticleNumberFieldProps): JSX.Element {
  const { label, value, onValueChange, message, suggestionsLabel } = props
  const { onChoose, onEnter, fieldRef } = props
  const [open, setOpen] = useState(false)
  const { suggestions = [] } = props
  const combobox = useCombobox({
    options: suggestions,
    isSame: (one, other) => one.variantNumber === other.variantNumber,
    open,
    onOpenChange: setOpen,
  })
  const { shown, close, clearHighlight, listId, fieldProps, optionProps } = combobox

  const choose = (variantNumber: string): void => {
    close()
    onChoose(variantNumber)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    fieldProps.onKeyDown(event)
    if (event.defaultPrevented || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
    onEnter()
  }

  return (
    <div className={styles.numberField}>
      <Field label={label} {...(message === undefined ? {} : { message })}>
        {(tied) => (
          <input
            {...tied}
            ref={fieldRef}
            type="text"
            name="articleNumber"
            className={control}
            dir="auto"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
            value={value}
            onChange={(event) => {
              setOpen(true)
              clearHighlight()
              onValueChange(event.currentTarget.value)
            }}
            {...(props.suggestions === undefined ? {} : fieldProps)}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
        )}
      </Field>
      {props.suggestions !== undefined && (
        <ul
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- no tag is a list of suggestions whose focus stays in its field
          role="listbox"
          aria-label={suggestionsLabel}
          className={styles.suggestions}
          hidden={!shown}
          // Keeps the focus in the field, so that a press in the list does not close it before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map(({ variantNumber, name, customCode = '' }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- an option by its props; the field hears the keys
            <li
              key={variantNumber}
              {...optionProps(index)}
              className={styles.suggestion}
              onClick={() => choose(variantNumber)}
            >
              <bdi className={styles.suggestedNumber}>{variantNumber}</bdi>
              <span dir="auto">{name}</span>
              {customCode !== '' && <bdi className={styles.suggestedCustom}>{customCode}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
