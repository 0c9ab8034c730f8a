/** Space between a focused element and the banner, in CSS pixels. */
const breath = 16

/** Set on the document before the first paint if the visitor has made no choice: shows the page's banner. */
export const asksAttribute = 'data-asks'

/** Id of that banner. */
export const firstPaintId = 'consent-first-paint'

/** Removes it, because there is a choice, or the interactive banner replaces it. */
export const removeFirstPaint = (): void => document.getElementById(firstPaintId)?.remove()

/** Inserts an element before everything else in the page, first in the tab order. */
export function createContainer(): HTMLElement {
  const place = document.createElement('div')
  document.body.prepend(place)
  return place
}

/**
 * Lets the page scroll past an element at the bottom of the window, and focused controls scroll above it. Returns
 * the function that stops it.
 */
export function reserveSpaceBelow(element: HTMLElement): () => void {
  const { body, documentElement } = document
  const tell = (): void => {
    const covered = Math.max(0, window.innerHeight - element.getBoundingClientRect().top)
    body.style.paddingBlockEnd = `${element.offsetHeight}px`
    documentElement.style.scrollPaddingBlockEnd = `${covered + breath}px`
  }
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  window.addEventListener('resize', tell)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', tell)
    body.style.removeProperty('padding-block-end')
    documentElement.style.removeProperty('scroll-padding-block-end')
  }
}
