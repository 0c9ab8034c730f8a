/** The text that `aria-describedby` of an element points to, in its order. */
export const describedText = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`)
    .join(' ')
