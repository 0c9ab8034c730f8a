/**
 * Keeps what lies over the page open on an Escape that is its field's: one that shuts the list of suggestions below it, or
 * empties a search. Radix hears the key before the field does.
 */
export function leaveEscapeToField(event: KeyboardEvent): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  const isOpen = field.matches('[role=combobox][aria-expanded=true]')
  const isSearch = field.matches('[type=search], [role=search] [role=combobox]')
  if (isOpen || (isSearch && field.value !== '')) event.preventDefault()
}
