'use client'
import { type JSX, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { control } from '../field/field.css.ts'
import { Field } from '../field/index.ts'
import * as styles from './direct-order-row.css.ts'
import { type ArticleSuggestion, stepped, suggestionGesture } from './suggestion-list.ts'

/** Props of `ArticleNumberField`. */
export interface ArticleNumberFieldProps {
  label: string
  value: string
  onValueChange: (value: string) => void
  message: string | undefined
  /** What is typed can mean these; the list is shown while the field has the focus. Without it the field is plain. */
  suggestions: readonly ArticleSuggestion[] | undefined
  /** Names the list. */
  suggestionsLabel: string
  /** One was chosen: its number is the field's now. */
  onChoose: (variantNumber: string) => void
  /** Enter with nothing highlighted. */
  onEnter: () => void
  fieldRef: RefObject<HTMLInputElement | null>
}

/** The number of a line with what it can mean below it: arrows move, Enter takes, Escape closes the list. */
export function ArticleNumberField(props: ArticleNumberFieldProps): JSX.Element {
  const { label, value, onValueChange, message, suggestionsLabel } = props
  const { onChoose, onEnter, fieldRef } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const [highlight, setHighlight] = useState(-1)
  const { suggestions = [] } = props
  const shown = open && suggestions.length > 0
  const place = highlight < suggestions.length ? highlight : -1

  const choose = (variantNumber: string): void => {
    setOpen(false)
    setHighlight(-1)
    onChoose(variantNumber)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // While a word is composed, its keys are the word's.
    if (event.nativeEvent.isComposing) return
    const gesture = suggestionGesture(event.key, shown, place)
    if (gesture === null && event.key !== 'Enter') return
    event.preventDefault()
    const chosen = suggestions[place]
    if (gesture === 'choose' && chosen !== undefined) choose(chosen.variantNumber)
    else if (gesture === 'next' || gesture === 'previous') {
      const next = stepped(place, gesture === 'next' ? 1 : -1, suggestions.length)
      setHighlight(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else {
      setOpen(false)
      if (gesture === null) onEnter()
    }
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
              setHighlight(-1)
              onValueChange(event.currentTarget.value)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            {...(props.suggestions === undefined
              ? {}
              : {
                  role: 'combobox',
                  'aria-autocomplete': 'list',
                  'aria-expanded': shown,
                  'aria-controls': `${id}-list`,
                  'aria-activedescendant': place < 0 || !shown ? undefined : `${id}-${place}`,
                })}
          />
        )}
      </Field>
      {props.suggestions !== undefined && (
        <ul
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- no tag is a list of suggestions whose focus stays in its field
          role="listbox"
          aria-label={suggestionsLabel}
          className={styles.suggestions}
          hidden={!shown}
          // The field keeps the focus, so that a press in the list does not close it before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map(({ variantNumber, name, customCode = '' }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
            <li
              key={variantNumber}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- as the list
              role="option"
              aria-selected={index === place}
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
