/** What a tour must not cover: panels, dialogs, lists and menus that are open, and the consent banner. */
const over =
  '[role="dialog"], [role="alertdialog"], dialog[open], [role="menu"], [role="listbox"], header [aria-expanded="true"], [data-consent]'
const typing = 'input, textarea, select, [contenteditable="true"]'
const pressed = '[type="checkbox"], [type="radio"], [type="button"], [type="submit"]'

/** Milliseconds between two looks while the page is not free. */
const pause = 1000
/** Looks after which the tour waits for the next page. */
const mostLooks = 120

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/** Whether an element that a tour points at is on the page. */
export const isThere = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => isShown(element))

function isTyping(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement.matches(typing) && !activeElement.matches(pressed)
}

/** Whether the reader sees the page, does nothing else, and nothing is open over it. */
const isFree = (): boolean =>
  document.visibilityState === 'visible' &&
  !window.matchMedia('print').matches &&
  !isTyping() &&
  !isThere(over)

/**
 * Calls `act` once, as soon as nothing else is open over the page within two minutes. Returns the function that stops
 * waiting.
 */
export function whenFree(canStart: () => boolean, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (left: number): void => {
    if (canStart() && isFree()) act()
    else if (left > 0) timer = setTimeout(() => look(left - 1), pause)
  }
  look(mostLooks)
  return () => clearTimeout(timer)
}
