/**
 * Selector of a list of suggestions below a field; in the search on a small screen the list is the panel, and only
 * a highlight handles Escape.
 */
const listed =
  '[role=combobox][aria-activedescendant], [role=combobox][aria-expanded=true]:not([role=search] *)'

/**
 * Keeps an overlay open on an Escape that belongs to a field: one that closes the list of suggestions, restores the
 * typed phrase, or clears a search. Radix handles the key before the field does.
 */
export function leaveEscapeToField(event: KeyboardEvent): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  if (field.matches(listed) || (field.matches('[type=search]') && field.value !== '')) event.preventDefault()
}
