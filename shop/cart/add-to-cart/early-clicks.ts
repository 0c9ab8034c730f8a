/** Set on the form of an add that was clicked before hydration; the widget shows it as busy. */
export const earlyClickAttribute = 'data-pressed'

const isTyped = ({ value, defaultValue }: HTMLInputElement): boolean => value !== defaultValue

/**
 * Replays input from before hydration: passes typed quantities to React, and makes each clicked add once. Call it after
 * hydration. Browser only.
 */
export async function replayEarlyClicks(): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method="dialog"]')]
  const pressed = forms.filter((form) => form.hasAttribute(earlyClickAttribute))
  for (const form of forms) {
    const field = form.querySelector('input')
    // React keeps the typed text of a hydrated field, but assumes its initial value until an event.
    if (field !== null && isTyped(field) && (pressed.includes(form) || field !== document.activeElement))
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  // React renders the change after the event.
  await new Promise((resolve) => setTimeout(resolve))
  for (const form of pressed) {
    form.removeAttribute(earlyClickAttribute)
    form.requestSubmit()
  }
}
