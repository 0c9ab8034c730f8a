/** A list of suggestions below a field; the search on a small screen is its panel, and only a highlight is its own. */
const listed =
  '[role=combobox][aria-activedescendant], [role=combobox][aria-expanded=true]:not([role=search] *)'

/**
 * Keeps what lies over the page open on an Escape that is its field's: one that shuts the list of suggestions below it,
 * restores the typed phrase, or clears a search. Radix handles the key before the field does.
 */
export function leaveEscapeToField(event: KeyboardEvent): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  if (field.matches(listed) || (field.matches('[type=search]') && field.value !== '')) event.preventDefault()
}
