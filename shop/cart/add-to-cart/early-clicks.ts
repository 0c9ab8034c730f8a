/** Set on the form of an add that was pressed before the page could hear it; the widget shows it as waiting. */
export const pressedAttribute = 'data-pressed'

const isTyped = ({ value, defaultValue }: HTMLInputElement): boolean => value !== defaultValue

/**
 * Makes good what was done before the page could hear it: quantities that were typed count, and adds that were pressed
 * are made, each once. Call it when the page has been taken over. Browser only.
 */
export async function takeEarlyPresses(): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method="dialog"]')]
  const pressed = forms.filter((form) => form.hasAttribute(pressedAttribute))
  for (const form of forms) {
    const field = form.querySelector('input')
    // React leaves what is typed in a field that it takes over, and believes the value from before until it is left.
    if (field !== null && isTyped(field) && (pressed.includes(form) || field !== document.activeElement))
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  // React draws what an event has changed once the event is over.
  await new Promise((resolve) => setTimeout(resolve))
  for (const form of pressed) {
    form.removeAttribute(pressedAttribute)
    form.requestSubmit()
  }
}
