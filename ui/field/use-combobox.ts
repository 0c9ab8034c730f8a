'use client'
import { type KeyboardEvent, useId, useState } from 'react'

/** No option is highlighted. */
const nothing = -1

/**
 * The next highlight after an arrow key among `count` options; one step past either end is the field itself, as in
 * a browser's address bar.
 */
export function nextHighlight(highlight: number, step: 1 | -1, count: number): number {
  const places = count + 1
  return ((highlight + 1 + step + places) % places) - 1
}

/** Meaning of a key in a combobox field. Null leaves the key to the field. */
export type ComboboxGesture = 'next' | 'previous' | 'open' | 'close' | 'choose' | null

/**
 * Reads a key (ARIA practices, "Editable combobox with list autocomplete"). Ignores keys during text composition
 * (IME).
 */
export function comboboxGesture(
  { key, altKey, isComposing }: { key: string; altKey: boolean; isComposing: boolean },
  { shown, highlighted }: { shown: boolean; highlighted: boolean },
): ComboboxGesture {
  if (isComposing) return null
  if (key === 'ArrowDown') return altKey || !shown ? 'open' : 'next'
  if (!shown) return null
  if (key === 'ArrowUp') return altKey ? 'close' : 'previous'
  if (key === 'Escape') return 'close'
  return key === 'Enter' && highlighted ? 'choose' : null
}

/** Settings of `useCombobox`. */
export interface ComboboxSettings<Option> {
  /** In the order of the arrow keys. */
  options: readonly Option[]
  /** Whether two options are the same: the highlight stays on its option when the list changes. */
  isSame: (one: Option, other: Option) => boolean
  /** Whether there is content to show. @default whether there are options */
  hasContent?: boolean
  /** Whether the list may show; it shows only with content. */
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Keys and attributes of an editable combobox, whose focus stays in the field. Enter clicks the highlighted option.
 * Own code, because downshift does not close with Alt+Up, clears the field on Escape and adds 13 KB to every page.
 */
export function useCombobox<Option>(settings: ComboboxSettings<Option>) {
  const { options, isSame, hasContent = options.length > 0, open, onOpenChange } = settings
  const id = useId()
  const [chosen, setChosen] = useState<Option | null>(null)
  const shown = open && hasContent
  const highlight = shown && chosen !== null ? options.findIndex((option) => isSame(option, chosen)) : nothing
  const highlighted = options[highlight]
  const optionId = (index: number): string => `${id}-${index}`

  const close = (): void => {
    setChosen(null)
    onOpenChange(false)
  }
  const move = (step: 1 | -1): void => {
    const next = nextHighlight(highlight, step, options.length)
    setChosen(options[next] ?? null)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, altKey, nativeEvent } = event
    const { isComposing } = nativeEvent
    const gesture = comboboxGesture(
      { key, altKey, isComposing },
      { shown, highlighted: highlighted !== undefined },
    )
    if (gesture === null || (gesture === 'open' && !hasContent)) return
    event.preventDefault()
    if (gesture === 'next') move(1)
    else if (gesture === 'previous') move(-1)
    else if (gesture === 'open') onOpenChange(true)
    else if (gesture === 'choose') document.getElementById(optionId(highlight))?.click()
    else close()
  }

  return {
    /** Whether the list is shown. */
    shown,
    highlighted,
    /** Removes the highlight, as every edit does. */
    clearHighlight: (): void => setChosen(null),
    close,
    listId: `${id}-list`,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': highlighted === undefined ? undefined : optionId(highlight),
      onKeyDown,
    } as const,
    /** Props of the option at an index of `options`. */
    optionProps: (index: number) =>
      ({ id: optionId(index), role: 'option', 'aria-selected': index === highlight }) as const,
  }
}
