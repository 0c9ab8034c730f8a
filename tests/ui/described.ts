/** The text referenced by `aria-describedby` of an element, in order. */
export const describedText = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`)
    .join(' ')
